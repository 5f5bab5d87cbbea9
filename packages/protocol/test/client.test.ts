import { describe, expect, test } from 'vitest';
import { TableClient } from '../src/client.ts';
import type { DownMessage, Welcome, WireTold } from '../src/down.ts';
import { printFrame } from '../src/frames.ts';
import { freshSecret, freshTableName } from '../src/secrets.ts';
import type { UpMessage } from '../src/up.ts';

const table = freshTableName();

const told = (at: number): WireTold => ({
  at,
  inputs: at - 1,
  view: { life: 5, cards: ['a', 'b'] },
  asked: ['ada'],
  isForPeople: true,
  isSecret: false,
  legal: ['attack'],
  undo: 'nothing',
  seating: {},
});

const welcome = (at: number, seats: readonly string[] = []): Welcome => ({
  type: 'welcome',
  version: 1,
  facts: {
    table,
    game: 'g',
    rules: 'r',
    options: {},
    seats: ['ada', 'bo'],
    seedHash: 'f',
    created: 1,
    revision: 'v',
  },
  seats,
  isOpener: false,
  eyes: seats[0] ?? null,
  company: { phase: 'playing', chairs: [], watchers: 0, isListed: false },
  told: told(at),
  now: 1,
});

/** A server that does what the test says, and a clock that goes when it says so. */
function makeWorld(seats: readonly { seat: string; secret: string }[] = []) {
  const sent: UpMessage[][] = [];
  const heard: unknown[][] = [];
  let sockets = 0;
  let socket: Parameters<typeof connect>[0] | undefined;
  let timer: { milliseconds: number; call: () => void } | undefined;
  const connect = (made: {
    onopen: ((event: never) => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: never) => void) | null;
    onerror: ((event: never) => void) | null;
    send(text: string): void;
    close(): void;
  }) => {
    socket = made;
    sockets++;
    sent.push([]);
    return made;
  };
  const note =
    (what: string) =>
    (...args: readonly unknown[]): void =>
      void heard.push([what, ...args]);
  const client = new TableClient({
    table,
    seats,
    open: () =>
      connect({
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        send: text => {
          for (const line of text.split('\n')) sent.at(-1)?.push(JSON.parse(line));
        },
        close() {
          this.onclose?.(undefined as never);
        },
      }),
    hear: {
      fresh: note('fresh'),
      step: note('step'),
      link: note('link'),
      company: note('company'),
      said: note('said'),
    },
    after: (milliseconds, call) => {
      const mine = { milliseconds, call };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
  });
  return {
    client,
    heard,
    get sent() {
      return sent.at(-1) as UpMessage[];
    },
    get sockets() {
      return sockets;
    },
    get waits() {
      return timer?.milliseconds;
    },
    opens: () => socket?.onopen?.(undefined as never),
    says: (...messages: readonly DownMessage[]) => socket?.onmessage?.({ data: printFrame(messages) }),
    breaks: () => socket?.onclose?.(undefined as never),
    later: () => {
      const due = timer;
      timer = undefined;
      due?.call();
    },
  };
}

describe('a client of a table', () => {
  test('says hello, is told, and follows step by step', () => {
    const world = makeWorld();
    world.opens();
    expect(world.sent).toEqual([{ type: 'hello', version: 1, table, seats: [] }]);
    world.says(welcome(3));
    expect(world.client.told?.at).toBe(3);
    world.says({
      type: 'step',
      at: 4,
      action: 'attack',
      events: [{ type: 'hurt' }],
      change: { at: [4], view: { life: [4] } },
    });
    expect(world.client.told?.view).toEqual({ life: 4, cards: ['a', 'b'] });
    expect(world.heard.at(-1)).toMatchObject(['step', { at: 4, action: 'attack' }]);
  });

  test('sends again what was not answered, with the same id, and says how far it has seen', async () => {
    const world = makeWorld();
    world.opens();
    world.says(welcome(3, []));
    const asked = world.client.ask({
      type: 'input',
      seat: 'ada',
      at: 3,
      input: { type: 'act', action: 'attack' },
    });
    const [, first] = world.sent;
    world.breaks();
    expect(world.client.state).toBe('lost');
    world.later();
    world.opens();
    expect(world.sent).toEqual([{ type: 'hello', version: 1, table, seats: [], at: 3 }]);
    world.says(welcome(4));
    expect(world.sent[1]).toEqual(first);
    world.says({ type: 'done', id: (first as { id: string }).id, at: 3 });
    expect(await asked).toEqual({ ok: true, value: { at: 3, inputs: [] } });
    world.breaks();
    world.later();
    world.opens();
    world.says(welcome(4));
    expect(world.sent).toHaveLength(1);
  });

  test('waits longer from try to try, and begins anew once it was let in', () => {
    const world = makeWorld();
    const waits: (number | undefined)[] = [];
    for (let i = 0; i < 13; i++) {
      world.breaks();
      waits.push(world.waits);
      world.later();
    }
    expect(waits.slice(0, 10)).toEqual([100, ...Array(7).fill(500), 1000, 2000]);
    expect(waits.at(-1)).toBe(10_000);
    world.opens();
    world.says(welcome(1));
    world.breaks();
    expect(world.waits).toBe(100);
  });

  test('keeps a seat that it takes, and gives it up when refused', async () => {
    const world = makeWorld();
    world.opens();
    world.says(welcome(1));
    const secret = freshSecret();
    const taken = world.client.ask({ type: 'take', seat: 'ada', name: 'Ada', secret });
    expect(world.client.seats).toEqual([{ seat: 'ada', secret }]);
    world.breaks();
    world.later();
    world.opens();
    world.says(welcome(1));
    expect(world.client.seats).toEqual([{ seat: 'ada', secret }]);
    const { id } = world.sent[1] as { id: string };
    world.says({ type: 'refused', id, refusal: { code: 'seat', sentence: 'seat-taken', params: {} } });
    expect(await taken).toMatchObject({ ok: false, error: { code: 'seat' } });
    expect(world.client.seats).toEqual([]);
  });

  test('comes back when the server says so, and never when it says never', () => {
    const refusal = { code: 'leaves', sentence: 'server-leaves', params: {} };
    const world = makeWorld();
    world.opens();
    world.says(welcome(1));
    world.says({ type: 'closing', refusal, comeBack: 1000 });
    expect(world.client.state).toBe('lost');
    expect(world.waits).toBe(1500);
    world.later();
    world.opens();
    world.says({ type: 'closing', refusal });
    expect(world.client.state).toBe('ended');
    expect(world.waits).toBeUndefined();
    expect(world.sockets).toBe(2);
  });

  test('gives up what a page that is too old has asked, and keeps what one that is too new has', async () => {
    const versions = { oldest: 2, newest: 2 };
    const world = makeWorld();
    world.opens();
    world.says(welcome(1));
    world.breaks();
    const asked = world.client.ask({ type: 'start' });
    world.later();
    world.opens();
    world.says({
      type: 'closing',
      refusal: { code: 'version', sentence: 'page-too-new', params: versions },
      comeBack: 10,
    });
    world.later();
    world.opens();
    world.says(welcome(1));
    expect(world.sent[1]).toMatchObject({ type: 'start' });
    world.breaks();
    world.later();
    world.opens();
    world.says({
      type: 'closing',
      refusal: { code: 'version', sentence: 'page-too-old', params: versions },
      comeBack: 10,
    });
    expect(await asked).toMatchObject({ ok: false, error: { sentence: 'page-too-old' } });
    expect(world.client.state).toBe('lost');
    world.later();
    world.opens();
    world.says(welcome(1));
    expect(world.client.state).toBe('open');
    expect(world.sent).toHaveLength(1);
  });

  test('asks a silent link, and gives it up when nothing comes', () => {
    const world = makeWorld();
    world.opens();
    world.says(welcome(1));
    world.later();
    expect(world.sent).toHaveLength(1);
    world.later();
    expect(world.sent[1]).toEqual({ type: 'ping' });
    world.says({ type: 'pong' });
    world.later();
    expect(world.client.state).toBe('open');
    world.later();
    world.later();
    expect(world.client.state).toBe('lost');
  });

  test('shows the table anew when a change does not fit, or a frame is none', () => {
    const world = makeWorld();
    world.opens();
    world.says(welcome(1));
    world.says({ type: 'step', at: 2, events: [], change: { nowhere: { deep: [1] } } });
    expect(world.client.state).toBe('lost');
    expect(world.waits).toBe(0);
    world.later();
    world.opens();
    world.says(welcome(2));
    expect(world.client.state).toBe('open');
    world.says({ type: 'nonsense' } as unknown as DownMessage);
    expect(world.client.state).toBe('lost');
  });

  test('answers everything that is open when it ends', async () => {
    const world = makeWorld();
    const asked = world.client.ask({ type: 'start' });
    world.client.close();
    expect(await asked).toMatchObject({ ok: false, error: { sentence: 'client-closed' } });
    expect(await world.client.ask({ type: 'start' })).toMatchObject({ ok: false });
  });

  test('is answered what it inquires', async () => {
    const world = makeWorld();
    world.opens();
    world.says(welcome(9));
    const asked = world.client.ask({ type: 'inquire', question: { odds: 'of six' } });
    const message = world.sent[1] as { id: string };
    expect(message).toMatchObject({ type: 'inquire', question: { odds: 'of six' } });
    world.says({ type: 'answer', id: message.id, answer: [1, 6] });
    expect(await asked).toEqual({ ok: true, value: { inputs: [], answer: [1, 6] } });
  });

  test('puts a recount together from its pieces', async () => {
    const world = makeWorld();
    world.opens();
    world.says(welcome(9));
    const asked = world.client.ask({ type: 'recount', from: 0 });
    const { id } = world.sent[1] as { id: string };
    world.says({ type: 'recounted', id, from: 0, inputs: [{ events: [1] }], isLast: false });
    world.says({ type: 'recounted', id, from: 1, inputs: [{ action: 'b', events: [] }], isLast: true });
    expect(await asked).toEqual({
      ok: true,
      value: { inputs: [{ events: [1] }, { action: 'b', events: [] }] },
    });
  });

  test('asks for the same eyes again after a lost connection', () => {
    const world = makeWorld([{ seat: 'ada', secret: freshSecret() }]);
    world.opens();
    world.says(welcome(1, ['ada']));
    void world.client.ask({ type: 'look', seat: null });
    const { id } = world.sent[1] as { id: string };
    world.says({ type: 'told', eyes: null, seats: ['ada'], told: told(1) }, { type: 'done', id });
    expect(world.client.eyes).toBe(null);
    world.breaks();
    world.later();
    world.opens();
    world.says(welcome(1, ['ada']));
    expect(world.sent[1]).toMatchObject({ type: 'look', seat: null });
  });
});
