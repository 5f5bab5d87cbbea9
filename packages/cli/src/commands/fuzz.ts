import { writeFileSync } from 'node:fs';
import { printLine } from '@tumblekeep/kernel';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { CORES, runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import { Command } from 'commander';
import type { FuzzFailure } from '../fuzz/game.ts';
import type { FuzzJob, FuzzReport } from '../fuzz/worker.ts';
import { type Choice, chosenRules, type Games, withRules } from '../games.ts';

interface FuzzOptions extends Choice {
  readonly games: number;
  readonly seed: string;
  readonly only?: number;
  readonly workers: number;
}

export const makeFuzzCommand = (games: Games): Command =>
  withRules(games, new Command('fuzz'))
    .description(
      'Play random games with random nonsense in between and check every invariant after every action.',
    )
    .option('--games <n>', 'how many games', count, 1000)
    .option('--seed <text>', 'seed of the whole run', 'fuzz')
    .option('--only <i>', 'only this game of the run', count)
    .option('--workers <n>', 'threads', count, CORES)
    .addHelpText(
      'after',
      '\nExamples:\n  tumblekeep fuzz --games 20000 --seed monday\n  tumblekeep fuzz --rules first --games 20000\n',
    )
    .action((options: FuzzOptions) => fuzz(games, options));

async function fuzz(games: Games, options: FuzzOptions): Promise<void> {
  const { seed } = options;
  const { rules, folder } = chosenRules(games, options);
  const range =
    options.only === undefined
      ? { first: 0, end: options.games }
      : { first: options.only, end: options.only + 1 };
  const threads = Math.max(1, Math.min(options.workers, range.end - range.first));
  const jobs = Array.from(
    { length: threads },
    (_, i): FuzzJob => ({
      url: folder.url,
      rules,
      seed,
      first: range.first + i,
      step: threads,
      end: range.end,
    }),
  );
  const bar = progressBar('games', range.end - range.first);
  const ends = new Map<string, number>();
  let actions = 0;
  let refused = 0;
  let failure: { readonly game: number; readonly result: FuzzFailure } | undefined;
  await runWorkers<FuzzJob, FuzzReport>(
    new URL('../fuzz/worker.ts', import.meta.url),
    jobs,
    ({ game, result }) => {
      bar.increment();
      if ('problem' in result) {
        if (failure === undefined || game < failure.game) failure = { game, result };
        return;
      }
      actions += result.actions;
      refused += result.refused;
      const end = JSON.parse(result.end) as { won: boolean; why?: string };
      const name = end.won ? 'won' : end.why === undefined ? 'lost' : `lost: ${end.why}`;
      ends.set(name, (ends.get(name) ?? 0) + 1);
    },
  );
  bar.stop();
  if (failure !== undefined) {
    const { game, result } = failure;
    const file = `fuzz-${rules}-${seed.replace(/[^a-z0-9]+/gi, '-')}-${game}.jsonl`;
    writeFileSync(file, [result.header, ...result.inputs].map(printLine).join(''));
    console.error(`fuzz: game ${game}, after ${result.inputs.length} inputs: ${result.problem}`);
    console.error(`the game so far: ${file}`);
    console.error(
      `reproduce: npm run tumblekeep -- fuzz --rules ${rules} --seed ${JSON.stringify(seed)} --only ${game}`,
    );
    process.exitCode = 1;
    return;
  }
  const played = range.end - range.first;
  console.log(`${played} games, ${actions} actions, ${refused} illegal inputs refused: clean`);
  for (const [name, number] of [...ends].sort()) console.log(`  ${name}: ${number}`);
}
