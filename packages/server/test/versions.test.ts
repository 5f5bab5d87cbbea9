/** A server that is upgraded while pages of other versions are there. */
import { freshSecret, PROTOCOL_VERSION } from '@tumblekeep/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { RawSocket } from './support/raw.ts';
import { Device, makeWorld, openTable, post, quickGame, type World } from './support/world.ts';

const range = (oldest: number, newest: number): Partial<ServerOptions> => ({
  versions: { oldest: PROTOCOL_VERSION + oldest, newest: PROTOCOL_VERSION + newest },
});

async function worldThat(understands: Partial<ServerOptions>): Promise<World> {
  const world = await makeWorld(understands);
  onTestFinished(() => world.close());
  return world;
}

/** Ada plays everybody. */
async function adaAt(world: World) {
  const opened = await openTable(world, { ...(await quickGame()), names: ['Ada', 'Ada'] });
  const ada = new Device(world, opened, opened.held);
  await ada.open();
  await ada.must({ type: 'start' });
  await ada.play();
  return { opened, ada };
}

test('a page of an older version plays on at a newer server that still understands it', async () => {
  const world = await worldThat(range(0, 0));
  const { opened, ada } = await adaAt(world);
  const { at } = ada.told;
  await world.restart(range(0, 1));
  await ada.until(() => ada.client.state === 'open');
  await ada.play();
  expect(ada.told.at).toBeGreaterThan(at);
  expect(ada.client.seats).toEqual(opened.held);
  const newer = await new RawSocket(world.socketUrl).open();
  newer.say({
    type: 'hello',
    version: PROTOCOL_VERSION + 1,
    table: opened.table,
    key: opened.key,
    seats: [],
  });
  expect(await newer.hear('welcome')).toMatchObject({
    version: PROTOCOL_VERSION + 1,
    facts: { revision: expect.any(String) },
  });
  newer.socket.close();
  ada.close();
});

test('a page that is too old is told so in words, and is back when somebody understands it', async () => {
  const world = await worldThat(range(0, 0));
  const { opened, ada } = await adaAt(world);
  const { at } = ada.told;
  await world.restart(range(1, 1));
  await ada.until(() => ada.why?.sentence === 'page-too-old');
  expect(ada.client.state).toBe('lost');
  expect(ada.why?.params).toEqual({ oldest: PROTOCOL_VERSION + 1, newest: PROTOCOL_VERSION + 1 });
  // It stays there: what is asked now is answered with the next refusal, not kept for nobody.
  const [seat] = opened.seats as [string];
  expect(await ada.refusal({ type: 'talk', seat, text: 'anybody?' })).toBe('page-too-old');
  const refused = await post(world, { version: PROTOCOL_VERSION, rules: 'any' });
  expect(await refused.json()).toMatchObject({ code: 'version', sentence: 'page-too-old' });

  await world.restart(range(0, 1));
  await ada.until(() => ada.client.state === 'open');
  expect(ada.why).toBeUndefined();
  expect(ada.told.at).toBeGreaterThanOrEqual(at);
  await ada.play();
  expect(ada.client.seats).toEqual(opened.held);
  ada.close();
});

test('a page that is too new tries again, whatever else is new in its words', async () => {
  const world = await worldThat(range(0, 0));
  for (const more of [{}, { hue: 'red' }]) {
    const raw = await new RawSocket(world.socketUrl).open();
    raw.say({ type: 'hello', version: PROTOCOL_VERSION + 1, table: 'x', seats: [], ...more });
    expect(await raw.closing()).toBe('page-too-new');
    expect(raw.heard('closing')?.['comeBack']).toBeGreaterThan(0);
  }
  const order = { version: PROTOCOL_VERSION + 1, key: freshSecret(), hue: 'red' };
  expect(await (await post(world, order)).json()).toMatchObject({ sentence: 'page-too-new' });
});
