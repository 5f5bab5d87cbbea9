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
  readonly touched: number;
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

export type KeyKind = 'join' | 'opener' | 'seat';

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
  readonly table: Omit<StoredTable, 'number'>;
  readonly chairs: readonly StoredChair[];
  readonly keys: readonly StoredKey[];
  readonly lines: readonly string[];
}

export type TableChange = Partial<Pick<StoredTable, 'phase' | 'isListed' | 'code' | 'touched'>>;

/** All writes are answered when they are on disk. A store that fails throws; nothing of that write was done then. */
export interface TableStore {
  /** Its number; nothing when there is a table of this name or code already. */
  create(table: NewTable): Promise<number | undefined>;
  find(name: string): Promise<WholeTable | undefined>;
  /** The name of the table that gathers under a code. */
  findByCode(code: string): Promise<string | undefined>;
  /** How far it is, as it is stored now. */
  phase(number: number): Promise<Phase | undefined>;
  /** Whether another program has written since this was asked last. */
  isChangedElsewhere(): boolean;
  /** Tables that want to be found, the newest first. */
  listed(most: number): Promise<readonly WholeTable[]>;
  /** All of them, the newest first. */
  all(): Promise<readonly StoredTable[]>;
  log(number: number): LogStore;
  /** The last inputs that had a mark. */
  marks(number: number, most: number): Promise<readonly StoredMark[]>;
  change(number: number, change: TableChange): Promise<void>;
  saveChair(number: number, chair: StoredChair): Promise<void>;
  addKey(number: number, key: StoredKey): Promise<void>;
  /** Whoever had the seat has it no longer. */
  dropSeatKeys(number: number, seat: SeatId): Promise<void>;
  /** Tables that nobody touched since then. */
  untouchedSince(time: number, most: number): Promise<readonly StoredTable[]>;
  remove(number: number): Promise<void>;
  close(): void;
}
