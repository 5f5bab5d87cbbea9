import { freshSecret, freshTableName, PROTOCOL_VERSION } from '@tumblekeep/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buckets } from '../src/sockets/buckets.ts';
import { addressOf, isOurPage } from '../src/sockets/visitor.ts';
import { RawSocket } from './support/raw.ts';
import { makeWorld, openTable, post, quickGame, type World } from './support/world.ts';

let world: World;
let order: Awaited<ReturnType<typeof quickGame>>;

beforeAll(async () => {
  order = await quickGame();
  world = await makeWorld({
    limits: {
      messageSize: 2_000,
      messageBurst: 10,
      messagesPerSecond: 1,
      connectionsPerAddress: 3,
      tablesPerAddress: 6,
      guessesPerMinute: 3,
    },
  });
});
afterAll(() => world.close());

const hello = (table: string, more: object = {}) => ({
  type: 'hello',
  version: PROTOCOL_VERSION,
  table,
  seats: [],
  ...more,
});

describe('a connection', () => {
  test.each([
    ['a message that is none', '{"type":"dance"}', 'not-understood'],
    ['no JSON', 'hello?', 'not-understood'],
    ['a message that is too long', `{"type":"${'x'.repeat(2_000)}"}`, 'long-message'],
    ['something before hello', '{"type":"start","id":"a-1"}', 'hello-first'],
    ['another version', JSON.stringify(hello(freshTableName(), { version: 99 })), 'page-too-new'],
    ['a newer hello', JSON.stringify(hello(freshTableName(), { version: 99, hue: 'red' })), 'page-too-new'],
    ['an old version', JSON.stringify(hello(freshTableName(), { version: 0 })), 'page-too-old'],
    ['a table that is not there', JSON.stringify(hello(freshTableName())), 'no-such-table'],
    ['too much at once', Array(11).fill('{"type":"ping"}').join('\n'), 'too-much-at-once'],
  ])('is closed with its reason for %s', async (_what, frame, sentence) => {
    const raw = await new RawSocket(world.socketUrl).open();
    raw.socket.send(frame);
    expect(await raw.closing()).toBe(sentence);
  });

  test('is closed for bytes that are no text, and for a frame beyond all measure', async () => {
    const binary = await new RawSocket(world.socketUrl).open();
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.closing()).toBe('not-understood');
    const huge = await new RawSocket(world.socketUrl).open();
    // More is on its way than anybody reads, and still the code is heard.
    for (let i = 0; i < 20; i++) huge.socket.send('x'.repeat(100_000));
    await huge.until(() => huge.isOver);
    expect(huge.code).toBe(1009);
    expect((await fetch(`${world.url}/health`)).status).toBe(200);
  });

  test('is one of a few from its address', async () => {
    const some: RawSocket[] = [];
    for (let i = 0; i < 3; i++) some.push(await new RawSocket(world.socketUrl).open());
    const tooMany = await new RawSocket(world.socketUrl).open();
    expect(await tooMany.closing()).toBe('too-many-connections');
    for (const one of some) {
      expect(one.isOver).toBe(false);
      one.socket.close();
      await one.closing();
    }
  });

  test('comes from our page or from none', async () => {
    const foreign = new RawSocket(world.socketUrl, { origin: 'https://elsewhere.example' });
    await foreign.until(() => foreign.isOver);
    expect(foreign.status).toBe(403);
    const ours = await new RawSocket(world.socketUrl, { origin: world.url }).open();
    expect(ours.isOver).toBe(false);
    ours.socket.close();
    await ours.closing();
  });
});

describe('without a socket', () => {
  test('tables and codes are limited, and bad orders refused', async () => {
    const bad = await post(world, { version: 1 });
    expect([bad.status, ((await bad.json()) as { sentence: string }).sentence]).toEqual([
      400,
      'not-understood',
    ]);
    const foreign = await post(world, {}, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    const unknown = await post(world, {
      version: PROTOCOL_VERSION,
      rules: 'chess',
      key: freshSecret(),
      opener: freshSecret(),
      chairs: [],
      listed: false,
    });
    expect(((await unknown.json()) as { sentence: string }).sentence).toBe('no-such-rules');
    const { code, table } = await openTable(world, { ...order, listed: true });
    const listed = (await (await fetch(`${world.url}/api/tables`)).json()) as { table: string }[];
    expect(listed.map(one => one.table)).toEqual([table]);
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let i = 0; i < 5; i++) {
      last = await post(world, { version: 1 });
      statuses.push(last.status);
    }
    expect(statuses).toContain(429);

    const found = await fetch(`${world.url}/api/codes/${code.toLowerCase()}`);
    expect(await found.json()).toMatchObject({ table });
    expect((await fetch(`${world.url}/api/codes/222222`)).status).toBe(404);
    expect((await fetch(`${world.url}/api/codes/nonsense`)).status).toBe(404);
    expect((await fetch(`${world.url}/api/codes/${code}`)).status).toBe(429);
  });

  test('what is not there is not there, and metrics are', async () => {
    expect((await fetch(`${world.url}/api/nothing`)).status).toBe(404);
    expect((await fetch(`${world.url}/api/tables/${freshTableName()}/log`)).status).toBe(404);
    const metrics = await (await fetch(`${world.url}/metrics`)).text();
    expect(metrics).toContain('tumblekeep_connections ');
    expect(metrics).toMatch(/tumblekeep_refusals_total\{code="fast"\} [1-9]/);
  });
});

test('a bucket fills again with time, and is forgotten when it is full', () => {
  let now = 0;
  const buckets = new Buckets(2, 1, () => now);
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 1000;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
  now = -100_000;
  expect([buckets.take('b'), buckets.take('b')], 'the clock was set back').toEqual([true, false]);
  now = 10_000;
  buckets.sweep();
  expect(buckets.size).toBe(0);
});

const request = (headers: Record<string, string>, remoteAddress = '10.0.0.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof addressOf>[0];

test('the address of a visitor is believed from trusted proxies alone', () => {
  const forwarded = request({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 5.6.7.8' });
  expect(addressOf(forwarded, 0)).toBe('10.0.0.9');
  expect(addressOf(forwarded, 1)).toBe('5.6.7.8');
  expect(addressOf(forwarded, 2)).toBe('1.2.3.4');
  expect(addressOf(request({}), 1)).toBe('10.0.0.9');
  expect(addressOf(request({}, '::ffff:1.2.3.4'), 0)).toBe('1.2.3.4');
  expect(addressOf(request({}, '2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2::');
});

test('a page is ours by the public address, or by where it came from', () => {
  expect(isOurPage(request({ origin: 'https://a.example', host: 'x' }), 'https://a.example/')).toBe(true);
  expect(isOurPage(request({ origin: 'https://b.example', host: 'b.example' }), 'https://a.example')).toBe(
    false,
  );
  expect(isOurPage(request({ origin: 'http://b.example:1', host: 'b.example:1' }), undefined)).toBe(true);
  expect(isOurPage(request({ origin: 'null', host: 'b' }), undefined)).toBe(false);
  expect(isOurPage(request({ host: 'b' }), 'https://a.example')).toBe(true);
});
