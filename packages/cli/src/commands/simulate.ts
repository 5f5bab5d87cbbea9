import { SKILLS, type Skill } from '@tumblekeep/bots';
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { Command } from 'commander';
import { choice, count } from '../arguments.ts';
import { type CrawlOptions, simulateCrawl } from '../die-in-the-dungeon/simulate.ts';
import { CRAWLERS } from '../die-in-the-dungeon/simulate-worker.ts';
import { UsageError } from '../errors.ts';
import { DIE_IN_THE_DUNGEON, DUNGEON_FIGHTER, GAMES, GAMES_HELP } from '../games.ts';
import { parseParty } from '../play/table.ts';
import { progressBar } from '../progress.ts';
import { csvOf, printSummary, type Summary, sorted, summarise } from '../simulate/summary.ts';
import { addTally, makeTally, type Tally } from '../simulate/tally.ts';
import { PLAYERS, type SimulationJob, type SimulationReport } from '../simulate/worker.ts';
import { CORES, runWorkers } from '../workers.ts';
import { writeOut } from '../write-out.ts';

interface SimulateOptions extends Omit<CrawlOptions, 'player'> {
  readonly game: string;
  readonly rules: string;
  readonly heroes: string;
  readonly party?: string;
  readonly difficulty: string;
  readonly skill: Skill;
  readonly player?: string;
  readonly out?: string;
}

interface FightOptions extends SimulateOptions {
  readonly player: string;
}

export const makeSimulateCommand = (): Command =>
  new Command('simulate')
    .description('Let players without hands play many games and tell what happened in them.')
    .option('--game <id>', GAMES_HELP, choice('game', GAMES), DUNGEON_FIGHTER)
    .option('--map <ids>', `${DIE_IN_THE_DUNGEON}: maps, separated by commas; all are the solo maps`, 'all')
    .option('--creature <ids>', `${DIE_IN_THE_DUNGEON}: creatures, separated by commas`, 'all')
    .option('--dice <m/a/m/h>', `${DIE_IN_THE_DUNGEON}: dice of Might/Agility/Magic/Health (12/6/8/10)`)
    .option('--playouts <n>', `${DIE_IN_THE_DUNGEON}: how hard the search player thinks`, count, 120)
    .option('--rules <id>', 'rule set', choice('rule set', Object.keys(RULE_SETS)), 'second')
    .option(
      '--heroes <names>',
      'how many heroes to draw for every game, or who plays in clockwise order (brad,random,murka)',
      '3',
    )
    .option('--party <names>', 'the same as --heroes')
    .option('--difficulty <name>', 'difficulty', 'normal')
    .option(
      '--skill <level>',
      `how well they throw: ${SKILLS.join(', ')}`,
      choice('skill', SKILLS),
      'average',
    )
    .option(
      '--player <name>',
      `how they choose: ${Object.keys(PLAYERS).join(', ')}; ${DIE_IN_THE_DUNGEON}: ${Object.keys(CRAWLERS).join(', ')}`,
    )
    .option('--games <n>', `how many games; ${DIE_IN_THE_DUNGEON}: for each map and creature`, count, 1000)
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
        '  tumblekeep simulate --heroes brad,murka,wilrond --csv --out balance.csv',
        '  tumblekeep simulate --heroes brad,random,random --games 5000',
        '  tumblekeep simulate --game die-in-the-dungeon --map cellar --creature diemon --player search --games 100',
        '',
      ].join('\n'),
    )
    .action(simulate);

async function simulate(options: SimulateOptions): Promise<void> {
  if (options.json && options.csv) throw new UsageError('--json and --csv exclude each other');
  if (options.games === 0) throw new UsageError('--games must be at least 1');
  if (options.workers === 0) throw new UsageError('--workers must be at least 1');
  const text = options.game === DIE_IN_THE_DUNGEON ? await simulateCrawl(options) : await fight(options);
  if (options.out === undefined) process.stdout.write(text);
  else writeOut(options.out, text);
}

async function fight(all: SimulateOptions): Promise<string> {
  const options: FightOptions = { ...all, player: all.player ?? 'sensible' };
  choice('player', Object.keys(PLAYERS))(options.player);
  const game = RULE_SETS[options.rules] as DungeonFighter;
  const setup = { heroes: parseParty(game, options.party ?? options.heroes), difficulty: options.difficulty };
  const made = game.setup(setup, options.seed);
  if (!made.ok) throw new UsageError(made.error.message);

  const tally = await runGames(game, options, setup);
  return render(options, setup, tally, summarise(game.edition, tally));
}

async function runGames(game: DungeonFighter, options: FightOptions, setup: unknown): Promise<Tally> {
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

const partyTitle = (party: string): string => (/^\d+$/.test(party) ? `${party} heroes` : party);

function render(options: FightOptions, setup: unknown, tally: Tally, summary: Summary): string {
  const { rules, skill, player, seed, games } = options;
  if (options.csv) return csvOf(summary);
  if (options.json) {
    const { wins, perGame } = summary;
    const run = { rules, ...(setup as object), skill, player, seed, games };
    return `${JSON.stringify({ run, wins, perGame, tally: sorted(tally) }, null, 2)}\n`;
  }
  const party = partyTitle(options.party ?? options.heroes);
  const title = `${rules}, ${party}, ${options.difficulty}, ${skill} throwers, ${player} players, ${games} games, seed ${seed}`;
  return printSummary(title, summary);
}
