import type { Action } from '@tumblekeep/dungeon-fighter';
import type { Snapshot, Step } from '@tumblekeep/dungeon-fighter/hosted';
import { beforeEach, describe, expect, test } from 'vitest';
import { goOn, goOnTo, must, newDevice, openPage, orderOf, RULES, straight } from './page.ts';

beforeEach(newDevice);

describe.each(RULES)('a game of the %s edition', rules => {
  test('is where it was after the page was closed', async () => {
    const page = await openPage();
    const begun = must(await page.begin(orderOf(rules, ['human', 'random'])));
    const story = [...begun.story];
    let now: Snapshot = begun.snapshot;
    for (let i = 0; i < 14; i++) {
      const step = await goOn(page, begun.id, now);
      story.push(step.lines);
      if (step.flight !== undefined) await page.seen(begun.id, step.snapshot.n);
      now = step.snapshot;
    }
    const reopened = must(await (await openPage()).open(begun.id));
    expect(reopened).toEqual({ ...begun, snapshot: now, story, unseen: undefined });
    const [save] = await page.saves();
    expect(save).toMatchObject({ id: begun.id, rules, inputs: 14, round: now.view.round, over: undefined });
  });

  test('shows a flight again that nobody saw to its end', async () => {
    const page = await openPage();
    const { id, snapshot } = must(await page.begin(orderOf(rules)));
    const before = await goOnTo(page, id, snapshot, 'landing');
    const step = must(await page.throwByHand(id, before.at, straight(before)));
    const reloaded = await openPage();
    const opened = must(await reloaded.open(id));
    expect(opened.unseen).toEqual({ step, before });
    expect(opened.snapshot).toEqual(step.snapshot);
    await reloaded.seen(id, step.snapshot.n);
    expect(must(await (await openPage()).open(id)).unseen).toBeUndefined();
  });

  test('can be seen again step by step, with its flights', async () => {
    const page = await openPage();
    const { id, snapshot } = must(await page.begin(orderOf(rules)));
    const steps: Step[] = [];
    for (let i = 0; i < 8; i++) steps.push(await goOn(page, id, steps.at(-1)?.snapshot ?? snapshot));
    const listed = must(await page.replaySteps(id));
    expect(listed).toHaveLength(9);
    for (const step of steps) {
      const { n } = step.snapshot;
      expect(listed[n]).toEqual({ n, lines: step.lines, hasFlight: step.flight !== undefined });
      const { flight, events, lines } = must(await page.replayAt(id, n));
      expect({ flight, events, lines }).toEqual({
        flight: step.flight,
        events: step.events,
        lines: step.lines,
      });
    }
    expect(await page.replayAt(id, 9)).toMatchObject({ ok: false, error: { code: 'step' } });
  });

  test('tells its story and where every die came to rest', async () => {
    const page = await openPage();
    const { id, snapshot } = must(await page.begin(orderOf(rules)));
    let now = snapshot;
    let throws = 0;
    for (let i = 0; i < 14; i++) {
      const step = await goOn(page, id, now);
      now = step.snapshot;
      if (step.flight !== undefined) throws++;
    }
    const tale = must(await page.tale(id));
    expect(throws).toBeGreaterThan(2);
    expect(tale.landings).toHaveLength(throws);
    expect(tale.heroes.reduce((sum, hero) => sum + hero.throws, 0)).toBeGreaterThanOrEqual(throws);
    expect(tale.lines[0]).toMatch(/monsters? defeated/);
    expect(must(await page.why(id)).length).toBeGreaterThan(0);
  });
});

test('undo is free until the die leaves the hand, and asks afterwards', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf()));
  const turn = await goOnTo(page, id, snapshot, 'turn');
  const inHand = await goOnTo(page, id, turn, 'landing');
  const back = must(await page.undo(id, inHand.at, false)).snapshot;
  expect(back).toEqual({ ...turn, at: inHand.at + 1 });
  const again = await goOnTo(page, id, back, 'landing');
  const { snapshot: landed } = must(await page.throwByHand(id, again.at, straight(again)));
  expect(await page.undo(id, landed.at, false)).toMatchObject({ error: { code: 'consent' } });
  const once = { ...turn, at: landed.at + 1 };
  expect(must(await page.undo(id, landed.at, true)).snapshot).toEqual(once);
  expect(must(await (await openPage()).open(id)).snapshot).toEqual(once);
});

test('a page that lags behind is refused, not obeyed', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf('second', ['random', 'human'])));
  const [first, second] = await Promise.all([page.next(id, 1), page.next(id, 1)]);
  expect(first.ok).toBe(true);
  expect(second).toMatchObject({ ok: false, error: { code: 'behind' } });
  expect(await page.undo(id, snapshot.at, true)).toMatchObject({ error: { code: 'behind' } });
});

test('secrets stay behind the curtain', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf()));
  expect(snapshot.turn?.isSecret).toBe(true);
  expect(snapshot.legal).toEqual([]);
  expect(must(await page.look(id, 1, 'brad')).legal).toHaveLength(2);
  expect(must(await page.look(id, 1, 'murka')).legal).toEqual([]);
});

test('preferences are remembered', async () => {
  const page = await openPage();
  const { id } = must(await page.begin(orderOf()));
  const preferences = {
    aimHelp: { brad: 'arc', murka: 'none' },
    steady: ['brad'],
    askMe: ['murka'],
  } as const;
  expect(must(await page.setPreferences(id, preferences))).toEqual(preferences);
  expect(must(await (await openPage()).open(id)).preferences).toEqual(preferences);
});

test('a steady hand trembles less', async () => {
  const tremor = async (steady: string[]) => {
    newDevice();
    const page = await openPage();
    const order = { ...orderOf(), options: { heroes: ['brad', 'murka'], leader: 'murka' } };
    const { id, snapshot } = must(
      await page.begin({ ...order, preferences: { ...order.preferences, steady, aimHelp: {} } }),
    );
    const before = await goOnTo(page, id, snapshot, 'landing');
    const attempt = straight(before);
    const { flight } = must(await page.throwByHand(id, before.at, attempt));
    const speed = Number(flight?.release.split(' ')[8]);
    return Math.abs(speed - attempt.release.velocity[2]);
  };
  expect(await tremor(['brad', 'murka'])).toBeLessThan(await tremor([]));
});

test('"hold on" is called and taken back', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf()));
  expect(snapshot.holdOn).toBe(false);
  expect(must(await page.holdOn(id, true)).holdOn).toBe(true);
  expect(must(await page.holdOn(id, false)).holdOn).toBe(false);
});

test('"hold on" is over when the window it showed is answered', async () => {
  const hit: Action = { type: 'land', zone: '6', face: 'icon', bounces: 2, failed: [] };
  for (let i = 0; i < 60; i++) {
    newDevice();
    const page = await openPage();
    const order = orderOf();
    const table = { ...order.table, dice: 'real' } as const;
    const begun = must(await page.begin({ ...order, table, seed: `hold on ${i}` }));
    const { id } = begun;
    let now = begun.snapshot;
    for (let n = 0; n < 120 && now.turn !== undefined; n++) {
      const { turn, at, legal } = now;
      if (!turn.isForPeople && turn.at === 'window') {
        const held = must(await page.holdOn(id, true));
        if (held.turn?.isForPeople) {
          expect(held.holdOn).toBe(true);
          expect(must(await page.next(id, at))).toBeUndefined();
          const answered = must(await page.act(id, at, { type: 'pass', hero: turn.hero }));
          expect(answered.snapshot.holdOn).toBe(false);
          return;
        }
        must(await page.holdOn(id, false));
      }
      const known = turn.isSecret ? must(await page.look(id, at, turn.hero)).legal : legal;
      const buys = known.find(({ type }) => type === 'buy' || type === 'assign' || type === 'done');
      const action = turn.at === 'landing' ? hit : (buys ?? (known[0] as Action));
      now = must(turn.isForPeople ? await page.act(id, at, action) : await page.next(id, at))
        ?.snapshot as Snapshot;
    }
  }
  throw new Error('no window passed by itself');
});

const wrongOrders: readonly [what: string, change: object, code: string][] = [
  ['rules', { rules: 'constructor' }, 'rules'],
  ['heroes', { options: { heroes: ['nobody', 'brad'] } }, 'options'],
  ['dice', { table: { dice: 'loaded', seats: {} } }, 'dice'],
  ['seats', { table: { dice: 'real', seats: { brad: { kind: 'cat', skill: 'average' } } } }, 'seats'],
  ['seed', { seed: 'x'.repeat(1000) }, 'seed'],
];

test.each(wrongOrders)(
  'an order with wrong %s is refused in words, and nothing is saved',
  async (_, change, code) => {
    const page = await openPage();
    const refused = await page.begin({ ...orderOf(), ...change } as never);
    expect(refused).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(/\w+ \w+/) } });
    expect(await page.saves()).toEqual([]);
  },
);

test('heroes drawn by lot take the seats in order', async () => {
  const page = await openPage();
  const { table } = must(
    await page.begin({
      ...orderOf(),
      options: { heroes: 3 },
      table: {
        dice: 'simulated',
        seats: { one: { kind: 'human', skill: 'average' }, two: { kind: 'random', skill: 'deadly' } },
      },
    }),
  );
  expect(Object.values(table.seats).map(({ kind }) => kind)).toEqual(['human', 'random', 'human']);
});
