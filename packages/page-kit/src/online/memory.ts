/** What this device remembers of the tables it was at: their links, and the secrets of its seats. */
import { freshSecret, type HeldSeat, type Phase } from '@tumblekeep/protocol';
import { type DBSchema, openDB } from 'idb';

/** A game of a day: which one, in which length. */
export interface DayForm {
  readonly game: string;
  readonly day: string;
  readonly form: string;
}

export interface KnownTable {
  readonly table: string;
  /** It is the attempt of this device at the game of a day. */
  readonly attempt?: DayForm | undefined;
  /** The secret of the link. */
  readonly key?: string | undefined;
  /** The secret of whoever opened the table. */
  readonly opener?: string | undefined;
  readonly seats: readonly HeldSeat[];
  readonly game: string;
  readonly rules: string;
  /** Names of the people at the table. */
  readonly people: readonly string[];
  readonly phase: Phase;
  /** What was being watched there when the page was closed: input `n`, and the table before it. */
  readonly unseen?: { readonly n: number; readonly before: unknown } | undefined;
  /** As the table showed it when this device first came there. */
  readonly seedHash?: string | undefined;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: KnownTable };
  secrets: { key: string; value: readonly string[] };
}

const open = () =>
  openDB<Schema>('tumblekeep-tables', 2, {
    upgrade: (db, before) => {
      if (before < 1) db.createObjectStore('tables', { keyPath: 'table' });
      db.createObjectStore('secrets');
    },
  });

/** Without storage a device still plays; it only forgets its seats when the page is closed. */
const kept = new Map<string, KnownTable>();

async function attempt<T>(
  work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T | undefined> {
  try {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

const UNKNOWN = { seats: [], game: '', rules: '', people: [], phase: 'gathering' } as const;

export async function recall(table: string): Promise<KnownTable> {
  const stored = await attempt(db => db.get('tables', table));
  return stored ?? kept.get(table) ?? { ...UNKNOWN, table, updated: Date.now() };
}

/** Newest first; those whose seat or key this device has. */
export async function recallAll(): Promise<readonly KnownTable[]> {
  const all = (await attempt(db => db.getAll('tables'))) ?? [...kept.values()];
  return all.toSorted((a, b) => b.updated - a.updated);
}

/** One change after another, so that none is lost. */
let changing: Promise<unknown> = Promise.resolve();

export function remember(table: string, change: Partial<KnownTable>): Promise<KnownTable> {
  const done = changing.then(async () => {
    const known = { ...(await recall(table)), ...change, table, updated: Date.now() };
    kept.set(table, known);
    await attempt(db => db.put('tables', known));
    return known;
  });
  changing = done;
  return done;
}

export async function forgetTable(table: string): Promise<void> {
  kept.delete(table);
  await attempt(db => db.delete('tables', table));
}

const drawn = new Map<string, readonly string[]>();

/**
 * Secrets for something that counts once, the same ones whenever they are asked for: an answer that was lost on the way
 * can be asked for again, also after the page was closed.
 */
export async function secretsFor(what: string, count: number): Promise<readonly string[]> {
  const fresh = drawn.get(what) ?? Array.from({ length: count }, freshSecret);
  drawn.set(what, fresh);
  const kept = await attempt(async db => {
    const work = db.transaction('secrets', 'readwrite');
    const known = await work.store.get(what);
    if (known === undefined) await work.store.put(fresh, what);
    await work.done;
    return known ?? fresh;
  });
  return kept ?? fresh;
}
