/** What a server keeps of its tables. A line, a chair or a key that is not stored has not happened. */
import type { LogStore, SeatId } from '@tumblekeep/host';
import type { Phase } from '@tumblekeep/protocol';

/** A table besides its log. */
export interface StoredTable {
  /** Short, for the store itself. */
  readonly number: number;
  /** The public name, as in addresses. */
  readonly name: string;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seats: readonly SeatId[];
  readonly seedHash: string;
  readonly phase: Phase;
  readonly isListed: boolean;
  readonly startsWhenFull: boolean;
  /** While it gathers. */
  readonly code: string | undefined;
  readonly created: number;
  /** By the clock of the store, which all who share it believe. */
  readonly touched: number;
  /** Of everything but the log: another one after each change, whoever made it. */
  readonly version: number;
}

export interface StoredChair {
  readonly seat: SeatId;
  readonly who: 'person' | 'bot';
  /** Of a person who has sat down. */
  readonly name: string | undefined;
  readonly isReady: boolean;
  readonly isMuted: boolean;
  readonly hasStandIn: boolean;
}

/** A table with the key of a player is the attempt of a device at the game of a day. */
export type KeyKind = 'join' | 'opener' | 'seat' | 'player';

export interface StoredKey {
  readonly kind: KeyKind;
  readonly seat: SeatId | undefined;
  readonly hash: string;
}

/** An input that was done, by the id that its client gave it. */
export interface StoredMark {
  readonly mark: string;
  readonly at: number;
}

export interface WholeTable {
  readonly table: StoredTable;
  readonly chairs: readonly StoredChair[];
  readonly keys: readonly StoredKey[];
}

export interface NewTable {
  readonly table: Omit<StoredTable, 'number' | 'version' | 'touched'>;
  readonly chairs: readonly StoredChair[];
  readonly keys: readonly StoredKey[];
  readonly lines: readonly string[];
}

export type TableChange = Partial<Pick<StoredTable, 'phase' | 'isListed' | 'code'>>;
export type ChairChange = Partial<Omit<StoredChair, 'seat'>>;

/** As much of a table as somebody knows: places of its log, and the version of the rest. */
export interface KnownTable {
  readonly number: number;
  readonly at: number;
  readonly version: number;
}

/** What somebody knows of a table is no longer all of it: lines have come, or something else has changed. */
export interface ChangedTable {
  readonly number: number;
  readonly hasLines: boolean;
  readonly hasOther: boolean;
}

/** What a finished game came to, for a board. */
export interface StoredResult {
  readonly number: number;
  /** Which board. */
  readonly board: string;
  /** The largest is the first. */
  readonly rank: number;
  readonly told: unknown;
}

/** Told of each commit: how many writes, and how long it took. */
export type CommitHeard = (writes: number, seconds: number) => void;

/** How the way to a store is that is not in this process. */
export interface StoreHealth {
  /** Somebody answered when it was last asked. */
  readonly isUp: boolean;
  /** Connections that are in use, those that are not, and those who wait for one. */
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  /** Since the start: what was refused because it was away, and lines whose place somebody else had taken. */
  readonly refused: number;
  readonly taken: number;
}

/** A database of a newer program is left alone. */
export class NewerDatabase extends Error {}

/** The store cannot be reached. Whatever was asked of it may be asked again. */
export class StoreAway extends Error {
  constructor() {
    super('what keeps the tables cannot be reached');
  }
}

/**
 * All writes are answered when they are on disk. A store that fails throws; nothing of that write was done then. Whoever
 * shares a store with others writes nothing that depends on what was read before: a write names what has to be so, and
 * the answer says whether it was.
 */
export interface TableStore {
  /** Many processes serve tables from it, so that each has to look what others have done. */
  readonly isShared: boolean;
  /** It cannot be reached, and not only since a moment ago: inputs are refused rather than kept waiting. */
  readonly isAway: boolean;
  /** Nothing where it is part of this process. */
  readonly health?: StoreHealth;
  /** Its number, also when it is sent twice; nothing when there is another table of this name or code already. */
  create(table: NewTable): Promise<number | undefined>;
  find(name: string): Promise<WholeTable | undefined>;
  /** The name of the table that gathers under a code. */
  findByCode(code: string): Promise<string | undefined>;
  /** Whether it is worth asking what has changed: another program may have written. */
  hasNews(): Promise<boolean>;
  /** Those of which there is something else than is known, or nothing any more. */
  changed(known: readonly KnownTable[]): Promise<readonly ChangedTable[]>;
  /** Tables that want to be found, the newest first. */
  listed(most: number): Promise<readonly WholeTable[]>;
  /** All of them, the newest first. */
  all(): Promise<readonly StoredTable[]>;
  log(number: number): LogStore;
  /** The last inputs that had a mark. */
  marks(number: number, most: number): Promise<readonly StoredMark[]>;
  /** The mark of the line at a place. */
  markAt(number: number, at: number): Promise<string | undefined>;
  /**
   * A game that is over stays so, and only one that is played can be over: what does not fit is left out. Touches the table
   * in any case; false where there is none.
   */
  change(number: number, change: TableChange): Promise<boolean>;
  /** The game begins: if it has not begun, and somebody sits on every chair that is for a person. */
  begin(number: number): Promise<boolean>;
  /** Sits down on a free chair for a person, or renames whoever has this secret there. */
  takeChair(number: number, seat: SeatId, name: string, hash: string): Promise<boolean>;
  /** With `isFree`: if nobody sits there. */
  changeChair(number: number, seat: SeatId, change: ChairChange, isFree?: boolean): Promise<boolean>;
  /** Whoever had the chair has it no longer, nor its secret; `phase` is how far the table has to be. */
  vacate(number: number, seat: SeatId, phase: Phase, hasStandIn: boolean): Promise<boolean>;
  addKey(number: number, key: StoredKey): Promise<void>;
  /** The first one of a table stands. */
  addResult(result: StoredResult): Promise<void>;
  /** The best of a board first, each with the name of its table. */
  results(
    board: string,
    most: number,
  ): Promise<readonly { readonly table: string; readonly told: unknown }[]>;
  /** Puts away for good those that nobody touched for so many milliseconds, each once; how many. */
  archive(age: number): Promise<number>;
  close(): Promise<void>;
}
