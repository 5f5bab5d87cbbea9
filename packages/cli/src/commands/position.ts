import { printPosition as printCrawl } from '@tumblekeep/die-in-the-dungeon';
import { printPosition as printFight } from '@tumblekeep/dungeon-fighter';
import type { AnyGame } from '@tumblekeep/kernel';
import { printDocument } from '@tumblekeep/kernel/scenario';
import { Command } from 'commander';
import { count } from '../arguments.ts';
import { readCrawlLog } from '../die-in-the-dungeon/log.ts';
import { UsageError } from '../errors.ts';
import { DIE_IN_THE_DUNGEON } from '../games.ts';
import { type ReadLog, readAnyLog, readLog, replayLog } from '../store/read-log.ts';
import { quietPipe } from '../terminal/pipe.ts';

const EXAMPLE = `
Example:
  tumblekeep position saved.jsonl 12 > puzzle.yaml
  tumblekeep scenario run puzzle.yaml

The position is a scenario that begins where the game stood after that input, hidden cards and random
streams included: add steps and what must come of them.
`;

export const makePositionCommand = (): Command =>
  new Command('position')
    .description('Print a position of a recorded game as a scenario that can be run.')
    .argument('<log>', 'match log')
    .argument('[n]', 'after this input; 0 is the beginning, the last one if not said', count)
    .addHelpText('after', EXAMPLE)
    .action(position);

function position(path: string, n: number | undefined): void {
  quietPipe();
  if (readAnyLog(path).log.header.rules === DIE_IN_THE_DUNGEON) {
    const read = readCrawlLog(path);
    tell(path, n, read, state => printCrawl(read.game.content, state));
  } else {
    const read = readLog(path);
    tell(path, n, read, state => printFight(read.game.edition, state));
  }
}

function tell<State, Action, Event>(
  path: string,
  n: number | undefined,
  read: Pick<ReadLog<AnyGame<State, Action, Event>>, 'game' | 'log'>,
  print: (state: State) => string,
): void {
  const { game, state, at } = stateAfter(path, n, read);
  const decision = game.decision(state);
  const by = typeof decision?.by === 'object' ? decision.by.seat : decision?.by;
  const scenario = {
    rules: game.id,
    title: at === 0 ? 'The beginning of a recorded game' : `A recorded game after input ${at}`,
    position: print(state),
    expect: { decision: decision === undefined ? 'none' : { by, at: decision.at } },
    steps: [],
  };
  console.log(printDocument(scenario).trimEnd());
}

function stateAfter<State, Action, Event>(
  path: string,
  n: number | undefined,
  { game, log }: Pick<ReadLog<AnyGame<State, Action, Event>>, 'game' | 'log'>,
): { readonly game: AnyGame<State, Action, Event>; readonly state: State; readonly at: number } {
  const start = game.setup(log.header.options, log.header.seed);
  if (!start.ok) throw new UsageError(`${path}: line 1: ${start.error.message}`, 1);
  let found = { game, state: start.value, at: 0 };
  let inputs = 0;
  const replayed = replayLog<State, Action, Event>({ game, log }, (_input, state) => {
    inputs++;
    if (n === undefined || inputs <= n) found = { game, state: game.clone(state), at: inputs };
  });
  if (!replayed.ok && (n === undefined || inputs < n))
    throw new UsageError(`${path}: line ${replayed.error.line}: ${replayed.error.message}`, 1);
  if (n !== undefined && n > inputs)
    throw new UsageError(`${path} has ${inputs} inputs, there is no position after input ${n}`);
  return found;
}
