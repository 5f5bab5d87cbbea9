import { parentPort, workerData } from 'node:worker_threads';
import {
  type CrawlPlayer,
  makeSearchCrawler,
  playCrawl,
  quickCrawler,
  randomCrawler,
} from '../../bots/index.ts';
import { type Dice, type DieInTheDungeon, RULE_SETS, RULES_ID } from '../../rules/index.ts';
import { ASSIGNMENTS, playersFor } from '../names.ts';
import { type CrawlTally, makeCrawlRecorder, makeCrawlTally } from './tally.ts';

export const CRAWLERS: Readonly<Record<string, (playouts: number) => CrawlPlayer>> = {
  search: playouts => makeSearchCrawler({ playouts, turns: 1 }),
  quick: () => quickCrawler,
  random: () => randomCrawler,
};

export interface CrawlJob {
  readonly maps: readonly string[];
  readonly creatures: readonly string[];
  /** The same in every game; otherwise all 24 in turn. */
  readonly dice: Dice | undefined;
  /** For each map and creature. */
  readonly games: number;
  readonly player: string;
  readonly playouts: number;
  readonly seed: string;
  /** Plays the games `first`, `first + step`, … of all. */
  readonly first: number;
  readonly step: number;
}

export type CrawlReport = { readonly played: number } | { readonly tally: CrawlTally };

export const gamesOf = ({ maps, creatures, games }: Pick<CrawlJob, 'maps' | 'creatures' | 'games'>): number =>
  maps.length * creatures.length * games;

export function simulateCrawls(job: CrawlJob, onPlayed: (games: number) => void = () => {}): CrawlTally {
  const { maps, creatures, games, seed } = job;
  const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
  const player = CRAWLERS[job.player]?.(job.playouts) as CrawlPlayer;
  const tally = makeCrawlTally();
  const { sink, end } = makeCrawlRecorder(game.content, tally);
  for (let i = job.first; i < gamesOf(job); i += job.step) {
    const number = i % games;
    const pair = Math.floor(i / games);
    const creature = creatures[pair % creatures.length] as string;
    const map = maps[Math.floor(pair / creatures.length)] as string;
    const dice = job.dice ?? (ASSIGNMENTS[number % ASSIGNMENTS.length] as Dice);
    const players = playersFor(game.content, map, creature, dice);
    const name = `${seed}/${map}/${creature}/${number}`;
    end(map, creature, dice, playCrawl(game, { map, players }, name, player, { sink }));
    onPlayed(1);
  }
  return tally;
}

if (parentPort !== null) {
  const post = (report: CrawlReport): void => parentPort?.postMessage(report);
  post({ tally: simulateCrawls(workerData as CrawlJob, played => post({ played })) });
}
