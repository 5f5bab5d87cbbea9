/** What this device remembers of the tables it was at: their links, and the secrets of its seats. */
import type { HeldSeat, Phase } from '@tumblekeep/protocol';
import { type DBSchema, openDB } from 'idb';

export interface KnownTable {
  readonly table: string;
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
}

const open = () =>
  openDB<Schema>('tumblekeep-tables', 1, {
    upgrade: db => void db.createObjectStore('tables', { keyPath: 'table' }),
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
