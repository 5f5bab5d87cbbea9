/** Whether the table still says what the physics does. */

import {
  type Distance,
  distanceOf,
  drawAgain,
  isNear,
  type Measurement,
  recordedRows,
  scoresOf,
} from '../../bots/calibration/index.ts';
import type { MeasuredTable, Row } from '../../bots/index.ts';
import { EDITIONS } from './calibrate.ts';
import { runMeasurements } from './run.ts';

export interface TableCheck {
  readonly table: MeasuredTable;
  /** Of the physics here. */
  readonly revision: string;
  readonly entries: number;
  readonly throws: number;
  readonly seed: string;
  readonly workers: number;
}

export async function checkTable(
  { table, revision, entries, throws, seed, workers }: TableCheck,
  print: (line: string) => void,
): Promise<boolean> {
  const isSame = revision === table.revision;
  print(`physics measured: ${table.revision}`);
  print(`physics here:     ${revision}${isSame ? '' : ' (another one: the table must be measured anew)'}`);
  const measurements = drawAgain(EDITIONS, table, entries, throws, seed);
  const thrown = await runMeasurements(measurements, workers, 'entries');
  let isFine = isSame;
  const sums = { hits: 0, mean: 0 };
  for (const [at, measurement] of measurements.entries()) {
    const recorded = recordedRows(table, measurement)[0] as Row;
    const row = thrown[at]?.[0]?.[0] as Row;
    const apart = distanceOf(recorded, row);
    sums.hits += apart.hits;
    sums.mean += apart.mean;
    isFine &&= isNear(apart);
    print(`${isNear(apart) ? 'agrees   ' : 'DISAGREES'} ${describe(measurement, recorded, row, apart)}`);
  }
  const root = Math.sqrt(measurements.length);
  const together: Distance = { hits: sums.hits / root, mean: sums.mean / root };
  isFine &&= isNear(together);
  print(
    `all together: hits ${signed(together.hits)}, mean value ${signed(together.mean)} standard errors apart`,
  );
  print(isFine ? 'the table agrees with the physics' : 'the table does not agree with the physics');
  return isFine;
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(1)}`;

function describe(
  { rules, throws, rows: [row] }: Measurement,
  recorded: Row,
  thrown: Row,
  apart: Distance,
): string {
  const [was, is] = [scoresOf(recorded), scoresOf(thrown)];
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const name = `${throws.join(' + ') || 'plain'}, noise ${row?.noise.toFixed(2)} (${rules.join(', ')})`;
  const hits = `hits ${percent(was.hits)}, now ${percent(is.hits)} (${signed(apart.hits)})`;
  return `${name}: ${hits}, mean ${was.mean.toFixed(2)}, now ${is.mean.toFixed(2)} (${signed(apart.mean)})`;
}
