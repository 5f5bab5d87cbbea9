import { parentPort, workerData } from 'node:worker_threads';
import { loadJolt } from '@tumblekeep/table';
import { type FuzzResult, fuzzThrow } from '@tumblekeep/table/bench';
import { EDITIONS, throwingOf } from './editions.ts';

export interface ThrowFuzzJob {
  readonly seed: string;
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

const RESULTS_AT_ONCE = 200;

async function fuzzThrows(
  { seed, first, step, end }: ThrowFuzzJob,
  post: (results: FuzzResult[]) => void,
): Promise<void> {
  const engine = await loadJolt();
  const games = EDITIONS.map(throwingOf);
  let results: FuzzResult[] = [];
  for (let number = first; number < end; number += step) {
    results.push(fuzzThrow(engine, games, seed, number));
    if (results.length < RESULTS_AT_ONCE) continue;
    post(results);
    results = [];
  }
  post(results);
}

if (parentPort !== null)
  await fuzzThrows(workerData as ThrowFuzzJob, results => parentPort?.postMessage(results));
