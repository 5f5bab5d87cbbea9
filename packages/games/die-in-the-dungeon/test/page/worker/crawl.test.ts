/** Games of DIE in the Dungeon! in the worker: saved before they are told, beside the other game's. */

import { parseLog, replay } from '@tumblekeep/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  failWrites,
  must,
  newDevice,
  type OpenedPage,
  openPage,
  orderOf,
  putLine,
} from '../../../../../web/test/worker/page.ts';
import type { CrawlSnapshot } from '../../../hosted/index.ts';
import { type DieInTheDungeon, RULE_SETS } from '../../../rules/index.ts';

beforeEach(newDevice);
afterEach(() => void vi.restoreAllMocks());

const ORDER = { options: { map: 'training', players: ['diemon'] }, seed: 'page' } as const;

async function goOn(page: OpenedPage, id: string, { at, choices }: CrawlSnapshot): Promise<CrawlSnapshot> {
  const choice = choices.find(({ action }) => action.type !== 'token') ?? choices[0];
  if (choice === undefined) throw new Error('the game is over');
  return must(await page.crawl.act(id, at, choice.action)).snapshot;
}

async function goOnFor(page: OpenedPage, id: string, snapshot: CrawlSnapshot, steps: number) {
  let now = snapshot;
  for (let i = 0; i < steps && now.outcome === undefined; i++) now = await goOn(page, id, now);
  return now;
}

test('a game is on the shelf at once and goes on where it was, on another page', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  const now = await goOnFor(page, id, snapshot, 12);
  const other = await openPage();
  expect(await other.saves()).toMatchObject([
    { id, map: 'training', creatures: ['diemon'], inputs: now.n, turn: now.view.turn, over: undefined },
  ]);
  const opened = must(await other.crawl.open(id));
  expect(opened.snapshot).toEqual(now);
  expect(now.n).toBeGreaterThanOrEqual(12);
  expect(opened.story).toHaveLength(now.n + 1);
});

test('a page that lags behind is refused', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  await goOn(page, id, snapshot);
  const action = { type: 'concede' } as const;
  expect(await page.crawl.act(id, 1, action)).toMatchObject({ ok: false, error: { code: 'behind' } });
});

test('a game that was deleted is gone at once', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  await goOn(page, id, snapshot);
  await page.remove(id);
  expect(await page.crawl.replaySteps(id)).toMatchObject({ ok: false, error: { code: 'gone' } });
});

test('what cannot be saved has not happened', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  const before = await goOnFor(page, id, snapshot, 5);
  const writes = failWrites();
  const action = before.choices[0]?.action ?? { type: 'concede' };
  expect(await page.crawl.act(id, before.at, action)).toMatchObject({
    ok: false,
    error: { code: 'storage-full' },
  });
  writes.mockRestore();
  const after = must(await page.crawl.act(id, before.at, action)).snapshot;
  expect(must(await (await openPage()).crawl.open(id)).snapshot).toEqual(after);
});

test('DIE-R-100 a choice is taken back and saved, until luck has spoken', async () => {
  const page = await openPage();
  const begun = must(await page.crawl.begin(ORDER));
  const { id } = begun;
  let before = begun.snapshot;
  let now = before;
  while (now.undo !== 'free') {
    before = now;
    now = await goOn(page, id, now);
  }
  const back = { ...before, at: now.at + 1 };
  expect(must(await page.crawl.undo(id, now.at)).snapshot).toEqual(back);
  expect(must(await (await openPage()).crawl.open(id)).snapshot).toEqual(back);
  now = back;
  do now = await goOn(page, id, now);
  while (now.undo === 'free');
  expect(now.undo).toBe('nothing');
  expect(await page.crawl.undo(id, now.at)).toMatchObject({
    ok: false,
    error: { code: 'undo', message: expect.stringContaining('luck') },
  });
  expect(must(await (await openPage()).crawl.open(id)).snapshot).toEqual(now);
});

test('an exported game replays by the rules and can be imported on another device', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  const now = await goOnFor(page, id, snapshot, 30);
  const { name, text } = must(await page.export(id));
  expect(name).toBe('tumblekeep-die-in-the-dungeon-training.jsonl');
  const game = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;
  expect(replay(game, must(parseLog(text))).ok).toBe(true);
  newDevice();
  const elsewhere = await openPage();
  const summary = must(await elsewhere.import(text));
  expect(must(await elsewhere.crawl.open(summary.id)).snapshot).toEqual(now);
  const [header = '', ...lines] = text.split('\n');
  const spoiled = [header, ...lines].join('\n').replace('"hash":"', '"hash":"0');
  expect(await elsewhere.import(spoiled)).toMatchObject({ ok: false, error: { message: /damaged/ } });
  expect(await elsewhere.saves()).toHaveLength(1);
});

test('a broken save is told in words and can be exported; the other game stays', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  const fight = must(await page.begin(orderOf()));
  for (let at = 0; at < snapshot.at; at++) await putLine({ id, at, text: 'mice were here\n' });
  const fresh = await openPage();
  const saves = await fresh.saves();
  expect(saves.find(save => save.id === id)?.problem).toMatch(/damaged/);
  expect(saves.find(save => save.id === fight.id)?.problem).toBeUndefined();
  expect(await fresh.crawl.open(id)).toMatchObject({ ok: false, error: { message: /damaged/ } });
  expect(must(await fresh.export(id)).text).toBe('mice were here\n'.repeat(snapshot.at));
});

test('a game of older cards is told on the shelf, unless they made no difference to it', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  await goOnFor(page, id, snapshot, 3);
  const [header = '', first = ''] = must(await page.export(id)).text.split('\n');
  const put = (at: number, line: string, change: object) =>
    putLine({ id, at, text: `${JSON.stringify({ ...JSON.parse(line), ...change })}\n` });
  const shelved = async () => (await (await openPage()).saves())[0]?.problem;

  await put(0, header, { revision: 'yesterday' });
  expect(await shelved()).toBeUndefined();
  await put(1, first, { hash: 'of yesterday' });
  expect(await shelved()).toMatch(/older cards/);
  expect(must(await page.export(id)).text).toContain('of yesterday');
});

test('orders that make no game are refused in words', async () => {
  const page = await openPage();
  const wrong = [
    { options: { map: 'atlantis' } },
    { options: { map: 'training', players: ['diemon', 'dierake'] } },
    { options: { map: 'neighbours', players: ['diemon', 'diemon'] } },
    { options: {}, seed: '' },
  ];
  for (const order of wrong) {
    const refused = await page.crawl.begin(order as never);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(refused.error.message.length).toBeGreaterThan(10);
  }
  expect(await page.saves()).toEqual([]);
});

test('a hint is something that may be done, with reasons, and changes nothing', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  const now = await goOnFor(page, id, snapshot, 3);
  const hint = must(await page.crawl.hint(id, now.at));
  expect(now.choices.map(({ action }) => action)).toContainEqual(hint?.action);
  expect(hint?.reasons.length).toBeGreaterThan(0);
  expect(must(await page.crawl.open(id)).snapshot).toEqual(now);
});

test('a game is seen again step by step, and nothing of it changes', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  const middle = await goOnFor(page, id, snapshot, 14);
  const now = await goOnFor(page, id, middle, 6);
  const steps = must(await page.crawl.replaySteps(id));
  expect(steps).toHaveLength(now.n + 1);
  expect(steps.some(({ hasFlight }) => hasFlight)).toBe(true);
  const step = must(await page.crawl.replayAt(id, middle.n));
  expect(step.snapshot).toEqual({ ...middle, undo: 'nothing' });
  expect(step.before?.n).toBe(middle.n - 1);
  expect(must(await page.crawl.replayAt(id, 0)).before).toBeUndefined();
  expect(await page.crawl.replayAt(id, 99)).toMatchObject({ ok: false, error: { code: 'step' } });
  expect(must(await page.crawl.open(id)).snapshot).toEqual(now);
});

test('the tale of a finished game', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.crawl.begin(ORDER));
  must(await page.crawl.act(id, snapshot.at, { type: 'concede' }));
  const tale = must(await page.crawl.tale(id));
  expect(tale).toMatchObject({ outcome: { won: false, why: 'conceded' }, options: { map: 'training' } });
  expect(await page.saves()).toMatchObject([{ over: 'lost' }]);
});
