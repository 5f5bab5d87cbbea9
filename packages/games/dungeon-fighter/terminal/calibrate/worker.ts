import { parentPort, workerData } from 'node:worker_threads';
import { loadJolt } from '@tumblekeep/table';
import { type Measurement, measure } from '../../bots/calibration/index.ts';
import type { Row } from '../../bots/index.ts';

export interface CalibrationJob {
  readonly numbered: readonly { readonly at: number; readonly measurement: Measurement }[];
}

export interface CalibrationReport {
  readonly at: number;
  /** Each by the rule sets of the measurement. */
  readonly rows: readonly (readonly Row[])[];
}

if (parentPort !== null) {
  const engine = await loadJolt();
  for (const { at, measurement } of (workerData as CalibrationJob).numbered)
    parentPort.postMessage({ at, rows: measure(engine, measurement) } satisfies CalibrationReport);
}
