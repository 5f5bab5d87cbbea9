/** Saved games in the browser: the lines of each match log, and a card about each game for the list. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { refuse } from '../sentences.ts';

/** What the list of saved games says about one, whatever the game. */
export interface Card {
  readonly id: string;
  readonly rules: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly inputs: number;
  readonly over: 'won' | 'lost' | undefined;
  /** It came as a file: nobody here has seen it being played. */
  readonly claimed: boolean;
  /** How many lines the log has. */
  readonly lines: number;
}

/** A save as it lies in storage, where another version may have written it. */
export interface RawSave {
  readonly id: string;
  readonly card: unknown;
  readonly header: string;
  /** How many lines there are. */
  readonly lines: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: Card; indexes: { updated: number } };
  lines: { key: [id: string, at: number]; value: { id: string; at: number; text: string } };
}

const NAME = 'tumblekeep';
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('lines', { keyPath: ['id', 'at'] });
    },
    // A newer page in another tab must not wait for this one.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch(error => {
    forget();
    throw error;
  });
  return opened;
}

const FORBIDDEN = refuse('storage-forbidden', 'may-not-save');

const REFUSALS: Readonly<Record<string, Refusal>> = {
  InvalidStateError: FORBIDDEN,
  NotAllowedError: FORBIDDEN,
  QuotaExceededError: refuse('storage-full', 'no-room-to-save'),
  SecurityError: FORBIDDEN,
  VersionError: refuse('storage-newer', 'newer-page-saved'),
};

const LOST = refuse('storage-lost', 'cannot-reach-saves');

const NO_SAVE = refuse('gone', 'no-such-save');

const nameOf = (error: unknown): string => (error as { name?: string } | null)?.name ?? '';

/** Whatever a browser says when it cannot store something, in a player's words. */
const storageRefusal = (error: unknown): Refusal => REFUSALS[nameOf(error)] ?? LOST;

/** What a connection says that the browser has closed behind our back: a fresh one may do. */
const STALE: ReadonlySet<string> = new Set(['InvalidStateError', 'NotFoundError', 'UnknownError']);

async function attempt<T>(
  work: (db: IDBPDatabase<Schema>) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  try {
    return await work(await database());
  } catch (error) {
    if (!STALE.has(nameOf(error))) return fail(storageRefusal(error));
  }
  // Whatever failed was one transaction, so nothing of it is stored.
  await opened?.then(db => db.close()).catch(() => undefined);
  opened = undefined;
  try {
    return await work(await database());
  } catch (error) {
    return fail(storageRefusal(error));
  }
}

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

export const listSaves = (): Promise<Result<RawSave[], Refusal>> =>
  attempt(async db => {
    const transaction = db.transaction(['games', 'lines']);
    const lines = transaction.objectStore('lines');
    const ids = await transaction.objectStore('games').getAllKeys();
    const saves = await Promise.all(
      ids.map(async id => ({
        id,
        card: (await transaction.objectStore('games').get(id)) as unknown,
        header: (await lines.get([id, 0]))?.text ?? '',
        lines: await lines.count(linesOf(id)),
      })),
    );
    await transaction.done;
    return ok(saves);
  });

export const readSave = (
  id: string,
): Promise<Result<{ readonly card: unknown; readonly lines: string[] }, Refusal>> =>
  attempt(async db => {
    const transaction = db.transaction(['games', 'lines']);
    const [card, lines] = await Promise.all([
      transaction.objectStore('games').get(id),
      transaction.objectStore('lines').getAll(linesOf(id)),
      transaction.done,
    ]);
    if (card === undefined && lines.length === 0) return fail(NO_SAVE);
    return ok({ card: card as unknown, lines: lines.map(line => line.text) });
  });

const GONE = refuse('gone', 'deleted-elsewhere');
const TAKEN = refuse('taken', 'went-on-elsewhere');

/**
 * Writes lines at their places and the card at once: either all is saved or nothing. `change` makes the new card from
 * the one that is there, if any is. A game whose next place is another one was played on in another tab and is left
 * alone.
 */
export const appendLines = <Kept extends Card>(
  id: string,
  at: number,
  lines: readonly string[],
  change: (stored: Kept | undefined) => Kept,
): Promise<Result<Kept, Refusal>> =>
  attempt(async db => {
    const transaction = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
    const games = transaction.objectStore('games');
    const stored = (await games.get(id)) as Kept | undefined;
    if ((stored?.lines ?? 0) !== at) {
      await transaction.done;
      return fail(stored === undefined ? GONE : TAKEN);
    }
    const card = { ...change(stored), lines: at + lines.length };
    const all = transaction.objectStore('lines');
    try {
      await Promise.all([
        games.put(card),
        ...lines.map((text, i) => all.add({ id, at: at + i, text })),
        transaction.done,
      ]);
    } catch (error) {
      // Whatever was put in before it must not be left there alone.
      transaction.done.catch(() => undefined);
      abort(transaction);
      if (nameOf(error) === 'ConstraintError') return fail(TAKEN);
      throw error;
    }
    return ok(card);
  });

/** A transaction that has failed may have ended by itself. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has.
  }
}

/** Changes what the card says about people, whatever happens to the game meanwhile. */
export const changeSave = (id: string, change: object): Promise<Result<undefined, Refusal>> =>
  attempt(async db => {
    const transaction = db.transaction('games', 'readwrite');
    const stored = await transaction.store.get(id);
    if (stored === undefined) return fail(NO_SAVE);
    await Promise.all([transaction.store.put({ ...stored, ...change }), transaction.done]);
    return ok(undefined);
  });

export const removeSave = (id: string): Promise<Result<undefined, Refusal>> =>
  attempt(async db => {
    const transaction = db.transaction(['games', 'lines'], 'readwrite');
    await Promise.all([
      transaction.objectStore('games').delete(id),
      transaction.objectStore('lines').delete(linesOf(id)),
      transaction.done,
    ]);
    return ok(undefined);
  });
