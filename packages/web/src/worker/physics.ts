/** Physics of the worker, and long searches that let other requests in between. */
import { type Engine, loadJolt } from '@tumblekeep/table';

let engine: Promise<Engine> | undefined;

/** Loaded once, when it is first needed; a load that failed is tried again. */
export function physicsEngine(): Promise<Engine> {
  engine ??= loadJolt().catch(error => {
    engine = undefined;
    throw error;
  });
  return engine;
}

const SLICE = 25;

const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

/** Goes through a search in slices of some milliseconds. */
export async function inSlices<T>(search: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await breathe();
    const until = performance.now() + SLICE;
    do {
      const { done, value } = search.next();
      if (done) return value as T;
    } while (performance.now() < until);
  }
}
