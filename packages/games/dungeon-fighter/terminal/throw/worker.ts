import { parentPort, workerData } from 'node:worker_threads';
import { sayPlainly } from '@tumblekeep/kernel';
import {
  type Attempt,
  compose,
  type Die,
  type Level,
  loadJolt,
  releaseFrom,
  throwChecked,
  type Zone,
} from '@tumblekeep/table';
import { throwingOf } from './editions.ts';

export interface ThrowOrder {
  /** The rule set whose readings hold. */
  readonly edition: string;
  readonly throws: readonly string[];
  readonly level: Level;
  readonly die: Die;
  readonly seed: string;
}

export interface ThrowJob extends ThrowOrder {
  readonly aim: Attempt;
  /** Throws number `first`, `first + step`, … below `end`. */
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

export interface ThrowReport {
  readonly zone: Zone;
  readonly face: string;
  readonly points: number;
  readonly hit: boolean;
  readonly x: number;
  readonly z: number;
  /** Ids of what was not fulfilled. */
  readonly unmet: readonly string[];
}

const REPORTS_AT_ONCE = 100;

export async function runThrows(job: ThrowJob, post: (reports: ThrowReport[]) => void): Promise<void> {
  const requirements = compose(throwingOf(job.edition), job.throws);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const engine = await loadJolt();
  let reports: ThrowReport[] = [];
  for (let i = job.first; i < job.end; i += job.step) {
    const release = releaseFrom(job.aim, requirements.value, job.level, job.die, `${job.seed}/${i}`);
    const { verdict } = throwChecked(engine, requirements.value, job.aim.scene, release);
    const { zone, face, points, hit, at, requirements: findings } = verdict;
    const unmet = findings.filter(finding => !finding.met).map(({ id }) => id);
    reports.push({ zone, face, points, hit, x: at[0], z: at[2], unmet });
    if (reports.length < REPORTS_AT_ONCE) continue;
    post(reports);
    reports = [];
  }
  post(reports);
}

if (parentPort !== null) await runThrows(workerData as ThrowJob, reports => parentPort?.postMessage(reports));
