import { parentPort, workerData } from 'node:worker_threads';
import { loadJolt } from '@tumblekeep/table';
import { makeTogether, type Together } from '../../../bots/calibration/index.ts';

export interface PairsJob {
  readonly sets: readonly Pick<Together, 'rules' | 'throws'>[];
  /** Throws of a deadly hand for each set; without them it is only asked whether a release is known. */
  readonly throws: number;
  /** Throws of the solver, at most. */
  readonly most: number;
  readonly seed: string;
}

if (parentPort !== null) {
  const { sets, throws, most, seed } = workerData as PairsJob;
  const engine = await loadJolt();
  const tables = new Map<string, ReturnType<typeof makeTogether>>();
  for (const set of sets) {
    const table = tables.get(set.rules) ?? makeTogether(engine, set.rules, seed);
    tables.set(set.rules, table);
    const hits = throws === 0 ? undefined : table.hitsOf(set.throws, throws);
    const known = (hits ?? 0) > 0 || table.isKnown(set.throws, most);
    parentPort.postMessage({ ...set, known, ...(hits !== undefined && { hits }) } satisfies Together);
  }
}
