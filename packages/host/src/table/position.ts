/** A match at some line of its log: what is folded from the lines, and nothing else. */
import {
  fail,
  hashProblem,
  type InputLine,
  type Log,
  type LogLine,
  type LogRefusal,
  lineNumber,
  ok,
  type Refusal,
  type Result,
  refuse,
  refuseLine,
  standingInputs,
  tableInForce,
} from '@tumblekeep/kernel';
import type { Hosted, Kinds, Laid, Moment, SeatId } from './hosted.ts';

/** Somebody wants to take back, and others have to agree. */
export interface Takeback {
  /** Inputs that would be left. */
  readonly to: number;
  readonly by: SeatId;
  /** Seats that have not answered yet. */
  readonly open: readonly SeatId[];
}

/** Whose decision an input was, packed small: there is one for every input of every open table. */
const REVEALS = 1;
const packed = (seat: number, reveals: boolean): number => (seat + 1) * 2 + (reveals ? REVEALS : 0);
const seatIn = (deed: number): number => (deed >> 1) - 1;

export class Position<K extends Kinds> {
  readonly hosted: Hosted<K>;
  readonly seed: string;
  readonly seats: readonly SeatId[];
  readonly state: K['State'];
  seating: K['Seating'];
  lying: K['Lying'];
  takeback: Takeback | undefined;
  readonly #deeds: number[] = [];

  constructor(hosted: Hosted<K>, seed: string, state: K['State'], seating: K['Seating']) {
    this.hosted = hosted;
    this.seed = seed;
    this.state = state;
    this.seats = hosted.seatsOf(state);
    this.seating = seating;
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
    const seat = by === undefined ? -1 : this.seats.indexOf(by);
    this.#deeds.push(packed(seat, hosted.reveals(action, laid.events)));
    this.takeback = undefined;
    if (hosted.throwing !== undefined)
      this.lying = hosted.throwing.lyingAfter(this.lying, { ...laid, state });
  }

  /** Inputs that would be left after taking back the last decision of a person. */
  get takebackTarget(): number | undefined {
    for (let i = this.#deeds.length - 1; i >= 0; i--) {
      const seat = this.seats[seatIn(this.#deeds[i] as number)];
      if (seat !== undefined && this.isPerson(seat)) return i;
    }
    return undefined;
  }

  /** People who lose a decision by it; everybody where somebody knows more since then. */
  concernedBy(to: number): readonly SeatId[] {
    const lost = this.#deeds.slice(to);
    if (lost.some(deed => (deed & REVEALS) !== 0)) return this.people;
    const seats = new Set(lost.map(deed => this.seats[seatIn(deed)]));
    return this.people.filter(seat => seats.has(seat));
  }

  /** Whether nobody knows more than after that many inputs. */
  isFree(to: number): boolean {
    return this.#deeds.slice(to).every(deed => (deed & REVEALS) === 0);
  }
}

/** Applies an input of a log. */
function replayInput<K extends Kinds>(position: Position<K>, input: InputLine): Refusal | undefined {
  const { game } = position.hosted;
  const { state } = position;
  const action = game.parse(input.action);
  if (!action.ok) return refuse('log-action', `input ${input.n}: ${action.error.message}`);
  const events: K['Event'][] = [];
  const refusal = game.apply(state, action.value, event => void events.push(event));
  if (refusal) return refuse('log-action', `input ${input.n} "${input.action}": ${refusal.message}`);
  const mismatch = hashProblem(game, state, input);
  if (mismatch !== undefined) return refuse('log-hash', mismatch);
  position.add(input.by, action.value, { events, evidence: input.evidence });
  return undefined;
}

/** Folds a log. Inputs that were taken back are left out. */
export function foldLog<K extends Kinds>(hosted: Hosted<K>, log: Log): Result<Position<K>, LogRefusal> {
  const { game } = hosted;
  const { header, lines } = log;
  const no = (line: number, { code, message }: Refusal) => fail(refuseLine(line, code, message));
  if (game.id !== header.rules)
    return no(1, refuse('log-rules', `the log is of "${header.rules}", not of "${game.id}"`));
  const made = game.setup(header.options, header.seed);
  if (!made.ok) return no(1, refuse('log-options', made.error.message));
  const seating = hosted.readSeating(tableInForce(log), hosted.seatsOf(made.value));
  if (seating === undefined) return no(1, refuse('log-table', 'nobody can sit at such a table'));
  const inputs = standingInputs(lines);
  if (!inputs.ok) return inputs;
  const position = new Position(hosted, header.seed, made.value, seating);
  for (const input of inputs.value) {
    const refusal = replayInput(position, input);
    if (refusal) return no(lineNumber(lines.indexOf(input)), refusal);
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
