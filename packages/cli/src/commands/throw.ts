import { writeFileSync } from 'node:fs';
import { compose, EDITIONS, type EditionId, LEVELS, type Level, ZONES } from '@tumblekeep/table';
import { Command } from 'commander';
import { choice, count } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { progressBar } from '../progress.ts';
import { HeatMap } from '../throw/heat-map.ts';
import type { ThrowJob, ThrowReport } from '../throw/worker.ts';
import { CORES, runWorkers } from '../workers.ts';

interface ThrowOptions {
  readonly style: string;
  readonly edition: EditionId;
  readonly skill: Level;
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
    .option('--edition <id>', 'whose reading of the throws', choice('edition', EDITIONS), 'second')
    .option('--skill <level>', `how well: ${levels.join(', ')}`, choice('skill', levels), 'average')
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
  const throws = options.style.split(',').flatMap(word => word.trim() || []);
  const requirements = compose(options.edition, throws);
  if (!requirements.ok) throw new UsageError(requirements.error.message);
  const reports = await runAll(options, throws);
  if (reports.length < options.count)
    throw new UsageError('nobody can throw like that: the limits exclude each other', 1);

  const title = `${throws.join(' + ') || 'plain throw'}, ${options.skill}, ${options.count} throws`;
  const map = new HeatMap();
  for (const { x, z } of reports) map.add(x, z);
  writeOut(options.map, map.print(title));
  const summary = summarise(reports);
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
  for (const { between, reason } of requirements.value.conflicts)
    console.log(`  ${between.join(' and ')} hardly go together: ${reason}`);
  console.log(
    `  hits ${percent(summary.hits)}, mean ${summary.mean.toFixed(2)}, icons ${percent(summary.icons)}`,
  );
  for (const [zone, share] of Object.entries(summary.zones))
    console.log(`  ${zone.padEnd(9)}${percent(share)}`);
  for (const [id, share] of Object.entries(summary.unmet)) console.log(`  without ${id}: ${percent(share)}`);
  console.log(`  heat map: ${options.map}`);
}

async function runAll(options: ThrowOptions, throws: readonly string[]): Promise<ThrowReport[]> {
  const threads = Math.min(options.workers, options.count);
  const jobs = Array.from(
    { length: threads },
    (_, first): ThrowJob => ({
      edition: options.edition,
      throws,
      level: options.skill,
      seed: options.seed,
      first,
      step: threads,
      end: options.count,
    }),
  );
  const all: ThrowReport[] = [];
  const bar = progressBar('throws', options.count);
  try {
    await runWorkers<ThrowJob, ThrowReport[]>(
      new URL('../throw/worker.ts', import.meta.url),
      jobs,
      reports => {
        all.push(...reports);
        bar.increment(reports.length);
      },
    );
  } finally {
    bar.stop();
  }
  return all;
}

function summarise(reports: readonly ThrowReport[]) {
  const share = (test: (report: ThrowReport) => boolean): number =>
    reports.filter(test).length / reports.length;
  const ids = [...new Set(reports.flatMap(({ unmet }) => unmet))].sort();
  return {
    hits: share(({ hit }) => hit),
    mean: reports.reduce((sum, { points }) => sum + points, 0) / reports.length,
    bullseyes: share(({ hit, zone }) => hit && zone === 'bullseye'),
    icons: share(({ face }) => face === 'icon'),
    zones: Object.fromEntries(ZONES.map(zone => [zone, share(report => report.zone === zone)])),
    unmet: Object.fromEntries(ids.map(id => [id, share(({ unmet }) => unmet.includes(id))])),
  };
}

function writeOut(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`, 1);
  }
}
