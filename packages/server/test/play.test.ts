import { freshSecret } from '@tumblekeep/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Device, makeWorld, openTable, quickGame, throwingGame, type World } from './support/world.ts';

let world: World;
let order: Awaited<ReturnType<typeof quickGame>>;

beforeAll(async () => {
  world = await makeWorld();
  order = await quickGame();
});
afterAll(() => world.close());

async function twoAtATable(more: { readonly names?: readonly string[] } = {}) {
  const opened = await openTable(world, { ...order, names: ['Ada'], ...more });
  const ada = new Device(world, opened, opened.held);
  const bo = new Device(world, { table: opened.table, key: opened.key });
  await ada.open();
  await bo.open();
  const seat = opened.seats[1] as string;
  const secret = freshSecret();
  await bo.must({ type: 'take', seat, name: '  Bo\u0000 ', secret });
  const [first] = opened.seats as [string, string];
  return { opened, ada, bo, first, second: seat, secret };
}

/** Somebody who plays everybody in a game of throws, and somebody who watches. */
async function oneAndAWatcher() {
  const names = ['Ada', 'Ada', 'Ada'];
  const opened = await openTable(world, { ...(await throwingGame()), names });
  const ada = new Device(world, opened, opened.held);
  const eve = new Device(world, { table: opened.table, key: opened.key });
  await ada.open();
  await eve.open();
  return { opened, ada, eve };
}

/** Whoever is asked plays, until so many lines are there and people are asked again. */
async function playUntil(devices: readonly Device[], lines: number): Promise<void> {
  for (;;) {
    const at = Math.max(...devices.map(({ told }) => told.at));
    for (const device of devices) await device.until(() => device.told.at >= at);
    const [one] = devices as [Device];
    const asked = devices.find(({ told }) => told.legal.length > 0 && told.isForPeople);
    const isOver = one.told.outcome !== undefined;
    if (isOver || (one.told.at >= lines && asked !== undefined)) return;
    if (asked === undefined) await one.until(() => one.told.at > at);
    else await asked.play();
  }
}

describe('two people at a table', () => {
  test('gather, start and play; whoever watches sees the same', async () => {
    const { opened, ada, bo, first, second } = await twoAtATable();
    const eve = new Device(world, { table: opened.table, key: opened.key });
    await eve.open();
    await eve.until(() => eve.client.company?.chairs[1]?.name === 'Bo');
    expect(eve.client.company).toMatchObject({
      phase: 'gathering',
      code: opened.code,
      chairs: [
        { seat: first, name: 'Ada', isHere: true },
        { seat: second, name: 'Bo', isHere: true },
      ],
    });
    expect(await ada.refusal({ type: 'input', seat: first, at: 1, input: { type: 'takeback' } })).toBe(
      'only-in-a-game',
    );
    expect(await bo.refusal({ type: 'start' })).toBe('only-the-opener');
    await bo.must({ type: 'ready', seat: second, ready: true });
    await ada.must({ type: 'start' });
    await playUntil([ada, bo, eve], 12);
    expect(ada.told.at).toBeGreaterThanOrEqual(12);
    expect(bo.told.view).toEqual(ada.told.view);
    expect(eve.told.view).toEqual(ada.told.view);
    expect(eve.told.legal).toEqual([]);
    expect(eve.steps.map(({ at }) => at)).toEqual(bo.steps.filter(({ at }) => at > 1).map(({ at }) => at));
    expect(eve.client.company).toMatchObject({ phase: 'playing', watchers: 1 });
    expect(eve.client.company?.code).toBeUndefined();
    for (const device of [ada, bo, eve]) device.close();
  });

  test('see the hand of whoever aims, not too often, and nothing of it is kept', async () => {
    const { ada, eve } = await oneAndAWatcher();
    await ada.must({ type: 'start' });
    const { at, asked } = ada.told;
    const [seat] = asked as [string];
    for (let i = 0; i < 40; i++) ada.client.aim({ seat, hint: [i, 2.5] });
    eve.client.aim({ seat, hint: [1] });
    // What is said comes after what was shown before.
    await ada.must({ type: 'talk', seat, text: 'now' });
    await eve.until(() => eve.said.length > 0);
    expect(eve.aimed[0]).toEqual({ type: 'aimed', seat, hint: [0, 2.5] });
    expect(eve.aimed.length).toBeLessThan(40);
    expect(ada.aimed).toEqual([]);
    expect(ada.told.at).toBe(at);
    for (const device of [ada, eve]) device.close();
  });

  test('are held on by one of them, for as long as that one is there', async () => {
    const { opened, ada, eve } = await oneAndAWatcher();
    const [seat] = opened.seats as [string];
    expect(await ada.refusal({ type: 'hold', seat, on: true })).toBe('only-in-a-game');
    await ada.must({ type: 'start' });
    expect(await eve.refusal({ type: 'hold', seat, on: true })).toBe('not-your-seat');
    await ada.must({ type: 'hold', seat, on: true });
    await eve.until(() => eve.client.company?.heldBy === seat);
    await ada.must({ type: 'hold', seat, on: false });
    await eve.until(() => eve.client.company?.heldBy === undefined);
    await ada.must({ type: 'hold', seat, on: true });
    await eve.until(() => eve.client.company?.heldBy === seat);
    ada.close();
    await eve.until(() => eve.client.company?.heldBy === undefined);
    eve.close();
  });

  test('are kept waiting by nobody for more than a minute', async () => {
    const { opened, ada, eve } = await oneAndAWatcher();
    const [seat] = opened.seats as [string];
    await ada.must({ type: 'start' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await ada.must({ type: 'hold', seat, on: true });
    await eve.until(() => eve.client.company?.heldBy === seat);
    vi.advanceTimersByTime(59_999);
    await ada.must({ type: 'talk', seat, text: 'still' });
    expect(ada.client.company?.heldBy).toBe(seat);
    vi.advanceTimersByTime(1);
    await eve.until(() => eve.client.company?.heldBy === undefined);
    for (const device of [ada, eve]) device.close();
  });

  test('bots wait for whoever holds them on, and for a minute at most', async () => {
    const slow = await makeWorld({ pace: 1000 });
    onTestFinished(() => slow.close());
    const opened = await openTable(slow, { ...(await throwingGame()) });
    const ada = new Device(slow, opened);
    await ada.open();
    const { asked } = ada.told;
    const seat = opened.seats.find(one => !asked.includes(one)) as string;
    await ada.must({ type: 'take', seat, name: 'Ada', secret: freshSecret() });
    for (const other of opened.seats)
      if (other !== seat) await ada.must({ type: 'fill', seat: other, who: 'bot' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await ada.must({ type: 'start' });
    await ada.until(() => !ada.told.isForPeople);
    await ada.must({ type: 'hold', seat, on: true });
    const { at } = ada.told;
    vi.advanceTimersByTime(59_999);
    // What a bot did meanwhile would have been told before the last of these.
    for (let i = 0; i < 20; i++) await ada.must({ type: 'recount', from: 0 });
    expect([ada.told.at, ada.client.company?.heldBy]).toEqual([at, seat]);
    vi.advanceTimersByTime(1);
    await ada.until(() => ada.told.at > at);
    ada.close();
  });

  test('is told fresh what patches led to', async () => {
    const { opened, ada, bo } = await twoAtATable();
    await ada.must({ type: 'start' });
    await playUntil([ada, bo], 15);
    const late = new Device(world, { table: opened.table, key: opened.key });
    await late.open();
    expect(late.told).toEqual({ ...ada.told, legal: [] });
    const recounted = await late.must({ type: 'recount', from: 0 });
    const inputs = recounted.ok ? recounted.value.inputs : [];
    expect(inputs).toHaveLength(late.told.inputs + 1);
    expect(inputs.slice(1).map(({ action }) => action)).toEqual(
      ada.steps.flatMap(({ action }) => (action === undefined ? [] : [action])),
    );
    for (const device of [ada, bo, late]) device.close();
  });

  test('who lags is refused, who watches too, and nobody plays for others', async () => {
    const { opened, ada, bo, first, second } = await twoAtATable();
    await ada.must({ type: 'start' });
    await playUntil([ada, bo], 3);
    const at = ada.told.at;
    const [action] = ada.told.legal.length > 0 ? ada.told.legal : bo.told.legal;
    const input = { type: 'act', action: action as string } as const;
    const asked =
      ada.told.legal.length > 0 ? { me: ada, other: bo, seat: first } : { me: bo, other: ada, seat: second };
    const otherSeat = asked.seat === first ? second : first;
    expect(await asked.other.refusal({ type: 'input', seat: asked.seat, at, input })).toBe('not-your-seat');
    expect(await asked.other.refusal({ type: 'input', seat: otherSeat, at, input })).toBe(
      'for-somebody-else',
    );
    expect(await asked.me.refusal({ type: 'input', seat: asked.seat, at: at - 1, input })).toBe(
      'table-went-on',
    );
    const eve = new Device(world, { table: opened.table, key: opened.key });
    await eve.open();
    expect(await eve.refusal({ type: 'input', seat: asked.seat, at, input })).toBe('not-your-seat');
    await asked.me.must({ type: 'input', seat: asked.seat, at, input });
    for (const device of [ada, bo, eve]) device.close();
  });

  test('nobody comes with a wrong link, or sits on a chair that is taken', async () => {
    const { opened, ada, bo, first } = await twoAtATable();
    const eve = new Device(world, { table: opened.table, key: freshSecret() });
    await eve.until(() => eve.client.state === 'ended');
    const lou = new Device(world, { table: opened.table, key: opened.key }, [
      { seat: first, secret: freshSecret() },
    ]);
    await lou.open();
    expect(lou.client.seats).toEqual([]);
    expect(await lou.refusal({ type: 'take', seat: first, name: 'Lou', secret: freshSecret() })).toBe(
      'seat-taken',
    );
    expect(await lou.refusal({ type: 'take', seat: 'nobody', name: 'Lou', secret: freshSecret() })).toBe(
      'no-such-seat',
    );
    for (const device of [ada, bo, lou]) device.close();
  });

  test('talk is cleaned, muted and never heard twice', async () => {
    const { ada, bo, second } = await twoAtATable();
    await bo.must({ type: 'talk', seat: second, text: '<b>hi</b>\u202e\nthere' });
    await ada.until(() => ada.said.length > 0);
    expect(ada.said[0]).toMatchObject({ seat: second, text: '<b>hi</b> there' });
    await ada.must({ type: 'mute', seat: second, muted: true });
    expect(await bo.refusal({ type: 'talk', seat: second, text: 'again' })).toBe('you-are-muted');
    expect(await bo.refusal({ type: 'react', seat: second, reaction: 'cheer' })).toBe('you-are-muted');
    expect(ada.said).toHaveLength(1);
    for (const device of [ada, bo]) device.close();
  });

  test('takes back by consent, and not without', async () => {
    const { ada, bo, first, second } = await twoAtATable();
    await ada.must({ type: 'start' });
    // What luck has decided stands in this game: they play on until there is something else to take back.
    do await playUntil([ada, bo], Math.max(8, ada.told.at + 1));
    while (ada.told.undo === 'nothing' && ada.told.outcome === undefined);
    const before = ada.told.inputs;
    const seatOf = (device: Device) => (device === ada ? first : second);
    const ask = async (device: Device) =>
      device.must({ type: 'input', seat: seatOf(device), at: device.told.at, input: { type: 'takeback' } });
    await ask(ada);
    const isOpen = ada.told.takeback !== undefined;
    if (isOpen) {
      await bo.until(() => bo.told.takeback !== undefined);
      await bo.must({
        type: 'input',
        seat: second,
        at: bo.told.at,
        input: { type: 'consent', agrees: false },
      });
      await ada.until(() => ada.told.takeback === undefined);
      expect(ada.told.inputs).toBe(before);
      await ask(ada);
      await bo.until(() => bo.told.takeback !== undefined);
      await bo.must({
        type: 'input',
        seat: second,
        at: bo.told.at,
        input: { type: 'consent', agrees: true },
      });
    }
    await ada.until(() => ada.told.inputs < before);
    await bo.until(() => bo.told.at === ada.told.at);
    expect(bo.told.view).toEqual(ada.told.view);
    for (const device of [ada, bo]) device.close();
  });

  test('a bot plays for who is away, until they are back', async () => {
    const { opened, ada, bo, second, secret } = await twoAtATable();
    await ada.must({ type: 'start' });
    expect(await ada.refusal({ type: 'stand-in', seat: second, agrees: true })).toBe('not-away');
    bo.close();
    await ada.until(() => ada.client.company?.chairs[1]?.isHere === false);
    await ada.must({ type: 'stand-in', seat: second, agrees: true });
    await ada.until(() => ada.client.company?.chairs[1]?.hasStandIn === true);
    const lines = ada.told.at;
    while (!ada.steps.some(({ by, action }) => by === second && action !== undefined)) {
      if (ada.told.legal.length > 0) await ada.play();
      else await ada.until(() => ada.told.legal.length > 0 || ada.steps.some(({ by }) => by === second));
    }
    const back = new Device(world, { table: opened.table }, [{ seat: second, secret }]);
    await back.open();
    await ada.until(() => ada.client.company?.chairs[1]?.hasStandIn === false);
    expect(ada.told.at).toBeGreaterThan(lines);
    for (const device of [ada, back]) device.close();
  });

  test('the opener frees a chair, and somebody else sits down in the middle of the game', async () => {
    const { opened, ada, bo, second } = await twoAtATable();
    await ada.must({ type: 'start' });
    await ada.must({ type: 'free', seat: second });
    await bo.until(() => bo.client.seats.length === 0);
    const lou = new Device(world, { table: opened.table, key: opened.key });
    await lou.open();
    await lou.must({ type: 'take', seat: second, name: 'Lou', secret: freshSecret() });
    await ada.until(() => ada.client.company?.chairs[1]?.name === 'Lou');
    expect(ada.client.company?.chairs[1]?.hasStandIn).toBe(false);
    for (const device of [ada, bo, lou]) device.close();
  });

  test('one device holds both seats and looks with the eyes of either', async () => {
    const opened = await openTable(world, { ...order, names: ['Ada', 'Bo'] });
    const both = new Device(world, opened, opened.held);
    await both.open();
    expect(both.client.eyes).toBe(null);
    await both.must({ type: 'look', seat: opened.seats[1] as string });
    expect(both.client.eyes).toBe(opened.seats[1]);
    await both.must({ type: 'start' });
    await playUntil([both], 6);
    both.close();
  });

  test('who is elsewhere is told whose turn it is, and is nowhere the more for that', async () => {
    const { opened, ada, bo, secret } = await twoAtATable();
    const turn = async (bearer?: string): Promise<[number, unknown]> => {
      const answer = await fetch(`${world.url}/api/tables/${opened.table}/turn`, {
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      });
      return [answer.status, await answer.json()];
    };
    expect(await turn(secret)).toEqual([200, { phase: 'gathering', asked: [] }]);
    await ada.must({ type: 'start' });
    await playUntil([ada, bo], 5);
    bo.close();
    await ada.until(() => ada.client.company?.chairs.some(({ isHere }) => !isHere) === true);
    expect(await turn(secret)).toEqual([200, { phase: 'playing', asked: ada.told.asked }]);
    expect(ada.client.company?.chairs.filter(({ isHere }) => isHere)).toHaveLength(1);
    for (const other of [undefined, opened.key, freshSecret()]) expect((await turn(other))[0]).toBe(404);
    await ada.must({ type: 'close' });
    expect(await turn(secret)).toEqual([200, { phase: 'closed', asked: [] }]);
    ada.close();
  });

  test('a closed table is played by nobody, and exported by those who sat there', async () => {
    const { opened, ada, bo, secret } = await twoAtATable();
    await ada.must({ type: 'start' });
    await playUntil([ada, bo], 5);
    const log = (bearer?: string) =>
      fetch(`${world.url}/api/tables/${opened.table}/log`, {
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      });
    expect((await log(secret)).status).toBe(403);
    await ada.must({ type: 'close' });
    await bo.until(() => bo.client.company?.phase === 'closed');
    expect((await log()).status).toBe(403);
    expect((await log(opened.key)).status).toBe(403);
    const exported = await log(secret);
    expect(exported.status).toBe(200);
    const text = await exported.text();
    expect(text.split('\n').length - 1).toBe(ada.told.at);
    for (const device of [ada, bo]) device.close();

    const again = await openTable(world, { rules: order.rules, log: text, names: ['Ada'] });
    const carried = new Device(world, again, again.held);
    await carried.open();
    expect(carried.told.view).toEqual(ada.told.view);
    carried.close();
  });
});

test('nothing acknowledged is lost by a restart, and what is sent again has its old place', async () => {
  const { opened, ada, bo } = await twoAtATable();
  await ada.must({ type: 'start' });
  await playUntil([ada, bo], 10);
  const view = ada.told.view;
  const { at } = ada.told;
  await world.restart();
  await ada.until(() => ada.client.state === 'open');
  await bo.until(() => bo.client.state === 'open');
  expect(ada.told.at).toBe(at);
  expect(ada.told.view).toEqual(view);
  expect(ada.missed).toEqual([]);
  await playUntil([ada, bo], at + 4);
  expect(opened.seedHash).toBe(ada.client.facts?.seedHash);
  for (const device of [ada, bo]) device.close();
});
