/** What happens where there is too much of something: readers that do not read, connections, tables, silence, guesses. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshSecret, PROTOCOL_VERSION } from '@tumblekeep/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { type ServerOptions, SqliteStore } from '../src/index.ts';
import { StoreAway } from '../src/store/port.ts';
import { RawSocket } from './support/raw.ts';
import { Device, makeWorld, openTable, quickGame, type World } from './support/world.ts';

async function worldWith(options: Partial<ServerOptions>): Promise<World> {
  const world = await makeWorld(options);
  onTestFinished(() => world.close());
  return world;
}

const hello = (table: string, more: object) => ({
  type: 'hello',
  version: PROTOCOL_VERSION,
  table,
  seats: [],
  ...more,
});

const metric = async ({ url }: World, name: string): Promise<string | undefined> =>
  (await (await fetch(`${url}/metrics`)).text()).split('\n').find(line => line.startsWith(name));

test('who does not read is dropped, and nobody else', async () => {
  const plenty = { messagesPerSecond: 1_000_000, messageBurst: 1_000_000 };
  const world = await worldWith({ limits: { slowReader: 10_000, ...plenty } });
  const opened = await openTable(world, { ...(await quickGame()), names: ['Ada', 'Bo'] });
  const both = new Device(world, opened, opened.held);
  await both.open();
  const slow = await new RawSocket(world.socketUrl).open();
  slow.say(hello(opened.table, { key: opened.key }));
  await slow.hear('welcome');
  await both.until(() => both.client.company?.watchers === 1);
  slow.socket.pause();
  // What the system keeps for it has to fill up first: a few megabytes.
  const seat = opened.seats[0] as string;
  let rounds = 0;
  for (; both.client.company?.watchers === 1 && rounds < 200; rounds++) {
    for (let frame = 0; frame < 16; frame++)
      slow.say(
        ...Array.from({ length: 16 }, (_, i) => ({
          type: 'look',
          id: `${rounds}.${frame}.${i}`,
          seat: null,
        })),
      );
    await both.must({ type: 'react', seat, reaction: 'cheer' });
  }
  expect(both.client.company?.watchers, `after ${rounds} rounds`).toBe(0);
  expect(await metric(world, 'tumblekeep_refusals_total{code="slow"}')).toBe(
    'tumblekeep_refusals_total{code="slow"} 1',
  );
  await both.must({ type: 'start' });
  await both.play();
  slow.socket.terminate();
  both.close();
});

test('there are so many connections in all, and the next one is told', async () => {
  const world = await worldWith({ limits: { connections: 2 } });
  const some = [await new RawSocket(world.socketUrl).open(), await new RawSocket(world.socketUrl).open()];
  const next = await new RawSocket(world.socketUrl).open();
  expect(await next.closing()).toBe('server-full');
  expect(next.heard('closing')?.['comeBack']).toBeGreaterThan(0);
  expect(some.map(({ isOver }) => isOver)).toEqual([false, false]);
  const [first] = some as [RawSocket];
  first.socket.close();
  await first.closing();
  const later = await new RawSocket(world.socketUrl).open();
  later.say({ type: 'ping' });
  await later.hear('pong');
  for (const one of [...some, later]) one.socket.close();
});

test('there are so many tables in memory, and who comes to another is told when to come back', async () => {
  const world = await worldWith({ limits: { openTables: 1 } });
  const game = await quickGame();
  const [one, other] = [await openTable(world, game), await openTable(world, game)];
  const here = new Device(world, one);
  await here.open();
  const there = await new RawSocket(world.socketUrl).open();
  there.say(hello(other.table, { key: other.key }));
  expect(await there.closing()).toBe('server-full');
  expect(there.heard('closing')?.['comeBack']).toBeGreaterThan(0);
  expect(await metric(world, 'tumblekeep_tables_open ')).toBe('tumblekeep_tables_open 1');
  here.close();
});

test('who is silent is asked, and given up without an answer', async () => {
  const world = await worldWith({ limits: { silence: 0.05 } });
  const deaf = await new RawSocket(world.socketUrl, {}, { autoPong: false }).open();
  const quiet = await new RawSocket(world.socketUrl).open();
  await deaf.until(() => deaf.isOver);
  expect(quiet.isOver).toBe(false);
  quiet.say({ type: 'ping' });
  await quiet.hear('pong');
  quiet.socket.close();
});

test('who is shown a table while the store goes away is told to come back, and the server goes on', async () => {
  let breaks: Error | undefined;
  class Breaking extends SqliteStore {
    override log(number: number) {
      const log = super.log(number);
      return {
        ...log,
        read: (from?: number) => (breaks === undefined ? log.read(from) : Promise.reject(breaks)),
      };
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-breaking-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const world = await worldWith({ store: heard => new Breaking(folder, heard) });
  const { table, key } = await openTable(world, await quickGame());
  const here = new Device(world, { table, key });
  await here.open();
  for (const [error, word] of [
    [new StoreAway(), 'store-away'],
    [new Error('the disk is full'), 'server-trouble'],
  ] as const) {
    breaks = error;
    const back = await new RawSocket(world.socketUrl).open();
    back.say(hello(table, { key, at: 0 }));
    expect(await back.closing()).toBe(word);
    expect(back.heard('closing')?.['comeBack']).toBeGreaterThan(0);
    breaks = undefined;
    const again = await new RawSocket(world.socketUrl).open();
    again.say(hello(table, { key, at: 0 }));
    await again.hear('welcome');
    again.socket.close();
  }
  here.close();
});

test('behind a proxy every visitor has limits of their own, whatever they say of themselves', async () => {
  const world = await worldWith({
    trustedProxies: 1,
    limits: { guessesPerMinute: 2, tablesPerAddress: 1, connectionsPerAddress: 1 },
  });
  const from = (address: string, i: number) => ({ 'x-forwarded-for': `6.6.6.${i}, ${address}` });
  const guess = async (address: string, i: number) =>
    (await fetch(`${world.url}/api/codes/222222`, { headers: from(address, i) })).status;
  expect([await guess('1.1.1.1', 1), await guess('1.1.1.1', 2), await guess('1.1.1.1', 3)]).toEqual([
    404, 404, 429,
  ]);
  expect(await guess('2.2.2.2', 3)).toBe(404);
  const order = async (address: string) =>
    (
      await fetch(`${world.url}/api/tables`, {
        method: 'POST',
        body: JSON.stringify({
          version: PROTOCOL_VERSION,
          ...(await quickGame()),
          key: freshSecret(),
          opener: freshSecret(),
          chairs: [],
          listed: false,
        }),
        headers: from(address, 9),
      })
    ).status;
  expect([await order('1.1.1.1'), await order('1.1.1.1'), await order('2.2.2.2')]).toEqual([201, 429, 201]);
  const first = await new RawSocket(world.socketUrl, from('1.1.1.1', 1)).open();
  const second = await new RawSocket(world.socketUrl, from('1.1.1.1', 2)).open();
  expect(await second.closing()).toBe('too-many-connections');
  const other = await new RawSocket(world.socketUrl, from('2.2.2.2', 2)).open();
  other.say({ type: 'ping' });
  await other.hear('pong');
  for (const one of [first, other]) one.socket.close();
});

test('a table that is closed by another program is closed here, too', async () => {
  const world = await worldWith({});
  const opened = await openTable(world, {
    ...(await quickGame()),
    names: ['Ada', 'Bo'],
    startsWhenFull: true,
  });
  const both = new Device(world, opened, opened.held);
  await both.open();
  await both.play();
  const store = new SqliteStore(world.folder);
  const found = await store.find(opened.table);
  await store.change(found?.table.number as number, { phase: 'closed' });
  store.close();
  await both.until(() => both.client.company?.phase === 'closed');
  const [seat] = opened.seats as [string];
  expect(await both.refusal({ type: 'input', seat, at: both.told.at, input: { type: 'takeback' } })).toBe(
    'table-closed',
  );
  both.close();
});
