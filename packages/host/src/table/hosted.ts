/** What a table has to know of a game besides its rules. */
import type { Game, Refusal, Result } from '@tumblekeep/kernel';

/** A place at the table, named after whom it plays: a hero, a creature, a colour. */
export type SeatId = string;

/** The types of one game. */
export interface Kinds {
  State: unknown;
  Action: unknown;
  Event: unknown;
  View: unknown;
  Outcome: unknown;
  /** Who sits where, and what else people agree on before a game. */
  Seating: unknown;
  /** How people want to be asked. */
  Courtesy: unknown;
  /** What a hand lets go. */
  Release: unknown;
  /** What people watch of a throw. */
  Shown: unknown;
  /** What lies on the table. */
  Lying: unknown;
}

/** Where a match stands: enough to draw everything that chance decides. */
export interface Moment {
  readonly seed: string;
  /** Inputs that stand. */
  readonly inputs: number;
}

/** An answer that nobody gave by choice: where a die came to rest. */
export interface Thrown<K extends Kinds> {
  readonly action: K['Action'];
  /** What the log keeps of how it came about. */
  readonly evidence: unknown;
  readonly shown: K['Shown'];
}

/** What is known when a die is thrown. */
export interface Throw<K extends Kinds> {
  readonly state: K['State'];
  readonly seating: K['Seating'];
  readonly lying: K['Lying'];
  readonly moment: Moment;
}

/** An input, and what came of it. */
export interface Laid<K extends Kinds> {
  readonly state: K['State'];
  readonly events: readonly K['Event'][];
  readonly evidence: unknown;
  readonly shown?: K['Shown'];
}

/** The part of a game in which the table itself answers. It may take its time, in another thread. */
export interface Throwing<K extends Kinds> {
  readonly nothingLies: K['Lying'];
  /** Whose hand has to let go now, if anybody's. */
  throwerOf(state: K['State']): SeatId | undefined;
  /** Whether people tell where their die lies. */
  isReported(seating: K['Seating']): boolean;
  byHand(task: Throw<K>, release: K['Release']): Promise<Result<Thrown<K>, Refusal>>;
  byBot(task: Throw<K>): Promise<Result<Thrown<K>, Refusal>>;
  /** What a report leaves as evidence. */
  reported(state: K['State']): unknown;
  /** What lies there after an input; `shown` is known of a throw that was made just now. */
  lyingAfter(before: K['Lying'], input: Laid<K>): K['Lying'];
  /** What lies there after a log was folded: the last throw may have to be made again. */
  recall(lying: K['Lying'], state: K['State']): Promise<K['Lying']>;
}

export interface Hosted<K extends Kinds> {
  readonly game: Game<K['State'], K['Action'], K['Event'], K['View'], unknown, K['Outcome']>;
  /** Everybody at the table, in the order of play. */
  seatsOf(state: K['State']): readonly SeatId[];
  /** Seats that are asked now, any of which may answer. The first one answers where bots alone are asked. */
  askedOf(state: K['State']): readonly SeatId[];
  /** Seats any of which may do this now, asked or not. */
  actorsOf(state: K['State'], action: K['Action']): readonly SeatId[];
  /** Only the seat that is asked may see what it may do. */
  isSecret(state: K['State']): boolean;
  isPerson(seating: K['Seating'], seat: SeatId): boolean;
  /** Who sits where, from a log or from outside; nothing when nobody can sit like that. */
  readSeating(value: unknown, seats: readonly SeatId[]): K['Seating'] | undefined;
  /** The seating as a log keeps it. */
  logSeating(seating: K['Seating']): unknown;
  /** What the bot that is asked does: nothing but state, seating and moment may decide it. */
  botAnswer(state: K['State'], seating: K['Seating'], moment: Moment): K['Action'];
  readonly usualCourtesy: K['Courtesy'];
  /** The answer that people would give anyway, so that nobody is asked. */
  foregone(state: K['State'], seating: K['Seating'], courtesy: K['Courtesy']): K['Action'] | undefined;
  /** After it somebody knows more, so taking it back is a favour. */
  reveals(action: K['Action'], events: readonly K['Event'][]): boolean;
  readonly throwing?: Throwing<K>;
}
