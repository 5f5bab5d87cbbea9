/** The way to PostgreSQL: a few connections, and one look at whether anybody is there for all who ask. */
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { StoreAway, type StoreHealth } from '../port.ts';

/** Milliseconds for which everything waits before it is refused: most of what is lost comes back sooner. */
const PATIENCE = 1000;
/** Between two looks. */
const LOOK = { least: 20, most: 250 } as const;
/** A connection that is cut again and again is no connection. */
const TRIES = 20;

/**
 * A statement that nobody answers is given up here: a server that stands still cannot end it itself. What becomes of it
 * is found out by asking again.
 */
const SETTINGS = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 4_000,
  statement_timeout: 5_000,
  keepAlive: true,
  idleTimeoutMillis: 0,
  application_name: 'tumblekeep',
} as const satisfies PoolConfig;

const ONLY_READS = '25006';
const LOST_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Of PostgreSQL: it shuts down, has crashed, starts, has no room, or is no longer the one that writes.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  ONLY_READS,
]);
const LOST_WORDS = /connection terminated|connection error|timeout exceeded|read timeout|not queryable/i;
/** Two that waited for each other: one of them tries again. */
const AGAIN_CODES: ReadonlySet<string> = new Set(['40P01', '40001']);

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** Whether the connection is the reason, so that nobody knows what became of the statement. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  return LOST_CODES.has(code) || code.startsWith('08') || LOST_WORDS.test(String((error as Error)?.message));
}

/** One that only reads has answered, and has stored nothing of the statement. */
export const hasStoredNothing = (error: unknown): boolean =>
  codeOf(error) === ONLY_READS || AGAIN_CODES.has(codeOf(error));

export const isWorthAnother = (error: unknown): boolean => isLost(error) || AGAIN_CODES.has(codeOf(error));

export class Link {
  readonly #pool: Pool;
  #lostAt: number | undefined;
  #isClosed = false;
  readonly #waiting = new Set<() => void>();
  /** Connections that nobody uses, and those who wait for one: for as long as it takes, because that is no lost database. */
  #free: number;
  readonly #queue: (() => void)[] = [];
  /** What was refused because nobody was there. */
  refused = 0;
  /** Called when waiting has become refusing. */
  onAway: () => void = () => undefined;

  constructor(url: string, connections: number) {
    this.#free = connections;
    this.#pool = new Pool({ connectionString: url, max: connections, ...SETTINGS });
    // Without these a connection that ends would end the process: an idle one, and one that is asked.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', client => client.on('error', () => undefined));
  }

  get isAway(): boolean {
    return this.#lostAt !== undefined && performance.now() - this.#lostAt > PATIENCE;
  }

  get connections(): Pick<StoreHealth, 'busy' | 'idle' | 'waiting'> {
    const { totalCount, idleCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: this.#queue.length };
  }

  get isUp(): boolean {
    return this.#lostAt === undefined;
  }

  /** When somebody answers again; `longest` milliseconds, else `StoreAway`. */
  async up(longest = Number.POSITIVE_INFINITY): Promise<void> {
    const begun = performance.now();
    while (this.#lostAt !== undefined) {
      if (this.#isClosed || performance.now() - begun >= longest) throw new StoreAway();
      let wake: () => void = () => undefined;
      const woken = new Promise<void>(resolve => {
        wake = resolve;
      });
      const timer = setTimeout(wake, LOOK.most);
      this.#waiting.add(wake);
      await woken;
      clearTimeout(timer);
      this.#waiting.delete(wake);
    }
  }

  /** Anything that may be done twice. */
  async run<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    try {
      return await this.#persist(work);
    } catch (error) {
      if (error instanceof StoreAway) this.refused++;
      throw error;
    }
  }

  async #persist<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.isAway) throw new StoreAway();
      await this.up(PATIENCE);
      try {
        return await this.once(work);
      } catch (error) {
        if (!isWorthAnother(error)) throw error;
      }
    }
    throw new StoreAway();
  }

  /** `begun` is called when something may have reached the database. */
  async once<T>(work: (client: PoolClient) => Promise<T>, begun: () => void = () => undefined): Promise<T> {
    await this.#turn();
    let client: PoolClient | undefined;
    try {
      if (this.#isClosed) throw new StoreAway();
      client = await this.#pool.connect();
      begun();
      const answer = await work(client);
      client.release();
      return answer;
    } catch (error) {
      client?.release(true);
      if (isLost(error)) this.#lose();
      throw error;
    } finally {
      this.#free++;
      this.#queue.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    while (this.#free === 0) await new Promise<void>(resolve => void this.#queue.push(resolve));
    this.#free--;
  }

  #lose(): void {
    if (this.#lostAt !== undefined || this.#isClosed) return;
    this.#lostAt = performance.now();
    void this.#lookFor();
  }

  async #lookFor(): Promise<void> {
    let isRefusing = false;
    for (let wait: number = LOOK.least; !this.#isClosed; wait = Math.min(LOOK.most, wait * 2)) {
      if (await this.#isThere()) break;
      if (this.isAway && !isRefusing) {
        isRefusing = true;
        this.onAway();
      }
      await new Promise<void>(resolve => void setTimeout(resolve, wait).unref());
    }
    this.#lostAt = undefined;
    for (const wake of [...this.#waiting]) wake();
    this.#waiting.clear();
  }

  /** One that only reads, as after a change of roles, is not the one. */
  async #isThere(): Promise<boolean> {
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      const { rows } = await client.query(
        "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as reads",
      );
      client.release();
      return rows[0]?.reads === false;
    } catch {
      client?.release(true);
      return false;
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const wake of [...this.#waiting]) wake();
    await this.#pool.end();
  }
}
