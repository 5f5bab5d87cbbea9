/** Looks at every two or three requirements that the cards of an edition can bring about at once. */

import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import type { Together } from '../../../bots/calibration/index.ts';
import type { PairsJob } from './worker.ts';

export async function runSets({ sets, ...job }: PairsJob, workers: number): Promise<Together[]> {
  const order = new Map(sets.map((set, at) => [`${set.rules} ${set.throws.join(' ')}`, at]));
  const found: Together[] = [];
  const threads = Math.min(workers, sets.length);
  const size = Math.ceil(sets.length / Math.max(1, threads));
  const jobs = Array.from(
    { length: threads },
    (_, i): PairsJob => ({ ...job, sets: sets.slice(i * size, (i + 1) * size) }),
  );
  const bar = progressBar('sets', sets.length);
  try {
    await runWorkers<PairsJob, Together>(new URL('./worker.ts', import.meta.url), jobs, one => {
      found[order.get(`${one.rules} ${one.throws.join(' ')}`) as number] = one;
      bar.increment();
    });
  } finally {
    bar.stop();
  }
  return found;
}
