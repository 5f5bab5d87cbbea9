import { parentPort, workerData } from 'node:worker_threads';
import { makeSensiblePlayer, type Player, playGame, randomPlayer, type Skill } from '../../bots/index.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import { makeRecorder, makeTally, type Tally } from './tally.ts';

export const PLAYERS: Readonly<Record<string, (skill: Skill) => Player>> = {
  sensible: skill => makeSensiblePlayer(() => skill),
  random: () => randomPlayer,
};

export interface SimulationJob {
  readonly rules: string;
  readonly options: unknown;
  readonly skill: Skill;
  readonly player: string;
  readonly seed: string;
  /** Plays the games `first`, `first + step`, … below `end`. */
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

export type SimulationReport = { readonly played: number } | { readonly tally: Tally };

const GAMES_A_REPORT = 100;

export function simulateGames(job: SimulationJob, onPlayed: (games: number) => void = () => {}): Tally {
  const game = RULE_SETS[job.rules] as DungeonFighter;
  const player = PLAYERS[job.player]?.(job.skill) as Player;
  const tally = makeTally(game.edition);
  const { sink, onAction, end } = makeRecorder(game.edition, tally);
  for (let i = job.first; i < job.end; i += job.step) {
    end(playGame(game, job.options, `${job.seed}/${i}`, player, job.skill, { sink, onAction }));
    if (tally.games % GAMES_A_REPORT === 0) onPlayed(GAMES_A_REPORT);
  }
  onPlayed(tally.games % GAMES_A_REPORT);
  return tally;
}

if (parentPort !== null) {
  const post = (report: SimulationReport): void => parentPort?.postMessage(report);
  post({ tally: simulateGames(workerData as SimulationJob, played => post({ played })) });
}
