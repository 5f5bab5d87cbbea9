/** A server for campaigns, in a process of its own: nobody is too fast for it, and it answers what it holds. */
import { loadGames } from '@tumblekeep/games';
import { TAKEN } from '@tumblekeep/host';
import { ok } from '@tumblekeep/kernel';
import {
  listen,
  makeGameServer,
  NatsBroker,
  PostgresStore,
  type ServerOptions,
  SqliteThread,
} from '@tumblekeep/server';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import { loadGame } from '../games.ts';
import type { ClockOrder, Memory, ServerOrder, ServerQuestion, ServerWord } from './server-process.ts';

const PLENTY = 1_000_000_000;
/** Milliseconds: whatever was acknowledged just before a kill is lost for certain. */
const LATE = 2000;
const CLOCK = { now: Date.now };

/** Everything is acknowledged at once and stored a little later: what a careless server would do. */
function becomeHasty(): void {
  const { log } = SqliteThread.prototype;
  SqliteThread.prototype.log = function (number) {
    const honest = log.call(this, number);
    return {
      ...honest,
      async append(at, lines, mark) {
        setTimeout(() => void honest.append(at, lines, mark), LATE);
        return ok(undefined);
      },
    };
  };
}

/** Whoever comes second is told that it was first. */
function becomeCareless(): void {
  const { log } = PostgresStore.prototype;
  PostgresStore.prototype.log = function (number) {
    const honest = log.call(this, number);
    return {
      ...honest,
      async append(at, lines, mark) {
        const stored = await honest.append(at, lines, mark);
        return !stored.ok && stored.error.code === TAKEN.code ? ok(undefined) : stored;
      },
    };
  };
}

/** What servers share, where they share something. */
async function shared({ store: url, broker }: ServerOrder): Promise<Pick<ServerOptions, 'store' | 'broker'>> {
  if (url === undefined) return {};
  const store = await PostgresStore.open(url);
  return {
    store: (heard, trouble) => store.heardBy(heard, trouble),
    ...(broker !== undefined && {
      broker: trouble => new NatsBroker(broker, store.installation, trouble),
    }),
  };
}

function setClock({ clock }: ClockOrder): void {
  const { now } = CLOCK;
  Date.now = () => now() + clock;
}

function memory(): Memory {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed: heap, external, rss: resident } = process.memoryUsage();
  return { heap, external, resident };
}

function processor(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const answer = (question: ServerQuestion): ServerWord =>
  question === 'memory' ? { memory: memory() } : { processor: processor() };

const say = (word: ServerWord): void => void process.send?.(word);

const order = JSON.parse(process.argv[2] as string) as ServerOrder;
const { folder, port, games, isHasty = false, isCareless = false } = order;
if (isHasty) becomeHasty();
if (isCareless) becomeCareless();
const all = [...(await loadGames()), ...(await Promise.all(games.map(loadGame)))];
const server = makeGameServer(all, {
  data: folder,
  ...(await shared(order)),
  limits: {
    messagesPerSecond: PLENTY,
    messageBurst: PLENTY,
    connections: PLENTY,
    connectionsPerAddress: PLENTY,
    tablesPerAddress: PLENTY,
    openTables: PLENTY,
  },
  pace: 0,
  threadArguments: typesArgv(),
  logLevel: 'error',
});
process.on('message', (asked: ServerQuestion | ClockOrder) => {
  if (typeof asked === 'object') setClock(asked);
  else say(answer(asked));
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
// Nobody is left who could want something of it.
process.on('disconnect', () => process.exit(0));
say({ port: await listen(server.http, '127.0.0.1', port) });
