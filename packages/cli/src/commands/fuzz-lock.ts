import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { Command } from 'commander';
import { fuzzLock } from '../fuzz/lock/campaign.ts';

interface FuzzLockOptions {
  readonly rounds: number;
  readonly processes: number;
  readonly seed: string;
}

export const makeFuzzLockCommand = (): Command =>
  new Command('fuzz-lock')
    .description('Let processes race for the lock of one saved game and check that exactly one gets it.')
    .option('--rounds <n>', 'how many races', count, 2000)
    .option('--processes <n>', 'how many processes race', count, 4)
    .option('--seed <text>', 'seed of what lies there before each race', 'fuzz')
    .addHelpText(
      'after',
      '\nBefore a race there is no lock, or one that a dead process, a silent machine or an earlier version left.\nSome winners are killed, and in some races all take the lock and give it back in turns.\nExit code 1: none or several got the lock, or something was left behind.\n\nExample:\n  tumblekeep fuzz-lock --rounds 10000 --processes 6\n',
    )
    .action(run);

async function run({ rounds, processes, seed }: FuzzLockOptions): Promise<void> {
  if (processes < 2) throw new UsageError('--processes must be at least 2');
  const bar = progressBar('races', rounds);
  const report = await fuzzLock({ rounds, processes, seed, onProgress: () => bar.increment() }).finally(() =>
    bar.stop(),
  );
  const { problems, kills, turns } = report;
  console.log(
    `${rounds} races of ${processes} processes, ${kills} winners killed, ${turns} turns taken, ${problems.length === 0 ? 'one got the lock each time' : `${problems.length} problems`}`,
  );
  for (const [remains, times] of [...report.rounds].sort()) console.log(`  ${remains}: ${times}`);
  if (problems.length === 0) return;
  for (const problem of problems.slice(0, 5)) console.error(`fuzz-lock: ${problem}`);
  process.exitCode = 1;
}
