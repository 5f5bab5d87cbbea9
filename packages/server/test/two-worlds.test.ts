/**
 * Two matches that differ only in what a viewer may not know: every byte that viewer gets is the same, in the same order,
 * until something is shown that differs.
 */
import { loadGames } from '@tumblekeep/games';
import { type GameFolder, type Hosted, type Kinds, MemoryStore, Table } from '@tumblekeep/host';
import { makeStream, nextInt, ok, pick, type Stream } from '@tumblekeep/kernel';
import { applyChange, type DownMessage, PROTOCOL_VERSION, type WireTold } from '@tumblekeep/protocol';
import { expect, test } from 'vitest';
import { NO_BROKER } from '../src/broker/port.ts';
import type { TableStore, WholeTable } from '../src/store/port.ts';
import { hear } from '../src/tables/asked.ts';
import type { Guest } from '../src/tables/guest.ts';
import { Room } from '../src/tables/room.ts';

const games = await loadGames();
const RULES = games.flatMap(folder => Object.keys(folder.rules).map(rules => [rules, folder] as const));

const GAMES = 3;
const MOST_STEPS = 150;
/** One step in so many is looked at in two worlds. */
const LOOKED_AT = 3;
/** Inputs that are made in both. */
const INPUTS = 6;

class Listener implements Guest {
  readonly seats: readonly string[];
  readonly eyes: string | null;
  readonly isOpener = false;
  readonly texts: string[] = [];

  constructor(seat: string | undefined) {
    this.seats = seat === undefined ? [] : [seat];
    this.eyes = seat ?? null;
  }

  send(text: string): void {
    this.texts.push(text);
  }
}

/** Everything that a room needs of a store, in memory. */
function storeWith(header: string): TableStore {
  const log = new MemoryStore();
  void log.append(0, [header]);
  const needed: Pick<TableStore, 'log' | 'marks' | 'change'> = {
    log: () => log,
    marks: async () => [],
    change: async () => true,
  };
  return needed as TableStore;
}

class World {
  readonly room: Room;
  readonly guests: readonly Listener[];

  private constructor(room: Room, guests: readonly Listener[]) {
    this.room = room;
    this.guests = guests;
  }

  /** A table at which a match begins with this state, and everybody is told what happens from there on. */
  static async of(match: Match, state: unknown): Promise<World> {
    const { hosted, seats, rules, header } = match;
    const game = Object.assign(Object.create(hosted.game) as typeof hosted.game, {
      setup: () => ok(hosted.game.clone(state)),
    });
    const whole: WholeTable = {
      table: {
        number: 1,
        name: '0123456789abcdef',
        game: 'game',
        rules,
        options: {},
        seats,
        seedHash: '',
        phase: 'gathering',
        isListed: false,
        startsWhenFull: false,
        code: undefined,
        created: 0,
        touched: 0,
        version: 0,
      },
      chairs: seats.map(seat => ({
        seat,
        who: 'person',
        name: seat,
        isReady: true,
        isMuted: false,
        hasStandIn: false,
      })),
      keys: [],
    };
    const fail = (error: unknown): never => {
      throw error;
    };
    const opened = await Room.open(
      storeWith(header),
      {
        game: 'game',
        rules,
        hosted: { ...hosted, game },
        think: () => fail('nobody thinks here'),
        prepare: () => undefined,
      },
      whole,
      {
        pace: 0,
        absence: 0,
        now: () => 0,
        trouble: fail,
        broker: NO_BROKER,
        over: async () => undefined,
        process: 'one',
      },
    );
    if (!opened.ok) throw new Error(opened.error.sentence);
    const room = opened.value;
    const guests = [...seats, undefined].map(seat => new Listener(seat));
    for (const guest of guests) {
      const welcome = await room.welcome(guest, { version: PROTOCOL_VERSION });
      if (!welcome.ok) throw new Error(welcome.error.sentence);
      room.tell(guest, welcome.value);
      room.enter(guest);
    }
    const world = new World(room, guests);
    await room.change({ phase: 'playing' });
    await world.settled();
    return world;
  }

  async settled(): Promise<void> {
    await this.room.table.settled();
    await new Promise(resolve => setImmediate(resolve));
  }

  async put(seat: string, action: string, at: number): Promise<void> {
    const guest = this.guests.find(({ seats }) => seats.includes(seat)) as Listener;
    await hear(this.room, guest, { type: 'input', id: `i-${at}`, seat, at, input: { type: 'act', action } });
    await this.settled();
  }
}

interface Match {
  readonly rules: string;
  readonly hosted: Hosted<Kinds>;
  readonly seats: readonly string[];
  readonly header: string;
}

async function matchOf(folder: GameFolder, rules: string, options: unknown, seed: string): Promise<Match> {
  const hosted = await folder.hosted(rules);
  const made = hosted.game.setup(options, seed);
  if (!made.ok) throw new Error(made.error.sentence);
  const seats = hosted.seatsOf(made.value);
  const store = new MemoryStore();
  await Table.begin({ hosted, store }, { options, seed, seating: hosted.everybody(seats, 'people') });
  const lines = await store.read();
  return { rules, hosted, seats, header: (lines.ok ? lines.value[0] : '') as string };
}

/** What a viewer has seen after each message. */
function toldAfter(texts: readonly string[]): readonly unknown[] {
  let told: unknown;
  return texts.map(text => {
    const message = JSON.parse(text) as DownMessage;
    if (message.type === 'welcome' || message.type === 'told') told = message.told;
    if (message.type === 'step') told = applyChange(told, message.change);
    return (told as WireTold).view;
  });
}

/** Whether the rules say that somebody knows more after this message. */
function isRevealing({ reveals, game }: Hosted<Kinds>, text: string): boolean {
  const message = JSON.parse(text) as DownMessage;
  const action =
    message.type === 'step' && message.action !== undefined ? game.parse(message.action) : undefined;
  return message.type === 'step' && action?.ok === true && reveals(action.value, message.events);
}

/** The number of messages that are the same; what differs has to show something that nobody knew before. */
function expectAlike(hosted: Hosted<Kinds>, one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((text, i) => text !== other[i]);
  if (differs === -1 && one.length === other.length) return one.length;
  const at = differs === -1 ? one.length : differs;
  const [seen, elsewhere] = [one, other].map(texts => JSON.stringify(toldAfter(texts)[at]));
  const isShown = seen !== elsewhere || isRevealing(hosted, one[at] ?? '{}');
  if (!isShown) expect(other[at]).toBe(one[at]);
  return at;
}

interface Counted {
  pairs: number;
  messages: number;
  steps: number;
}

async function lookAt(match: Match, folder: GameFolder, state: unknown, stream: Stream, counted: Counted) {
  const { hosted, rules, seats } = match;
  const viewer = nextInt(stream, seats.length + 1);
  const target = folder.fuzz(rules);
  const eyes = seats[viewer] ?? 'spectator';
  const one = await World.of(match, state);
  const other = await World.of(match, target.scramble(state, eyes, stream));
  const texts = (world: World): readonly string[] => (world.guests[viewer] as Listener).texts;
  for (let i = 0; i < INPUTS; i++) {
    const { table } = one.room;
    const { position } = table;
    const seat = hosted.throwing?.throwerOf(position.state) ?? hosted.askedOf(position.state)[0];
    if (hosted.game.decision(position.state) === undefined || seat === undefined) break;
    const action = hosted.game.print(pick(stream, hosted.game.legal(position.state)));
    const { at } = table;
    if (other.room.table.at !== at) break;
    await one.put(seat, action, at);
    await other.put(seat, action, at);
    if (texts(one).length !== texts(other).length || texts(one).at(-1) !== texts(other).at(-1)) break;
  }
  counted.messages += expectAlike(hosted, texts(one), texts(other));
  counted.steps += texts(one).filter(text => text.startsWith('{"type":"step"')).length;
  counted.pairs++;
}

test.each(RULES)('in %s nobody is told anything by what they may not know', async (rules, folder) => {
  const counted: Counted = { pairs: 0, messages: 0, steps: 0 };
  const target = folder.fuzz(rules);
  for (let i = 0; i < GAMES; i++) {
    const stream = makeStream(`two worlds ${i}`, rules);
    const options = target.options(stream);
    const match = await matchOf(folder, rules, options, `two worlds ${i}`);
    const { game } = match.hosted;
    const made = game.setup(options, `two worlds ${i}`);
    if (!made.ok) throw new Error(made.error.sentence);
    const state = made.value;
    for (let step = 0; step < MOST_STEPS && game.decision(state) !== undefined; step++) {
      if (nextInt(stream, LOOKED_AT) === 0) await lookAt(match, folder, state, stream, counted);
      game.apply(state, target.choose(game.legal(state), i % 2 === 0, stream));
    }
  }
  expect(counted.pairs).toBeGreaterThan(20);
  expect(counted.steps).toBeGreaterThan(counted.pairs);
});
