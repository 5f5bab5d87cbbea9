/** What a long run has measured so far, on disk: a run that was stopped goes on where it was. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { writeOut } from '@tumblekeep/terminal-kit/write-out.ts';
import type { Order } from '../../bots/calibration/index.ts';
import type { CalibrationReport } from './worker.ts';

export interface Partial {
  /** By the number of the measurement. */
  readonly known: ReadonlyMap<number, CalibrationReport['rows']>;
  add(report: CalibrationReport): void;
  remove(): void;
}

/** The first line says what is measured; what another order has left behind is thrown away. */
export function openPartial(file: string, order: Order, measurements: number): Partial {
  const header = JSON.stringify({ ...order, measurements });
  const known = readKnown(file, header);
  const lines = [...known].map(([at, rows]) => JSON.stringify({ at, rows } satisfies CalibrationReport));
  writeOut(file, `${[header, ...lines].join('\n')}\n`);
  return {
    known,
    add(report) {
      appendFileSync(file, `${JSON.stringify(report)}\n`);
    },
    remove() {
      rmSync(file, { force: true });
    },
  };
}

function readKnown(file: string, header: string): Map<number, CalibrationReport['rows']> {
  const known = new Map<number, CalibrationReport['rows']>();
  if (!existsSync(file)) return known;
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== header) return known;
  // The last line is empty, or was cut off in the middle.
  for (const line of lines.slice(0, -1)) {
    const { at, rows } = JSON.parse(line) as CalibrationReport;
    known.set(at, rows);
  }
  return known;
}
