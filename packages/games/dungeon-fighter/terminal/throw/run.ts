/** Many throws of one kind, spread over threads; the result does not depend on how many. */
import { sayPlainly } from '@tumblekeep/kernel';
import {
  type Attempt,
  compose,
  type Die,
  type Engine,
  facesOf,
  finish,
  loadJolt,
  seekAimOf,
  ZONES,
} from '@tumblekeep/table';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import { throwingOf } from './editions.ts';
import type { ThrowJob, ThrowOrder, ThrowReport } from './worker.ts';

export interface ThrowRun extends ThrowOrder {
  readonly count: number;
  readonly workers: number;
}

let engine: Promise<Engine> | undefined;

async function aimOf({ edition, throws, level }: ThrowRun): Promise<Attempt | undefined> {
  const requirements = compose(throwingOf(edition), throws);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  engine ??= loadJolt();
  return finish(seekAimOf(await engine, requirements.value, level));
}

/** Empty when no release is within the limits. */
export async function runThrows(run: ThrowRun): Promise<ThrowReport[]> {
  const { count, workers, ...order } = run;
  const aim = await aimOf(run);
  if (aim === undefined) return [];
  const threads = Math.min(workers, count);
  const jobs = Array.from(
    { length: threads },
    (_, first): ThrowJob => ({ ...order, aim, first, step: threads, end: count }),
  );
  const all: ThrowReport[] = [];
  const bar = progressBar('throws', count);
  try {
    await runWorkers<ThrowJob, ThrowReport[]>(new URL('./worker.ts', import.meta.url), jobs, reports => {
      all.push(...reports);
      bar.increment(reports.length);
    });
  } finally {
    bar.stop();
  }
  return all;
}

export interface ThrowSummary {
  readonly hits: number;
  readonly mean: number;
  readonly bullseyes: number;
  readonly icons: number;
  /** Of the icons against the printed odds; the 5 % limit is 3.84. */
  readonly iconChiSquare: number;
  readonly zones: Readonly<Record<string, number>>;
  readonly unmet: Readonly<Record<string, number>>;
}

export function summarise(reports: readonly ThrowReport[], die: Die): ThrowSummary {
  const share = (test: (report: ThrowReport) => boolean): number =>
    reports.filter(test).length / reports.length;
  const ids = [...new Set(reports.flatMap(({ unmet }) => unmet))].sort();
  const icons = share(({ face }) => face === 'icon');
  const odds = facesOf(die).filter(face => face === 'icon').length / 6;
  return {
    hits: share(({ hit }) => hit),
    mean: reports.reduce((sum, { points }) => sum + points, 0) / reports.length,
    bullseyes: share(({ hit, zone }) => hit && zone === 'bullseye'),
    icons,
    iconChiSquare: (reports.length * (icons - odds) ** 2) / (odds * (1 - odds)),
    zones: Object.fromEntries(ZONES.map(zone => [zone, share(report => report.zone === zone)])),
    unmet: Object.fromEntries(ids.map(id => [id, share(({ unmet }) => unmet.includes(id))])),
  };
}
