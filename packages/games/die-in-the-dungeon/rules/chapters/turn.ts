/** TURN: Power Up, Rest, Move, Tile Effects, Encounter, Combat. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { MOST_REST, MOVE_COST } from '../constants.ts';
import { answered, ask, call, me, type Play, restart } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { CreatureState } from '../state.ts';
import { ABILITY, TIME } from '../vocabulary.ts';
import { endBoons } from './ability/boons.ts';
import { abilityOptions, mayUseAny, refuseUse, useAbility } from './ability/using.ts';
import { lose } from './lose.ts';
import { gain, losePoints, regain, regainable, valueAt } from './stat.ts';
import { hasToken } from './token.ts';

export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn++;
  play.sink?.({ type: 'turn', turn: state.turn, creature: me(play).creature });
}

/** DIE-TURN-02: the window before Power Up is left out when nothing could be used in it. */
export function askPowerUp(play: Play): void {
  if (mayUseAny(play, 'turn')) ask(play, { at: 'power-up' });
}

const POWER_UP: Action = { type: 'power-up' };

export function powerUpOptions(play: Play, out: Action[]): void {
  abilityOptions(play, 'turn', out);
  out.push(POWER_UP);
}

export function endWindow(play: Play): undefined {
  answered(play);
}

/** DIE-TURN-03 */
export function powerUp(play: Play): void {
  gain(play, ABILITY, 1, 'power-up');
}

export function useInTurn(play: Play, action: ActionOf<'use'>): Refusal | undefined {
  const refusal = refuseUse(play, action.ability, 'turn');
  if (refusal) return refusal;
  useAbility(play, action);
  return undefined;
}

// ---- rest -----------------------------------------------------------------------------------------------

/** DIE-TURN-06 to 08 */
const mostRest = (creature: CreatureState): number =>
  Math.max(0, Math.min(regainable(creature, MOST_REST), valueAt(creature, TIME) - MOVE_COST));

export function askRest(play: Play): void {
  ask(play, { at: 'rest' });
}

const RESTS: readonly ActionOf<'rest'>[] = Array.from({ length: MOST_REST + 1 }, (_, points) => ({
  type: 'rest',
  points,
}));

export function restOptions(play: Play, out: Action[]): void {
  abilityOptions(play, 'turn', out);
  const most = mostRest(me(play));
  for (let points = 0; points <= most; points++) out.push(RESTS[points] as Action);
}

export function rest(play: Play, { points }: ActionOf<'rest'>): Refusal | undefined {
  const most = mostRest(me(play));
  if (points < 0 || points > most) return refuse('rest', 'rest-at-most', { most });
  answered(play);
  losePoints(play, TIME, points, 'rest');
  regain(play, points, 'rest');
  return undefined;
}

// ---- the tile, and the end of the turn ------------------------------------------------------------------

export function resolveTile(play: Play): void {
  call(play, 'tile');
}

/** DIE-TURN-16 */
export function endEffects(play: Play): void {
  endBoons(play, 'turn');
}

/** DIE-TURN-15: a saved Time token is the only thing that still helps. */
export function askLastChance(play: Play): void {
  const creature = me(play);
  if (valueAt(creature, TIME) === 0 && hasToken(creature, TIME)) ask(play, { at: 'last-chance' });
}

const END_TURN: Action = { type: 'end-turn' };

export function lastChanceOptions(out: Action[]): void {
  out.push(END_TURN);
}

/** DIE-LOSE-02 */
export function checkTime(play: Play): void {
  if (valueAt(me(play), TIME) === 0) lose(play, 'time');
}

/** DIE-TURN-18 */
export function passTurn(play: Play): void {
  const { state } = play;
  state.active = (state.active + 1) % state.creatures.length;
  restart(play);
}
