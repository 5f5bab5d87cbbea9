import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { describeLogStore } from '../../host/test/table/log-store.ts';
import { type CommitHeard, NewerDatabase, StoreAway, type TableStore } from '../src/store/port.ts';
import { DATABASE_FILE, SqliteStore } from '../src/store/sqlite.ts';
import { SqliteThread } from '../src/store/sqlite-thread.ts';
import { describeTableStore, newTable } from './store-contract.ts';

const folders: string[] = [];
const stores: TableStore[] = [];

const ageIn =
  (folder: string) =>
  (name: string, milliseconds: number): void => {
    const database = new Database(join(folder, DATABASE_FILE));
    database.prepare('update tables set touched = touched - ? where name = ?').run(milliseconds, name);
    database.close();
  };

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

const REGISTER = new URL('../../terminal-kit/bin/register.mjs', import.meta.url).href;

function openThread(folder: string, heard?: CommitHeard): SqliteThread {
  const store = new SqliteThread(folder, ['--import', REGISTER], heard);
  stores.push(store);
  return store;
}

function becomeNewer(folder: string): void {
  const database = new Database(join(folder, DATABASE_FILE));
  database.exec('pragma user_version = 99');
  database.close();
}

afterAll(async () => {
  await Promise.all(stores.map(store => store.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describeLogStore('SQLite', () => {
  const folder = makeFolder();
  return { store: open(folder).log(1), again: () => open(folder).log(1) };
});

describeTableStore('SQLite', () => {
  const folder = makeFolder();
  return { store: open(folder), again: () => open(folder), age: ageIn(folder) };
});

describeLogStore('SQLite in a thread', () => {
  const folder = makeFolder();
  return { store: openThread(folder).log(1), again: () => openThread(folder).log(1) };
});

describeTableStore('SQLite in a thread', () => {
  const folder = makeFolder();
  return { store: openThread(folder), again: () => openThread(folder), age: ageIn(folder) };
});

describe('a thread that keeps tables', () => {
  test('stores what was asked of it before it is closed, and nothing afterwards', async () => {
    const folder = makeFolder();
    const store = openThread(folder);
    const stored = store.log(1).append(0, ['last\n']);
    await Promise.all([store.close(), store.close()]);
    expect((await stored).ok).toBe(true);
    await expect(store.log(1).append(1, ['late\n'])).rejects.toThrow('closed');
    expect(await open(folder).log(1).read()).toEqual({ ok: true, value: ['last\n'] });
  });

  test('says of a database of a newer program what is wrong with it, before it starts', async () => {
    const folder = makeFolder();
    await open(folder).close();
    becomeNewer(folder);
    expect(() => openThread(folder)).toThrow(NewerDatabase);
  });

  test('counts commits where they are watched', async () => {
    const commits: number[] = [];
    const store = openThread(makeFolder(), writes => commits.push(writes));
    await Promise.all([store.log(1).append(0, ['a\n']), store.log(2).append(0, ['b\n'])]);
    await store.all();
    expect(commits.reduce((sum, writes) => sum + writes, 0)).toBe(2);
  });

  test('fails whoever waits when it dies, and is replaced with nothing lost', async () => {
    const store = openThread(makeFolder());
    await store.log(1).append(0, ['a\n']);
    const waiting = store.find('one');
    await store.end();
    await expect(waiting).rejects.toThrow(StoreAway);
    await expect.poll(() => store.isAway).toBe(false);
    expect(await store.log(1).append(1, ['b\n'])).toMatchObject({ ok: true });
    expect(await store.log(1).read()).toEqual({ ok: true, value: ['a\n', 'b\n'] });
  });

  test('refuses between two threads, and can be closed there', async () => {
    const store = openThread(makeFolder());
    await store.all();
    await store.end();
    expect(store.isAway).toBe(true);
    await expect(store.log(1).append(0, ['a\n'])).rejects.toThrow(StoreAway);
    await store.close();
    await expect(store.find('one')).rejects.toThrow('closed');
  });

  test('waits for another program that writes while it starts', async () => {
    const folder = makeFolder();
    const other = new Database(join(folder, DATABASE_FILE));
    // As whoever closes a file last has it for a moment.
    other.exec('pragma locking_mode = exclusive');
    other.exec('pragma journal_mode = WAL');
    other.exec('begin exclusive');
    other.exec('commit');
    setTimeout(() => other.close(), 1000);
    const worker = new Worker(new URL('../src/store/sqlite-worker.ts', import.meta.url), {
      execArgv: ['--import', REGISTER],
      workerData: folder,
    });
    const answered = new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    worker.postMessage([{ id: 1, method: 'all', args: [] }]);
    expect(await answered).toEqual([{ id: 1, value: [] }]);
    await worker.terminate();
  });
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
    expect(await store.hasNews()).toBe(false);
    await open(folder).change(number, { phase: 'closed' });
    expect([await store.hasNews(), await store.hasNews()]).toEqual([true, false]);
  });

  test('a database of a newer program is left alone', async () => {
    const folder = makeFolder();
    await open(folder).close();
    becomeNewer(folder);
    expect(() => open(folder)).toThrow(NewerDatabase);
    expect(() => open(folder)).toThrow('the data is of a newer version of this program (99)');
  });

  test('go to a file of log lines when nobody touched them for long', async () => {
    const folder = makeFolder();
    const store = open(folder);
    await store.create(newTable('old'));
    await store.create(newTable('fresh'));
    ageIn(folder)('old', 60_000);
    expect(await store.archive(50_000)).toBe(1);
    expect(readFileSync(join(folder, 'archive', 'old.jsonl'), 'utf8')).toBe('header\n');
    expect(await store.archive(50_000)).toBe(0);
  });
});
