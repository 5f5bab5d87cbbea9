import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { Command } from 'commander';
import { fuzzOnline } from '../fuzz/online/campaign.ts';
import { addedIn, allRuleSets, type Games } from '../games.ts';
import type { Parts } from '../parts.ts';

interface FuzzOnlineOptions {
  readonly messages: number;
  readonly seed: string;
}

export const makeFuzzOnlineCommand = (games: Games, _parts: Parts, args: readonly string[]): Command =>
  new Command('fuzz-online')
    .description(
      'Send mutated messages to a server of tables and check that each is answered with its reason.',
    )
    .option('--messages <n>', 'how many', count, 20_000)
    .option('--seed <text>', 'seed of the whole run', 'fuzz')
    .addHelpText(
      'after',
      '\nSeats, spectators, openers and strangers send messages that are mutated, reordered, repeated and cut off.\nExit code 1: the server ended, was silent, grew, or a table could not be played on.\n\nExample:\n  tumblekeep fuzz-online --messages 1000000 --seed monday\n',
    )
    .action((options: FuzzOnlineOptions) => run(games, addedIn(args), options));

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

async function run(
  games: Games,
  added: readonly string[],
  { messages, seed }: FuzzOnlineOptions,
): Promise<void> {
  const bar = progressBar('messages', messages);
  const { problems, refusals, heap, ...report } = await fuzzOnline({
    ruleSets: allRuleSets(games),
    games: added,
    messages,
    seed,
    onProgress: sent => bar.increment(sent),
  }).finally(() => bar.stop());
  console.log(
    `${report.messages} messages on ${report.connections} connections: ${report.done} done, ${problems.length === 0 ? 'clean' : `${problems.length} problems`}`,
  );
  for (const [sentence, times] of [...refusals].sort(([, a], [, b]) => b - a))
    console.log(`  refused ${times} times: ${sentence}`);
  console.log(
    `${report.played} inputs of honest people in between; the server held ${megabytes(heap.early)} MB after a tenth and ${megabytes(heap.end)} MB at the end`,
  );
  if (problems.length === 0) return;
  for (const problem of problems.slice(0, 10)) console.error(`fuzz-online: ${problem}`);
  process.exitCode = 1;
}
