/** The life that an ordinary fight costs, worked out from the last point of the monster's life upwards. */
import { WEIGHTS } from './weights.ts';

export const MOST_LIFE = 48;

/** The throws before the party must pay to have its dice back, and what they bring. */
export interface Ladder {
  /** Of each amount of damage; index 0 is none. */
  readonly chances: Float64Array;
  readonly perThrow: number;
  /** What having the dice back costs the whole party. */
  readonly retrieval: number;
  /** Coloured dice that can be thrown at this foe, and those that cannot. */
  readonly coloured: number;
  readonly immune: number;
  /** Bonus dice that must be thrown before the party may pay. */
  readonly forcedDice: number;
  /** A bonus die may be thrown in place of paying. */
  readonly mayThrowBonusDie: boolean;
  /** What a coloured die left over at the end is worth. */
  readonly unusedDie: number;
}

/**
 * By life and throws left. On the lowest step the party either pays to have its dice back or, if it may, throws
 * a bonus die. A throw that changes nothing leads back to the same life, which is solved for.
 */
export function pricesOf(ladder: Ladder): Float64Array {
  const { chances, perThrow, coloured, forcedDice, unusedDie } = ladder;
  const steps = coloured + forcedDice;
  const stride = steps + 1;
  const price = new Float64Array((MOST_LIFE + 1) * stride);
  const nothing = Math.min(0.99, chances[0] as number);
  const paid = forcedDice > 0 || unusedDie > 0 ? pricesOf(onceDefeated(ladder)) : undefined;
  const sums = new Float64Array(steps);
  for (let life = 1; life <= MOST_LIFE; life++) {
    for (let step = 0; step < steps; step++) {
      let sum = perThrow;
      const leftOver = -unusedDie * (Math.max(0, step - forcedDice) + ladder.immune);
      for (let damage = 1; damage < chances.length; damage++)
        sum +=
          (chances[damage] as number) *
          (life > damage ? (price[(life - damage) * stride + step] as number) : leftOver);
      sums[step] = sum;
    }
    const at = life * stride;
    price[at] = lowestStep(ladder, sums, nothing, paid?.[life * (coloured + 1) + coloured]);
    for (let step = 1; step <= steps; step++)
      price[at + step] =
        (sums[step - 1] as number) +
        nothing * (price[at + step - 1] as number) +
        (step <= forcedDice ? WEIGHTS.forcedDie : 0);
  }
  return price;
}

/** With all bonus dice thrown and nothing to gain from dice left over. */
const onceDefeated = (ladder: Ladder): Ladder => ({ ...ladder, forcedDice: 0, unusedDie: 0 });

function lowestStep(ladder: Ladder, sums: Float64Array, nothing: number, paid: number | undefined): number {
  const toSpendDie = ladder.mayThrowBonusDie
    ? (WEIGHTS.bonusDie + (sums[0] as number)) / (1 - nothing)
    : Number.POSITIVE_INFINITY;
  if (paid !== undefined) return Math.min(ladder.retrieval + paid, toSpendDie);
  let toRetrieve = ladder.retrieval;
  let power = 1;
  for (let step = ladder.coloured - 1; step >= 0; step--) {
    toRetrieve += power * (sums[step] as number);
    power *= nothing;
  }
  return Math.min(toRetrieve / (1 - power), toSpendDie);
}
