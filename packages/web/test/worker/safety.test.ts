import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failWrites, goOn, goOnTo, must, newDevice, openPage, orderOf, spoil, straight } from './page.ts';

beforeEach(newDevice);
afterEach(() => void vi.restoreAllMocks());

describe('a save that fails', () => {
  test.each([
    ['QuotaExceededError', /no room left/],
    ['InvalidStateError', /does not let this page save/],
  ])('with %s takes nothing away and leaves nothing half done', async (name, words) => {
    const page = await openPage();
    const { id, snapshot } = must(await page.begin(orderOf()));
    const { n } = await goOnTo(page, id, snapshot, 'landing');
    const before = must(await page.holdOn(id, true));
    const writes = failWrites(name);
    const refused = await page.throwByHand(id, n, straight(before));
    expect(refused).toMatchObject({ ok: false, error: { code: 'storage', message: words } });
    expect(await page.undo(id, n, true)).toMatchObject({ error: { code: 'storage' } });
    writes.mockRestore();
    expect(must(await page.look(id, n, 'spectator'))).toEqual(before);
    const saved = must(await page.holdOn(id, false));
    expect(must(await (await openPage()).open(id)).snapshot).toEqual(saved);
    const landed = must(await page.throwByHand(id, n, straight(before))).snapshot;
    expect(must(await (await openPage()).open(id)).snapshot).toEqual(landed);
  });

  test('of a new game begins no game', async () => {
    const page = await openPage();
    failWrites();
    expect(await page.begin(orderOf())).toMatchObject({ ok: false, error: { code: 'storage' } });
    vi.restoreAllMocks();
    expect(await page.saves()).toEqual([]);
  });

  test('storage that is forbidden is told in words', async () => {
    const page = await openPage();
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(page.saves()).rejects.toThrow(/does not let this page save/);
    expect(await page.begin(orderOf())).toMatchObject({ ok: false, error: { code: 'storage' } });
    vi.restoreAllMocks();
    expect(await page.saves()).toEqual([]);
  });
});

describe('two tabs with the same game', () => {
  test('the one that comes late is refused and can follow', async () => {
    const one = await openPage();
    const { id, snapshot } = must(await one.begin(orderOf()));
    const other = await openPage();
    must(await other.open(id));
    const gone = await goOn(one, id, snapshot);
    const [choice] = must(await other.look(id, 0, snapshot.turn?.hero as string)).legal;
    expect(await other.act(id, 0, choice as never)).toMatchObject({
      ok: false,
      error: { code: 'elsewhere' },
    });
    const followed = must(await other.open(id));
    expect(followed.snapshot).toEqual(gone.snapshot);
    const next = await goOn(other, id, followed.snapshot);
    expect(await one.undo(id, gone.snapshot.n, true)).toMatchObject({ error: { code: 'elsewhere' } });
    expect(must(await (await openPage()).open(id)).snapshot).toEqual(next.snapshot);
  });

  test('a game deleted in one does not come back from the other', async () => {
    const one = await openPage();
    const { id, snapshot } = must(await one.begin(orderOf()));
    const other = await openPage();
    await other.remove(id);
    const [choice] = must(await one.look(id, 0, snapshot.turn?.hero as string)).legal;
    expect(await one.act(id, 0, choice as never)).toMatchObject({ ok: false, error: { code: 'gone' } });
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
