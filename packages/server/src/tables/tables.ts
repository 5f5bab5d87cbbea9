/** All tables of a server: those in memory, and those that are opened when somebody comes. */
import { SPECTATOR } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type FoundTable,
  freshSecret,
  type ListedTable,
  type OpenedTable,
  refuseOnline,
  type TableOrder,
  type Turn,
} from '@tumblekeep/protocol';
import type { TableStore, WholeTable } from '../store/port.ts';
import { unhurried } from '../unhurried.ts';
import { refusalOf } from './asked.ts';
import { hashOf } from './chairs.ts';
import { newTable } from './orders.ts';
import { Room, type RoomSettings } from './room.ts';
import type { RuleSets } from './rule-sets.ts';
import { start } from './seating.ts';

const NO_TABLE = refuseOnline('table', 'no-such-table');
/** A name or code that was drawn a second time is drawn again. */
const DRAWS = 5;
/** People who came by the code of one table. */
const MOST_JOIN_KEYS = 200;
const MOST_LISTED = 100;
/** Tables that are looked for in the store at once. */
const MOST_LOOKED = 500;
/** A table that nobody is at leaves the memory after so many milliseconds. */
const IDLE = 60_000;

export class Tables {
  readonly #store: TableStore;
  readonly #ruleSets: RuleSets;
  readonly #settings: RoomSettings;
  readonly #most: number;
  /** Opened, or being opened. */
  readonly #rooms = new Map<string, Promise<Result<Room, Refusal>>>();

  constructor(store: TableStore, ruleSets: RuleSets, settings: RoomSettings, most: number) {
    this.#store = store;
    this.#ruleSets = ruleSets;
    this.#settings = settings;
    this.#most = most;
  }

  get open(): number {
    return this.#rooms.size;
  }

  room(name: string): Promise<Result<Room, Refusal>> {
    const known = this.#rooms.get(name);
    if (known !== undefined) return this.#used(known);
    if (this.#rooms.size >= this.#most) return Promise.resolve(fail(refuseOnline('full', 'server-full')));
    const opening = this.#open(name).catch((error: unknown) => {
      this.#settings.trouble(error);
      return fail(refusalOf(error));
    });
    this.#rooms.set(name, opening);
    void opening.then(({ ok: isOpen }) => isOpen || this.#rooms.delete(name));
    return opening;
  }

  /** Whoever is on the way there finds it open. */
  async #used(opening: Promise<Result<Room, Refusal>>): Promise<Result<Room, Refusal>> {
    const room = await opening;
    if (room.ok) room.value.idleSince = this.#settings.now();
    return room;
  }

  async #open(name: string): Promise<Result<Room, Refusal>> {
    const whole = await this.#store.find(name);
    if (whole === undefined) return fail(NO_TABLE);
    const ruleSet = await this.#ruleSets.get(whole.table.rules);
    if (ruleSet === undefined) return fail(NO_TABLE);
    return Room.open(this.#store, ruleSet, whole, this.#settings);
  }

  async order(order: TableOrder): Promise<Result<OpenedTable, Refusal>> {
    const ruleSet = await this.#ruleSets.get(order.rules);
    if (ruleSet === undefined) return fail(refuseOnline('rules', 'no-such-rules', { rules: order.rules }));
    for (let drawn = 0; drawn < DRAWS; drawn++) {
      const fresh = await newTable(ruleSet, order, this.#settings.now());
      if (!fresh.ok) return fresh;
      const { name, code = '', seats, seedHash } = fresh.value.table;
      if ((await this.#store.create(fresh.value)) === undefined) continue;
      ruleSet.prepare();
      if (order.startsWhenFull) await this.startIfFull(name);
      return ok({ table: name, code, seats, seedHash });
    }
    return fail(refuseOnline('trouble', 'server-trouble'));
  }

  async startIfFull(name: string): Promise<void> {
    const room = await this.room(name);
    if (room.ok && room.value.chairs.areFull) await start(room.value);
  }

  async findByCode(code: string): Promise<Result<FoundTable, Refusal>> {
    const none = fail(refuseOnline('code', 'no-such-code'));
    const name = await this.#store.findByCode(code);
    const room = name === undefined ? undefined : await this.room(name);
    if (!room?.ok || room.value.phase !== 'gathering') return none;
    if (room.value.chairs.joinKeys >= MOST_JOIN_KEYS) return none;
    const key = freshSecret();
    await room.value.chairs.addJoinKey(key);
    return ok({ table: room.value.record.name, key });
  }

  async listed(): Promise<readonly ListedTable[]> {
    return (await this.#store.listed(MOST_LISTED)).map(({ table, chairs }) => ({
      table: table.name,
      game: table.game,
      rules: table.rules,
      options: table.options,
      phase: table.phase,
      people: chairs.flatMap(({ name }) => (name === undefined ? [] : [name])),
      freeChairs: chairs.filter(({ who, name }) => who === 'person' && name === undefined).length,
      created: table.created,
    }));
  }

  /** The log of a finished game for everybody, of a closed one for who has a secret of it. */
  async log(name: string, secret: string | undefined): Promise<Result<string, Refusal>> {
    const whole = await this.#store.find(name);
    if (whole === undefined) return fail(NO_TABLE);
    const { phase, number } = whole.table;
    const mayRead = phase === 'over' || (phase === 'closed' && hasSecret(whole, secret));
    if (!mayRead) return fail(refuseOnline('phase', 'not-over'));
    const lines = await this.#store.log(number).read();
    return lines.ok ? ok(lines.value.join('')) : lines;
  }

  /** Whom a game waits for, told to who has a secret of the table and is elsewhere: nobody comes to the table by asking. */
  async turn(name: string, secret: string | undefined): Promise<Result<Turn, Refusal>> {
    const whole = await this.#store.find(name);
    if (whole === undefined || !hasSecret(whole, secret)) return fail(NO_TABLE);
    const { phase } = whole.table;
    if (phase !== 'playing') return ok({ phase, asked: [] });
    const room = await this.room(name);
    if (!room.ok) return room;
    const told = await room.value.table.told({ seats: [] }, SPECTATOR);
    return told.ok ? ok({ phase: room.value.phase, asked: told.value.asked }) : told;
  }

  /** What others have stored counts here, too. Tables that nobody is at are looked at when somebody comes. */
  async lookAgain(): Promise<void> {
    if (!(await this.#store.hasNews())) return;
    const rooms = new Map<number, Room>();
    await unhurried(this.#rooms.values(), async opening => {
      const room = await opening;
      if (room.ok && (room.value.guests.size > 0 || !this.#store.isShared))
        rooms.set(room.value.record.number, room.value);
    });
    const known = [...rooms.values()].map(room => room.known);
    for (let from = 0; from < known.length; from += MOST_LOOKED)
      for (const number of await this.#store.changed(known.slice(from, from + MOST_LOOKED)))
        await rooms.get(number)?.lookAgain();
  }

  /** Others are told who is here, and those are forgotten of whom nothing was told for long. */
  async tellHere(): Promise<void> {
    await unhurried(this.#rooms.values(), async opening => {
      const room = await opening;
      if (!room.ok) return;
      const { guests, chairs } = room.value;
      if (guests.size > 0) room.value.tellHere();
      if (this.#settings.broker.isConnected && chairs.presence.sweep(this.#settings.now()))
        room.value.companyChanged();
    });
  }

  /** When everything that was put in is stored and told. */
  async settled(): Promise<void> {
    for (const opening of this.#rooms.values()) {
      const room = await opening;
      if (room.ok) await room.value.table.fresh();
    }
  }

  /** Tables that nobody is at need no memory. */
  async sweep(): Promise<void> {
    const before = this.#settings.now() - IDLE;
    await unhurried(this.#rooms, async ([name, opening]) => {
      const room = await opening;
      if (!room.ok || room.value.guests.size > 0 || room.value.idleSince >= before) return;
      this.#rooms.delete(name);
      room.value.close();
    });
  }
}

const hasSecret = ({ keys }: WholeTable, secret: string | undefined): boolean => {
  const hash = secret === undefined ? undefined : hashOf(secret);
  return keys.some(key => key.hash === hash && key.kind !== 'join');
};
