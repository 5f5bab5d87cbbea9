/** What an operator may set, each with a value that suits a small server. */
import type { Versions } from '@tumblekeep/protocol';
import type { Broker } from './broker/port.ts';
import type { CommitHeard, TableStore } from './store/port.ts';

export interface Limits {
  /** Characters of a frame. */
  readonly messageSize: number;
  /** Messages a second that one connection may send on average, and at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Tables that one address may open in an hour. */
  readonly tablesPerAddress: number;
  /** Tables that are in memory at once. */
  readonly openTables: number;
  /** Codes that one address may try in a minute. */
  readonly guessesPerMinute: number;
  /** Bytes that wait for a reader before it is dropped. */
  readonly slowReader: number;
  /** Seconds after which a connection that says nothing is asked, and then given up. */
  readonly silence: number;
}

export const USUAL_LIMITS: Limits = {
  messageSize: 16_384,
  messagesPerSecond: 20,
  messageBurst: 60,
  connections: 20_000,
  connectionsPerAddress: 64,
  tablesPerAddress: 60,
  openTables: 20_000,
  guessesPerMinute: 10,
  slowReader: 1_000_000,
  silence: 45,
};

export interface ServerOptions {
  /** Where everything is kept, unless there is another store. */
  readonly data: string;
  /** What many servers share. */
  readonly store?: (heard: CommitHeard, trouble: (error: unknown) => void) => TableStore;
  /** How they tell each other what is new. */
  readonly broker?: (trouble: (error: unknown) => void) => Broker;
  readonly limits?: Partial<Limits>;
  /** What people type into their browsers; other pages may not play here. Without it a page plays where it came from. */
  readonly publicUrl?: string;
  /** Where others find this server, for a page that was opened as localhost; asked when somebody wants to know. */
  readonly reach?: () => string | undefined;
  /** Certificate and key of a server that speaks TLS itself, as PEM. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Proxies in front of this server: the address of a visitor is that many from the end of `X-Forwarded-For`. */
  readonly trustedProxies?: number;
  /** Pages that are understood; those of this build unless an upgrade is tried out. */
  readonly versions?: Versions;
  /** The folder of the built page. */
  readonly page?: string;
  /** Milliseconds before a bot decides, so that people can follow. */
  readonly pace?: number;
  /** Seconds after which a bot may play for who is away. */
  readonly absence?: number;
  /** Days after which tables that nobody touched are archived. */
  readonly archiveAfter?: number;
  /** What a thread needs to load sources; without it what the program was started with. */
  readonly threadArguments?: readonly string[];
  readonly threads?: number;
  /** Milliseconds since 1970; what day it is follows from nothing else. */
  readonly now?: () => number;
  /** Least level of what is logged; `silent` for nothing. */
  readonly logLevel?: string;
}

export const USUAL = { pace: 700, absence: 60, archiveAfter: 90 } as const;
