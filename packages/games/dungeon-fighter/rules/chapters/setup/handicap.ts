/**
 * HANDICAP: an option of our own that makes up for the hands at the table, as stones do in Go (DF2-R-131). Above zero it
 * helps the party, below it hinders. Logs depend on every number here: a change needs a new revision.
 */

export const HANDICAP = { least: -40, most: 10 } as const;

export interface HandicapEffects {
  /** More life of every monster and of the boss; below zero less, as far as one is left. */
  readonly life: number;
  /** More in the chest at the beginning. */
  readonly coins: number;
  readonly dice: number;
}

const STEPS_FOR_A_DIE = 2;

export const isHandicap = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= HANDICAP.least && value <= HANDICAP.most;

export function handicapEffects(handicap: number): HandicapEffects {
  const help = Math.max(0, handicap);
  return { life: 0 - handicap, coins: help, dice: Math.floor(help / STEPS_FOR_A_DIE) };
}

/** What a handicap adds to the life of a monster that would have so much without it. */
export const handicapLife = (handicap: number | undefined, life: number): number =>
  handicap === undefined ? 0 : Math.max(handicapEffects(handicap).life, Math.min(0, 1 - life));
