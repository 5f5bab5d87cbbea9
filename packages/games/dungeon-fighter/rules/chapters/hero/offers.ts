/** HERO: something to be accepted or declined by the thrower or by the party. */

import type { Action, ActionOf } from '../../action.ts';
import { answered, nameAt, type Play, throwOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { Question } from '../../state.ts';
import { offeringOf } from '../../verbs/abilities.ts';
import { activatedAbility } from '../icon.ts';

type Accept = Extract<Question, { at: 'accept' }>;

/** Nobody where the whole party answers. */
export const offeredTo = (play: Play, { what }: Accept): string | null =>
  offeringOf(activatedAbility(play), what)?.by === 'party' ? null : nameAt(play, throwOf(play).seat);

export function offerOptions(play: Play, question: Accept, out: Action[]): void {
  const hero = offeredTo(play, question);
  out.push({ type: 'answer', hero, yes: true }, { type: 'answer', hero, yes: false });
}

export function answerOffer(play: Play, question: Accept, action: ActionOf<'answer'>) {
  const hero = offeredTo(play, question);
  if (action.hero !== hero)
    return hero === null ? refuse('offer', 'party-is-asked') : refuse('offer', 'hero-is-asked', { hero });
  const ability = activatedAbility(play);
  answered(play);
  offeringOf(ability, question.what)?.answer(play, action.yes, ability?.id as string);
  return undefined;
}
