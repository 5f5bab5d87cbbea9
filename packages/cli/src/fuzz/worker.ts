import { parentPort, workerData } from 'node:worker_threads';
import type { GameFolder } from '@tumblekeep/host';
import { type FuzzedGame, type FuzzFailure, fuzzGame } from './game.ts';

export interface FuzzJob {
  /** Where the game is. */
  readonly url: string;
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
  const { url, rules, seed, first, step, end } = workerData as FuzzJob;
  const { default: folder } = (await import(url)) as { readonly default: GameFolder };
  const target = folder.fuzz(rules);
  for (let game = first; game < end; game += step) {
    const report: FuzzReport = { game, result: fuzzGame(target, gameSeed(seed, game)) };
    parentPort.postMessage(report);
    if ('problem' in report.result) break;
  }
}
