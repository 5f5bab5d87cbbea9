/** Reads match logs and says in one line, with its place, what is wrong with one. */
import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import type { DungeonFighter } from '@tumblekeep/dungeon-fighter';
import {
  type AnyGame,
  type InputLine,
  LOG_LIMITS,
  type Log,
  type LogRefusal,
  parseLog,
  quoted,
  type Replayed,
  type Result,
  replay,
  type Sink,
} from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { allRulesIds, anyRulesOf, rulesIds, rulesOf } from '../rule-sets.ts';
import { READ_REASONS, systemReason } from './reasons.ts';

/** The bytes of a file of whatever kind; not more than a log may have. */
function readBytes(path: string): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const chunks: Buffer[] = [];
    for (let length = 0; length <= LOG_LIMITS.text; ) {
      const chunk = Buffer.alloc(CHUNK);
      const read = readSync(file, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      length += read;
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new UsageError(`${path} ${systemReason(error, READ_REASONS)}`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const CHUNK = 1 << 16;
const BREAK = 0x0a;

/** Where the first line ends that is no text. */
function firstUnreadableLine(bytes: Buffer): number {
  let from = 0;
  for (let line = 1; ; line++) {
    const to = bytes.indexOf(BREAK, from);
    if (to === -1 || !isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
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
  const bytes = readBytes(path);
  if (bytes.length === 0)
    throw new UsageError(`${path} is empty, line 1 should be the header of a match log`);
  // A character may be cut in the middle: bytes are counted, and only whole lines are text.
  const wholeBytes = bytes.lastIndexOf(BREAK) + 1;
  const whole = bytes.subarray(0, wholeBytes);
  if (!isUtf8(whole)) throw new UsageError(`${path}: line ${firstUnreadableLine(whole)} is no text`);
  const parsed = parseLog(whole.toString('utf8'));
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.error.message}`);
  const { rules } = parsed.value.header;
  const game = gameOf(rules);
  if (game === undefined) {
    throw new UsageError(`${path}: line 1 names the rules "${quoted(rules)}", known are ${known.join(', ')}`);
  }
  return { game, log: { ...parsed.value, torn: wholeBytes < bytes.length }, wholeBytes };
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
