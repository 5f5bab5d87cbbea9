/**
 * A log followed line by line, also where it was taken back later: whether it could have been written by somebody
 * who played. What is asked of each input besides the rules is the business of a witness.
 */
import type { AnyGame } from './game.ts';
import { hashProblem, withRevisions } from './log.ts';
import {
  type EndLine,
  type InputLine,
  isHashed,
  type Log,
  type LogRefusal,
  lineNumber,
  refuseLine,
  type UndoLine,
} from './log-lines.ts';
import { clonePlain, equalPlain } from './plain.ts';
import { fail, ok, type Refusal, type Result, refuse } from './result.ts';

export interface Witness<State, Action, Event> {
  /** Who sits there from here on; nothing where a log does not say. */
  seats(table: unknown): Refusal | undefined;
  /** Before an input is applied: in what it is not what the one who is asked would have put in. */
  inspect(input: InputLine, action: Action, state: State): Refusal | undefined;
  /** What came of it; the beginning first. */
  hears(action: Action | undefined, events: readonly Event[]): void;
  /** Keeps the first inputs and forgets the rest, unless nobody takes that back. */
  takesBack(inputs: number): Refusal | undefined;
}

export interface Retraced<State> {
  readonly state: State;
  /** Inputs that stand. */
  readonly inputs: number;
  /** How often something was taken back. */
  readonly takebacks: number;
}

/** A state is kept for every so many inputs, so that taking back never plays the whole game again. */
const APART = 16;

class Trail<State, Action, Event> {
  readonly #game: AnyGame<State, Action, Event>;
  readonly #kept: State[];
  readonly #actions: Action[] = [];
  state: State;

  constructor(game: AnyGame<State, Action, Event>, state: State) {
    this.#game = game;
    this.state = state;
    this.#kept = [game.clone(state)];
  }

  get inputs(): number {
    return this.#actions.length;
  }

  push(action: Action): void {
    this.#actions.push(action);
    if (this.inputs % APART === 0) this.#kept.push(this.#game.clone(this.state));
  }

  goBack(inputs: number): void {
    const at = Math.floor(inputs / APART);
    this.#kept.length = at + 1;
    this.#actions.length = inputs;
    this.state = this.#game.clone(this.#kept[at] as State);
    for (const action of this.#actions.slice(at * APART)) this.#game.apply(this.state, action);
  }
}

const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export function retrace<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  log: Log,
  witness: Witness<State, Action, Event>,
): Result<Retraced<State>, LogRefusal> {
  const followed = follow(game, log, witness);
  return followed.ok ? followed : fail(withRevisions(followed.error, log.header.revision, game.revision));
}

function follow<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  { header, lines }: Log,
  witness: Witness<State, Action, Event>,
): Result<Retraced<State>, LogRefusal> {
  const inHeader = (code: string, message: string) => fail(refuseLine(1, code, message));
  if (game.id !== header.rules)
    return inHeader('log-rules', `the log is of "${header.rules}", not of "${game.id}"`);
  let events: Event[] = [];
  const start = game.setup(header.options, header.seed, event => void events.push(event));
  if (!start.ok) return inHeader('log-options', start.error.message);
  if (header.version > 1 && !equalPlain(header.options, asWritten(game.options(start.value))))
    return inHeader('log-options', 'the options are not complete, or have something nobody knows');
  const seated = witness.seats(header.version > 1 ? header.table : undefined);
  if (seated) return inHeader(seated.code, seated.message);
  witness.hears(undefined, events);
  const trail = new Trail(game, start.value);
  let takebacks = 0;

  const play = (input: InputLine): Refusal | undefined => {
    const named = (message: string): Refusal => refuse('log-action', `input ${input.n}${message}`);
    if (input.n !== trail.inputs + 1)
      return refuse('log-order', `input ${input.n} follows input ${trail.inputs}`);
    const action = game.parse(input.action);
    if (!action.ok) return named(`: ${action.error.message}`);
    if (header.version > 1 && game.print(action.value) !== input.action)
      return named(` is written otherwise: "${game.print(action.value)}"`);
    if (game.decision(trail.state) === undefined) return named(' follows the end of the game');
    const refusal = game.apply(game.clone(trail.state), action.value);
    if (refusal) return named(` "${input.action}": ${refusal.message}`);
    const doubt = witness.inspect(input, action.value, trail.state);
    if (doubt) return refuse(doubt.code, `input ${input.n}: ${doubt.message}`);
    events = [];
    game.apply(trail.state, action.value, event => void events.push(event));
    if (input.hash === undefined && isHashed(input.n)) return named(' has no fingerprint');
    const mismatch = hashProblem(game, trail.state, input);
    if (mismatch !== undefined) return refuse('log-hash', mismatch);
    witness.hears(action.value, clonePlain(events));
    trail.push(action.value);
    return undefined;
  };

  const takeBack = ({ undo }: UndoLine): Refusal | undefined => {
    if (undo >= trail.inputs)
      return refuse('log-order', `takes back to input ${undo}, but there are ${trail.inputs}`);
    const doubt = witness.takesBack(undo);
    if (doubt) return doubt;
    takebacks++;
    trail.goBack(undo);
    return undefined;
  };

  const end = ({ end: told, hash }: EndLine): Refusal | undefined => {
    const outcome = game.outcome(trail.state);
    if (outcome === undefined) return refuse('log-end', 'the log says that the game is over, but it goes on');
    if (hash !== game.hash(trail.state))
      return refuse('log-hash', `at the end the state is ${game.hash(trail.state)}, the log says ${hash}`);
    if (!equalPlain(asWritten(outcome), told))
      return refuse(
        'log-end',
        `the game ended as ${JSON.stringify(outcome)}, the log says ${JSON.stringify(told)}`,
      );
    return undefined;
  };

  for (const [index, line] of lines.entries()) {
    const refusal =
      'action' in line
        ? play(line)
        : 'undo' in line
          ? takeBack(line)
          : 'table' in line
            ? witness.seats(line.table)
            : 'end' in line
              ? end(line)
              : undefined;
    if (refusal) return fail(refuseLine(lineNumber(index), refusal.code, refusal.message));
  }
  return ok({ state: trail.state, inputs: trail.inputs, takebacks });
}
