import { boardWith, compose, DICE, type Die, LEVELS, type Level } from '@tumblekeep/table';
import { choice, count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { CORES } from '@tumblekeep/terminal-kit/workers.ts';
import { writeOut } from '@tumblekeep/terminal-kit/write-out.ts';
import { Command } from 'commander';
import { sayAtTable } from '../../hosted/sentences.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import { DEFAULT_RULES } from '../rule-sets.ts';
import { allThrows, EDITIONS, throwingOf, throwOf } from '../throw/editions.ts';
import { HeatMap } from '../throw/heat-map.ts';
import { runThrows, summarise } from '../throw/run.ts';
import { printTables } from '../throw/table.ts';

interface ThrowOptions {
  readonly style: string;
  readonly edition: string;
  readonly skill: Level;
  readonly die: Die;
  readonly all?: boolean;
  readonly count: number;
  readonly seed: string;
  readonly map: string;
  readonly workers: number;
  readonly json?: boolean;
}

const levels = Object.keys(LEVELS);

export const makeThrowCommand = (): Command =>
  new Command('throw')
    .description('Throw a die many times and tell where it landed; writes a heat map of the landings.')
    .option('--style <throws>', 'specific throws in force, separated by commas', '')
    .option('--edition <id>', 'whose reading of the throws', choice('edition', EDITIONS), DEFAULT_RULES)
    .option('--skill <level>', `how well: ${levels.join(', ')}`, choice('skill', levels), 'average')
    .option('--die <color>', 'which die', choice('die', DICE), 'red')
    .option('--all', 'every skill level and every throw of every edition, as Markdown tables')
    .option('--count <n>', 'how many throws', count, 1000)
    .option('--seed <text>', 'seed of the whole run', 'throw')
    .option('--map <file>', 'where to write the heat map', 'landings.svg')
    .option('--workers <n>', 'threads; the result does not depend on them', count, CORES)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  tumblekeep throw --style blind,jump --skill average --count 1000\n')
    .action(throwMany);

async function throwMany(options: ThrowOptions): Promise<void> {
  if (options.count === 0) throw new UsageError('--count must be at least 1');
  if (options.workers === 0) throw new UsageError('--workers must be at least 1');
  const { count, seed, workers, die, edition, skill: level } = options;
  if (options.all) {
    if (!(await printTables({ count, seed, workers, die }, console.log))) process.exitCode = 1;
    return;
  }
  const throws = options.style.split(',').flatMap(word => word.trim() || []);
  const throwing = throwingOf(edition);
  const missing = throws.find(id => allThrows().includes(id) && throwOf(edition, id) === undefined);
  if (missing !== undefined) throw new UsageError(`the ${edition} edition has no ${missing} throw`);
  const requirements = compose(throwing, throws);
  if (!requirements.ok)
    throw new UsageError(sayAtTable((RULE_SETS[edition] as DungeonFighter).edition)(requirements.error));
  const reports = await runThrows({ edition, throws, level, die, seed, count, workers });
  if (reports.length < options.count)
    throw new UsageError('nobody can throw like that: the limits exclude each other', 1);

  const title = `${throws.join(' + ') || 'plain throw'}, ${options.skill}, ${options.count} throws`;
  const map = new HeatMap(boardWith(throwing.board));
  for (const { x, z } of reports) map.add(x, z);
  writeOut(options.map, map.print(title));
  const summary = summarise(reports, die);
  if (options.json) {
    console.log(
      JSON.stringify({
        throws,
        skill: options.skill,
        edition: options.edition,
        ...summary,
        map: options.map,
      }),
    );
    return;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;
  console.log(title);
  for (const { between, reason, instead } of requirements.value.conflicts)
    console.log(`  ${between.join(' and ')} hardly go together: ${reason}; ${instead}`);
  console.log(
    `  hits ${percent(summary.hits)}, mean ${summary.mean.toFixed(2)}, icons ${percent(summary.icons)}`,
  );
  for (const [zone, share] of Object.entries(summary.zones))
    console.log(`  ${zone.padEnd(9)}${percent(share)}`);
  for (const [id, share] of Object.entries(summary.unmet)) console.log(`  without ${id}: ${percent(share)}`);
  console.log(`  heat map: ${options.map}`);
}
