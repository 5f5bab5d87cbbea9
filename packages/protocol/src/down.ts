/** What a server says. Views, events, evidence and outcomes are those of the game, as this viewer may know them. */
import type { SeatId, Takeback, TakebackKind } from '@tumblekeep/host';
import type { Refusal } from '@tumblekeep/kernel';
import type { Change } from './change.ts';
import type { Reaction } from './limits.ts';

/** As `Told` of a table, in plain data: legal actions are in the notation of the game. */
export interface WireTold {
  /** Lines of the log: an input has to name them. Never goes back. */
  readonly at: number;
  /** Inputs that stand. */
  readonly inputs: number;
  readonly view: unknown;
  readonly asked: readonly SeatId[];
  /** Whose hand has to let go. */
  readonly thrower?: SeatId | undefined;
  readonly isForPeople: boolean;
  readonly isSecret: boolean;
  readonly legal: readonly string[];
  /** What lies on the table, as far as people see it. */
  readonly lying?: unknown;
  readonly undo: TakebackKind;
  readonly takeback?: Takeback | undefined;
  readonly outcome?: unknown;
  /** Who sits where as the log keeps it. */
  readonly seating: unknown;
}

/** An input as this viewer may know it. */
export interface WireInput {
  /** The action in notation; nothing for what is no move: takebacks, consents, other people on the chairs. */
  readonly action?: string | undefined;
  readonly by?: SeatId | undefined;
  readonly events: readonly unknown[];
  /** How a die came to rest: enough to see the identical flight. */
  readonly evidence?: unknown;
}

/** Who has a chair, and whether they are there. */
export interface Chair {
  readonly seat: SeatId;
  readonly who: 'person' | 'bot';
  /** Of a person who has sat down. */
  readonly name?: string | undefined;
  readonly isHere: boolean;
  /** When the last device of theirs was gone; milliseconds since 1970 by the server's clock. */
  readonly awaySince?: number | undefined;
  readonly isReady: boolean;
  readonly isMuted: boolean;
  /** A bot plays for the person until they are back. */
  readonly hasStandIn: boolean;
  /** Seats that want a bot to play here while the person is away. */
  readonly agreed: readonly SeatId[];
}

/** `gathering` until it is started, `closed` when nobody may play on. */
export type Phase = 'gathering' | 'playing' | 'over' | 'closed';

export interface Company {
  readonly phase: Phase;
  readonly chairs: readonly Chair[];
  /** Devices that hold no seat. */
  readonly watchers: number;
  readonly isListed: boolean;
  /** Who called "hold on", until somebody was heard. */
  readonly heldBy?: SeatId | undefined;
  /** To be typed on another device, while the table gathers. */
  readonly code?: string | undefined;
}

/** What a table is, from its opening on. */
export interface TableFacts {
  readonly table: string;
  /** The game folder and its rule set. */
  readonly game: string;
  readonly rules: string;
  /** Complete. */
  readonly options: unknown;
  readonly seats: readonly SeatId[];
  /** SHA-256 of the seed in hexadecimal: the finished log has the seed that fits. */
  readonly seedHash: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Of the cards and numbers by which the server plays. A page with others may not know what it is told of. */
  readonly revision: string;
  /** Of the physics by which it judges throws, in games that have one. A page with another one sees no flights. */
  readonly physics?: string | undefined;
}

export interface Welcome {
  readonly type: 'welcome';
  /** That of the hello: what is spoken here. */
  readonly version: number;
  readonly facts: TableFacts;
  /** Seats whose secrets were right; the others are given up by the client. */
  readonly seats: readonly SeatId[];
  readonly isOpener: boolean;
  /** Whose eyes this connection sees with. */
  readonly eyes: SeatId | null;
  readonly company: Company;
  readonly told: WireTold;
  /** Inputs since the `at` of the hello; nothing when something was taken back since, or they are too many. */
  readonly missed?: readonly WireInput[] | undefined;
  /** The server's clock, milliseconds since 1970. */
  readonly now: number;
}

export interface CompanyMessage {
  readonly type: 'company';
  readonly company: Company;
}

/** Something has happened; `change` leads from what was told before to what stands now. */
export interface StepMessage extends WireInput {
  readonly type: 'step';
  readonly at: number;
  readonly change?: Change | undefined;
}

/** All that stands now, whatever was told before. */
export interface ToldMessage {
  readonly type: 'told';
  readonly eyes: SeatId | null;
  /** Seats that this connection holds. */
  readonly seats: readonly SeatId[];
  readonly told: WireTold;
}

export interface Done {
  readonly type: 'done';
  readonly id: string;
  /** The place of the first line that an input became, also when it was sent a second time. */
  readonly at?: number | undefined;
}

/** Without an id it concerns the connection. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly id?: string | undefined;
  readonly refusal: Refusal;
}

/** The answer to `recount`; the beginning has no action. It comes in one or several pieces, `isLast` ends it. */
export interface Recounted {
  readonly type: 'recounted';
  readonly id: string;
  readonly from: number;
  readonly inputs: readonly WireInput[];
  readonly isLast: boolean;
}

/** The answer to `inquire`, as the game gives it. */
export interface Answer {
  readonly type: 'answer';
  readonly id: string;
  readonly answer: unknown;
}

export interface Said {
  readonly type: 'said';
  readonly seat: SeatId;
  readonly text: string;
  readonly when: number;
}

export interface Reacted {
  readonly type: 'reacted';
  readonly seat: SeatId;
  readonly reaction: Reaction;
}

export interface Nudged {
  readonly type: 'nudged';
  readonly seat: SeatId;
  readonly by: SeatId;
}

export interface Aimed {
  readonly type: 'aimed';
  readonly seat: SeatId;
  readonly hint: readonly number[];
}

/** The connection ends. `comeBack` is after how many milliseconds to try again; nothing means never. */
export interface Closing {
  readonly type: 'closing';
  readonly refusal: Refusal;
  readonly comeBack?: number | undefined;
}

export interface Pong {
  readonly type: 'pong';
}

export type DownMessage =
  | Welcome
  | CompanyMessage
  | StepMessage
  | ToldMessage
  | Done
  | RefusedMessage
  | Recounted
  | Answer
  | Said
  | Reacted
  | Nudged
  | Aimed
  | Closing
  | Pong;
