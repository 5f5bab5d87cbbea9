/** Offers: something to be accepted or declined by the thrower or by the party. */
import { refuse } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { answered, nameAt, type Play, throwOf } from '../play.ts';
import type { Offer, Question } from '../state.ts';
import { multiply, throwSecond } from './hit.ts';
import { silence } from './markers.ts';

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
  if (action.hero !== hero) return refuse('offer', `${hero ?? 'the party'} is asked`);
  answered(play);
  CONSEQUENCES[question.what](play, action.yes);
  return undefined;
}
