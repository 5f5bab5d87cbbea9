/**
 * How processes that share a store tell each other what is new at a table. All of it may be lost: lines and chairs are in
 * the store, and are looked for there now and then; the rest is of this moment.
 */
import type { SeatId } from '@tumblekeep/host';

/** Lines that were just stored. They hold secrets. */
export interface LinesNews {
  readonly type: 'lines';
  readonly at: number;
  readonly lines: readonly string[];
}

/** Something else than the log is to be read again. */
export interface TableNews {
  readonly type: 'table';
}

/** Who is at the table by way of one process. `asks` wants to be told the same of the others. */
export interface HereNews {
  readonly type: 'here';
  readonly from: string;
  readonly seats: Readonly<Record<SeatId, number>>;
  readonly watchers: number;
  readonly asks: boolean;
}

export interface HoldNews {
  readonly type: 'hold';
  readonly seat: SeatId | null;
}

/** Who wants a bot for somebody who is away, or no longer. */
export interface AgreeNews {
  readonly type: 'agree';
  readonly absent: SeatId;
  readonly seats: readonly SeatId[];
  readonly agrees: boolean;
}

/** A message to everybody at the table, or to who has a seat. */
export interface PassedNews {
  readonly type: 'passed';
  readonly to: SeatId | null;
  readonly message: unknown;
}

export type News = LinesNews | TableNews | HereNews | HoldNews | AgreeNews | PassedNews;

/** Messages since the start. */
export interface BrokerCounts {
  readonly published: number;
  readonly heard: number;
  /** Not sent: the broker was away, or the message too long. Others find in the store what of it counts. */
  readonly dropped: number;
}

export interface Broker {
  /** Nothing where there is none. */
  readonly counts?: BrokerCounts;
  /** Whether what is published now reaches others. */
  readonly isConnected: boolean;
  /** There is one, and it cannot be reached: nobody knows who is at other processes. */
  readonly isAway: boolean;
  publish(table: number, news: News): void;
  /** The answer stops the listening. */
  subscribe(table: number, hear: (news: News) => void): () => void;
  /** What others have published meanwhile is lost. */
  onReturn(call: () => void): void;
  close(): Promise<void>;
}

/** There are no others. */
export const NO_BROKER: Broker = {
  isConnected: false,
  isAway: false,
  publish: () => undefined,
  subscribe: () => () => undefined,
  onReturn: () => undefined,
  close: async () => undefined,
};
