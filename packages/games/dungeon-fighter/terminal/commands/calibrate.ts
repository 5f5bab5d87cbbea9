import { fileURLToPath } from 'node:url';
import { loadJolt, revisionOf } from '@tumblekeep/table';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { CORES } from '@tumblekeep/terminal-kit/workers.ts';
import { Command } from 'commander';
import type { Order } from '../../bots/calibration/index.ts';
import { MEASURED } from '../../bots/index.ts';
import { calibrate, testSets } from '../calibrate/calibrate.ts';
import { checkTable } from '../calibrate/check.ts';
import { tellLeftOut } from '../calibrate/left-out.ts';
import { makePairsCommand } from '../calibrate/pairs/command.ts';
import { rulesOf } from '../rule-sets.ts';

/** Games of each rule set that tell which pairs are met. */
const MET = 100;

interface CalibrateOptions {
  readonly level: number;
  readonly noisier: number;
  readonly pair: number;
  readonly pairs: number;
  readonly ownAims?: true;
  readonly sets: number;
  readonly keep?: true;
  readonly anew?: string;
  readonly seed?: string;
  readonly workers: number;
  readonly minutes?: number;
  readonly out?: string;
  readonly check?: true;
  readonly leftOut?: true;
  readonly entries: number;
  readonly throws: number;
}

export const makeCalibrateCommand = (): Command =>
  new Command('calibrate')
    .description('Measure by real throws how well players without hands throw, or check what was measured.')
    .option('--level <n>', 'throws of each level, plain and under each requirement', count, 800)
    .option('--noisier <n>', 'throws of noisier hands under what shapes the way of the die', count, 400)
    .option('--pairs <n>', 'how many pairs of these, by how often they come up in games', count, 60)
    .option('--pair <n>', 'throws under each of them', count, 300)
    .option('--own-aims', 'look for an aim for every level, not for every other')
    .option('--sets <n>', 'sets of two and of three in each edition to test the model with', count, 3)
    .option('--keep', 'measure only what the table lacks')
    .option('--anew <rules>', 'with --keep: measure these rule sets anew all the same')
    .option('--seed <text>', 'seed of the whole run')
    .option('--workers <n>', 'threads; the result does not depend on them', count, CORES)
    .option('--minutes <n>', 'begin nothing new after so many; what comes up most is measured first', count)
    .option('--out <file>', 'where to write the table (default: the source that the bots import)')
    .option('--check', 'only make some of the measurements again and compare')
    .option('--left-out', 'only leave out measured pairs in turn and tell how far off the model is then')
    .option('--entries <n>', 'measurements to make again', count, 10)
    .option('--throws <n>', 'throws of each of them', count, 60)
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  tumblekeep calibrate                                    # goes on if it was stopped',
        '  tumblekeep calibrate --level 3000 --noisier 1500 --pairs 1000 --pair 1000 --own-aims --sets 20',
        '                                                          # everything there is, in hours',
        '  tumblekeep calibrate --keep --anew prototype --pairs 100  # after a change of its board',
        '  tumblekeep calibrate --keep --pairs 1000 --minutes 10  # some pairs more',
        '  tumblekeep calibrate --check                            # half a minute',
        '  tumblekeep calibrate --left-out                         # a minute, without a throw',
        '  tumblekeep calibrate --check --entries 100 --throws 200 --seed monday',
        '',
      ].join('\n'),
    )
    .action(run)
    .addCommand(makePairsCommand());

async function run(options: CalibrateOptions): Promise<void> {
  const { level, noisier, pair, pairs, sets, workers, entries, throws } = options;
  for (const name of ['level', 'noisier', 'pair', 'workers', 'entries', 'throws'] as const)
    if (options[name] === 0) throw new UsageError(`--${name} must be at least 1`);
  if (options.leftOut) {
    tellLeftOut(MEASURED, MET, console.log);
    return;
  }
  const revision = revisionOf(await loadJolt());
  if (options.check) {
    const seed = options.seed ?? 'check';
    const check = { table: MEASURED, revision, entries, throws, seed, workers };
    if (!(await checkTable(check, console.log))) process.exitCode = 1;
    return;
  }
  const seed = options.seed ?? 'calibrate';
  const aims = options.ownAims ? 'own' : 'shared';
  const order: Order = { revision, seed, throws: { level, noisier, pair }, aims };
  const file = options.out ?? fileURLToPath(new URL('../../bots/skill/measured.ts', import.meta.url));
  const keep = options.keep && { table: MEASURED, anew: anewOf(options.anew) };
  const table = await calibrate(order, keep, pairs, workers, options.minutes, file, console.log);
  if (table !== undefined && sets > 0) await testSets(table, sets, workers, console.log);
}

function anewOf(text: string | undefined): string[] {
  const names = (text ?? '').split(',').flatMap(name => name.trim() || []);
  for (const name of names)
    if (rulesOf(name) === undefined) throw new UsageError(`there are no rules "${name}"`);
  return names;
}
