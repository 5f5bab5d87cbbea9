import { parentPort, workerData } from 'node:worker_threads';
import {
  type Attempt,
  type Board,
  compose,
  type Die,
  type EditionId,
  type Level,
  loadJolt,
  releaseFrom,
  throwChecked,
  type Zone,
} from '@tumblekeep/table';

export interface ThrowOrder {
  readonly edition: EditionId;
  readonly board: Board;
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
  const requirements = compose(job.edition, job.throws, { board: job.board });
  if (!requirements.ok) throw new Error(requirements.error.message);
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
