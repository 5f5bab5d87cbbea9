import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { Command } from 'commander';
import { fuzzFiles } from '../fuzz/files/campaign.ts';
import type { Games } from '../games.ts';

interface FuzzFilesOptions {
  readonly cases: number;
  readonly seed: string;
  readonly only?: number;
}

export const makeFuzzFilesCommand = (games: Games): Command =>
  new Command('fuzz-files')
    .description(
      'Spoil saved games and scenarios and check what every command that reads files says of them.',
    )
    .option('--cases <n>', 'how many spoiled files', count, 500)
    .option('--seed <text>', 'seed of the whole run', 'fuzz')
    .option('--only <i>', 'only this file of the run', count)
    .addHelpText(
      'after',
      '\nExit code 1: a command failed, printed a control character, said more than one line or hid another file.\n\nExample:\n  tumblekeep fuzz-files --cases 5000 --seed monday\n',
    )
    .action((options: FuzzFilesOptions) => run(games, options));

async function run(games: Games, { cases, seed, only }: FuzzFilesOptions): Promise<void> {
  const total = only === undefined ? cases : 1;
  const bar = progressBar('files', total);
  const { endings, problems } = await fuzzFiles(games, {
    seed,
    cases,
    ...(only !== undefined && { only }),
    onProgress: () => bar.increment(),
  }).finally(() => bar.stop());
  console.log(`${total} spoiled files, ${problems.length === 0 ? 'clean' : `${problems.length} problems`}`);
  for (const [ending, times] of [...endings].sort()) console.log(`  ${ending}: ${times}`);
  if (problems.length === 0) return;
  for (const problem of problems.slice(0, 5)) console.error(`fuzz-files: ${problem}`);
  console.error(`reproduce: npm run tumblekeep -- fuzz-files --seed ${JSON.stringify(seed)} --only <case>`);
  process.exitCode = 1;
}
