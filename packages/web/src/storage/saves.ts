/** Saved games in the browser: the lines of each match log, and a card about each game for the list. */
import type { Table } from '@tumblekeep/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Manners, SaveSummary } from '../worker/protocol.ts';

export interface SaveCard extends SaveSummary {
  readonly manners: Manners;
  readonly table: Table;
  /** The last input whose flight was seen to its end. */
  readonly seen: number;
  /** How many lines the log has. */
  readonly lines: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: SaveCard; indexes: { updated: number } };
  lines: { key: [id: string, at: number]; value: { id: string; at: number; text: string } };
}

const NAME = 'tumblekeep';
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('lines', { keyPath: ['id', 'at'] });
    },
  });
  return opened;
};

export async function listSaves(): Promise<SaveCard[]> {
  const db = await database();
  return (await db.getAllFromIndex('games', 'updated')).reverse();
}

export async function readSave(id: string): Promise<{ card: SaveCard; text: string } | undefined> {
  const db = await database();
  const card = await db.get('games', id);
  if (card === undefined) return undefined;
  const lines = await db.getAll('lines', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
  return { card, text: lines.map(line => line.text).join('') };
}

/** Writes new lines and the card at once: either all is saved or nothing. */
export async function writeSave(card: SaveCard, lines: readonly string[]): Promise<SaveCard> {
  const db = await database();
  const transaction = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
  const saved = { ...card, lines: card.lines + lines.length };
  await Promise.all([
    transaction.objectStore('games').put(saved),
    ...lines.map((text, i) =>
      transaction.objectStore('lines').put({ id: card.id, at: card.lines + i, text }),
    ),
    transaction.done,
  ]);
  return saved;
}

export async function removeSave(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['games', 'lines'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('lines').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])),
    transaction.done,
  ]);
}
