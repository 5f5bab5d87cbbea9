/** The worker's parts of all games, found by their folders. */
import type { WorkerPart } from '@tumblekeep/page-kit/worker/part.ts';

const FOUND = import.meta.glob<{ readonly default: WorkerPart }>('../../games/*/page/worker.ts', {
  eager: true,
});

export const WORKER_PARTS: readonly WorkerPart[] = Object.values(FOUND).map(module => module.default);
