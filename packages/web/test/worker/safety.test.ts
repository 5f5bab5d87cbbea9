import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  failWrites,
  goOn,
  goOnTo,
  must,
  newDevice,
  type OpenedPage,
  openPage,
  orderOf,
  spoil,
  straight,
} from './page.ts';

beforeEach(newDevice);
afterEach(() => void vi.restoreAllMocks());

describe('a save that fails', () => {
  test.each([
    ['QuotaExceededError', 'storage-full', /no room left/],
    ['InvalidStateError', 'storage-forbidden', /does not let this page save/],
    ['UnknownError', 'storage-lost', /can no longer reach its saved games/],
  ])('with %s takes nothing away and leaves nothing half done', async (name, code, words) => {
    const page = await openPage();
    const { id, snapshot } = must(await page.begin(orderOf()));
    const { at } = await goOnTo(page, id, snapshot, 'landing');
    const before = must(await page.holdOn(id, true));
    const writes = failWrites(name);
    const refused = await page.throwByHand(id, at, straight(before));
    expect(refused).toMatchObject({ ok: false, error: { code, message: words } });
    expect(await page.undo(id, at, true)).toMatchObject({ error: { code } });
    writes.mockRestore();
    expect(must(await page.look(id, at, 'spectator'))).toEqual(before);
    const saved = must(await page.holdOn(id, false));
    expect(must(await (await openPage()).open(id)).snapshot).toEqual(saved);
    const landed = must(await page.throwByHand(id, at, straight(before))).snapshot;
    expect(must(await (await openPage()).open(id)).snapshot).toEqual(landed);
  });

  test('of a new game begins no game', async () => {
    const page = await openPage();
    failWrites();
    expect(await page.begin(orderOf())).toMatchObject({ ok: false, error: { code: 'storage-full' } });
    vi.restoreAllMocks();
    expect(await page.saves()).toEqual([]);
  });

  test('storage that is forbidden is told in words', async () => {
    const page = await openPage();
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(page.saves()).rejects.toThrow(/does not let this page save/);
    expect(await page.begin(orderOf())).toMatchObject({ ok: false, error: { code: 'storage-forbidden' } });
    vi.restoreAllMocks();
    expect(await page.saves()).toEqual([]);
  });
});

describe('a game that storage does not give back', () => {
  const break_ = {
    'is deleted': (page: OpenedPage, id: string) => page.remove(id),
    'is cleared with everything else': () =>
      Promise.all([spoil('games', o => o.clear()), spoil('lines', o => o.clear())]),
  };

  test.each(Object.entries(break_))('because it %s is exported as it was last saved', async (_, clear) => {
    const page = await openPage();
    const { id, snapshot } = must(await page.begin(orderOf()));
    const { snapshot: now } = await goOn(page, id, snapshot);
    const file = must(await page.export(id));
    await clear(await openPage(), id);
    const [choice] = must(await page.look(id, now.at, now.turn?.hero as string)).legal;
    expect(await page.act(id, now.at, choice as never)).toMatchObject({ error: { code: 'gone' } });
    expect(must(await page.export(id))).toEqual(file);
    expect(must(await page.import(file.text)).inputs).toBe(now.n);
    await page.remove(id);
    expect(await (await openPage()).export(id)).toMatchObject({ error: { code: 'gone' } });
  });

  test('because it cannot be read is exported as it was last saved', async () => {
    const page = await openPage();
    const { id } = must(await page.begin(orderOf()));
    const file = must(await page.export(id));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    expect(must(await page.export(id))).toEqual(file);
    expect(await (await openPage()).export(id)).toMatchObject({ error: { code: 'storage-lost' } });
  });
});

test('a connection that the browser has closed is opened again', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf()));
  const real = IDBDatabase.prototype.transaction;
  let closed = 1;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (closed-- > 0) throw new DOMException('The database connection is closing', 'InvalidStateError');
    return real.apply(this, args);
  });
  const { snapshot: now } = await goOn(page, id, snapshot);
  expect(now.n).toBe(1);
  expect(must(await (await openPage()).open(id)).snapshot).toEqual(now);
});

describe('two tabs with the same game', () => {
  test('the one that comes late is refused and can follow', async () => {
    const one = await openPage();
    const { id, snapshot } = must(await one.begin(orderOf()));
    const other = await openPage();
    must(await other.open(id));
    const gone = await goOn(one, id, snapshot);
    const [choice] = must(await other.look(id, 1, snapshot.turn?.hero as string)).legal;
    expect(await other.act(id, 1, choice as never)).toMatchObject({
      ok: false,
      error: { code: 'taken' },
    });
    const followed = must(await other.open(id));
    expect(followed.snapshot).toEqual(gone.snapshot);
    const next = await goOn(other, id, followed.snapshot);
    expect(await one.undo(id, gone.snapshot.at, true)).toMatchObject({ error: { code: 'taken' } });
    expect(must(await (await openPage()).open(id)).snapshot).toEqual(next.snapshot);
  });

  test('a game deleted in one does not come back from the other', async () => {
    const one = await openPage();
    const { id, snapshot } = must(await one.begin(orderOf()));
    const other = await openPage();
    await other.remove(id);
    const [choice] = must(await one.look(id, 1, snapshot.turn?.hero as string)).legal;
    expect(await one.act(id, 1, choice as never)).toMatchObject({ ok: false, error: { code: 'gone' } });
    expect(await one.saves()).toEqual([]);
    expect(await one.open(id)).toMatchObject({ ok: false, error: { code: 'gone' } });
  });
});

describe('a save that cannot be read', () => {
  const header = { format: 'tumblekeep-match', version: 1, rules: 'second', options: {}, seed: 'x' };
  const line = (id: string, at: number, text: unknown) => ({ id, at, text: `${JSON.stringify(text)}\n` });
  const broken: readonly [
    what: string,
    listed: RegExp | undefined,
    opened: RegExp,
    change: (id: string) => Promise<void>,
  ][] = [
    [
      'newer',
      /newer version/,
      /newer version/,
      id => spoil('lines', o => o.put(line(id, 0, { ...header, version: 9 }))),
    ],
    [
      'of unknown rules',
      /no rules called/,
      /no rules called/,
      id => spoil('lines', o => o.put(line(id, 0, { ...header, rules: 'ninth' }))),
    ],
    ['without its first line', /damaged/, /damaged/, id => spoil('lines', o => o.delete([id, 0]))],
    ['without a line', /damaged/, /damaged/, id => spoil('lines', o => o.delete([id, 2]))],
    [
      'with a strange card',
      /another version/,
      /damaged/,
      id => spoil('games', o => o.put({ id, updated: 1, strange: true })),
    ],
    [
      'with another choice',
      undefined,
      /damaged/,
      id => spoil('lines', o => o.put(line(id, 1, { n: 1, action: 'brad sings', hash: '0' }))),
    ],
    [
      'of older cards',
      /older cards/,
      /older cards/,
      id =>
        spoil('lines', o =>
          o.put(line(id, 0, { ...header, revision: 'old', options: { heroes: ['zorro'] } })),
        ),
    ],
  ];

  test.each(broken)(
    'because it is %s is told in words and can be exported',
    async (_, listed, opened, change) => {
      const page = await openPage();
      const { id, snapshot } = must(await page.begin(orderOf()));
      const sound = must(await page.begin(orderOf('first')));
      let now = snapshot;
      for (let i = 0; i < 3; i++) now = (await goOn(page, id, now)).snapshot;
      await change(id);
      const fresh = await openPage();
      const saves = await fresh.saves();
      expect(saves).toHaveLength(2);
      const problem = saves.find(save => save.id === id)?.problem;
      if (listed === undefined) expect(problem).toBeUndefined();
      else expect(problem).toMatch(listed);
      expect(await fresh.open(id)).toMatchObject({ ok: false, error: { message: opened } });
      expect(must(await fresh.export(id)).text.length).toBeGreaterThan(100);
      expect(must(await fresh.open(sound.id)).snapshot).toEqual(sound.snapshot);
    },
  );
});
