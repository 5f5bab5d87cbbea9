/** A room alone, with a game that this page does not know: what is saved, told and refused is the same for every game. */
import { parseLog } from '@tumblekeep/kernel';
import type { Card } from '@tumblekeep/page-kit/storage/saves.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HighLow, hostedHighLow, type Seating } from '../../../host/test/high-low/hosted.ts';
import { failWrites, must, newDevice, spoil } from './page.ts';

beforeEach(newDevice);
afterEach(() => void vi.restoreAllMocks());

interface HighLowCard extends Card {
  readonly points: number;
}

const PEOPLE: Seating = { seats: { ann: 'person', bob: 'person' } };
const MIXED: Seating = { seats: { ann: 'person', bob: 'bot' } };
const MATCH = { options: { players: ['ann', 'bob'] }, seed: 'room' };

const newCard = (): HighLowCard => ({
  id: 'one',
  rules: 'high-low',
  created: 1,
  updated: 1,
  inputs: 0,
  over: undefined,
  claimed: false,
  lines: 0,
  points: 0,
});

/** A tab has its own modules, and so its own connection to what is saved. */
async function newTab(seating = MIXED) {
  vi.resetModules();
  const { Room } = await import('@tumblekeep/page-kit/worker/room.ts');
  const { takeFromShelf, putOnShelf, readLog } = await import('@tumblekeep/page-kit/worker/shelf.ts');
  const furnishing = {
    hosted: hostedHighLow,
    seating,
    progressOf: ({ points }: HighLow['State'], inputs: number) => ({
      inputs,
      points: points.reduce((sum, one) => sum + one, 0),
    }),
  };
  return {
    begin: () => Room.begin<HighLow, HighLowCard>(furnishing, MATCH, newCard()),
    import: (text: string) => putOnShelf(newCard(), text, must(readLog(text))),
    async open() {
      const saved = await takeFromShelf('one', value => value as HighLowCard);
      return saved.ok ? Room.open<HighLow, HighLowCard>(furnishing, saved.value) : saved;
    },
  };
}

const guess = (player: string) =>
  ({ type: 'act', action: { type: 'guess', player, guess: 'high' } }) as const;

async function stored(): Promise<readonly string[]> {
  const { readSave } = await import('@tumblekeep/page-kit/storage/saves.ts');
  return must(await readSave('one')).lines;
}

test('a game is saved when it begins, and each line before it is told', async () => {
  const room = must(await (await newTab()).begin());
  expect(await stored()).toHaveLength(1);
  expect(must(await room.act(guess('ann')))).toMatchObject({ by: 'ann', told: { at: 2, inputs: 1 } });
  expect(await stored()).toHaveLength(2);
  expect(room.card).toMatchObject({ inputs: 1, lines: 2 });
  const opened = must(await (await newTab()).open());
  expect(must(opened.tell('ann'))).toEqual(must(room.tell('ann')));
  expect(opened.card).toEqual(room.card);
});

test('a bot goes on when the page says so, once each time', async () => {
  const room = must(await (await newTab()).begin());
  expect(must(await room.next())).toBeUndefined();
  must(await room.act(guess('ann')));
  await new Promise(resolve => setTimeout(resolve, 0));
  expect(room.table.at).toBe(2);
  expect(must(await room.next())).toMatchObject({ by: 'bob', told: { at: 3 } });
  expect(must(await room.next())).toBeUndefined();
});

test('a bot that could not be saved has not moved, and moves the same when there is room again', async () => {
  const tab = await newTab();
  const room = must(await tab.begin());
  must(await room.act(guess('ann')));
  const before = must(room.tell('ann'));
  const writes = failWrites();
  for (let i = 0; i < 2; i++)
    expect(await room.next()).toMatchObject({ ok: false, error: { code: 'storage-full' } });
  expect(must(room.tell('ann'))).toEqual(before);
  writes.mockRestore();
  const moved = must(await room.next());
  const [, , line = ''] = await stored();
  expect(JSON.parse(line)).toMatchObject({ n: 2, by: 'bob' });
  expect(moved?.told.inputs).toBe(2);
});

test.each(['begun', 'opened'])('of a game that was %s, what cannot be saved has not happened', async how => {
  const begun = must(await (await newTab(PEOPLE)).begin());
  must(await begun.act(guess('ann')));
  const room = how === 'begun' ? begun : must(await (await newTab(PEOPLE)).open());
  const { card } = room;
  const before = must(room.tell('bob'));
  const writes = failWrites();
  for (const input of [guess('bob'), { type: 'takeback' } as const])
    expect(await room.act(input)).toMatchObject({ error: { code: 'storage-full' } });
  expect(must(room.tell('bob'))).toEqual(before);
  expect(room.card).toEqual(card);
  writes.mockRestore();
  must(await room.act(guess('bob')));
  expect(await stored()).toHaveLength(3);
});

test('where storage fails and cannot be read either, it is read again before anything else', async () => {
  const room = must(await (await newTab(PEOPLE)).begin());
  must(await room.act(guess('ann')));
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  expect(await room.act(guess('bob'))).toMatchObject({ error: { code: 'storage-lost' } });
  expect(await room.fresh()).toMatchObject({ error: { code: 'storage-lost' } });
  transactions.mockRestore();
  must(await room.fresh());
  expect(must(room.tell('bob'))).toMatchObject({ at: 2, inputs: 1 });
  must(await room.act(guess('bob')));
});

test('a takeback that is no favour is free, others are confirmed; the card goes back with it', async () => {
  const room = must(await (await newTab(PEOPLE)).begin());
  must(await room.act(guess('ann')));
  expect(await room.takeBack(false)).toMatchObject({ error: { code: 'consent' } });
  must(await room.takeBack(true));
  expect(room.card).toMatchObject({ inputs: 0, points: 0, lines: 3 });
  expect(must(room.tell('ann'))).toMatchObject({ at: 3, inputs: 0 });
  expect(must(room.past())).toHaveLength(1);
});

test('the table as it was is found in the log', async () => {
  const room = must(await (await newTab(PEOPLE)).begin());
  const told = [must(room.tell('ann'))];
  for (const player of ['ann', 'bob', 'ann']) {
    must(await room.act(guess(player)));
    told.push(must(room.tell('ann')));
  }
  for (const [n, then] of told.entries()) {
    const table = must(await room.tableAt(n));
    expect(must(table.tell(room.everybody, 'ann'))).toEqual(then);
  }
  expect(must(room.past()).map(({ action }) => action && 'player' in action && action.player)).toEqual([
    undefined,
    'ann',
    'bob',
    'ann',
  ]);
});

test('who sits here is told with the first input, and a page need not know of that line', async () => {
  must(await (await newTab(PEOPLE)).begin());
  const room = must(await (await newTab(MIXED)).open());
  expect(await stored()).toHaveLength(1);
  const refused = { type: 'act', action: { type: 'last-round', yes: true } } as const;
  expect((await room.act(refused)).ok).toBe(false);
  expect(room.knows(1)).toBe(true);
  must(await room.act(guess('ann')));
  expect(room.knows(1)).toBe(false);
  const { lines } = must(parseLog((await stored()).join('')));
  expect(lines).toMatchObject([{ table: MIXED }, { n: 1 }]);
  expect(must(await room.next())?.by).toBe('bob');
});

test('of two tabs the one that comes late is refused and sees what the other did', async () => {
  const one = must(await (await newTab(PEOPLE)).begin());
  const other = must(await (await newTab(PEOPLE)).open());
  must(await one.act(guess('ann')));
  expect(await other.act(guess('ann'))).toMatchObject({ error: { code: 'taken' } });
  expect(other.knows(1)).toBe(false);
  expect(must(other.tell('bob'))).toEqual(must(one.tell('bob')));
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['whole', '', 2],
  ['cut off in its last line', '\n', 1],
])('a text that is %s is saved as far as it goes', async (_, end, n) => {
  const begun = must(await (await newTab(PEOPLE)).begin());
  for (const player of ['ann', 'bob']) must(await begun.act(guess(player)));
  const text = (await stored()).join('').replace(/\n$/, end === '' ? '\n' : '');
  newDevice();
  const tab = await newTab(PEOPLE);
  expect(must(await tab.import(text))).toMatchObject({ lines: n + 1 });
  const room = must(await tab.open());
  expect(must(room.tell('ann')).inputs).toBe(n);
  must(await room.act(guess(n === 1 ? 'bob' : 'ann')));
});

test('a save that lacks a line is not opened', async () => {
  const room = must(await (await newTab(PEOPLE)).begin());
  must(await room.act(guess('ann')));
  await spoil('lines', lines => lines.delete(['one', 1]));
  expect(await (await newTab(PEOPLE)).open()).toMatchObject({
    error: { sentence: 'damaged', params: { why: { sentence: 'some-lines-missing' } } },
  });
});

test('a game that does not follow the rules is called damaged', async () => {
  const room = must(await (await newTab(PEOPLE)).begin());
  must(await room.act(guess('ann')));
  await spoil('lines', lines => lines.put({ id: 'one', at: 1, text: '{"n":1,"action":"ann sings"}\n' }));
  expect(await (await newTab(PEOPLE)).open()).toMatchObject({ error: { sentence: 'damaged' } });
});
