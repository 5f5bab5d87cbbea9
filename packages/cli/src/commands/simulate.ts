import type { GameFolder } from '@tumblekeep/host';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import type { GameCommand, SimulateOptions, TerminalPart } from '@tumblekeep/terminal-kit/part.ts';
import { CORES } from '@tumblekeep/terminal-kit/workers.ts';
import { writeOut } from '@tumblekeep/terminal-kit/write-out.ts';
import { Command } from 'commander';
import { gameNamedIn, helpOf } from '../game-options.ts';
import { type Choice, chosenRules, type Games, withRules } from '../games.ts';
import type { Parts } from '../parts.ts';
import { simulatePlainly } from '../simulate/plain.ts';

interface Options extends SimulateOptions, Choice {
  readonly out?: string;
}

type Simulation = GameCommand<Promise<string>>;

/** Of a game that does not count anything of its own. */
const plain: Simulation = {
  options: command => command,
  run: options => simulatePlainly(options as Parameters<typeof simulatePlainly>[0]),
};

const simulationOf = ({ simulate = plain }: TerminalPart): Simulation => simulate;

export function makeSimulateCommand(games: Games, parts: Parts, args: readonly string[]): Command {
  const folder = gameNamedIn(games, args);
  const simulation = simulationOf(parts.get(folder) as TerminalPart);
  const others = [...parts].flatMap(([other, { simulate }]) =>
    other === folder || simulate === undefined ? [] : otherHelp(other, simulate),
  );
  return simulation
    .options(withRules(games, new Command('simulate')))
    .description('Let players without hands play many games and tell what happened in them.')
    .option('--games <n>', 'how many games; in some games for each of what is compared', count, 1000)
    .option('--seed <text>', 'seed of the whole run', 'simulate')
    .option('--workers <n>', 'threads; the result does not depend on them', count, CORES)
    .option('--json', 'everything that was counted, as JSON')
    .option('--csv', 'every table in long format: table, row, column, value')
    .option('--out <file>', 'write to a file')
    .addHelpText('after', others.join(''))
    .action((options: Options) => simulate(games, simulation, options));
}

const otherHelp = ({ id }: GameFolder, { options }: Simulation): string =>
  `\nWith --game ${id}:\n${helpOf('simulate', options)}\n`;

async function simulate(games: Games, simulation: Simulation, options: Options): Promise<void> {
  if (options.json && options.csv) throw new UsageError('--json and --csv exclude each other');
  if (options.games === 0) throw new UsageError('--games must be at least 1');
  if (options.workers === 0) throw new UsageError('--workers must be at least 1');
  const { rules, folder } = chosenRules(games, options);
  const text = await simulation.run({ ...options, rules, url: folder.url });
  if (options.out === undefined) process.stdout.write(text);
  else writeOut(options.out, text);
}
