/** HERO: the same die once more, instead of its result or after it. */

import type { ActionOf } from '../../action.ts';
import type { Ability } from '../../cards.ts';
import { ask, combatOf, dropFrames, nameAt, type Play, seatOf, throwOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import { abilitySays, throwsAgain } from '../../verbs/abilities.ts';
import type { AbilityId } from '../../vocabulary.ts';
import { openWindow, type WindowQuestion } from '../../windows.ts';
import { activatedAbility } from '../icon.ts';

/** H4 and M2. */
export const offerRethrow = (play: Play): void => openWindow(play, 're-throw');

export function mayRethrow(play: Play, seat: number): boolean {
  if (seat !== throwOf(play).seat) return false;
  const ability = activatedAbility(play);
  return ability !== undefined && throwsAgain(ability);
}

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
  combatOf(play).usedThisTurn.some(id => {
    const ability = play.edition.ability.get(id);
    return ability !== undefined && disarms(ability);
  });

const disarms = (ability: Ability): boolean =>
  abilitySays(ability).some(({ verb, value }) => verb.does.disarms?.(value) === true);

export function throwSecond(play: Play, weapons: boolean, why: AbilityId): void {
  if (play.edition.ability.get(why)?.limit === 'turn') combatOf(play).usedThisTurn.push(why);
  play.sink?.({ type: 'second-throw', hero: nameAt(play, throwOf(play).seat), why });
  dropFrames(play);
  ask(play, { at: 'again', weapons });
}
