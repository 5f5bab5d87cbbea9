/** The match log: options, seed and inputs are the whole match; everything else is a fold over them. */
import type { AnyGame, Sink } from './game.ts';
import { LOG_LIMITS } from './log-limits.ts';
import {
  type InputLine,
  inLine,
  LOG_FORMAT,
  LOG_VERSION,
  type Log,
  type LogHeader,
  type LogRefusal,
  lineNumber,
  printLine,
  refuseLine,
  standingInputs,
  tableInForce,
} from './log-lines.ts';
import { equalPlain } from './plain.ts';
import { inWords, type Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { refuse } from './sentences.ts';

export interface Replayed<State> {
  readonly state: State;
  readonly inputs: readonly InputLine[];
  /** The log says that the game ended, and it did. */
  readonly ended: boolean;
}

/** What a refusal has to say besides when cards or numbers have changed since the recording. */
export function withRevisions(
  refusal: LogRefusal,
  recorded: string | undefined,
  present: string,
): LogRefusal {
  if (recorded === undefined || recorded === present) return refusal;
  const { line, ...why } = refusal;
  return inLine(line, refuse(why.code, 'other-revision', { why, recorded, present }));
}

/** Folds a log into a state, comparing every hash on the way; `onStep` hears of the beginning, then of every input. */
export function replay<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  log: Log,
  onStep?: (input: InputLine | undefined, state: State) => void,
  sink?: Sink<Event>,
): Result<Replayed<State>, LogRefusal> {
  if (game.id !== log.header.rules) {
    return fail(refuseLine(1, 'log-rules', `the log is of "${log.header.rules}", not of "${game.id}"`));
  }
  const inputs = standingInputs(log.lines);
  if (!inputs.ok) return inputs;
  const folded = fold(game, log, inputs.value, onStep, sink);
  return folded.ok ? folded : fail(withRevisions(folded.error, log.header.revision, game.revision));
}

/** In what the fingerprint of an input is not that of the state, where it has one. */
export function hashProblem<State>(
  game: Pick<AnyGame<State>, 'hash'>,
  state: State,
  { n, hash }: InputLine,
): Refusal | undefined {
  if (hash === undefined) return undefined;
  const present = game.hash(state);
  return present === hash
    ? undefined
    : inWords('log-hash', `after input ${n} the state is ${present}, the log says ${hash}`);
}

function fold<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  { header, lines }: Log,
  inputs: readonly InputLine[],
  onStep: ((input: InputLine | undefined, state: State) => void) | undefined,
  sink: Sink<Event> | undefined,
): Result<Replayed<State>, LogRefusal> {
  const start = game.setup(header.options, header.seed, sink);
  if (!start.ok) return fail(inLine(1, { ...start.error, code: 'log-options' }));
  const state = start.value;
  onStep?.(undefined, state);
  for (const input of inputs) {
    const no = (why: Refusal) => fail(inLine(lineNumber(lines.indexOf(input)), why));
    const { n } = input;
    const action = game.parse(input.action);
    if (!action.ok) return no(refuse('log-action', 'input-refused', { n, why: action.error }));
    const refusal = game.apply(state, action.value, sink);
    if (refusal) return no(refuse('log-action', 'action-refused', { n, action: input.action, why: refusal }));
    const mismatch = hashProblem(game, state, input);
    if (mismatch) return no(mismatch);
    onStep?.(input, state);
  }
  const end = lines.at(-1);
  const ended = end !== undefined && 'end' in end;
  const no = (code: string, words: string) => fail(refuseLine(lineNumber(lines.length - 1), code, words));
  if (ended && game.outcome(state) === undefined)
    return no('log-end', 'the log says that the game is over, but it goes on');
  if (ended && end.hash !== game.hash(state))
    return no('log-hash', `at the end the state is ${game.hash(state)}, the log says ${end.hash}`);
  return ok({ state, inputs, ended });
}

/** A match in progress: a state and the log it came from, written line by line through `append`. */
export class Match<State, Action, Event> {
  readonly game: AnyGame<State, Action, Event>;
  readonly header: LogHeader;
  readonly #append: (line: string) => void;
  #state: State;
  #inputs: InputLine[];
  /** Who sits there by the log, and who sits there now. */
  #logged: unknown;
  #table: unknown;

  private constructor(
    game: AnyGame<State, Action, Event>,
    header: LogHeader,
    state: State,
    inputs: readonly InputLine[],
    append: (line: string) => void,
    table: unknown,
  ) {
    this.#logged = table;
    this.#table = table;
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
    table?: unknown,
  ): Result<Match<State, Action, Event>, Refusal> {
    if (seed.length > LOG_LIMITS.seed) return fail(refuse('seed', 'long-seed', { most: LOG_LIMITS.seed }));
    const state = game.setup(options, seed, sink);
    if (!state.ok) return state;
    const header: LogHeader = {
      format: LOG_FORMAT,
      version: LOG_VERSION,
      rules: game.id,
      options: game.options(state.value),
      seed,
      revision: game.revision,
      ...(table !== undefined && { table }),
    };
    append(printLine(header));
    return ok(new Match(game, header, state.value, [], append, table));
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
    return ok(new Match(game, log.header, state, inputs, append, tableInForce(log)));
  }

  get state(): State {
    return this.#state;
  }

  get inputs(): readonly InputLine[] {
    return this.#inputs;
  }

  /** Who sits there from now on; recorded with the next input or takeback, if the log says otherwise. */
  seat(table: unknown): void {
    this.#table = table;
  }

  #appendTable(): void {
    if (equalPlain(this.#table, this.#logged)) return;
    this.#append(printLine({ table: this.#table }));
    this.#logged = this.#table;
  }

  /** Applies and records; a refused action changes and records nothing. */
  play(action: Action, sink?: Sink<Event>, evidence?: unknown): Refusal | undefined {
    const refusal = this.game.apply(this.#state, action, sink);
    if (refusal) return refusal;
    const hash = this.game.hash(this.#state);
    const line: InputLine = {
      n: this.#inputs.length + 1,
      action: this.game.print(action),
      hash,
      ...(evidence !== undefined && { evidence }),
    };
    this.#appendTable();
    this.#inputs.push(line);
    this.#append(printLine(line));
    const end = this.game.outcome(this.#state);
    if (end !== undefined) this.#append(printLine({ end, hash }));
    return undefined;
  }

  /** Takes back every input after number `n`; the takeback itself is recorded. */
  undo(n: number): Refusal | undefined {
    if (n < 0 || n >= this.#inputs.length) return refuse('undo', 'nothing-to-take-back');
    const log: Log = { header: this.header, lines: this.#inputs.slice(0, n), torn: false };
    const replayed = replay(this.game, log);
    if (!replayed.ok) return replayed.error;
    this.#state = replayed.value.state;
    this.#inputs.length = n;
    this.#appendTable();
    this.#append(printLine({ undo: n }));
    return undefined;
  }
}
