import type { AnyGame } from '@tumblekeep/kernel';
import { printDocument } from '@tumblekeep/kernel/scenario';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { quietPipe } from '@tumblekeep/terminal-kit/pipe.ts';
import { type ReadLog, replayLog } from '@tumblekeep/terminal-kit/store/read-log.ts';
import { Command } from 'commander';
import type { Games } from '../games.ts';
import { type GameLog, readGameLog } from '../logs.ts';

const EXAMPLE = `
Example:
  tumblekeep position saved.jsonl 12 > puzzle.yaml
  tumblekeep scenario run puzzle.yaml

The position is a scenario that begins where the game stood after that input, hidden cards and random
streams included: add steps and what must come of them.
`;

export const makePositionCommand = (games: Games): Command =>
  new Command('position')
    .description('Print a position of a recorded game as a scenario that can be run.')
    .argument('<log>', 'match log')
    .argument('[n]', 'after this input; 0 is the beginning, the last one if not said', count)
    .addHelpText('after', EXAMPLE)
    .action((path: string, n: number | undefined) => position(games, path, n));

function position(games: Games, path: string, n: number | undefined): void {
  quietPipe();
  const read = readGameLog(games, path);
  const { printPosition } = read.folder.scenarios;
  if (printPosition === undefined)
    throw new UsageError(`${path}: positions of ${read.folder.name} cannot be written down`);
  const { game, state, at } = stateAfter(path, n, read);
  const decision = game.decision(state);
  const by = typeof decision?.by === 'object' ? decision.by.seat : decision?.by;
  const scenario = {
    rules: game.id,
    title: at === 0 ? 'The beginning of a recorded game' : `A recorded game after input ${at}`,
    position: printPosition(game.id, state),
    expect: { decision: decision === undefined ? 'none' : { by, at: decision.at } },
    steps: [],
  };
  console.log(printDocument(scenario).trimEnd());
}

function stateAfter<State, Action, Event>(
  path: string,
  n: number | undefined,
  { game, log, say }: Pick<ReadLog<AnyGame<State, Action, Event>>, 'game' | 'log'> & Pick<GameLog, 'say'>,
): { readonly game: AnyGame<State, Action, Event>; readonly state: State; readonly at: number } {
  const start = game.setup(log.header.options, log.header.seed);
  if (!start.ok) throw new UsageError(`${path}: line 1: ${say(start.error)}`, 1);
  let found = { game, state: start.value, at: 0 };
  let inputs = 0;
  const replayed = replayLog<State, Action, Event>({ game, log }, (_input, state) => {
    inputs++;
    if (n === undefined || inputs <= n) found = { game, state: game.clone(state), at: inputs };
  });
  if (!replayed.ok && (n === undefined || inputs < n))
    throw new UsageError(`${path}: line ${replayed.error.line}: ${say(replayed.error)}`, 1);
  if (n !== undefined && n > inputs)
    throw new UsageError(`${path} has ${inputs} inputs, there is no position after input ${n}`);
  return found;
}
