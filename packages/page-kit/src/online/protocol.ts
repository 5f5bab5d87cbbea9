/** What the page asks of its worker about tables elsewhere, whatever is played there. */
import type { SeatId, Takeback } from '@tumblekeep/host';
import type {
  Aimed,
  Asking,
  Company,
  DayBoard,
  HeldSeat,
  LinkState,
  ListedTable,
  Nudged,
  Reacted,
  Said,
  TableFacts,
  TableOrder,
} from '@tumblekeep/protocol';
import type { Answer, Summary } from '../worker/protocol.ts';
import type { DayForm, KnownTable } from './memory.ts';

export type { DayBoard, DayRow, ListedTable } from '@tumblekeep/protocol';
export type { DayForm } from './memory.ts';

/**
 * Whether page and server are of versions that go together. `differs` understands everything, but plays by other cards or
 * sees no flights.
 */
export type Fit = 'fits' | 'differs' | 'too-old' | 'too-new';

/** Everything about a table but the game itself. */
export interface TableNews {
  readonly link: LinkState;
  /** Why it was lost, in words. */
  readonly why: string | undefined;
  readonly fit: Fit;
  /** Nothing before the table was reached. */
  readonly facts: TableFacts | undefined;
  readonly company: Company | undefined;
  /** The seats of this device, with the secrets that their links hold. */
  readonly mine: readonly HeldSeat[];
  /** The secret of the link of the table, where this device has it. */
  readonly key: string | undefined;
  readonly isOpener: boolean;
  readonly asked: readonly SeatId[];
  readonly isForPeople: boolean;
  /** Whose hand has to let go. */
  readonly thrower: SeatId | undefined;
  readonly takeback: Takeback | undefined;
}

/** What passes by and is kept nowhere. */
export type Passing = Said | Reacted | Nudged | Aimed;

/** A chair that the opener takes at once, by its place in the order of play. */
export interface WantedChair {
  readonly place: number;
  readonly name: string;
}

export type WantedTable = Pick<TableOrder, 'rules' | 'options' | 'seating' | 'listed'> & {
  readonly chairs: readonly WantedChair[];
};

/** A game that goes on elsewhere, and whether it waits for somebody here; nothing where nobody could be asked. */
export interface TurnHere {
  readonly known: KnownTable;
  readonly isOurs: boolean | undefined;
}

/** Secrets are drawn by the worker. */
export type AskedHere =
  | Exclude<Asking, { readonly type: 'take' | 'input' | 'recount' | 'inquire' | 'look' }>
  | { readonly type: 'take'; readonly seat: SeatId; readonly name: string };

export interface OnlineCalls {
  /** Answers the name of the new table. */
  open(wanted: WantedTable): Answer<string>;
  /** A saved game goes on online from where it stands; its log is what is sent. */
  carry(log: string, rules: string, chairs: readonly WantedChair[]): Answer<string>;
  find(code: string): Answer<string>;
  listed(): Answer<readonly ListedTable[]>;
  /** The attempt of this device that counts: begun, or the one that was begun. Answers the name of its table. */
  attempt(wanted: DayForm, rules: string, chairs: readonly WantedChair[]): Answer<string>;
  /** How the attempts of a day went. Refused with the code `link` where the page has no server, `net` where none answered. */
  board(of: DayForm): Answer<DayBoard>;
  /**
   * Tables where a game goes on with somebody from here, as their server knows it; those that wait for somebody here come
   * first. Attempts at the game of a day are none: that game tells them itself.
   */
  turns(most: number): Promise<readonly TurnHere[]>;
  /** The origin under which others reach the server of this page, where it knows one. */
  reach(): Promise<string | undefined>;
  /** Tables this device was at, the newest first. */
  mine(): Promise<readonly KnownTable[]>;
  forget(table: string): Promise<void>;
  /** By a link: with the secret of the table, or with that of a seat. */
  arrive(table: string, key: string | undefined, seat?: HeldSeat): Promise<void>;
  /** Answers a number by which it is stopped. */
  watch(
    table: string,
    hear: (news: TableNews) => void,
    pass: (passing: Passing) => void,
    isStage: boolean,
  ): Promise<number>;
  unwatch(watch: number): Promise<void>;
  ask(table: string, asking: AskedHere): Answer<undefined>;
  /** Answers for every seat of this device that is asked whether something may be taken back. */
  consent(table: string, agrees: boolean): Answer<undefined>;
  /** A hand that moves; may be lost. */
  aim(table: string, hint: readonly number[]): Promise<void>;
  /** A game that is over or closed there, as a saved one here. */
  keep(table: string): Answer<Summary>;
}
