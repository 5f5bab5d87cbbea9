/** Who is at a table: everybody is told when it changes, and nobody when it does not. */
import { PROTOCOL_VERSION } from '@tumblekeep/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { RawSocket } from './support/raw.ts';
import { Device, makeWorld, type Opened, openTable, quickGame, type World } from './support/world.ts';

async function gathered(): Promise<{ readonly world: World; readonly opened: Opened }> {
  const world = await makeWorld();
  onTestFinished(() => world.close());
  return { world, opened: await openTable(world, { ...(await quickGame()), names: ['Ada', 'Bo'] }) };
}

/** Milliseconds in which it would have been told several times. */
const LONG = 1000;

test('who comes to a chair that has somebody, and goes again, is no news', async () => {
  const { world, opened } = await gathered();
  const come = async (held: Opened['held']): Promise<RawSocket> => {
    const socket = await new RawSocket(world.socketUrl).open();
    const { table, key } = opened;
    socket.say({ type: 'hello', version: PROTOCOL_VERSION, table, key, seats: held });
    await socket.hear('welcome');
    return socket;
  };
  const companies = ({ messages }: RawSocket) => messages.filter(({ type }) => type === 'company');
  const ada = await come(opened.held);
  await ada.hear('company');
  const before = companies(ada).length;
  for (const begun = performance.now(); performance.now() - begun < LONG; ) {
    const twin = await come(opened.held);
    twin.socket.close();
    await twin.until(() => twin.isOver);
  }
  expect(companies(ada)).toHaveLength(before);
  const watcher = await come([]);
  await ada.until(() => companies(ada).length > before);
  expect(companies(ada).slice(before)).toMatchObject([{ company: { watchers: 1 } }]);
  for (const { socket } of [ada, watcher]) socket.close();
});

test('who comes as somebody else goes knows in the end who is there, though it is nothing new for the others', async () => {
  const { world, opened } = await gathered();
  const both = new Device(world, opened, opened.held);
  await both.open();
  const { table, key } = opened;
  let there = new Device(world, { table, key });
  await both.until(() => both.client.company?.watchers === 1);
  for (let i = 0; i < 20; i++) {
    const next = new Device(world, { table, key });
    await next.open();
    there.close();
    there = next;
  }
  for (const one of [both, there]) await one.until(() => one.client.company?.watchers === 1);
  for (const one of [both, there]) one.close();
});
