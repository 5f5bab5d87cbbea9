/**
 * What is asked without a socket, as JSON under `/api`:
 *
 * | Request | Answer |
 * |---|---|
 * | `POST /api/tables` with `TableOrder` | 201 with `OpenedTable` |
 * | `GET /api/tables` | `ListedTable[]`: those whose opener wants it |
 * | `POST /api/daily` with `DayOrder` | 201 with `OpenedTable`: the one attempt of this device that counts |
 * | `GET /api/daily/GAME/DAY/FORM` | `DayBoard`: how the finished attempts went |
 * | `GET /api/reach` | `Reach`: where others find this server |
 * | `GET /api/codes/CODE` | `FoundTable`, while that table gathers |
 * | `GET /api/tables/TABLE/turn` | `Turn`, for who has a secret of the table and is not there (`Authorization: Bearer SECRET`) |
 * | `GET /api/tables/TABLE/log` | the log as text: of a finished game for everybody, of a closed one for who has a secret of it (`Authorization: Bearer SECRET`) |
 *
 * Whatever is refused is answered with a `Refusal` as JSON.
 */
import type { SeatId } from '@tumblekeep/host';
import type { Phase } from './down.ts';

/** A chair that the opener takes at once. */
export interface OwnChair {
  /** In the order of play: who opens a table may not know yet whom people play. */
  readonly place: number;
  readonly name: string;
  readonly secret: string;
}

export interface TableOrder {
  readonly version: number;
  /** The rule set. */
  readonly rules: string;
  /** As for a new game; not with a log. */
  readonly options?: unknown;
  /** Who sits where as the game arranges it: seats that are not named come in the order they are given. */
  readonly seating?: unknown;
  /** A game that goes on from where it stands. */
  readonly log?: string;
  /** The secret of the link, drawn by the device. */
  readonly key: string;
  /** The secret of the opener, drawn by the device. */
  readonly opener: string;
  readonly chairs: readonly OwnChair[];
  readonly listed: boolean;
  /** Nobody has to be waited for: it starts when every chair for a person is taken. */
  readonly startsWhenFull?: boolean;
}

export interface OpenedTable {
  readonly table: string;
  readonly code: string;
  readonly seats: readonly SeatId[];
  readonly seedHash: string;
}

export interface FoundTable {
  readonly table: string;
  /** A secret of the link of this table, made for whoever typed the code. */
  readonly key: string;
}

export interface Turn {
  readonly phase: Phase;
  /** Seats that the game waits for. */
  readonly asked: readonly SeatId[];
}

export interface Reach {
  /** As others type it; nothing where the server does not know. */
  readonly origin?: string;
}

export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly phase: Phase;
  readonly people: readonly string[];
  readonly freeChairs: number;
  readonly created: number;
}
