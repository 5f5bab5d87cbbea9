/** Games of Dungeon Fighter by bots, many at once. */

import { choice } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { csvOf, sorted } from '@tumblekeep/terminal-kit/tables.ts';
import { runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import type { Skill } from '../../bots/index.ts';
import { sayAtTable } from '../../hosted/sentences.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import { parseParty } from '../table.ts';
import { type FightSummary, printSummary, summarise } from './summary.ts';
import { addTally, makeTally, type Tally } from './tally.ts';
import { PLAYERS, type SimulationJob, type SimulationReport } from './worker.ts';

export interface FightOptions {
  readonly rules: string;
  readonly heroes: string;
  readonly party?: string;
  readonly difficulty: string;
  readonly beginning?: string;
  readonly handicap?: number;
  readonly skill: Skill;
  readonly player?: string;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: boolean;
  readonly csv?: boolean;
}

interface Decided extends FightOptions {
  readonly player: string;
}

export async function simulateFight(all: FightOptions): Promise<string> {
  const options: Decided = { ...all, player: all.player ?? 'sensible' };
  choice('player', Object.keys(PLAYERS))(options.player);
  const game = RULE_SETS[options.rules] as DungeonFighter;
  const setup = {
    heroes: parseParty(game, options.party ?? options.heroes),
    difficulty: options.difficulty,
    ...(options.beginning !== undefined && { beginning: options.beginning }),
    ...(options.handicap !== undefined && { handicap: options.handicap }),
  };
  const made = game.setup(setup, options.seed);
  if (!made.ok) throw new UsageError(sayAtTable(game.edition)(made.error));

  const tally = await runGames(game, options, setup);
  return render(options, setup, tally, summarise(game.edition, tally));
}

async function runGames(game: DungeonFighter, options: Decided, setup: unknown): Promise<Tally> {
  const { rules, skill, player, seed, games } = options;
  const threads = Math.min(options.workers, games);
  const jobs = Array.from(
    { length: threads },
    (_, first): SimulationJob => ({
      rules,
      options: setup,
      skill,
      player,
      seed,
      first,
      step: threads,
      end: games,
    }),
  );
  const tally = makeTally(game.edition);
  const bar = progressBar('games', games);
  try {
    await runWorkers<SimulationJob, SimulationReport>(
      new URL('./worker.ts', import.meta.url),
      jobs,
      report => {
        if ('tally' in report) addTally(tally, report.tally);
        else bar.increment(report.played);
      },
    );
  } finally {
    bar.stop();
  }
  return tally;
}

const partyTitle = (party: string): string => (/^\d+$/.test(party) ? `${party} heroes` : party);

function render(options: Decided, setup: unknown, tally: Tally, summary: FightSummary): string {
  const { rules, skill, player, seed, games } = options;
  if (options.csv) return csvOf(summary);
  if (options.json) {
    const { wins, perGame } = summary;
    const run = { rules, ...(setup as object), skill, player, seed, games };
    return `${JSON.stringify({ run, wins, perGame, tally: sorted(tally) }, null, 2)}\n`;
  }
  const party = partyTitle(options.party ?? options.heroes);
  const ours = [
    ...(options.beginning === undefined ? [] : [`a ${options.beginning} beginning`]),
    ...(options.handicap === undefined ? [] : [`a handicap of ${options.handicap}`]),
  ];
  const difficulty = [options.difficulty, ...(ours.length === 0 ? [] : ['with', ours.join(' and ')])].join(
    ' ',
  );
  const title = `${rules}, ${party}, ${difficulty}, ${skill} throwers, ${player} players, ${games} games, seed ${seed}`;
  return printSummary(title, summary);
}
