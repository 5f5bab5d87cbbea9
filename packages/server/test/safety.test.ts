import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@tumblekeep/games';
import { isProven, type Kinds, MemoryStore, prove, SPECTATOR, Table } from '@tumblekeep/host';
import { parseLog, type Refusal, type Result, sayPlainly } from '@tumblekeep/kernel';
import { freshSecret, PROTOCOL_VERSION, SOCKET_PATH } from '@tumblekeep/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfSeed } from '../src/tables/orders.ts';
import { RawSocket } from './support/raw.ts';
import { Device, makeWorld, openTable, ordinaryGames, quickGame, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(sayPlainly(result.error));
  return result.value;
};

const hello = (table: string, more: object) => ({
  type: 'hello',
  version: PROTOCOL_VERSION,
  table,
  seats: [],
  ...more,
});

test('an input that is sent again has its old place, also on another connection', async () => {
  const opened = await openTable(world, {
    ...(await quickGame()),
    names: ['Ada', 'Bo'],
    startsWhenFull: true,
  });
  const watcher = new Device(world, { table: opened.table, key: opened.key });
  await watcher.open();
  const first = await new RawSocket(world.socketUrl).open();
  first.say(hello(opened.table, { seats: opened.held }));
  await first.hear('welcome');
  const device = new Device(world, { table: opened.table }, opened.held);
  await device.open();
  await device.until(() => device.told.legal.length > 0 && device.told.isForPeople);
  const { at, asked, legal } = device.told;
  const message = {
    type: 'input',
    id: 'again-1',
    seat: asked[0],
    at,
    input: { type: 'act', action: legal[0] },
  };
  first.say(message, message);
  await first.until(() => first.messages.filter(({ type }) => type === 'done').length === 2);
  const second = await new RawSocket(world.socketUrl).open();
  second.say(hello(opened.table, { seats: opened.held }));
  await second.hear('welcome');
  second.say(message);
  const answers = [...first.messages, await second.hear('done')].filter(({ type }) => type === 'done');
  expect(answers).toEqual(Array(3).fill({ type: 'done', id: 'again-1', at }));
  await watcher.until(() => watcher.told.at > at);
  expect(watcher.steps.filter(step => step.action === legal[0] && step.at === at + 1)).toHaveLength(1);
  for (const one of [first, second]) one.socket.close();
  device.close();
  watcher.close();
});

test('a game is played to its end; nobody hears the seed before the end, and the log proves it then', async () => {
  const games = await loadGames();
  for (const { rules, options, hosted } of await ordinaryGames()) {
    if (hosted.throwing !== undefined) continue;
    const opened = await openTable(world, { rules, options, names: ['Ada', 'Bo'], startsWhenFull: true });
    const raw = await new RawSocket(world.socketUrl).open();
    raw.say(hello(opened.table, { key: opened.key }));
    const both = new Device(world, opened, opened.held);
    await both.open();
    for (let i = 0; i < 400 && both.told.outcome === undefined; i++) await both.play();
    expect(both.told.outcome).toBeDefined();
    await both.until(() => both.client.company?.phase === 'over');
    expect(
      await both.refusal({
        type: 'input',
        seat: opened.seats[0] as string,
        at: both.told.at,
        input: { type: 'takeback' },
      }),
    ).toBe('only-in-a-game');
    const text = await (await fetch(`${world.url}/api/tables/${opened.table}/log`)).text();
    const log = parseLog(text);
    if (!log.ok) throw new Error(text);
    const { seed } = log.value.header;
    // 192 bits of the system's own chance.
    expect(seed).toMatch(/^[\w-]{32}$/);
    expect(hashOfSeed(seed)).toBe(opened.seedHash);
    expect(raw.frames.length).toBeGreaterThan(10);
    expect(raw.frames.join('\n')).not.toContain(seed);
    const folder = games.find(one => Object.hasOwn(one.rules, rules));
    const proof = await prove(await folder!.proving(rules), log.value);
    expect(proof.ok && isProven(proof.value)).toBe(true);
    const late = new Device(world, { table: opened.table });
    await late.open();
    expect(late.told.outcome).toEqual(both.told.outcome);
    raw.socket.close();
    both.close();
    late.close();
  }
});

test('a bot throws in a thread, and everybody gets what they need to see the identical flight', async () => {
  const found = (await ordinaryGames()).filter(({ hosted }) => hosted.throwing !== undefined);
  const { rules, options, hosted } = found.at(-1) as (typeof found)[number];
  const made = hosted.game.setup(options, 'seats');
  if (!made.ok) throw new Error('no game');
  const seats = hosted.seatsOf(made.value);
  let seating = hosted.arrange(undefined, seats);
  for (const seat of seats.slice(0, -1)) seating = hosted.reseat(seating, seat, 'bot');
  const order = {
    rules,
    // Complete: whom people play is not drawn again.
    options: hosted.game.options(made.value),
    seating: hosted.logSeating(seating),
    startsWhenFull: true,
  };
  const opened = await openTable(world, order);
  const seat = opened.seats.at(-1) as string;
  const ada = new Device(world, opened);
  await ada.open();
  await ada.must({ type: 'take', seat, name: 'Ada', secret: freshSecret() });
  const flight = () => ada.steps.find(({ evidence }) => evidence !== undefined);
  while (flight() === undefined) {
    await ada.until(() => ada.told.legal.length > 0 || flight() !== undefined);
    if (flight() === undefined) await ada.play();
  }
  expect(flight()).toMatchObject({
    by: expect.not.stringMatching(seat),
    evidence: { release: expect.any(String), scene: expect.anything() },
  });
  ada.close();
});

/** A game of people up to the first throw, and what somebody who knows the seed finds out about that throw. */
async function upToAThrow() {
  const found = (await ordinaryGames()).filter(({ hosted }) => hosted.throwing !== undefined);
  const { rules, options, hosted } = found.at(-1) as (typeof found)[number];
  const throwing = hosted.throwing as NonNullable<typeof hosted.throwing>;
  const seed = 'hands';
  const seats = hosted.seatsOf(must(hosted.game.setup(options, seed)));
  const store = new MemoryStore();
  const seating = hosted.arrange(undefined, seats) as Kinds['Seating'];
  const table = must(await Table.begin<Kinds>({ hosted, store }, { options, seed, seating }));
  for (let i = 0; throwing.throwerOf(table.position.state) === undefined; i++) {
    expect(i, 'inputs without a throw').toBeLessThan(100);
    const [seat] = must(table.tell({ seats }, SPECTATOR)).asked as [string];
    const [action] = must(table.tell({ seats: [seat] }, seat)).legal;
    must(await table.act({ seats: [seat] }, { type: 'act', action }, table.at));
    await table.settled();
  }
  const { state, lying, moment } = table.position;
  const task = { state, seating, lying, moment };
  const release = throwing.releaseIn(must(await throwing.byBot(task)).evidence);
  const { action, evidence } = must(await throwing.byHand(task, release));
  return {
    order: { rules, log: must(await store.read()).join('') },
    seats,
    thrower: throwing.throwerOf(state) as string,
    release,
    judged: JSON.parse(JSON.stringify({ action: hosted.game.print(action), evidence })),
  };
}

test('what a hand lets go is judged by the server, as whoever knows the seed would judge it', async () => {
  const { order, seats, thrower, release, judged } = await upToAThrow();
  const opened = await openTable(world, { ...order, names: seats, startsWhenFull: true });
  const all = new Device(world, opened, opened.held);
  const watcher = new Device(world, { table: opened.table, key: opened.key });
  await all.open();
  await watcher.open();
  expect(all.told.thrower).toBe(thrower);
  const { at } = all.told;
  const throwing = (value: unknown, seat = thrower) =>
    ({ type: 'input', seat, at, input: { type: 'throw', release: value } }) as const;
  expect(await all.refusal(throwing({ far: true }))).toBe('not-understood');
  const other = seats.find(seat => seat !== thrower) as string;
  expect(await all.refusal(throwing(release, other))).toBe('somebody-else-throws');
  expect(await watcher.refusal(throwing(release))).toBe('not-your-seat');
  await all.must(throwing(release));
  for (const device of [all, watcher]) {
    await device.until(() => device.steps.length > 0);
    expect(device.steps[0]).toMatchObject({ by: thrower, ...judged });
    device.close();
  }
});

test('a process that is killed has kept everything it acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-kill-'));
  const register = new URL('../../terminal-kit/bin/register.mjs', import.meta.url).href;
  const start = async (port: number) => {
    const child = fork(
      fileURLToPath(new URL('./support/process.ts', import.meta.url)),
      [folder, String(port)],
      {
        execArgv: ['--import', register],
      },
    );
    const [found] = (await once(child, 'message')) as [number];
    return { child, port: found };
  };
  let { child, port } = await start(0);
  const place = {
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}${SOCKET_PATH}`,
  } as World;
  const opened = await openTable(place, {
    ...(await quickGame()),
    names: ['Ada', 'Bo'],
    startsWhenFull: true,
  });
  const both = new Device(place, opened, opened.held);
  await both.open();
  let acknowledged = 0;
  for (let i = 0; i < 5; i++) {
    await both.play();
    acknowledged = Math.max(acknowledged, both.told.at);
  }
  // One more is under way when the process ends; the client sends it again.
  const last = both.play();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  ({ child, port } = await start(port));
  await last;
  await both.until(() => both.client.state === 'open');
  expect(both.told.at).toBeGreaterThanOrEqual(acknowledged);
  // What goes by itself may go on while it is recounted.
  const surplus = async (): Promise<number> => {
    const recounted = await both.must({ type: 'recount', from: 0 });
    return (recounted.ok ? recounted.value.inputs.length : Number.NaN) - both.told.inputs;
  };
  await expect.poll(surplus).toBe(1);
  const left = once(child, 'exit');
  child.kill('SIGTERM');
  await both.until(() => both.client.state === 'lost');
  expect(await left).toEqual([0, null]);
  both.close();
  rmSync(folder, { recursive: true, force: true });
});
