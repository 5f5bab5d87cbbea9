/** Games of any game by its bots, at a table: how often they are won, and how long they take. */
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { csvOf, mean, percent, type Summary, wilson } from '@tumblekeep/terminal-kit/tables.ts';
import { runWorkers } from '@tumblekeep/terminal-kit/workers.ts';
import type { PlainJob, Played } from './worker.ts';

export interface PlainOptions {
  /** Where the game is. */
  readonly url: string;
  readonly rules: string;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly csv?: true;
}

export async function simulatePlainly(options: PlainOptions): Promise<string> {
  const { url, rules, games, seed } = options;
  const threads = Math.min(options.workers, games);
  const jobs = Array.from(
    { length: threads },
    (_, first): PlainJob => ({ url, rules, seed, first, step: threads, end: games }),
  );
  let won = 0;
  let inputs = 0;
  const bar = progressBar('games', games);
  try {
    await runWorkers<PlainJob, Played>(new URL('./worker.ts', import.meta.url), jobs, played => {
      if (played.won) won++;
      inputs += played.inputs;
      bar.increment();
    });
  } finally {
    bar.stop();
  }
  const summary: Summary<{ readonly inputs: number }> = {
    wins: wilson(won, games),
    perGame: { inputs: mean(inputs, games) },
    sections: [],
  };
  if (options.csv) return csvOf({ ...summary, perGame: { ...summary.perGame } });
  const { wins, perGame } = summary;
  if (options.json) return `${JSON.stringify({ run: { rules, games, seed }, wins, perGame }, null, 2)}\n`;
  return [
    `${rules}, ${games} games by bots, seed ${seed}`,
    `won ${wins.count} of ${wins.of}: ${percent(wins.rate)} (95 %: ${percent(wins.low)} to ${percent(wins.high)})`,
    `a game: ${perGame.inputs} inputs`,
    '',
  ].join('\n');
}
