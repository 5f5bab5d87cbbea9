/** Whether two rows can be of the same thrower. */
import { VALUES } from '../skill/model.ts';
import { TARGETS } from '../skill/rows.ts';
import type { Row } from '../skill/table.ts';

export interface Scores {
  readonly throws: number;
  /** Share of all throws. */
  readonly hits: number;
  /** Mean value of all throws, and its variance. */
  readonly mean: number;
  readonly variance: number;
}

export function scoresOf(row: Row): Scores {
  const throws = row.reduce((sum, count) => sum + count, 0);
  if (throws === 0) return { throws, hits: 0, mean: 0, variance: 0 };
  let hits = 0;
  let points = 0;
  let squares = 0;
  for (let at = 0; at < TARGETS.length; at++) {
    const count = row[at] as number;
    const value = VALUES[at] as number;
    hits += count;
    points += count * value;
    squares += count * value * value;
  }
  const mean = points / throws;
  return { throws, hits: hits / throws, mean, variance: squares / throws - mean * mean };
}

/** How many standard errors apart hits and mean values are. */
export interface Distance {
  readonly hits: number;
  readonly mean: number;
}

export function distanceOf(recorded: Row, thrown: Row): Distance {
  const [a, b] = [scoresOf(recorded), scoresOf(thrown)];
  if (a.throws === 0 || b.throws === 0) {
    const apart = a.throws === b.throws ? 0 : Number.POSITIVE_INFINITY;
    return { hits: apart, mean: apart };
  }
  const share = (a.hits * a.throws + b.hits * b.throws + 1) / (a.throws + b.throws + 2);
  const ofHits = share * (1 - share) * (1 / a.throws + 1 / b.throws);
  // A few throws may all be worth the same; the many of the table know better how they scatter.
  const ofMean = Math.max(a.variance, b.variance, 1 / a.throws) * (1 / a.throws + 1 / b.throws);
  return { hits: (b.hits - a.hits) / Math.sqrt(ofHits), mean: (b.mean - a.mean) / Math.sqrt(ofMean) };
}

/** Standard errors that are no accident any more, even among a few hundred comparisons. */
const MOST_APART = 4.5;

export const isNear = ({ hits, mean }: Distance): boolean =>
  Math.abs(hits) < MOST_APART && Math.abs(mean) < MOST_APART;
