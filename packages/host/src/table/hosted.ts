/** What a table has to know of a game besides its rules. */
import type { Game, Refusal, Result, Say } from '@tumblekeep/kernel';

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
  /** When people want to be asked, and when what they would answer goes without asking. */
  Asking: unknown;
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
  readonly shown?: K['Shown'] | undefined;
}

/** The part of a game in which the table itself answers. It may take its time, in another thread. */
export interface Throwing<K extends Kinds> {
  /** Its revision: who has another one sees no flights again. */
  readonly physics: string;
  readonly nothingLies: K['Lying'];
  /** Whose hand has to let go now, if anybody's. Until then nothing is legal but where the die may come to rest. */
  throwerOf(state: K['State']): SeatId | undefined;
  /** What a hand lets go, from outside; nothing when it is no such thing. Whether a hand can is found out by the throw. */
  readRelease(value: unknown): K['Release'] | undefined;
  /** What people see of what lies there: plain data. */
  seen(lying: K['Lying']): unknown;
  /** Whether people tell where their die lies. */
  isReported(seating: K['Seating']): boolean;
  /** What a throw needs is fetched before somebody waits for one. */
  prepare(): Promise<void>;
  byHand(task: Throw<K>, release: K['Release']): Promise<Result<Thrown<K>, Refusal>>;
  byBot(task: Throw<K>): Promise<Result<Thrown<K>, Refusal>>;
  /** Who has the last word about where a real die lies, and may have it reported anew without anybody's consent. */
  refereeOf?(state: K['State']): SeatId | undefined;
  /** What a report leaves as evidence. */
  reported(state: K['State']): unknown;
  /** Whether evidence is that of a report: what people tell they may take back, what a hand let go they may not. */
  isReport(evidence: unknown): boolean;
  /** What a hand would let go to throw like that; nothing where nothing flew. */
  releaseIn(evidence: unknown): K['Release'] | undefined;
  /** What lies there after an input; `shown` is known of a throw that was made just now. */
  lyingAfter(before: K['Lying'], input: Laid<K>): K['Lying'];
  /** Whether the last throw has to be made again to know what lies there: after a log was folded. */
  isForgotten(lying: K['Lying']): boolean;
  /** What lies there: the last throw is made again. */
  recall(lying: K['Lying'], state: K['State']): Promise<K['Lying']>;
}

/** Where somebody stands who asks for help. */
export interface Inquiry<K extends Kinds> {
  readonly state: K['State'];
  readonly seating: K['Seating'];
  /** What whoever asks may do. */
  readonly legal: readonly K['Action'][];
}

export interface Hosted<K extends Kinds> {
  readonly game: Game<K['State'], K['Action'], K['Event'], K['View'], unknown, K['Outcome']>;
  /** What the game, its table and its dice refuse, in words: to be called where they are shown. */
  readonly say: Say;
  /** Everybody at the table, in the order of play. */
  seatsOf(state: K['State']): readonly SeatId[];
  /** Seats that are asked now, any of which may answer. The first one answers where bots alone are asked. */
  askedOf(state: K['State']): readonly SeatId[];
  /** Seats any of which may do this now, asked or not; `asked` is what `askedOf` answers. */
  actorsOf(state: K['State'], action: K['Action'], asked: readonly SeatId[]): readonly SeatId[];
  /** Only the seat that is asked may see what it may do. */
  isSecret(state: K['State']): boolean;
  /**
   * One viewer for all who see the same: this state, and what the last input told. Views are made once for each of these;
   * where it is left out, for everybody.
   */
  eyes?(state: K['State'], viewer: string): string;
  isPerson(seating: K['Seating'], seat: SeatId): boolean;
  /** People alone, who tell where their dice lie, or bots alone. */
  everybody(seats: readonly SeatId[], who: 'people' | 'bots'): K['Seating'];
  /** Who sits where, from a log or from outside; nothing when nobody can sit like that. */
  readSeating(value: unknown, seats: readonly SeatId[]): K['Seating'] | undefined;
  /**
   * Who sits where as people order it, who may not know yet whom they play: seats that are not named come in the order
   * they are given, and where nothing is said a person sits. Nothing when nobody can sit like that.
   */
  arrange(value: unknown, seats: readonly SeatId[]): K['Seating'] | undefined;
  /** The same with a person or the usual bot on one seat. */
  reseat(seating: K['Seating'], seat: SeatId, who: 'person' | 'bot'): K['Seating'];
  /** The seating as a log keeps it; where bots choose or measured hands throw, `bots` is the revision of ours. */
  logSeating(seating: K['Seating']): unknown;
  /** What the bot that is asked does: nothing but state, seating and moment may decide it. */
  botAnswer(state: K['State'], seating: K['Seating'], moment: Moment): K['Action'];
  readonly usualAsking: K['Asking'];
  /** Of people one of whom said "hold on"; nothing in games in which nobody has to. */
  readonly holding?: K['Asking'];
  /** Of people who want to be asked as little as possible. */
  readonly leastAsked: K['Asking'];
  /** The answer that people would give anyway, so that nobody is asked. */
  foregone(state: K['State'], seating: K['Seating'], asking: K['Asking']): K['Action'] | undefined;
  /** After it somebody knows more, so taking it back is a favour. */
  reveals(action: K['Action'], events: readonly K['Event'][]): boolean;
  /** No such favours are granted: what has come to light stands. */
  readonly isRevealedForGood?: true;
  readonly throwing?: Throwing<K>;
  /**
   * What helps people to answer: the odds, what a throw would have to fulfil. The question comes from outside, and the
   * answer, plain data, tells nothing that everybody at the table may not know. Nothing for questions nobody understands.
   */
  inquire?(inquiry: Inquiry<K>, question: unknown): unknown;
}
