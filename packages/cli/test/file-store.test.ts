import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tumblekeep/terminal-kit/store/file-store.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { describeLogStore } from '../../host/test/table/log-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-file-store-'));
const open: FileStore[] = [];
let files = 0;
const freshPath = (): string => join(folder, `${files++}.jsonl`);
const storeAt = (path: string): FileStore => {
  const store = new FileStore(path);
  open.push(store);
  return store;
};
afterAll(() => {
  for (const store of open) store.close();
  rmSync(folder, { recursive: true, force: true });
});

describeLogStore('a file', () => {
  const path = freshPath();
  return { store: storeAt(path), again: () => storeAt(path) };
});

describe('a file store', () => {
  test('drops the beginning of a line that nobody acknowledged', async () => {
    const path = freshPath();
    const store = storeAt(path);
    await store.append(0, ['header\n', 'one\n']);
    store.close();
    appendFileSync(path, Buffer.from('{"n":2,“').subarray(0, -1));
    const again = storeAt(path);
    expect(await again.read()).toEqual({ ok: true, value: ['header\n', 'one\n'] });
    expect(await again.append(2, ['two\n'])).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('header\none\ntwo\n');
  });

  test('says whose a file is that somebody else writes, and gives it free when it is closed', async () => {
    const path = freshPath();
    const store = storeAt(path);
    await store.append(0, ['header\n']);
    const other = storeAt(path);
    expect(await other.append(1, ['theirs\n'])).toMatchObject({
      error: {
        code: 'taken',
        params: { words: expect.stringContaining(`is being played by process ${process.pid}`) },
      },
    });
    store.close();
    expect(await other.append(1, ['theirs\n'])).toMatchObject({ ok: true });
  });

  test('refuses in its own words what is no match for a place, and keeps them', async () => {
    const path = freshPath();
    const store = storeAt(path);
    await store.append(0, ['header\n']);
    rmSync(path);
    writeFileSync(path, 'something else\n');
    const refused = await store.append(1, ['one\n']);
    expect(refused).toMatchObject({
      error: { code: 'storage', params: { words: expect.stringMatching('was deleted or moved') } },
    });
    expect(store.problem).toEqual(refused.ok ? undefined : refused.error);
    expect(readFileSync(path, 'utf8')).toBe('something else\n');
  });

  test('that could not begin leaves nothing behind', async () => {
    const path = freshPath();
    const store = storeAt(path);
    await store.append(0, ['header\n']);
    store.remove();
    expect(readdirSync(folder).filter(name => path.endsWith(name))).toEqual([]);
  });
});
