/** HERO: the same die once more, instead of its result or after it. */

import type { ActionOf } from '../../action.ts';
import { ask, combatOf, dropFrames, nameAt, type Play, seatOf, throwOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import { openWindow, type WindowQuestion } from '../../windows.ts';
import { endTurn } from '../combat.ts';
import { activatedAbility } from '../icon.ts';

/** H4 and M2. */
export const offerRethrow = (play: Play): void => openWindow(play, 're-throw');

export const mayRethrow = (play: Play, seat: number): boolean =>
  seat === throwOf(play).seat && activatedAbility(play)?.rethrow === true;

export function rethrow(play: Play, question: WindowQuestion, action: ActionOf<'re-throw'>) {
  const seat = seatOf(play.state, action.hero);
  if (question.kind !== 're-throw' || seat !== question.seat || !mayRethrow(play, seat)) {
    return refuse('re-throw', 'no-re-throw', { hero: action.hero });
  }
  throwOver(play, action.hero, activatedAbility(play)?.id as string);
  return undefined;
}

/** The result is forgotten and the same die thrown again, weapons chosen anew (DF2-HERO-10, DF2-R-32). */
export function throwOver(play: Play, by: string, why: string): void {
  const { seat } = throwOf(play);
  const weapons = !isSecondSwing(play);
  play.sink?.({ type: 're-thrown', hero: nameAt(play, seat), by, why });
  dropFrames(play);
  ask(play, { at: 'again', weapons });
}

/** The second throw of a turn may forbid weapons, and so do its re-throws (DF2-HERO-21). */
const isSecondSwing = (play: Play): boolean =>
  combatOf(play).usedThisTurn.some(id => play.edition.ability.get(id)?.secondThrow?.weapons === false);

export function throwSecond(play: Play, yes: boolean): void {
  const ability = activatedAbility(play);
  if (!yes || ability?.secondThrow === undefined) {
    endTurn(play);
    return;
  }
  if (ability.limit === 'turn') combatOf(play).usedThisTurn.push(ability.id);
  play.sink?.({ type: 'second-throw', hero: nameAt(play, throwOf(play).seat), why: ability.id });
  dropFrames(play);
  ask(play, { at: 'again', weapons: ability.secondThrow.weapons });
}
