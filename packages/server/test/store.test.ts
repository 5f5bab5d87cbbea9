import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { describeLogStore } from '../../host/test/table/log-store.ts';
import { archive } from '../src/store/archive.ts';
import type { NewTable } from '../src/store/port.ts';
import { DATABASE_FILE, NewerDatabase, SqliteStore } from '../src/store/sqlite.ts';

const folders: string[] = [];
const stores: SqliteStore[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-store-'));
  folders.push(folder);
  return folder;
}

function open(folder = makeFolder()): SqliteStore {
  const store = new SqliteStore(folder);
  stores.push(store);
  return store;
}

afterAll(() => {
  for (const store of stores) store.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const table = (name: string, more: Partial<NewTable['table']> = {}): NewTable => ({
  table: {
    name,
    game: 'g',
    rules: 'r',
    options: { a: 1 },
    seats: ['x', 'y'],
    seedHash: 'h',
    phase: 'gathering',
    isListed: false,
    startsWhenFull: false,
    code: name.toUpperCase(),
    created: 1,
    touched: 1,
    ...more,
  },
  chairs: ['x', 'y'].map(seat => ({
    seat,
    who: 'person',
    name: undefined,
    isReady: false,
    isMuted: false,
    hasStandIn: false,
  })),
  keys: [{ kind: 'join', seat: undefined, hash: 'j' }],
  lines: ['header\n'],
});

describeLogStore('SQLite', () => {
  const folder = makeFolder();
  return { store: open(folder).log(1), again: () => open(folder).log(1) };
});

describe('tables in SQLite', () => {
  test('are found again as they were stored, by whoever opens the file next', async () => {
    const folder = makeFolder();
    const store = open(folder);
    const number = (await store.create(table('one'))) as number;
    expect(await store.create(table('one', { code: 'OTHER' }))).toBeUndefined();
    expect(await store.create(table('two', { code: 'ONE' }))).toBeUndefined();
    await store.saveChair(number, {
      seat: 'y',
      who: 'person',
      name: 'Bo – ü',
      isReady: true,
      isMuted: true,
      hasStandIn: true,
    });
    await store.addKey(number, { kind: 'seat', seat: 'y', hash: 's' });
    await store.change(number, { phase: 'playing', isListed: true, code: undefined, touched: 9 });
    const found = await open(folder).find('one');
    expect(found).toMatchObject({
      table: { ...table('one').table, number, phase: 'playing', isListed: true, code: undefined, touched: 9 },
      chairs: [{ seat: 'x' }, { seat: 'y', name: 'Bo – ü', isReady: true, isMuted: true, hasStandIn: true }],
    });
    expect(found?.keys).toContainEqual({ kind: 'seat', seat: 'y', hash: 's' });
    await store.dropSeatKeys(number, 'y');
    expect((await store.find('one'))?.keys).toEqual([{ kind: 'join', seat: undefined, hash: 'j' }]);
    expect(await store.findByCode('ONE')).toBeUndefined();
    expect((await store.listed(10)).map(({ table: { name } }) => name)).toEqual(['one']);
  });

  test('keep the marks of inputs beside their lines', async () => {
    const store = open();
    const number = (await store.create(table('one'))) as number;
    const log = store.log(number);
    await log.append(1, ['a\n', 'b\n'], 'x c-1');
    await log.append(3, ['c\n']);
    await log.append(4, ['d\n'], 'y c-1');
    expect(await store.marks(number, 5)).toEqual([
      { mark: 'y c-1', at: 4 },
      { mark: 'x c-1', at: 1 },
    ]);
  });

  test('a write that fails fails alone where it can, and everything after it works', async () => {
    const store = open();
    const number = (await store.create(table('one'))) as number;
    const log = store.log(number);
    const results = await Promise.all([
      log.append(1, ['a\n']),
      log.append(1, ['b\n']),
      store.log(number + 1).append(0, ['other\n']),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    store.close();
    await expect(log.append(2, ['c\n'])).rejects.toThrow('closed');
    await expect(store.find('one')).rejects.toThrow('closed');
  });

  test('notice what another program writes, and nothing else', async () => {
    const folder = makeFolder();
    const store = open(folder);
    const number = (await store.create(table('one'))) as number;
    expect(store.isChangedElsewhere()).toBe(false);
    await open(folder).change(number, { phase: 'closed' });
    expect([store.isChangedElsewhere(), store.isChangedElsewhere()]).toEqual([true, false]);
    expect([await store.phase(number), await store.phase(number + 1)]).toEqual(['closed', undefined]);
  });

  test('a database of a newer program is left alone', () => {
    const folder = makeFolder();
    open(folder).close();
    const database = new Database(join(folder, DATABASE_FILE));
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => open(folder)).toThrow(NewerDatabase);
    expect(() => open(folder)).toThrow('the data is of a newer version of this program (99)');
  });

  test('go to a file of log lines when nobody touched them for long', async () => {
    const folder = makeFolder();
    const store = open(folder);
    await store.create(table('old'));
    await store.create(table('fresh', { touched: 100 }));
    expect(await archive(store, folder, 50)).toBe(1);
    expect(await store.find('old')).toBeUndefined();
    expect(await store.find('fresh')).toBeDefined();
    expect(readFileSync(join(folder, 'archive', 'old.jsonl'), 'utf8')).toBe('header\n');
    expect(await archive(store, folder, 50)).toBe(0);
  });
});
