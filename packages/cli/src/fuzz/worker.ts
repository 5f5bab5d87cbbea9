import { parentPort, workerData } from 'node:worker_threads';
import { type FuzzedGame, type FuzzFailure, fuzzGame } from './game.ts';
import { FUZZ_TARGETS, type FuzzTarget } from './target.ts';

export interface FuzzJob {
  readonly rules: string;
  readonly seed: string;
  /** Plays the games `first`, `first + step`, … below `end`. */
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

export interface FuzzReport {
  readonly game: number;
  readonly result: FuzzedGame | FuzzFailure;
}

export const gameSeed = (seed: string, game: number): string => `${seed}/${game}`;

if (parentPort !== null) {
  const { rules, seed, first, step, end } = workerData as FuzzJob;
  const target = FUZZ_TARGETS[rules] as FuzzTarget<unknown, unknown>;
  for (let game = first; game < end; game += step) {
    const report: FuzzReport = { game, result: fuzzGame(target, gameSeed(seed, game)) };
    parentPort.postMessage(report);
    if ('problem' in report.result) break;
  }
}
