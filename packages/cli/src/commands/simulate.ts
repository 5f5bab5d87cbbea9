import { writeFileSync } from 'node:fs';
import { SKILLS, type Skill } from '@tumblekeep/bots';
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { closest } from '@tumblekeep/kernel';
import { Command } from 'commander';
import { choice, count } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { progressBar } from '../progress.ts';
import { csvOf, printSummary, type Summary, summarise } from '../simulate/summary.ts';
import { addTally, makeTally, type Tally } from '../simulate/tally.ts';
import { PLAYERS, type SimulationJob, type SimulationReport } from '../simulate/worker.ts';
import { CORES, runWorkers } from '../workers.ts';

interface SimulateOptions {
  readonly rules: string;
  readonly heroes: number;
  readonly party?: string;
  readonly difficulty: string;
  readonly skill: Skill;
  readonly player: string;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly csv?: true;
  readonly out?: string;
}

export const makeSimulateCommand = (): Command =>
  new Command('simulate')
    .description('Let players without hands play many games and tell what happened in them.')
    .option('--rules <id>', 'rule set', choice('rule set', Object.keys(RULE_SETS)), 'second')
    .option('--heroes <n>', 'size of the party, drawn at random for every game', count, 3)
    .option('--party <names>', 'the same heroes in every game, in clockwise order, separated by commas')
    .option('--difficulty <name>', 'difficulty', 'normal')
    .option(
      '--skill <level>',
      `how well they throw: ${SKILLS.join(', ')}`,
      choice('skill', SKILLS),
      'average',
    )
    .option(
      '--player <name>',
      `how they choose: ${Object.keys(PLAYERS).join(', ')}`,
      choice('player', Object.keys(PLAYERS)),
      'sensible',
    )
    .option('--games <n>', 'how many games', count, 1000)
    .option('--seed <text>', 'seed of the whole run', 'simulate')
    .option('--workers <n>', 'threads; the result does not depend on them', count, CORES)
    .option('--json', 'everything that was counted, as JSON')
    .option('--csv', 'every table in long format: table, row, column, value')
    .option('--out <file>', 'write to a file')
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  tumblekeep simulate --heroes 3 --difficulty hard --skill skilled --games 20000',
        '  tumblekeep simulate --party brad,murka,wilrond --csv --out balance.csv',
        '',
      ].join('\n'),
    )
    .action(simulate);

async function simulate(options: SimulateOptions): Promise<void> {
  if (options.json && options.csv) throw new UsageError('--json and --csv exclude each other');
  if (options.games === 0) throw new UsageError('--games must be at least 1');
  if (options.workers === 0) throw new UsageError('--workers must be at least 1');
  const game = RULE_SETS[options.rules] as DungeonFighter;
  const setup = { heroes: readParty(game, options), difficulty: options.difficulty };
  const made = game.setup(setup, options.seed);
  if (!made.ok) throw new UsageError(made.error.message);

  const tally = await runGames(game, options, setup);
  const summary = summarise(game.edition, tally);
  const text = render(options, setup, tally, summary);
  if (options.out === undefined) process.stdout.write(text);
  else writeOut(options.out, text);
}

function readParty(game: DungeonFighter, { heroes, party }: SimulateOptions): string[] | number {
  if (party === undefined) return heroes;
  const names = party.split(',').map(name => name.trim());
  for (const name of names) {
    if (game.edition.hero.has(name)) continue;
    const near = closest(name, [...game.edition.hero.keys()]);
    throw new UsageError(
      near === undefined
        ? `there is no hero "${name}"; choose from ${[...game.edition.hero.keys()].join(', ')}`
        : `there is no hero "${name}"; did you mean ${near}?`,
    );
  }
  return names;
}

async function runGames(game: DungeonFighter, options: SimulateOptions, setup: unknown): Promise<Tally> {
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
      new URL('../simulate/worker.ts', import.meta.url),
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

function render(options: SimulateOptions, setup: unknown, tally: Tally, summary: Summary): string {
  const { rules, skill, player, seed, games } = options;
  if (options.csv) return csvOf(summary);
  if (options.json) {
    const { wins, perGame } = summary;
    const run = { rules, ...(setup as object), skill, player, seed, games };
    return `${JSON.stringify({ run, wins, perGame, tally: sorted(tally) }, null, 2)}\n`;
  }
  const party = options.party ?? `${options.heroes} heroes`;
  const title = `${rules}, ${party}, ${options.difficulty}, ${skill} throwers, ${player} players, ${games} games, seed ${seed}`;
  return printSummary(title, summary);
}

/** Keys in one order, however the tallies came in. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

function writeOut(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`, 1);
  }
}
