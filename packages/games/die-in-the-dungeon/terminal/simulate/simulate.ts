/** `simulate --game die-in-the-dungeon` */

import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { csvOf, sorted } from '@tumblekeep/terminal-kit/tables.ts';
import { runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import { CONTENT } from '../../rules/index.ts';
import { printDice, readCreatures, readDice, readMaps } from '../names.ts';
import { printCrawls, summariseCrawls } from './summary.ts';
import { addCrawlTally, type CrawlTally, makeCrawlTally } from './tally.ts';
import { CRAWLERS, type CrawlJob, type CrawlReport, gamesOf } from './worker.ts';

export interface CrawlOptions {
  readonly map: string;
  readonly creature: string;
  readonly dice?: string;
  readonly player?: string;
  readonly playouts: number;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly csv?: true;
}

const DEFAULT_PLAYER = 'quick';

async function runGames(job: Omit<CrawlJob, 'first' | 'step'>, workers: number): Promise<CrawlTally> {
  const total = gamesOf(job);
  const threads = Math.min(workers, total);
  const jobs = Array.from({ length: threads }, (_, first): CrawlJob => ({ ...job, first, step: threads }));
  const tally = makeCrawlTally();
  const bar = progressBar('games', total);
  try {
    await runWorkers<CrawlJob, CrawlReport>(new URL('./worker.ts', import.meta.url), jobs, report => {
      if ('tally' in report) addCrawlTally(tally, report.tally);
      else bar.increment(report.played);
    });
  } finally {
    bar.stop();
  }
  return tally;
}

/** What was counted, as text. */
export async function simulateCrawl(options: CrawlOptions): Promise<string> {
  const { player = DEFAULT_PLAYER, playouts, seed, games } = options;
  if (!(player in CRAWLERS))
    throw new UsageError(`there is no player "${player}"; choose ${Object.keys(CRAWLERS).join(', ')}`);
  if (playouts === 0) throw new UsageError('--playouts must be at least 1');
  const maps = readMaps(CONTENT, options.map);
  const creatures = readCreatures(CONTENT, options.creature);
  const dice = options.dice === undefined ? undefined : readDice(options.dice);
  const tally = await runGames({ maps, creatures, dice, games, player, playouts, seed }, options.workers);
  const ordered = sorted(tally) as CrawlTally;
  const summary = summariseCrawls(CONTENT, {
    ...ordered,
    maps: pickIn(maps, ordered.maps),
    creatures: pickIn(creatures, ordered.creatures),
  });
  if (options.csv) return csvOf(summary);
  if (options.json) {
    const { wins, perGame } = summary;
    const run = { maps, creatures, dice: dice && printDice(dice), games, player, playouts, seed };
    return `${JSON.stringify({ run, wins, perGame, tally: ordered }, null, 2)}\n`;
  }
  const who = player === 'search' ? `search with ${playouts} playouts` : player;
  const how = dice === undefined ? 'all 24 assignments in turn' : `dice ${printDice(dice)}`;
  return printCrawls(
    `${maps.join(', ')}: ${creatures.join(', ')}; ${how}; ${who} players; ${games} games for each map and creature, seed ${seed}`,
    summary,
  );
}

/** In the order in which they were asked for. */
const pickIn = <T>(keys: readonly string[], table: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(keys.flatMap(key => (table[key] === undefined ? [] : [[key, table[key]]])));
