/**
 * A log followed line by line, also where it was taken back later: whether it could have been written by somebody
 * who played. What is asked of each input besides the rules is the business of a witness.
 */
import type { AnyGame } from './game.ts';
import { hashProblem, withRevisions } from './log.ts';
import {
  type ConsentLine,
  type EndLine,
  type InputLine,
  inLine,
  isHashed,
  type Log,
  type LogLine,
  type LogRefusal,
  lineNumber,
  type TakebackLine,
  type UndoLine,
} from './log-lines.ts';
import { clonePlain, equalPlain } from './plain.ts';
import { inWords, type Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { refuse } from './sentences.ts';

export interface Witness<State, Action, Event> {
  /** Who sits there from here on; nothing where a log does not say. */
  seats(table: unknown): Refusal | undefined;
  /** Before an input is applied: in what it is not what the one who is asked would have put in. */
  inspect(input: InputLine, action: Action, state: State): Promise<Refusal | undefined>;
  /** What came of it; the beginning first. */
  hears(
    input: { readonly line: InputLine; readonly action: Action } | undefined,
    events: readonly Event[],
    state: State,
  ): void;
  asksBack(takeback: TakebackLine['takeback']): Refusal | undefined;
  consents(consent: ConsentLine['consent']): Refusal | undefined;
  /** Keeps the first inputs and forgets the rest, unless nobody takes that back. */
  takesBack(inputs: number): Refusal | undefined;
  ends(): Refusal | undefined;
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

export async function retrace<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  log: Log,
  witness: Witness<State, Action, Event>,
): Promise<Result<Retraced<State>, LogRefusal>> {
  const followed = await follow(game, log, witness);
  return followed.ok ? followed : fail(withRevisions(followed.error, log.header.revision, game.revision));
}

async function follow<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  { header, lines }: Log,
  witness: Witness<State, Action, Event>,
): Promise<Result<Retraced<State>, LogRefusal>> {
  const inHeader = (why: Refusal) => fail(inLine(1, why));
  if (game.id !== header.rules)
    return inHeader(inWords('log-rules', `the log is of "${header.rules}", not of "${game.id}"`));
  let events: Event[] = [];
  const start = game.setup(header.options, header.seed, event => void events.push(event));
  if (!start.ok) return inHeader({ ...start.error, code: 'log-options' });
  if (header.version > 1 && !equalPlain(header.options, asWritten(game.options(start.value))))
    return inHeader(inWords('log-options', 'the options are not complete, or have something nobody knows'));
  const seated = witness.seats(header.version > 1 ? header.table : undefined);
  if (seated) return inHeader(seated);
  witness.hears(undefined, events, start.value);
  const trail = new Trail(game, start.value);
  let takebacks = 0;

  const play = async (input: InputLine): Promise<Refusal | undefined> => {
    const { n } = input;
    const named = (words: string): Refusal => inWords('log-action', `input ${n} ${words}`);
    if (input.n !== trail.inputs + 1)
      return inWords('log-order', `input ${input.n} follows input ${trail.inputs}`);
    const action = game.parse(input.action);
    if (!action.ok) return refuse('log-action', 'input-refused', { n, why: action.error });
    if (header.version > 1 && game.print(action.value) !== input.action)
      return named(`is written otherwise: "${game.print(action.value)}"`);
    if (game.decision(trail.state) === undefined) return named('follows the end of the game');
    const refusal = game.apply(game.clone(trail.state), action.value);
    if (refusal) return refuse('log-action', 'action-refused', { n, action: input.action, why: refusal });
    const doubt = await witness.inspect(input, action.value, trail.state);
    if (doubt) return refuse(doubt.code, 'input-refused', { n, why: doubt });
    events = [];
    game.apply(trail.state, action.value, event => void events.push(event));
    if (input.hash === undefined && isHashed(input.n)) return named('has no fingerprint');
    const mismatch = hashProblem(game, trail.state, input);
    if (mismatch) return mismatch;
    witness.hears({ line: input, action: action.value }, clonePlain(events), trail.state);
    trail.push(action.value);
    return undefined;
  };

  const takeBack = ({ undo }: UndoLine): Refusal | undefined => {
    if (undo >= trail.inputs)
      return inWords('log-order', `takes back to input ${undo}, but there are ${trail.inputs}`);
    const doubt = witness.takesBack(undo);
    if (doubt) return doubt;
    takebacks++;
    trail.goBack(undo);
    return undefined;
  };

  const end = ({ end: told, hash }: EndLine): Refusal | undefined => {
    const doubt = witness.ends();
    if (doubt) return doubt;
    const outcome = game.outcome(trail.state);
    if (outcome === undefined)
      return inWords('log-end', 'the log says that the game is over, but it goes on');
    if (hash !== game.hash(trail.state))
      return inWords('log-hash', `at the end the state is ${game.hash(trail.state)}, the log says ${hash}`);
    if (!equalPlain(asWritten(outcome), told))
      return inWords(
        'log-end',
        `the game ended as ${JSON.stringify(outcome)}, the log says ${JSON.stringify(told)}`,
      );
    return undefined;
  };

  const heed = (line: LogLine): Refusal | undefined | Promise<Refusal | undefined> => {
    if ('action' in line) return play(line);
    if ('undo' in line) return takeBack(line);
    if ('takeback' in line) return witness.asksBack(line.takeback);
    if ('consent' in line) return witness.consents(line.consent);
    return 'table' in line ? witness.seats(line.table) : end(line);
  };

  for (const [index, line] of lines.entries()) {
    const refusal = await heed(line);
    if (refusal) return fail(inLine(lineNumber(index), refusal));
  }
  return ok({ state: trail.state, inputs: trail.inputs, takebacks });
}
