import type { FuzzResult } from '@tumblekeep/table/bench';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { CORES, runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import { Command } from 'commander';
import type { ThrowFuzzJob } from '../throw/fuzz-worker.ts';

interface FuzzThrowsOptions {
  readonly count: number;
  readonly seed: string;
  readonly number?: number;
  readonly workers: number;
}

export const makeFuzzThrowsCommand = (): Command =>
  new Command('fuzz-throws')
    .description('Throw random dice into random scenes and check what must always hold.')
    .option('--count <n>', 'how many throws', count, 20_000)
    .option('--seed <text>', 'seed of the whole run', 'fuzz')
    .option('--number <i>', 'only this throw of the run', count)
    .option('--workers <n>', 'threads', count, CORES)
    .addHelpText('after', '\nExample:\n  tumblekeep fuzz-throws --count 200000 --seed monday\n')
    .action(fuzzThrows);

async function fuzzThrows({ count, seed, number, workers }: FuzzThrowsOptions): Promise<void> {
  const range = number === undefined ? { first: 0, end: count } : { first: number, end: number + 1 };
  const threads = Math.max(1, Math.min(workers, range.end - range.first));
  const jobs = Array.from(
    { length: threads },
    (_, i): ThrowFuzzJob => ({ seed, first: range.first + i, step: threads, end: range.end }),
  );
  const tally = new Map<string, number>();
  const problems: string[] = [];
  const bar = progressBar('throws', range.end - range.first);
  try {
    await runWorkers<ThrowFuzzJob, FuzzResult[]>(
      new URL('../throw/fuzz-worker.ts', import.meta.url),
      jobs,
      results => {
        bar.increment(results.length);
        for (const { outcome, detail } of results) {
          if (outcome === 'problem') problems.push(detail);
          else tally.set(`${outcome}: ${detail}`, (tally.get(`${outcome}: ${detail}`) ?? 0) + 1);
        }
      },
    );
  } finally {
    bar.stop();
  }
  console.log(
    `${range.end - range.first} throws, ${problems.length === 0 ? 'clean' : `${problems.length} problems`}`,
  );
  for (const [name, times] of [...tally].sort()) console.log(`  ${name}: ${times}`);
  if (problems.length === 0) return;
  for (const problem of problems.slice(0, 5)) console.error(`fuzz: ${problem}`);
  console.error(
    `reproduce: npm run tumblekeep -- fuzz-throws --seed ${JSON.stringify(seed)} --number <throw>`,
  );
  process.exitCode = 1;
}
