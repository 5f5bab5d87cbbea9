/** A match at some line of its log: what is folded from the lines, and nothing else. */

import {
  fail,
  hashProblem,
  type InputLine,
  inLine,
  inWords,
  type Log,
  type LogLine,
  type LogRefusal,
  lineNumber,
  ok,
  type Refusal,
  type Result,
  standingInputs,
  tableInForce,
  type UndoLine,
} from '@tumblekeep/kernel';
import { Deeds, isThrown, likelyDecider } from './deeds.ts';
import type { Hosted, Kinds, Laid, Moment, SeatId } from './hosted.ts';
import { refuse } from './sentences.ts';
import type { Happened } from './told.ts';

/** Somebody wants to take back, and others have to agree. */
export interface Takeback {
  /** Inputs that would be left. */
  readonly to: number;
  readonly by: SeatId;
  /** Seats that have not answered yet. */
  readonly open: readonly SeatId[];
}

/** Whether something may be taken back, and whether others have to agree. */
export type TakebackKind = 'free' | 'consent' | 'nothing';

export class Position<K extends Kinds> {
  readonly hosted: Hosted<K>;
  readonly seed: string;
  readonly seats: readonly SeatId[];
  readonly state: K['State'];
  seating: K['Seating'];
  lying: K['Lying'];
  takeback: Takeback | undefined;
  readonly #deeds: Deeds;

  constructor(hosted: Hosted<K>, seed: string, state: K['State'], seating: K['Seating']) {
    this.hosted = hosted;
    this.seed = seed;
    this.state = state;
    this.seats = hosted.seatsOf(state);
    this.seating = seating;
    this.#deeds = new Deeds(this.seats);
    this.lying = hosted.throwing?.nothingLies;
  }

  get inputs(): number {
    return this.#deeds.length;
  }

  get moment(): Moment {
    return { seed: this.seed, inputs: this.inputs };
  }

  isPerson(seat: SeatId): boolean {
    return this.hosted.isPerson(this.seating, seat);
  }

  get people(): readonly SeatId[] {
    return this.seats.filter(seat => this.isPerson(seat));
  }

  /** An input was applied to the state; `by` is whoever decided it, if anybody did. */
  add(by: SeatId | undefined, action: K['Action'], laid: Omit<Laid<K>, 'state'>): void {
    const { hosted, state } = this;
    const isReport = hosted.throwing?.isReport(laid.evidence) === true;
    const decidedBy = isThrown(hosted, laid.evidence) ? undefined : by;
    this.#deeds.add(decidedBy, hosted.reveals(action, laid.events), isReport);
    this.takeback = undefined;
    if (hosted.throwing !== undefined)
      this.lying = hosted.throwing.lyingAfter(this.lying, {
        state,
        events: laid.events,
        evidence: laid.evidence,
        shown: laid.shown,
      });
  }

  /** Inputs that would be left after taking back the last decision of a person. */
  get takebackTarget(): number | undefined {
    const to = this.#lastDecision();
    return to === undefined || this.#stands(to) ? undefined : to;
  }

  /** There is a last decision, but what has come to light since stands. */
  get isPastTakingBack(): boolean {
    const to = this.#lastDecision();
    return to !== undefined && this.#stands(to);
  }

  #lastDecision(): number | undefined {
    return this.#deeds.target(seat => this.isPerson(seat));
  }

  #stands(to: number): boolean {
    return this.hosted.isRevealedForGood === true && !this.isFree(to);
  }

  /** People who lose a decision by it; everybody where somebody knows more since then. */
  concernedBy(to: number): readonly SeatId[] {
    return this.#deeds.concernedBy(to, this.people);
  }

  /** Whoever may have it reported anew without asking: what is taken back tells where a real die lies. */
  refereeOf(to: number): SeatId | undefined {
    return this.#deeds.isReport(to) ? this.hosted.throwing?.refereeOf?.(this.state) : undefined;
  }

  /** Whether nobody knows more than after that many inputs. */
  isFree(to: number): boolean {
    return this.#deeds.isFree(to);
  }

  get undo(): TakebackKind {
    const to = this.takebackTarget;
    return to === undefined ? 'nothing' : this.isFree(to) ? 'free' : 'consent';
  }
}

/** Applies an input of a log; `isTold` where the log says who decided. */
function replayInput<K extends Kinds>(
  position: Position<K>,
  input: InputLine,
  isTold: boolean,
): Result<Happened<K>, Refusal> {
  const { hosted, state, seating } = position;
  const { game } = hosted;
  const action = game.parse(input.action);
  const { n, evidence } = input;
  if (!action.ok) return fail(refuse('log-action', 'input-refused', { n, why: action.error }));
  const by = isTold ? input.by : likelyDecider(hosted, state, seating, { action: action.value, evidence });
  const events: K['Event'][] = [];
  const refusal = game.apply(state, action.value, event => void events.push(event));
  if (refusal) return fail(refuse('log-action', 'action-refused', { n, action: input.action, why: refusal }));
  const mismatch = hashProblem(game, state, input);
  if (mismatch) return fail(mismatch);
  position.add(by, action.value, { events, evidence });
  return ok({ action: action.value, by, events, shown: undefined, evidence });
}

/**
 * Folds one more line, which others have stored; the answer is what has happened, nothing where no input did. A line that
 * takes back is folded with everything before it.
 */
export async function foldLine<K extends Kinds>(
  position: Position<K>,
  line: Exclude<LogLine, UndoLine>,
): Promise<Result<Happened<K> | undefined, Refusal>> {
  const { hosted } = position;
  if ('takeback' in line) position.takeback = line.takeback;
  else if ('consent' in line)
    position.takeback = position.takeback && afterConsent(position.takeback, line.consent);
  else if ('table' in line) {
    const seating = hosted.readSeating(line.table, position.seats);
    if (seating === undefined) return fail(inWords('log-table', 'nobody can sit at such a table'));
    position.seating = seating;
  } else if ('n' in line) {
    if (line.n !== position.inputs + 1)
      return fail(inWords('log-order', `input ${line.n} follows input ${position.inputs}`));
    const happened = replayInput(position, line, true);
    if (happened.ok) await recall(position);
    return happened;
  }
  return ok(undefined);
}

/** Makes the last throw again if nobody knows any more what it has left there. */
export async function recall<K extends Kinds>(position: Position<K>): Promise<void> {
  const { throwing } = position.hosted;
  if (throwing?.isForgotten(position.lying))
    position.lying = await throwing.recall(position.lying, position.state);
}

/** Folds a log. Inputs that were taken back are left out. */
export function foldLog<K extends Kinds>(hosted: Hosted<K>, log: Log): Result<Position<K>, LogRefusal> {
  const { game } = hosted;
  const { header, lines } = log;
  const no = (line: number, refusal: Refusal) => fail(inLine(line, refusal));
  if (game.id !== header.rules)
    return no(1, inWords('log-rules', `the log is of "${header.rules}", not of "${game.id}"`));
  const made = game.setup(header.options, header.seed);
  if (!made.ok) return no(1, { ...made.error, code: 'log-options' });
  const seating = hosted.readSeating(tableInForce(log), hosted.seatsOf(made.value));
  if (seating === undefined) return no(1, inWords('log-table', 'nobody can sit at such a table'));
  const inputs = standingInputs(lines);
  if (!inputs.ok) return inputs;
  const position = new Position(hosted, header.seed, made.value, seating);
  const toldFrom = inputs.value.findIndex(({ by }) => by !== undefined);
  for (const [i, input] of inputs.value.entries()) {
    const replayed = replayInput(position, input, toldFrom !== -1 && i >= toldFrom);
    if (!replayed.ok) return no(lineNumber(lines.indexOf(input)), replayed.error);
  }
  position.takeback = takebackIn(lines);
  return ok(position);
}

/** What somebody asked to take back and nobody has refused or overtaken since. */
function takebackIn(lines: readonly LogLine[]): Takeback | undefined {
  let takeback: Takeback | undefined;
  for (const line of lines) {
    if ('takeback' in line) takeback = line.takeback;
    else if ('consent' in line) takeback = takeback && afterConsent(takeback, line.consent);
    else if (!('table' in line)) takeback = undefined;
  }
  return takeback;
}

/** What is still open after an answer; nothing when somebody refuses or nobody is left to ask. */
export function afterConsent(
  takeback: Takeback,
  { by, agrees }: { readonly by: readonly SeatId[]; readonly agrees: boolean },
): Takeback | undefined {
  const open = takeback.open.filter(seat => !by.includes(seat));
  return agrees && open.length > 0 ? { ...takeback, open } : undefined;
}
