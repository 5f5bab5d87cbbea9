/** The whole server: page, sockets, tables and their store, in one process and one folder. */
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { inspect } from 'node:util';
import type { GameFolder } from '@tumblekeep/host';
import { PROTOCOL_VERSIONS } from '@tumblekeep/protocol';
import { pino } from 'pino';
import { NO_BROKER } from './broker/port.ts';
import { Api } from './http/api.ts';
import { makeMetrics, watchBroker, watchStore } from './metrics.ts';
import { type ServerOptions, USUAL, USUAL_LIMITS } from './options.ts';
import { makePageServer } from './page/page-server.ts';
import type { Around } from './sockets/connection.ts';
import { Outbox } from './sockets/outbox.ts';
import { Sockets } from './sockets/sockets.ts';
import { StoreAway, type TableStore } from './store/port.ts';
import { SqliteThread } from './store/sqlite-thread.ts';
import { Days } from './tables/days.ts';
import type { Room } from './tables/room.ts';
import { RuleSets } from './tables/rule-sets.ts';
import { Tables } from './tables/tables.ts';
import { Threads } from './threads/threads.ts';

const SECOND = 1000;
const SWEEP = 15 * SECOND;
const LOOK_AGAIN = SECOND;
/** Where news come by themselves, that many tables are looked at every fifth time. */
const MANY_TABLES = 2_000;
const SELDOM = 5;
const TELL_HERE = 15 * SECOND;
const DAY = 24 * 60 * 60 * SECOND;
const ARCHIVE_EVERY = 60 * 60 * SECOND;
/** For what is to be finished before everybody is sent away. */
const LAST_WORDS = 3 * SECOND;

const pass = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds).unref());

export interface GameServer {
  /** Not listening yet. */
  readonly http: Server;
  /** Takes nothing more, finishes what is begun, tells everybody to come back, and leaves. */
  close(): Promise<void>;
}

/** What a driver throws in a thread may arrive as a plain object. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : inspect(error);

export function makeGameServer(games: readonly GameFolder[], options: ServerOptions): GameServer {
  const log = pino({ level: options.logLevel ?? 'info', base: null });
  // A store that is away is told to people and counted.
  const trouble = (error: unknown): void => {
    if (!(error instanceof StoreAway)) log.error({ error: wordsOf(error) }, 'trouble');
  };
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const now = options.now ?? (() => Date.now());
  const metrics = makeMetrics({
    tables: () => tables.open,
    connections: () => sockets.size,
    watchers: () => sockets.watchers,
  });
  const heard = (writes: number, seconds: number): void => {
    metrics.commitWrites.observe(writes);
    metrics.commitSeconds.observe(seconds);
  };
  const { threadArguments } = options;
  const store: TableStore =
    options.store?.(heard, trouble) ?? new SqliteThread(options.data, threadArguments, heard, trouble);
  const broker = options.broker?.(trouble) ?? NO_BROKER;
  const { health } = store;
  if (health !== undefined) watchStore(metrics.registry, () => store.health ?? health);
  if (broker.counts !== undefined) watchBroker(metrics.registry, broker, broker.counts);
  const threads = new Threads(threadArguments, options.threads);
  const ruleSets = new RuleSets(games, threads, (_what, error) => {
    metrics.throws.inc();
    if (error !== undefined) trouble(error);
  });
  const days = new Days(games, ruleSets, store, now);
  const settings = {
    pace: options.pace ?? USUAL.pace,
    absence: (options.absence ?? USUAL.absence) * SECOND,
    now,
    trouble,
    broker,
    over: (room: Room) => days.judge(room),
    process: randomUUID(),
  };
  const tables = new Tables(store, ruleSets, settings, limits.openTables);
  const versions = options.versions ?? PROTOCOL_VERSIONS;
  const around: Around = {
    tables,
    outbox: new Outbox(),
    limits,
    versions,
    metrics,
    now,
    trouble,
    isLeaving: false,
  };
  const api = new Api({
    tables,
    days,
    limits,
    versions,
    metrics,
    options,
    now,
    isHealthy: () => !around.isLeaving,
    trouble,
  });
  const http = makePageServer(
    options.page,
    (request, response) => {
      if (!api.takes(request)) return false;
      void api.answer(request, response);
      return true;
    },
    options.tls,
  );
  const sockets = new Sockets(http, around, options);

  const sweep = setInterval(() => {
    api.sweep();
    tables.sweep().catch(trouble);
  }, SWEEP);
  let isLooking = false;
  let ticks = 0;
  const look = async (): Promise<void> => {
    const isSeldom = broker.isConnected && tables.open > MANY_TABLES && ticks++ % SELDOM !== 0;
    if (isLooking || store.isAway || isSeldom) return;
    isLooking = true;
    try {
      await tables.lookAgain();
    } catch (error) {
      trouble(error);
    } finally {
      isLooking = false;
    }
  };
  broker.onReturn(() => void tables.hearAgain().catch(trouble));
  const looking = setInterval(() => void look(), LOOK_AGAIN);
  const telling = setInterval(() => void tables.tellHere().catch(trouble), TELL_HERE);
  const check = setInterval(() => void sockets.check().catch(trouble), limits.silence * SECOND);
  const tidy = (): void => {
    const days = options.archiveAfter ?? USUAL.archiveAfter;
    store.archive(days * DAY).then(count => count > 0 && log.info({ tables: count }, 'archived'), trouble);
  };
  const archiving = setInterval(tidy, ARCHIVE_EVERY);
  for (const timer of [sweep, looking, telling, check, archiving]) timer.unref();
  tidy();

  return {
    http,
    async close() {
      if (around.isLeaving) return;
      around.isLeaving = true;
      log.info({ connections: sockets.size, tables: tables.open }, 'leaving');
      for (const timer of [sweep, looking, telling, check, archiving]) clearInterval(timer);
      http.close();
      // What was taken is stored and answered in the next turns of the event loop; a die may still fly. What cannot be stored
      // because nobody is there to do it is found out by whoever comes back.
      await Promise.race([tables.settled(), pass(LAST_WORDS)]);
      sockets.leave();
      await new Promise(resolve => setImmediate(resolve));
      http.closeIdleConnections();
      await threads.close();
      await broker.close();
      await Promise.race([store.close(), pass(LAST_WORDS)]);
      http.closeAllConnections();
    },
  };
}
