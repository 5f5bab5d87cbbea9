/** The whole server: page, sockets, tables and their store, in one process and one folder. */
import type { Server } from 'node:http';
import type { GameFolder } from '@tumblekeep/host';
import { pino } from 'pino';
import { Api } from './http/api.ts';
import { makeMetrics } from './metrics.ts';
import { type ServerOptions, USUAL, USUAL_LIMITS } from './options.ts';
import { makePageServer } from './page/page-server.ts';
import type { Around } from './sockets/connection.ts';
import { Outbox } from './sockets/outbox.ts';
import { Sockets } from './sockets/sockets.ts';
import { archive } from './store/archive.ts';
import { SqliteStore } from './store/sqlite.ts';
import { RuleSets } from './tables/rule-sets.ts';
import { Tables } from './tables/tables.ts';
import { Threads } from './threads/threads.ts';

const SECOND = 1000;
const SWEEP = 15 * SECOND;
const LOOK_AGAIN = SECOND;
const DAY = 24 * 60 * 60 * SECOND;
const ARCHIVE_EVERY = 60 * 60 * SECOND;

export interface GameServer {
  /** Not listening yet. */
  readonly http: Server;
  /** Takes nothing more, finishes what is begun, tells everybody to come back, and leaves. */
  close(): Promise<void>;
}

export function makeGameServer(games: readonly GameFolder[], options: ServerOptions): GameServer {
  const log = pino({ level: options.logLevel ?? 'info', base: null });
  const trouble = (error: unknown): void =>
    log.error({ error: String((error as Error | undefined)?.stack ?? error) }, 'trouble');
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const now = (): number => Date.now();
  const metrics = makeMetrics({
    tables: () => tables.open,
    connections: () => sockets.size,
    watchers: () => sockets.watchers,
  });
  const store = new SqliteStore(options.data, (writes, seconds) => {
    metrics.commitWrites.observe(writes);
    metrics.commitSeconds.observe(seconds);
  });
  const threads = new Threads(options.threadArguments ?? [], options.threads);
  const ruleSets = new RuleSets(games, threads, (_what, error) => {
    metrics.throws.inc();
    if (error !== undefined) trouble(error);
  });
  const settings = {
    pace: options.pace ?? USUAL.pace,
    absence: (options.absence ?? USUAL.absence) * SECOND,
    now,
    trouble,
  };
  const tables = new Tables(store, ruleSets, settings, limits.openTables);
  const around: Around = { tables, outbox: new Outbox(), limits, metrics, now, isLeaving: false };
  const api = new Api({
    tables,
    limits,
    metrics,
    options,
    now,
    isHealthy: () => !around.isLeaving,
    trouble,
  });
  const http = makePageServer(options.page, (request, response) => {
    if (!api.takes(request)) return false;
    void api.answer(request, response);
    return true;
  });
  const sockets = new Sockets(http, around, options);

  const sweep = setInterval(() => {
    api.sweep();
    tables.sweep().catch(trouble);
  }, SWEEP);
  const looking = setInterval(() => void tables.lookAgain().catch(trouble), LOOK_AGAIN);
  const check = setInterval(() => sockets.check(), limits.silence * SECOND);
  const tidy = (): void => {
    const days = options.archiveAfter ?? USUAL.archiveAfter;
    archive(store, options.data, now() - days * DAY).then(
      count => count > 0 && log.info({ tables: count }, 'archived'),
      trouble,
    );
  };
  const archiving = setInterval(tidy, ARCHIVE_EVERY);
  for (const timer of [sweep, looking, check, archiving]) timer.unref();
  tidy();

  return {
    http,
    async close() {
      if (around.isLeaving) return;
      around.isLeaving = true;
      log.info({ connections: sockets.size, tables: tables.open }, 'leaving');
      for (const timer of [sweep, looking, check, archiving]) clearInterval(timer);
      http.close();
      // What was taken is stored and answered in the next turns of the event loop; a die may still fly.
      await tables.settled();
      sockets.leave();
      await new Promise(resolve => setImmediate(resolve));
      http.closeIdleConnections();
      await threads.close();
      store.close();
      http.closeAllConnections();
    },
  };
}
