import { writeFileSync } from 'node:fs';
import { printLine } from '@tumblekeep/kernel';
import { Command } from 'commander';
import { choice, count } from '../arguments.ts';
import type { FuzzFailure } from '../fuzz/game.ts';
import type { FuzzJob, FuzzReport } from '../fuzz/worker.ts';
import { DUNGEON_FIGHTER, GAMES, GAMES_HELP, ruleSetOf } from '../games.ts';
import { progressBar } from '../progress.ts';
import { DEFAULT_RULES, RULES_HELP, rulesIds } from '../rule-sets.ts';
import { CORES, runWorkers } from '../workers.ts';

interface FuzzOptions {
  readonly game: string;
  readonly rules: string;
  readonly games: number;
  readonly seed: string;
  readonly only?: number;
  readonly workers: number;
}

export const makeFuzzCommand = (): Command =>
  new Command('fuzz')
    .description(
      'Play random games with random nonsense in between and check every invariant after every action.',
    )
    .option('--game <id>', GAMES_HELP, choice('game', GAMES), DUNGEON_FIGHTER)
    .option('--rules <id>', RULES_HELP, choice('rule set', rulesIds()), DEFAULT_RULES)
    .option('--games <n>', 'how many games', count, 1000)
    .option('--seed <text>', 'seed of the whole run', 'fuzz')
    .option('--only <i>', 'only this game of the run', count)
    .option('--workers <n>', 'threads', count, CORES)
    .addHelpText(
      'after',
      '\nExamples:\n  tumblekeep fuzz --games 20000 --seed monday\n  tumblekeep fuzz --game die-in-the-dungeon --games 20000\n',
    )
    .action(fuzz);

async function fuzz(options: FuzzOptions): Promise<void> {
  const { seed } = options;
  const rules = ruleSetOf(options);
  const range =
    options.only === undefined
      ? { first: 0, end: options.games }
      : { first: options.only, end: options.only + 1 };
  const threads = Math.max(1, Math.min(options.workers, range.end - range.first));
  const jobs = Array.from(
    { length: threads },
    (_, i): FuzzJob => ({ rules, seed, first: range.first + i, step: threads, end: range.end }),
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
      const name = end.won ? 'won' : `lost: ${end.why}`;
      ends.set(name, (ends.get(name) ?? 0) + 1);
    },
  );
  bar.stop();
  if (failure !== undefined) {
    const { game, result } = failure;
    const option = options.game === DUNGEON_FIGHTER ? `--rules ${rules}` : `--game ${rules}`;
    const file = `fuzz-${rules}-${seed.replace(/[^a-z0-9]+/gi, '-')}-${game}.jsonl`;
    writeFileSync(file, [result.header, ...result.inputs].map(printLine).join(''));
    console.error(`fuzz: game ${game}, after ${result.inputs.length} inputs: ${result.problem}`);
    console.error(`the game so far: ${file}`);
    console.error(
      `reproduce: npm run tumblekeep -- fuzz ${option} --seed ${JSON.stringify(seed)} --only ${game}`,
    );
    process.exitCode = 1;
    return;
  }
  const games = range.end - range.first;
  console.log(`${games} games, ${actions} actions, ${refused} illegal inputs refused: clean`);
  for (const [name, number] of [...ends].sort()) console.log(`  ${name}: ${number}`);
}
