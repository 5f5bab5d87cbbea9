import { SPECTATOR } from '@tumblekeep/host';
import type { AnyGame } from '@tumblekeep/kernel';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import type { Teller } from '@tumblekeep/terminal-kit/part.ts';
import { quietPipe } from '@tumblekeep/terminal-kit/pipe.ts';
import { printable } from '@tumblekeep/terminal-kit/printable.ts';
import { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { recount } from '@tumblekeep/terminal-kit/store/recount.ts';
import { Command } from 'commander';
import type { Games } from '../games.ts';
import { readGameLog } from '../logs.ts';
import type { Parts } from '../parts.ts';

export const makeReplayCommand = (games: Games, parts: Parts): Command =>
  new Command('replay')
    .description('Tell a recorded game step by step.')
    .argument('<file>', 'match log')
    .option('--from <n>', 'first input to tell', count)
    .option('--to <n>', 'last input to tell', count)
    .option('--events', 'events as short stable lines')
    .option('--notation', 'inputs in notation')
    .option('--viewer <seat>', 'whose secrets to tell: a seat, or spectator for nobody’s', SPECTATOR)
    .addHelpText('after', '\nExample:\n  tumblekeep replay saved.jsonl --from 10 --to 20 --viewer murka\n')
    .action((path: string, options: ReplayOptions) => replay(games, parts, path, options));

interface ReplayOptions {
  readonly from?: number;
  readonly to?: number;
  readonly events?: true;
  readonly notation?: true;
  readonly viewer: string;
}

function replay(games: Games, parts: Parts, path: string, options: ReplayOptions): void {
  if (options.events && options.notation) throw new UsageError('choose one of --events and --notation');
  const { from = 0, to = Number.POSITIVE_INFINITY } = options;
  if (from > to) throw new UsageError(`--from ${from} is after --to ${to}`);
  quietPipe();
  const read = readGameLog(games, path);
  const { game, log } = read;
  const screen = new Screen(process.stdout);
  const teller =
    parts.get(read.folder)?.teller?.(read, options.viewer, screen) ?? plainTeller(game, options.viewer);
  const replayed = recount(read, ({ input, before, events }) => {
    const seen = events.map(event => game.redact(event, teller.viewer));
    const told = teller.tell({ input, before, events: seen });
    const n = input?.n ?? 0;
    if (n < from || n > to) return;
    const lines = options.notation
      ? input === undefined
        ? []
        : [printable(input.action)]
      : options.events
        ? seen.map(event => printable(game.printEvent(event)))
        : told;
    for (const line of lines) screen.line(`${screen.colors.dim(String(n).padStart(4))}  ${line}`);
  });
  if (!replayed.ok)
    throw new UsageError(`${path}: line ${replayed.error.line}: ${read.say(replayed.error)}`, 1);
  if (log.torn)
    console.error(
      printable(`tumblekeep: ${path}: line ${log.lines.length + 2} is cut off in the middle and left out`),
    );
}

/** Of a game without words of its own: what was done, and what came of it. */
const plainTeller = (game: AnyGame, viewer: string): Teller => ({
  viewer,
  tell: ({ input, events }) => [
    ...(input === undefined ? [] : [printable(input.action)]),
    ...events.map(event => printable(game.printEvent(event))),
  ],
});
