/** Measurements spread over threads; the result does not depend on how many. */

import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import type { Measurement } from '../../bots/calibration/index.ts';
import type { Partial } from './partial.ts';
import type { CalibrationJob, CalibrationReport } from './worker.ts';

export async function runMeasurements(
  measurements: readonly Measurement[],
  workers: number,
  what: string,
  partial?: Partial,
  /** What need not be measured, by the number of the measurement. */
  kept: readonly unknown[] = [],
  /** After so many minutes nothing new is begun. */
  minutes?: number,
): Promise<(CalibrationReport['rows'] | undefined)[]> {
  const rows = measurements.map((_, at) => partial?.known.get(at));
  const left = measurements.flatMap((measurement, at) =>
    rows[at] === undefined && kept[at] === undefined ? [{ at, measurement }] : [],
  );
  const threads = Math.min(workers, left.length);
  const jobs = Array.from(
    { length: threads },
    (_, first): CalibrationJob => ({
      numbered: left.filter((_, at) => at % threads === first),
      ...(minutes !== undefined && { minutes }),
    }),
  );
  const bar = progressBar(what, left.length);
  try {
    await runWorkers<CalibrationJob, CalibrationReport>(
      new URL('./worker.ts', import.meta.url),
      jobs,
      report => {
        rows[report.at] = report.rows;
        partial?.add(report);
        bar.increment();
      },
    );
  } finally {
    bar.stop();
  }
  return rows;
}
