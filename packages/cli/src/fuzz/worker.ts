import { parentPort, workerData } from 'node:worker_threads';
import { type FuzzedGame, type FuzzFailure, fuzzGame } from './game.ts';
import { fuzzTarget } from './targets.ts';

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

const gameSeed = (seed: string, game: number): string => `${seed}/${game}`;

if (parentPort !== null) {
  const { rules, seed, first, step, end } = workerData as FuzzJob;
  const target = fuzzTarget(rules);
  for (let game = first; game < end; game += step) {
    const report: FuzzReport = { game, result: fuzzGame(target, gameSeed(seed, game)) };
    parentPort.postMessage(report);
    if ('problem' in report.result) break;
  }
}
