/** Reads match logs and says in one line, with its place, what is wrong with one. */
import { readFileSync } from 'node:fs';
import type { DungeonFighter } from '@tumblekeep/dungeon-fighter';
import {
  type AnyGame,
  type InputLine,
  type Log,
  type LogRefusal,
  parseLog,
  type Replayed,
  type Result,
  replay,
  type Sink,
} from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { allRulesIds, anyRulesOf, rulesIds, rulesOf } from '../rule-sets.ts';
import { READ_REASONS, systemReason } from './reasons.ts';

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} ${systemReason(error, READ_REASONS)}`);
  }
}

export interface ReadLog<G = DungeonFighter> {
  readonly game: G;
  readonly log: Log;
  /** Bytes of the file up to its last whole line. */
  readonly wholeBytes: number;
}

/** A log of the throwing game. */
export const readLog = (path: string): ReadLog => readAs(path, rulesOf, rulesIds());

/** A log of any game. */
export const readAnyLog = (path: string): ReadLog<AnyGame> => readAs(path, anyRulesOf, allRulesIds());

export function readAs<G>(
  path: string,
  gameOf: (rules: string) => G | undefined,
  known: readonly string[],
): ReadLog<G> {
  const text = readText(path);
  if (text === '') throw new UsageError(`${path} is empty, line 1 should be the header of a match log`);
  const parsed = parseLog(text);
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.error.message}`);
  const { rules } = parsed.value.header;
  const game = gameOf(rules);
  if (game === undefined) {
    throw new UsageError(`${path}: line 1 names the rules "${rules}", known are ${known.join(', ')}`);
  }
  return {
    game,
    log: parsed.value,
    wholeBytes: Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)),
  };
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
