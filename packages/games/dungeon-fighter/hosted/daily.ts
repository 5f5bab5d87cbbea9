/**
 * The dungeon of a day: the same heroes, cards and trembling hands for everybody, made from its date. The date comes from
 * outside, and nothing else does.
 */
import type { Daily, DayResult } from '@tumblekeep/host';
import type { Event, Outcome, Wishes } from '../rules/index.ts';
import { STEADINESS, type ThrowEvidence } from './evidence.ts';
import { printSquares, squaresOf } from './squares.ts';

export const FORMS = ['short', 'long'] as const;
export type Form = (typeof FORMS)[number];

export const DAILY_RULES = 'second';

/** Ours and marked so in the log: the short one has three rooms, and a little help, because its heroes have bought hardly anything. */
export const DAILY_OPTIONS: Readonly<Record<Form, Wishes>> = {
  short: { heroes: 2, solo: true, beginning: 'short', handicap: 2 },
  long: { heroes: 2, solo: true },
};

/** Whoever knows the date knows the seed: a board of the day says who was good at the first attempt, not who was surprised. */
export const seedOf = (day: string, form: string): string => `daily ${day} ${form}`;

const MOST_THROWS = 999;
const A_POINT = MOST_THROWS + 1;
/** More than any score is below nothing. */
const WON = 1000 * A_POINT;

/** Whoever won is before whoever lost: by points, then by fewer throws; of those who lost, who stood longer. */
function rankOf(won: boolean, score: number, throws: number): number {
  const counted = Math.min(throws, MOST_THROWS);
  return won ? WON + score * A_POINT + MOST_THROWS - counted : counted;
}

function resultOf(outcome: Outcome, events: readonly Event[]): DayResult {
  const squares = squaresOf(events);
  const score = outcome.won ? outcome.score : 0;
  const { won } = outcome;
  return { won, score, marks: printSquares(squares), rank: rankOf(won, score, squares.length) };
}

export const daily: Daily = {
  forms: FORMS,
  seedOf,
  orderOf: form => ({
    rules: DAILY_RULES,
    options: DAILY_OPTIONS[form as Form],
    seating: { dice: 'simulated', seats: {} },
  }),
  // A steady hand is a help like a handicap, and here everybody has the same; how well somebody aims nobody sees.
  isComparable(evidence) {
    const thrown = evidence as ThrowEvidence;
    return thrown.by === 'hand' && thrown.steadiness === STEADINESS.usual;
  },
  resultOf: (outcome, events) => resultOf(outcome as Outcome, events as readonly Event[]),
};
