/** Looking after the tables of a server. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SqliteStore } from '@tumblekeep/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captured, makePlace, type Place } from './run.ts';

const LOG = readFileSync(
  fileURLToPath(new URL('fixtures/unsigned-logs/second-over.jsonl', import.meta.url)),
  'utf8',
);
const { seed, rules, options } = JSON.parse(LOG.slice(0, LOG.indexOf('\n'))) as Record<string, unknown>;
const seedHash = createHash('sha256').update(String(seed)).digest('hex');

let place: Place;
const tables = (...args: readonly string[]) => captured(['tables', ...args, '--data', place.folder]);

beforeAll(async () => {
  place = makePlace();
  const store = new SqliteStore(place.folder, undefined, () => 0);
  const table = {
    game: 'g',
    rules: String(rules),
    options,
    seats: ['x'],
    isListed: true,
    startsWhenFull: false,
    code: undefined,
  };
  const chairs = [
    { seat: 'x', who: 'person', name: 'Ann\u001b[2J', isReady: true, isMuted: false, hasStandIn: false },
  ] as const;
  const lines = LOG.split('\n')
    .slice(0, -1)
    .map(line => `${line}\n`);
  for (const [name, phase, hash] of [
    ['over', 'over', seedHash],
    ['other', 'over', 'f'.repeat(64)],
    ['open', 'playing', seedHash],
  ] as const)
    await store.create({
      table: { ...table, created: 0, name, phase, seedHash: hash },
      chairs,
      keys: [],
      lines,
    });
  store.close();
});
afterAll(() => place.remove());

test('lists tables, with names as text and nothing else', async () => {
  const { code, out } = await tables('list');
  expect(code).toBe(0);
  expect(out.split('\n').map(line => line.split('  ').slice(0, 4))).toEqual([
    ['open', 'second', 'playing', '1970-01-01T00:00:00.000Z'],
    ['other', 'second', 'over', '1970-01-01T00:00:00.000Z'],
    ['over', 'second', 'over', '1970-01-01T00:00:00.000Z'],
    [''],
  ]);
  expect(out).toContain('Ann');
  expect(out).not.toContain('\u001b');
});

test('exports a log as it is, and never over another file', async () => {
  expect((await tables('export', 'over')).out).toBe(LOG);
  const file = place.path('copy.jsonl');
  expect((await tables('export', 'over', file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(LOG);
  expect(await tables('export', 'open', file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is there already'),
  });
});

test('verifies what is over, and finds a seed that is not the one that was shown', async () => {
  const { code, out, err } = await tables('verify');
  const file = await captured(['verify', place.path('copy.jsonl')]);
  expect([out, err].join('')).toContain('other: the seed has the hash');
  expect(out.replace('over: ', '')).toBe(file.out.replace(/^.*?: /, ''));
  expect(code).toBe(1);
});

test('closes a table for good, and says what is not there', async () => {
  expect((await tables('close', 'open')).out).toBe('open is closed.\n');
  expect((await tables('list')).out).toContain('open  second  closed');
  expect(await tables('close', 'over')).toMatchObject({
    code: 2,
    err: expect.stringContaining('over already'),
  });
  expect(await tables('export', 'none')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no table none'),
  });
  expect(await captured(['tables', 'list', '--data', place.path('nowhere')])).toMatchObject({ code: 2 });
});
