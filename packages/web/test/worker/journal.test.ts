/** The journal alone: a game that only counts, saved on a device in memory. */
import { fail, LOG_FORMAT, LOG_VERSION, type Log, ok, printLine, refuse } from '@tumblekeep/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CrawlCard } from '../../src/storage/saves.ts';
import { readCrawlCard } from '../../src/worker/crawl-orders.ts';
import type { Append, Ways } from '../../src/worker/journal.ts';
import { failWrites, must, newDevice, spoil } from './page.ts';

beforeEach(newDevice);
afterEach(() => void vi.restoreAllMocks());

const HEADER = { format: LOG_FORMAT, version: LOG_VERSION, rules: 'count', options: {}, seed: 's' } as const;

class Count {
  readonly #append: Append;
  n: number;

  constructor(append: Append, n = 0) {
    this.#append = append;
    this.n = n;
  }

  static begin(append: Append) {
    append(printLine({ ...HEADER, revision: 'old' }));
    return ok(new Count(append));
  }

  add() {
    this.n++;
    this.#append(printLine({ n: this.n, action: 'add', hash: 'h' }));
    return ok(this.n);
  }
}

/** A log that does not count is none of ours. */
function resume({ lines }: Log, append: Append) {
  const counts = lines.every(line => 'action' in line && line.action === 'add');
  return counts ? ok(new Count(append, lines.length)) : fail(refuse('log-action', 'that does not count'));
}

const waysOf = (revision = 'old'): Ways<Count, CrawlCard> => ({
  revision,
  resume,
  progressOf: ({ n }) => ({ inputs: n }),
});

const newCard = (): CrawlCard => ({
  id: 'one',
  rules: 'count',
  map: 'none',
  creatures: [],
  created: 1,
  updated: 1,
  inputs: 0,
  turn: 0,
  over: undefined,
  claimed: false,
  lines: 0,
});

/** A tab has its own modules, and so its own connection to what is saved. */
async function newTab(ways = waysOf()) {
  vi.resetModules();
  const { Journal, readLog, readSaved } = await import('../../src/worker/journal.ts');
  return {
    begin: () => Journal.begin(ways, Count.begin, newCard),
    import: async (text: string) => Journal.import(ways, text, must(readLog(text)), newCard),
    async open() {
      const saved = await readSaved('one', readLog, readCrawlCard);
      return saved.ok ? Journal.open(ways, saved.value) : saved;
    },
  };
}

async function stored(): Promise<readonly string[]> {
  const { readSave } = await import('../../src/storage/saves.ts');
  return must(await readSave('one')).lines;
}

test('a game is saved when it begins, and each line before it is told', async () => {
  const journal = must(await (await newTab()).begin());
  expect(await stored()).toHaveLength(1);
  expect(must(await journal.change(count => count.add()))).toBe(1);
  expect(await stored()).toHaveLength(2);
  expect(journal.card).toMatchObject({ inputs: 1, lines: 2 });
  const opened = must(await (await newTab()).open());
  expect(opened.sitting.n).toBe(1);
  expect(opened.card).toEqual(journal.card);
});

test('an opened game goes on behind the lines it has', async () => {
  must(await (await newTab()).begin());
  const opened = must(await (await newTab()).open());
  must(await opened.change(count => count.add()));
  must(await opened.change(count => count.add()));
  expect(must(await (await newTab()).open()).sitting.n).toBe(2);
  expect((await stored()).slice(1).map(line => JSON.parse(line).n)).toEqual([1, 2]);
});

test.each(['begun', 'opened'])('of a game that was %s, what cannot be saved has not happened', async how => {
  const begun = must(await (await newTab()).begin());
  must(await begun.change(count => count.add()));
  const journal = how === 'begun' ? begun : must(await (await newTab()).open());
  const { sitting, card } = journal;
  const writes = failWrites();
  expect(await journal.change(count => count.add())).toMatchObject({ error: { code: 'storage-full' } });
  expect(journal.sitting).not.toBe(sitting);
  expect(journal.sitting.n).toBe(1);
  expect(journal.card).toEqual(card);
  writes.mockRestore();
  expect(must(await journal.change(count => count.add()))).toBe(2);
  expect(await stored()).toHaveLength(3);
});

test('what adds no line writes nothing and keeps the sitting', async () => {
  const journal = must(await (await newTab()).begin());
  const { sitting } = journal;
  const writes = failWrites();
  expect(await journal.change(() => fail(refuse('no', 'no')))).toMatchObject({ error: { code: 'no' } });
  expect(writes).not.toHaveBeenCalled();
  expect(journal.sitting).toBe(sitting);
});

test('what is amended stays through the next save', async () => {
  const journal = must(await (await newTab()).begin());
  journal.amend({ map: 'cellar' });
  must(await journal.change(count => count.add()));
  expect(must(await (await newTab()).open()).card).toMatchObject({ map: 'cellar', inputs: 1 });
});

test('of two tabs the one that comes late is refused and stands where it was', async () => {
  const one = must(await (await newTab()).begin());
  const other = must(await (await newTab()).open());
  must(await one.change(count => count.add()));
  expect(await other.change(count => count.add())).toMatchObject({ error: { code: 'elsewhere' } });
  expect(other.sitting.n).toBe(0);
  expect(await stored()).toHaveLength(2);
});

const TEXT = [HEADER, { n: 1, action: 'add', hash: 'h' }, { n: 2, action: 'add', hash: 'h' }]
  .map(line => JSON.stringify(line))
  .join('\n');

test.each([
  ['whole', `${TEXT}\n`, 2],
  ['cut off in its last line', TEXT, 1],
])('a text that is %s is saved as far as it goes', async (_, text, n) => {
  const journal = must(await (await newTab()).import(text));
  expect(journal.sitting.n).toBe(n);
  expect(journal.card).toMatchObject({ inputs: n, lines: n + 1 });
  expect((await stored()).join('')).toBe(
    `${text
      .split('\n')
      .slice(0, n + 1)
      .join('\n')}\n`,
  );
  must(await journal.change(count => count.add()));
  expect(must(await (await newTab()).open()).sitting.n).toBe(n + 1);
});

test('a game that cannot be taken up is told in words, and not saved when it comes from a file', async () => {
  const spoiled = `${JSON.stringify({ ...HEADER, revision: 'old' })}\n{"n":1,"action":"sing","hash":"h"}\n`;
  expect(await (await newTab()).import(spoiled)).toMatchObject({ error: { message: /damaged/ } });
  expect(await (await newTab(waysOf('new'))).import(spoiled)).toMatchObject({
    error: { message: /older cards/ },
  });
  expect(await (await newTab()).open()).toMatchObject({ error: { code: 'gone' } });
});

test('a save that lacks a line is not opened', async () => {
  const journal = must(await (await newTab()).begin());
  must(await journal.change(count => count.add()));
  await spoil('lines', lines => lines.delete(['one', 1]));
  expect(await (await newTab()).open()).toMatchObject({ error: { message: /damaged.*missing/ } });
});
