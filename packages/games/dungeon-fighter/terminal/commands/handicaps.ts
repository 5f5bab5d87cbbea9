import { fileURLToPath } from 'node:url';
import { choice, count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { CORES, runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import { writeOut } from '@tumblekeep/terminal-kit/write-out.ts';
import { Command, InvalidArgumentError } from 'commander';
import { EVEN, type EvenTable, evenAt, shareOf } from '../../bots/handicaps/index.ts';
import { SKILLS, type Skill } from '../../bots/index.ts';
import { texts } from '../../rules/index.ts';
import { printMarkdown, printTable, withCell } from '../handicaps/print.ts';
import type { HandicapJob, HandicapReport } from '../handicaps/worker.ts';
import { DEFAULT_RULES, rulesOf } from '../rule-sets.ts';

interface HandicapsOptions {
  readonly rules: string;
  readonly heroes: readonly number[];
  readonly skill?: Skill;
  readonly probe: number;
  readonly measure: number;
  readonly seed: string;
  readonly workers: number;
  readonly write?: true;
}

const HEROES = [2, 3, 4, 5, 6] as const;

function heroCounts(text: string): number[] {
  const counts = text.split(',').map(Number);
  if (counts.some(each => !(HEROES as readonly number[]).includes(each)))
    throw new InvalidArgumentError(`Numbers of heroes, ${HEROES[0]} to ${HEROES.at(-1)}: 2,4,6.`);
  return counts;
}

const FILE = fileURLToPath(new URL('../../bots/handicaps/even.ts', import.meta.url));

export const makeHandicapsCommand = (): Command =>
  new Command('handicaps')
    .description('Look for the handicap that makes an even fight of a game, for every kind of hands.')
    .option('--rules <name>', 'rule set', DEFAULT_RULES)
    .option('--heroes <numbers>', 'sizes of parties', heroCounts, [...HEROES])
    .option('--skill <level>', `only these hands: ${SKILLS.join(', ')}`, choice('skill', SKILLS))
    .option('--probe <n>', 'games with each handicap that is tried', count, 200)
    .option('--measure <n>', 'games with the one that was found', count, 600)
    .option('--seed <text>', 'seed of the whole run', 'handicaps')
    .option('--workers <n>', 'threads; the result does not depend on them', count, CORES)
    .option('--write', 'put what was measured into the table that the page proposes from')
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  tumblekeep handicaps --rules first --write',
        '  tumblekeep handicaps --heroes 2,3 --skill clumsy --probe 40 --measure 100',
        '',
      ].join('\n'),
    )
    .action(run);

async function run(options: HandicapsOptions): Promise<void> {
  const { rules, heroes, probe, measure, seed, workers } = options;
  if (rulesOf(rules) === undefined) throw new UsageError(`there are no rules "${rules}"`);
  for (const name of ['probe', 'measure', 'workers'] as const)
    if (options[name] === 0) throw new UsageError(`--${name} must be at least 1`);
  const left = SKILLS.filter(skill => options.skill === undefined || skill === options.skill).map(
    (skill): HandicapJob => ({
      rules,
      skill,
      heroes,
      guess: evenAt(rules, skill, heroes[0] as number),
      probe,
      measure,
      seed,
    }),
  );
  let table: EvenTable = EVEN;
  const onCell = (cell: HandicapReport): void => {
    table = withCell(table, rules, cell);
    if (options.write) writeOut(FILE, printTable(table));
    const share = `${(100 * shareOf(cell)).toFixed(1)} % of ${cell.of}`;
    console.log(
      `${rules}, ${cell.heroes} heroes, ${cell.skill} hands: handicap ${texts.handicapName(cell.handicap)} wins ${share}`,
    );
  };
  while (left.length > 0)
    await runWorkers<HandicapJob, HandicapReport>(
      new URL('../handicaps/worker.ts', import.meta.url),
      left.splice(0, workers),
      onCell,
    );
  console.log();
  console.log(printMarkdown(table, rules, heroes));
}
