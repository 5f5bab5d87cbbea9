/** TRAP: a Stat Check, with the window for abilities that speak of traps. */
import type { Action } from '../action.ts';
import { answered, ask, carryOut, me, type Play, rollOf, tileHere } from '../play.ts';
import { indexOf } from '../vocabulary.ts';
import { abilityOptions, mayUseAny } from './ability/using.ts';
import { isFailing, makeRoll } from './dice.ts';
import { tokenPoints } from './stat.ts';

/** DIE-TRAP-08: before the roll, for abilities and for a token of the stat, whose die may become larger (DIE-R-38). */
export function askTrap(play: Play): void {
  if (mayUseAny(play, 'trap') || tokenPoints(me(play), indexOf(rollOf(play).stat)) > 0)
    ask(play, { at: 'trap' });
}

const ROLL: Action = { type: 'roll' };

export function trapOptions(play: Play, out: Action[]): void {
  abilityOptions(play, 'trap', out);
  out.push(ROLL);
}

export function rollWithoutAbility(play: Play): undefined {
  answered(play);
}

/** DIE-TRAP-09: a check that counts as passed is not rolled. */
export function rollCheck(play: Play): void {
  if (!rollOf(play).passed) makeRoll(play);
}

/** DIE-TRAP-10, DIE-TRAP-11 */
export function settleCheck(play: Play): void {
  const roll = rollOf(play);
  const passed = !isFailing(play, roll);
  play.state.roll = null;
  play.sink?.({ type: 'checked', passed, total: roll.total, target: roll.target });
  carryOut(play, `${roll.list}/${passed ? 'pass' : 'fail'}`, tileHere(play).id);
}
