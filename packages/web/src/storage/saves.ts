/** Saved games in the browser: the lines of each match log, and a card about each game for the list. */
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CrawlSummary } from '../worker/crawl-protocol.ts';
import type { Manners, SaveSummary } from '../worker/protocol.ts';

export interface SaveCard extends Omit<SaveSummary, 'problem'> {
  readonly manners: Manners;
  /** The last input whose flight was seen to its end. */
  readonly seen: number;
  /** So many inputs were answered for the people here. */
  readonly answered: number;
  /** How many lines the log has. */
  readonly lines: number;
}

export interface CrawlCard extends Omit<CrawlSummary, 'problem'> {
  readonly lines: number;
}

export type AnyCard = SaveCard | CrawlCard;

/** A save as it lies in storage, where another version may have written it. */
export interface RawSave {
  readonly id: string;
  readonly card: unknown;
  readonly header: string;
  /** How many lines there are. */
  readonly lines: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: AnyCard; indexes: { updated: number } };
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

const FORBIDDEN = refuse(
  'storage-forbidden',
  'the browser does not let this page save games (a private window may forbid it)',
);

const REFUSALS: Readonly<Record<string, Refusal>> = {
  InvalidStateError: FORBIDDEN,
  NotAllowedError: FORBIDDEN,
  QuotaExceededError: refuse(
    'storage-full',
    'this device has no room left to save the game; free some space and do it again',
  ),
  SecurityError: FORBIDDEN,
  VersionError: refuse('storage-newer', 'a newer version of this page has saved games here; reload the page'),
};

const LOST = refuse(
  'storage-lost',
  'the browser can no longer reach its saved games; close this page and open it again',
);

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
    if (card === undefined && lines.length === 0)
      return fail(refuse('gone', 'there is no such game on this device'));
    return ok({ card: card as unknown, lines: lines.map(line => line.text) });
  });

/**
 * Writes new lines and the card at once: either all is saved or nothing. A game that has other lines than the
 * card knows was played on in another tab and is left alone.
 */
export const writeSave = <Card extends AnyCard>(
  card: Card,
  lines: readonly string[],
): Promise<Result<Card, Refusal>> =>
  attempt(async db => {
    const transaction = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
    const games = transaction.objectStore('games');
    const stored = await games.get(card.id);
    if ((stored?.lines ?? 0) !== card.lines) {
      await transaction.done;
      return fail(
        stored === undefined
          ? refuse('gone', 'the game was deleted in another tab')
          : refuse('elsewhere', 'the game went on in another tab'),
      );
    }
    const saved = {
      ...card,
      ...(stored !== undefined && 'manners' in stored && { manners: stored.manners, seen: stored.seen }),
      lines: card.lines + lines.length,
    };
    await Promise.all([
      games.put(saved),
      ...lines.map((text, i) =>
        transaction.objectStore('lines').put({ id: card.id, at: card.lines + i, text }),
      ),
      transaction.done,
    ]);
    return ok(saved);
  });

/** Changes what the card says about people, whatever happens to the game meanwhile. */
export const changeSave = (
  id: string,
  change: Partial<Pick<SaveCard, 'manners' | 'seen' | 'answered'>>,
): Promise<Result<undefined, Refusal>> =>
  attempt(async db => {
    const transaction = db.transaction('games', 'readwrite');
    const stored = await transaction.store.get(id);
    if (stored === undefined) return fail(refuse('gone', 'there is no such game on this device'));
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
