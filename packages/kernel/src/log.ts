/**
 * The match log: options, seed and inputs are the whole match; everything else is a fold over them.
 *
 * As text it is one JSON object a line: a header, then inputs, takebacks and at last the end. A line without
 * its line break was never acknowledged.
 */
import type { AnyGame, Sink } from './game.ts';
import { fail, ok, type Refusal, type Result, refuse } from './result.ts';

export const LOG_FORMAT = 'tumblekeep-match';
export const LOG_VERSION = 1;

export interface LogHeader {
  readonly format: typeof LOG_FORMAT;
  readonly version: typeof LOG_VERSION;
  /** The rule set, as in `Game.id`. */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  /** `Game.revision` when the match began; older logs have none. */
  readonly revision?: string;
  /** Who sat where, for whoever goes on with an exported game. No part of the match, and checked by its reader. */
  readonly table?: unknown;
}

export interface InputLine {
  /** 1, 2, 3 … */
  readonly n: number;
  /** The action in notation. */
  readonly action: string;
  /** The state after it. */
  readonly hash: string;
  /** How an outcome came about, for whoever wants to see it again. Rules never read it. */
  readonly evidence?: unknown;
}

/** Takes back every input after number `undo`. */
export interface UndoLine {
  readonly undo: number;
}

export interface EndLine {
  readonly end: unknown;
  readonly hash: string;
}

export type LogLine = InputLine | UndoLine | EndLine;

export interface Log {
  readonly header: LogHeader;
  readonly lines: readonly LogLine[];
  /** The last line was cut off in the middle. */
  readonly torn: boolean;
}

export const printLine = (line: LogHeader | LogLine): string => `${JSON.stringify(line)}\n`;

const hasText = (value: Record<string, unknown>, ...keys: string[]): boolean =>
  keys.every(key => typeof value[key] === 'string');

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function readHeader(value: unknown): Result<LogHeader, Refusal> {
  const no = (message: string, code = 'log-header') => fail(refuse(code, `line 1 ${message}`));
  if (typeof value !== 'object' || value === null) return no('is no match log');
  const header = value as Record<string, unknown>;
  if (header['format'] !== LOG_FORMAT) return no('is no match log');
  if (header['version'] !== LOG_VERSION) {
    const version = String(header['version']);
    return no(`has log version ${version}, this program reads ${LOG_VERSION}`, 'log-version');
  }
  if (!hasText(header, 'rules', 'seed')) return no('does not name its rules and seed');
  if ('revision' in header && !hasText(header, 'revision')) return no('has a revision that is no text');
  return ok(value as LogHeader);
}

function readLine(value: unknown): LogLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const line = value as Record<string, unknown>;
  if (isCount(line['n']) && hasText(line, 'action', 'hash')) return value as InputLine;
  if (isCount(line['undo'])) return value as UndoLine;
  if ('end' in line && hasText(line, 'hash')) return value as EndLine;
  return undefined;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a log from text. A torn last line is left out and reported in `torn`. */
export function parseLog(text: string): Result<Log, Refusal> {
  const rows = text.split('\n');
  const torn = rows.pop() !== '';
  const header = readHeader(parseJson(rows[0] ?? ''));
  if (!header.ok) return header;
  const lines: LogLine[] = [];
  for (let i = 1; i < rows.length; i++) {
    const line = readLine(parseJson(rows[i] as string));
    if (line === undefined) return fail(refuse('log-line', `line ${i + 1} is no log line`));
    lines.push(line);
  }
  return ok({ header: header.value, lines, torn });
}

/** The inputs that stand after all takebacks. */
export function standingInputs(lines: readonly LogLine[]): Result<InputLine[], Refusal> {
  const inputs: InputLine[] = [];
  for (const line of lines) {
    if ('action' in line) {
      if (line.n !== inputs.length + 1) {
        return fail(refuse('log-order', `input ${line.n} follows input ${inputs.length}`));
      }
      inputs.push(line);
    } else if ('undo' in line) {
      if (line.undo > inputs.length) {
        return fail(refuse('log-order', `takes back to input ${line.undo}, but there are ${inputs.length}`));
      }
      inputs.length = line.undo;
    }
  }
  return ok(inputs);
}

export interface Replayed<State> {
  readonly state: State;
  readonly inputs: readonly InputLine[];
  /** The log says that the game ended, and it did. */
  readonly ended: boolean;
}

/** What a refusal has to say besides when cards or numbers have changed since the recording. */
function withRevisions(refusal: Refusal, recorded: string | undefined, present: string): Refusal {
  if (recorded === undefined || recorded === present) return refusal;
  const { code, message } = refusal;
  return refuse(
    code,
    `${message}; the game was recorded with other cards or numbers (revision ${recorded}, now ${present})`,
  );
}

/** Folds a log into a state, comparing every hash on the way; `onStep` hears of the beginning, then of every input. */
export function replay<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  log: Log,
  onStep?: (input: InputLine | undefined, state: State) => void,
  sink?: Sink<Event>,
): Result<Replayed<State>, Refusal> {
  if (game.id !== log.header.rules) {
    return fail(refuse('log-rules', `the log is of "${log.header.rules}", not of "${game.id}"`));
  }
  const inputs = standingInputs(log.lines);
  if (!inputs.ok) return inputs;
  const folded = fold(game, log, inputs.value, onStep, sink);
  return folded.ok ? folded : fail(withRevisions(folded.error, log.header.revision, game.revision));
}

function fold<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  log: Log,
  inputs: readonly InputLine[],
  onStep: ((input: InputLine | undefined, state: State) => void) | undefined,
  sink: Sink<Event> | undefined,
): Result<Replayed<State>, Refusal> {
  const start = game.setup(log.header.options, log.header.seed, sink);
  if (!start.ok) return fail(refuse('log-options', start.error.message));
  const state = start.value;
  onStep?.(undefined, state);
  for (const input of inputs) {
    const action = game.parse(input.action);
    if (!action.ok) return fail(refuse('log-action', `input ${input.n}: ${action.error.message}`));
    const refusal = game.apply(state, action.value, sink);
    if (refusal) return fail(refuse('log-action', `input ${input.n} "${input.action}": ${refusal.message}`));
    const hash = game.hash(state);
    if (hash !== input.hash) {
      return fail(
        refuse('log-hash', `after input ${input.n} the state is ${hash}, the log says ${input.hash}`),
      );
    }
    onStep?.(input, state);
  }
  const end = log.lines.at(-1);
  const ended = end !== undefined && 'end' in end;
  if (ended && game.outcome(state) === undefined) {
    return fail(refuse('log-end', 'the log says that the game is over, but it goes on'));
  }
  if (ended && end.hash !== game.hash(state)) {
    return fail(refuse('log-hash', `at the end the state is ${game.hash(state)}, the log says ${end.hash}`));
  }
  return ok({ state, inputs, ended });
}

/** A match in progress: a state and the log it came from, written line by line through `append`. */
export class Match<State, Action, Event> {
  readonly game: AnyGame<State, Action, Event>;
  readonly header: LogHeader;
  readonly #append: (line: string) => void;
  #state: State;
  #inputs: InputLine[];

  private constructor(
    game: AnyGame<State, Action, Event>,
    header: LogHeader,
    state: State,
    inputs: readonly InputLine[],
    append: (line: string) => void,
  ) {
    this.game = game;
    this.header = header;
    this.#state = state;
    this.#inputs = [...inputs];
    this.#append = append;
  }

  static start<State, Action, Event>(
    game: AnyGame<State, Action, Event>,
    options: unknown,
    seed: string,
    append: (line: string) => void = () => {},
    sink?: Sink<Event>,
  ): Result<Match<State, Action, Event>, Refusal> {
    const state = game.setup(options, seed, sink);
    if (!state.ok) return state;
    const header: LogHeader = {
      format: LOG_FORMAT,
      version: LOG_VERSION,
      rules: game.id,
      options: game.options(state.value),
      seed,
      revision: game.revision,
    };
    append(printLine(header));
    return ok(new Match(game, header, state.value, [], append));
  }

  static resume<State, Action, Event>(
    game: AnyGame<State, Action, Event>,
    log: Log,
    append: (line: string) => void = () => {},
    sink?: Sink<Event>,
    onStep?: (input: InputLine | undefined, state: State) => void,
  ): Result<Match<State, Action, Event>, Refusal> {
    const replayed = replay(game, log, onStep, sink);
    if (!replayed.ok) return replayed;
    const { state, inputs } = replayed.value;
    return ok(new Match(game, log.header, state, inputs, append));
  }

  get state(): State {
    return this.#state;
  }

  get inputs(): readonly InputLine[] {
    return this.#inputs;
  }

  /** Applies and records; a refused action changes and records nothing. */
  play(action: Action, sink?: Sink<Event>, evidence?: unknown): Refusal | undefined {
    const refusal = this.game.apply(this.#state, action, sink);
    if (refusal) return refusal;
    const line: InputLine = {
      n: this.#inputs.length + 1,
      action: this.game.print(action),
      hash: this.game.hash(this.#state),
      ...(evidence !== undefined && { evidence }),
    };
    this.#inputs.push(line);
    this.#append(printLine(line));
    const end = this.game.outcome(this.#state);
    if (end !== undefined) this.#append(printLine({ end, hash: line.hash }));
    return undefined;
  }

  /** Takes back every input after number `n`; the takeback itself is recorded. */
  undo(n: number): Refusal | undefined {
    if (n < 0 || n >= this.#inputs.length) return refuse('undo', 'there is nothing to take back');
    const log: Log = { header: this.header, lines: this.#inputs.slice(0, n), torn: false };
    const replayed = replay(this.game, log);
    if (!replayed.ok) return replayed.error;
    this.#state = replayed.value.state;
    this.#inputs.length = n;
    this.#append(printLine({ undo: n }));
    return undefined;
  }
}
