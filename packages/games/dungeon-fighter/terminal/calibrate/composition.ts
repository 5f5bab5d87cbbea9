/** How far sets that the model puts together are from really throwing them. */

import { type Measurement, scoresOf } from '../../bots/calibration/index.ts';
import { type MeasuredTable, makeSkillModel, type Row } from '../../bots/index.ts';

export interface CompositionError {
  readonly sets: number;
  /** In points of 100 throws: of each set, and on average. */
  readonly hitsOff: number;
  readonly hitsBias: number;
  /** What `hitsOff` would be by chance alone. */
  readonly byChance: number;
  /** Of the mean value of a throw. */
  readonly meanOff: number;
  readonly meanBias: number;
}

/** Measurements of one rule set and one row each. */
export function compositionError(
  table: MeasuredTable,
  measurements: readonly Measurement[],
  rows: readonly Row[],
): CompositionError {
  const sums = { hitsOff: 0, hitsBias: 0, byChance: 0, meanOff: 0, meanBias: 0 };
  for (const [i, { rules, throws, aim }] of measurements.entries()) {
    const real = scoresOf(rows[i] as Row);
    const model = makeSkillModel(table, rules[0] as string);
    const { hit, mean } = model.distribution(aim, throws);
    sums.hitsOff += 100 * Math.abs(hit - real.hits);
    sums.hitsBias += 100 * (hit - real.hits);
    sums.meanOff += Math.abs(mean - real.mean);
    sums.meanBias += mean - real.mean;
    // A normal variable is √(2/π) of its standard deviation away from its centre on average.
    if (real.throws > 0) sums.byChance += 79.8 * Math.sqrt((real.hits * (1 - real.hits)) / real.throws);
  }
  const each = (sum: number): number => sum / measurements.length;
  return {
    sets: measurements.length,
    hitsOff: each(sums.hitsOff),
    hitsBias: each(sums.hitsBias),
    byChance: each(sums.byChance),
    meanOff: each(sums.meanOff),
    meanBias: each(sums.meanBias),
  };
}

export const printError = (title: string, error: CompositionError): string =>
  `  ${title}, ${error.sets} measurements: hits off by ${error.hitsOff.toFixed(1)} points ` +
  `(${error.byChance.toFixed(1)} by chance), ${signed(error.hitsBias, 1)} on average; ` +
  `mean value off by ${error.meanOff.toFixed(2)}, ${signed(error.meanBias, 2)} on average`;

const signed = (value: number, digits: number): string => `${value < 0 ? '' : '+'}${value.toFixed(digits)}`;
