/** One table, served by two processes' worth of servers that share nothing but PostgreSQL and NATS. */
import { isDeepStrictEqual } from 'node:util';
import { foldLog } from '@tumblekeep/host';
import { parseLog } from '@tumblekeep/kernel';
import { freshSecret, PROTOCOL_VERSION } from '@tumblekeep/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingEngines, Nats, Postgres } from '../../cli/src/cluster/engines.ts';
import { NatsBroker } from '../src/broker/nats.ts';
import type { ServerOptions } from '../src/index.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { RawSocket } from './support/raw.ts';
import {
  Device,
  makeWorld,
  type Opened,
  openTable,
  ordinaryGames,
  quickGame,
  throwingGame,
  type World,
} from './support/world.ts';

const missing = missingEngines();
if (missing !== undefined) console.log(`skipped: ${missing}`);

const soon = { interval: 20 };

describe.skipIf(missing !== undefined)('two servers that share their tables', () => {
  let postgres: Postgres;
  let nats: Nats;
  let here: World;
  let there: World;
  let reader: PostgresStore;
  const stores: PostgresStore[] = [];

  const serve = async (options: Partial<ServerOptions> = {}): Promise<World> => {
    const store = await PostgresStore.open(postgres.url());
    stores.push(store);
    return makeWorld({
      store: (heard, trouble) => store.heardBy(heard, trouble),
      broker: trouble => new NatsBroker(nats.url(), store.installation, trouble),
      ...options,
    });
  };

  beforeAll(async () => {
    [postgres, nats] = await Promise.all([Postgres.make(), Nats.make()]);
    [here, there] = await Promise.all([serve(), serve()]);
    reader = await PostgresStore.open(postgres.url());
  });

  afterAll(async () => {
    await Promise.all([here?.close(), there?.close(), reader?.close()]);
    await Promise.all([postgres?.remove(), nats?.remove()]);
  });

  const linesOf = async (name: string): Promise<readonly string[]> => {
    const found = await reader.find(name);
    const lines = await reader.log(found?.table.number as number).read();
    return lines.ok ? lines.value : [];
  };

  const metric = async ({ url }: World, name: string): Promise<number> => {
    const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
    return Number(lines.find(line => line.startsWith(`tumblekeep_${name} `))?.split(' ')[1]);
  };

  /** Ada came here, Bo there. */
  async function apart(more: { readonly names?: readonly string[] } = {}) {
    const order = await quickGame();
    const opened = await openTable(here, { ...order, names: ['Ada'], ...more });
    const ada = new Device(here, opened, opened.held);
    const bo = new Device(there, { table: opened.table, key: opened.key });
    await ada.open();
    await bo.open();
    const [first, second] = opened.seats as [string, string];
    const secret = freshSecret();
    await bo.must({ type: 'take', seat: second, name: 'Bo', secret });
    return { opened, ada, bo, first, second, secret };
  }

  async function begin(ada: Device, ...devices: readonly Device[]): Promise<void> {
    await expect
      .poll(() => ada.client.company?.chairs.every(({ who, name }) => who === 'bot' || name), soon)
      .toBeTruthy();
    await ada.must({ type: 'start' });
    for (const one of [ada, ...devices])
      await expect.poll(() => one.client.company?.phase, soon).toBe('playing');
  }

  /** Whoever is asked plays, until so many lines are there. */
  async function playUntil(devices: readonly Device[], lines: number): Promise<void> {
    const [one] = devices as [Device];
    while (one.told.at < lines && one.told.outcome === undefined) {
      const at = Math.max(...devices.map(({ told }) => told.at));
      await Promise.all(devices.map(device => device.until(() => device.told.at >= at)));
      const asked = devices.find(({ told }) => told.at === at && told.legal.length > 0 && told.isForPeople);
      if (asked === undefined) await one.until(() => one.told.at > at);
      else await asked.play();
    }
    // The table goes on by itself until it waits for somebody.
    const isQuiet = (): boolean =>
      devices.every(
        ({ told }) => told.at === one.told.at && (told.isForPeople || told.outcome !== undefined),
      );
    await expect.poll(isQuiet, soon).toBe(true);
  }

  test('people gather, play, talk and see each other wherever they came', async () => {
    const { opened, ada, bo, first, second } = await apart();
    const eve = new Device(there, { table: opened.table, key: opened.key });
    await eve.open();
    await begin(ada, bo, eve);
    await expect
      .poll(() => [ada, bo].map(({ client: { company } }) => company), soon)
      .toMatchObject(
        Array(2).fill({
          watchers: 1,
          chairs: [
            { seat: first, name: 'Ada', isHere: true },
            { seat: second, name: 'Bo', isHere: true },
          ],
        }),
      );
    await playUntil([ada, bo, eve], 14);
    expect(bo.told.view).toEqual(ada.told.view);
    expect(eve.told).toEqual({ ...ada.told, legal: [], view: eve.told.view, isSecret: eve.told.isSecret });
    expect(eve.steps.map(({ at }) => at)).toEqual(ada.steps.filter(({ at }) => at > 1).map(({ at }) => at));
    expect(eve.steps.map(({ action }) => action)).toEqual(
      ada.steps.slice(-eve.steps.length).map(({ action }) => action),
    );
    await bo.must({ type: 'talk', seat: second, text: 'hello there' });
    await ada.until(() => ada.said.length > 0);
    expect(ada.said).toMatchObject([{ seat: second, text: 'hello there' }]);
    bo.close();
    await ada.until(() => ada.client.company?.chairs[1]?.isHere === false);
    for (const device of [ada, eve]) device.close();
  });

  test('a chair that two want at once, one here and one there, is one’s', async () => {
    const order = await quickGame();
    const opened = await openTable(here, { ...order, names: ['Ada'] });
    const devices = [here, there, here, there].map(
      world => new Device(world, { table: opened.table, key: opened.key }),
    );
    await Promise.all(devices.map(device => device.open()));
    const seat = opened.seats[1] as string;
    const refusals = await Promise.all(
      devices.map((device, i) =>
        device.refusal({ type: 'take', seat, name: `G${i}`, secret: freshSecret() }),
      ),
    );
    expect(refusals.filter(one => one === undefined)).toHaveLength(1);
    expect(new Set(refusals)).toEqual(new Set([undefined, 'seat-taken']));
    const winner = refusals.indexOf(undefined);
    for (const device of devices)
      await expect.poll(() => device.client.company?.chairs[1]?.name, soon).toBe(`G${winner}`);
    for (const device of devices) device.close();
  });

  test('whoever is freed by the opener here no longer holds the seat there', async () => {
    const { ada, bo, second } = await apart();
    await ada.must({ type: 'free', seat: second });
    await expect.poll(() => bo.client.seats, soon).toEqual([]);
    for (const device of [ada, bo]) device.close();
  });

  test('bots move once, and a throw comes to rest the same for everybody', async () => {
    const { rules, options } = await throwingGame();
    const opened = await openTable(here, { rules, options, names: ['Ada'] });
    const ada = new Device(here, opened, opened.held);
    await ada.open();
    for (const seat of opened.seats.slice(1)) await ada.must({ type: 'fill', seat, who: 'bot' });
    const eve = new Device(there, { table: opened.table, key: opened.key });
    await eve.open();
    await begin(ada, eve);
    const hosted = (await ordinaryGames()).find(one => one.rules === rules)?.hosted;
    const isThrown = (): boolean => eve.steps.some(({ evidence }) => evidence !== undefined);
    for (let inputs = 0; inputs < 16 && !isThrown() && ada.told.outcome === undefined; inputs++) {
      await ada.until(() => ada.told.isForPeople || ada.told.outcome !== undefined || isThrown());
      if (ada.told.legal.length > 0) await ada.play();
      else if (ada.told.thrower !== undefined) break;
      const { at } = ada.told;
      await eve.until(() => eve.told.at >= at);
    }
    const { at } = ada.told;
    await eve.until(() => eve.told.at >= at);
    // Bots may still be at it.
    const areAlike = (): boolean =>
      ada.told.at === eve.told.at && isDeepStrictEqual(ada.told.lying, eve.told.lying);
    await expect.poll(areAlike, soon).toBe(true);
    const lines = await linesOf(opened.table);
    const log = parseLog(lines.join(''));
    expect(log.ok && hosted && foldLog(hosted, log.value).ok).toBe(true);
    for (const device of [ada, eve]) device.close();
  });

  /** Comes back wherever it is sent. */
  function roaming(opened: Opened, seats = opened.held): { device: Device; go(world: World): void } {
    let at = here;
    const way = {
      get socketUrl() {
        return at.socketUrl;
      },
    } as World;
    const device = new Device(way, opened, seats);
    return {
      device,
      go: world => {
        at = world;
        device.client.hold([]);
      },
    };
  }

  test('whoever changes the server in the middle of everything is told nothing older, and keeps the seat', async () => {
    const order = await quickGame();
    const opened = await openTable(here, { ...order, names: ['Ada', 'Ada'] });
    const { device: ada, go } = roaming(opened);
    await ada.open();
    await begin(ada);
    for (let i = 0; i < 8; i++) {
      const { at } = ada.told;
      await ada.play();
      go(i % 2 === 0 ? there : here);
      await ada.until(() => ada.client.state === 'open' && ada.told.at > at);
      expect(ada.client.seats).toHaveLength(opened.held.length);
    }
    ada.close();
  });

  test('two versions side by side: pages of both play at one table, each where it is understood', async () => {
    const version = PROTOCOL_VERSION + 1;
    const newer = await serve({ versions: { oldest: version, newest: version } });
    const opened = await openTable(here, { ...(await quickGame()), names: ['Ada', 'Ada'] });
    const { device: ada, go } = roaming(opened);
    await ada.open();
    await begin(ada);
    const eve = await new RawSocket(newer.socketUrl).open();
    eve.say({ type: 'hello', version, table: opened.table, key: opened.key, seats: [] });
    expect(await eve.hear('welcome')).toMatchObject({ version });
    await ada.play();
    expect(await eve.hear('step')).toMatchObject({ type: 'step' });

    const { at } = ada.told;
    go(newer);
    await ada.until(() => ada.why?.sentence === 'page-too-old');
    go(here);
    await ada.until(() => ada.client.state === 'open');
    expect(ada.client.seats).toEqual(opened.held);
    await ada.play();
    expect(ada.told.at).toBeGreaterThan(at);
    const step = (): unknown => eve.heard('step')?.['at'];
    await eve.until(() => step() === ada.told.at);
    eve.socket.close();
    ada.close();
    await newer.close();
  });

  test('without a broker others hear a little later, and no less', async () => {
    const { ada, bo, second } = await apart();
    await begin(ada, bo);
    for (const name of ['broker_published_total', 'broker_heard_total'])
      expect(await metric(here, name)).toBeGreaterThan(0);
    expect(await metric(here, 'broker_connected')).toBe(1);
    await nats.kill();
    for (const world of [here, there])
      await expect.poll(() => metric(world, 'broker_connected'), soon).toBe(0);
    await playUntil([ada, bo], ada.told.at + 4);
    expect(bo.told.view).toEqual(ada.told.view);
    const standIn = { type: 'stand-in', seat: second, agrees: true } as const;
    expect(await ada.refusal(standIn), 'Bo may be there').toBe('nobody-knows-who-is-there');
    // Whoever has played there, one of the two had something to tell.
    const dropped = await Promise.all([here, there].map(world => metric(world, 'broker_dropped_total')));
    expect(Math.max(...dropped)).toBeGreaterThan(0);
    await nats.start();
    await playUntil([ada, bo], ada.told.at + 4);
    for (const device of [ada, bo]) device.close();
  });

  test('without a database inputs are refused in words; when it is back, play goes on', async () => {
    const { ada, bo } = await apart();
    await begin(ada, bo);
    await playUntil([ada, bo], 6);
    // The table goes on by itself until it waits for somebody.
    await expect.poll(() => [ada, bo].filter(({ told }) => told.legal.length > 0), soon).toHaveLength(1);
    await postgres.kill();
    const status = async (world: World) => (await fetch(`${world.url}/api/tables`)).status;
    for (const world of [here, there]) await expect.poll(() => status(world), soon).toBe(503);
    const at = Math.max(ada.told.at, bo.told.at);
    for (const one of [ada, bo]) await one.until(() => one.told.at >= at);
    const asked = [ada, bo].find(({ told }) => told.legal.length > 0) as Device;
    const [action] = asked.told.legal as [string];
    const seat = asked.client.seats.find(held => asked.told.asked.includes(held.seat))?.seat as string;
    const input = { type: 'input', seat, at, input: { type: 'act', action } } as const;
    await expect.poll(() => asked.refusal(input), soon).toBe('store-away');
    const [lost, other] = asked === ada ? [here, there] : [there, here];
    expect(await metric(lost, 'database_up')).toBe(0);
    expect(await metric(lost, 'database_refusals_total')).toBeGreaterThan(0);
    expect([ada.told.at, bo.told.at]).toEqual([at, at]);
    await postgres.start();
    await expect.poll(() => stores.some(({ isAway }) => isAway), soon).toBe(false);
    for (const world of [lost, other]) await expect.poll(() => metric(world, 'database_up'), soon).toBe(1);
    await playUntil([ada, bo], at + 4);
    expect(await metric(lost, 'database_connections_idle')).toBeGreaterThan(0);
    expect(bo.told.view).toEqual(ada.told.view);
    for (const device of [ada, bo]) device.close();
  });
});
