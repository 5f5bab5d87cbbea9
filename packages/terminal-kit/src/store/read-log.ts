/** Reads match logs and says in one line, with its place, what is wrong with one. */
import {
  type AnyGame,
  type InputLine,
  type Log,
  type LogRefusal,
  parseLog,
  quoted,
  type Replayed,
  type Result,
  replay,
  type Sink,
  sayPlainly,
} from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { readWhole, type WholeLines } from './whole-lines.ts';

export interface ReadLog<G> extends Pick<WholeLines, 'wholeBytes' | 'torn'> {
  readonly game: G;
  readonly log: Log;
}

export const readAs = <G>(
  path: string,
  gameOf: (rules: string) => G | undefined,
  known: readonly string[],
): ReadLog<G> => understandAs(path, readWhole(path), gameOf, known);

/** A log that was read already; `path` is what people call it. */
export function understandAs<G>(
  path: string,
  { text, wholeBytes, torn }: Pick<WholeLines, 'text' | 'wholeBytes' | 'torn'>,
  gameOf: (rules: string) => G | undefined,
  known: readonly string[],
): ReadLog<G> {
  if (text === '' && !torn)
    throw new UsageError(`${path} is empty, line 1 should be the header of a match log`);
  const parsed = parseLog(text);
  if (!parsed.ok) throw new UsageError(`${path}: ${sayPlainly(parsed.error)}`);
  const { rules } = parsed.value.header;
  const game = gameOf(rules);
  if (game === undefined) {
    throw new UsageError(`${path}: line 1 names the rules "${quoted(rules)}", known are ${known.join(', ')}`);
  }
  return { game, log: { ...parsed.value, torn }, wholeBytes, torn };
}

/** Replays a log; a failure names the line of the file. */
export const replayLog = <State, Action, Event>(
  { game, log }: Pick<ReadLog<AnyGame<State, Action, Event>>, 'game' | 'log'>,
  onStep?: (input: InputLine, state: State) => void,
  sink?: Sink<Event>,
): Result<Replayed<State>, LogRefusal> =>
  replay<State, Action, Event>(
    game,
    log,
    (input, state) => {
      if (input !== undefined) onStep?.(input, state);
    },
    sink,
  );
