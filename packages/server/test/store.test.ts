import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { describeLogStore } from '../../host/test/table/log-store.ts';
import { NewerDatabase } from '../src/store/port.ts';
import { DATABASE_FILE, SqliteStore } from '../src/store/sqlite.ts';
import { describeTableStore, newTable } from './store-contract.ts';

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
  for (const store of stores) void store.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describeLogStore('SQLite', () => {
  const folder = makeFolder();
  return { store: open(folder).log(1), again: () => open(folder).log(1) };
});

describeTableStore('SQLite', () => {
  const folder = makeFolder();
  return { store: open(folder), again: () => open(folder) };
});

describe('tables in one file', () => {
  test('a write that fails fails alone where it can, and everything after it works', async () => {
    const store = open();
    const number = (await store.create(newTable('one'))) as number;
    const log = store.log(number);
    const results = await Promise.all([
      log.append(1, ['a\n']),
      log.append(1, ['b\n']),
      store.log(number + 1).append(0, ['other\n']),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    await store.close();
    await expect(log.append(2, ['c\n'])).rejects.toThrow('closed');
    await expect(store.find('one')).rejects.toThrow('closed');
  });

  test('notice what another program writes, and nothing else', async () => {
    const folder = makeFolder();
    const store = open(folder);
    const number = (await store.create(newTable('one'))) as number;
    expect(store.hasNews()).toBe(false);
    await open(folder).change(number, { phase: 'closed' });
    expect([store.hasNews(), store.hasNews()]).toEqual([true, false]);
  });

  test('a database of a newer program is left alone', async () => {
    const folder = makeFolder();
    await open(folder).close();
    const database = new Database(join(folder, DATABASE_FILE));
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => open(folder)).toThrow(NewerDatabase);
    expect(() => open(folder)).toThrow('the data is of a newer version of this program (99)');
  });

  test('go to a file of log lines when nobody touched them for long', async () => {
    const folder = makeFolder();
    const store = open(folder);
    await store.create(newTable('old'));
    await store.create(newTable('fresh', { touched: 100 }));
    expect(await store.archive(50)).toBe(1);
    expect(readFileSync(join(folder, 'archive', 'old.jsonl'), 'utf8')).toBe('header\n');
    expect(await store.archive(50)).toBe(0);
  });
});
