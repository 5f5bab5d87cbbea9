import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { Command } from 'commander';
import { fuzzServe } from '../fuzz/serve/campaign.ts';

interface FuzzServeOptions {
  readonly requests: number;
  readonly seed: string;
  readonly only?: number;
}

export const makeFuzzServeCommand = (): Command =>
  new Command('fuzz-serve')
    .description('Send mutated requests to the page server and check that it answers each as it should.')
    .option('--requests <n>', 'how many connections', count, 10_000)
    .option('--seed <text>', 'seed of the whole run', 'fuzz')
    .option('--only <i>', 'only this connection of the run', count)
    .addHelpText(
      'after',
      '\nMethods, paths, ranges, headers, bodies and raw bytes are mutated while a file of the page comes and goes.\nExit code 1: the server ended, was silent, told too much or left a header out.\n\nExample:\n  tumblekeep fuzz-serve --requests 100000 --seed monday\n',
    )
    .action(run);

async function run({ requests, seed, only }: FuzzServeOptions): Promise<void> {
  const total = only === undefined ? requests : 1;
  const bar = progressBar('requests', total);
  const { statuses, problems } = await fuzzServe({
    seed,
    requests,
    ...(only !== undefined && { only }),
    onProgress: () => bar.increment(),
  }).finally(() => bar.stop());
  console.log(`${total} connections, ${problems.length === 0 ? 'clean' : `${problems.length} problems`}`);
  for (const [status, times] of [...statuses].sort(([a], [b]) => a - b))
    console.log(`  ${status === 0 ? 'no answer' : status}: ${times}`);
  if (problems.length === 0) return;
  for (const problem of problems.slice(0, 5)) console.error(`fuzz-serve: ${problem}`);
  console.error(
    `reproduce: npm run tumblekeep -- fuzz-serve --seed ${JSON.stringify(seed)} --only <request>`,
  );
  process.exitCode = 1;
}
