import { parentPort, workerData } from 'node:worker_threads';
import { loadJolt } from '@tumblekeep/table';
import { type Measurement, measure } from '../../bots/calibration/index.ts';
import type { Row } from '../../bots/index.ts';

export interface CalibrationJob {
  readonly numbered: readonly { readonly at: number; readonly measurement: Measurement }[];
  /** After so many nothing new is begun. */
  readonly minutes?: number;
}

export interface CalibrationReport {
  readonly at: number;
  /** Each by the rule sets of the measurement. */
  readonly rows: readonly (readonly Row[])[];
}

if (parentPort !== null) {
  const engine = await loadJolt();
  const { numbered, minutes = Number.POSITIVE_INFINITY } = workerData as CalibrationJob;
  const until = performance.now() + 60_000 * minutes;
  for (const { at, measurement } of numbered) {
    if (performance.now() > until) break;
    parentPort.postMessage({ at, rows: measure(engine, measurement) } satisfies CalibrationReport);
  }
}
