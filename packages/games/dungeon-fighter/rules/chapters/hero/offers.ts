/** HERO: something to be accepted or declined by the thrower or by the party. */

import type { Action, ActionOf } from '../../action.ts';
import { answered, nameAt, type Play, throwOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { Offer, Question } from '../../state.ts';
import { multiply } from './damage.ts';
import { silence } from './markers.ts';
import { throwSecond } from './throwing-again.ts';

type Accept = Extract<Question, { at: 'accept' }>;

const CONSEQUENCES: Readonly<Record<Offer, (play: Play, yes: boolean) => void>> = {
  multiply,
  'second-throw': throwSecond,
  silence,
};

/** Coins are the party's, everything else is the thrower's (DF1-R-47). */
export const offeredTo = (play: Play, question: Accept): string | null =>
  question.what === 'silence' ? null : nameAt(play, throwOf(play).seat);

export function offerOptions(play: Play, question: Accept, out: Action[]): void {
  const hero = offeredTo(play, question);
  out.push({ type: 'answer', hero, yes: true }, { type: 'answer', hero, yes: false });
}

export function answerOffer(play: Play, question: Accept, action: ActionOf<'answer'>) {
  const hero = offeredTo(play, question);
  if (action.hero !== hero)
    return hero === null ? refuse('offer', 'party-is-asked') : refuse('offer', 'hero-is-asked', { hero });
  answered(play);
  CONSEQUENCES[question.what](play, action.yes);
  return undefined;
}
