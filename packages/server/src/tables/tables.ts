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
import type { ChangedTable, TableStore, WholeTable } from '../store/port.ts';
import { unhurried } from '../unhurried.ts';
import { refusalOf } from './asked.ts';
import { hashOf } from './chairs.ts';
import { newTable } from './orders.ts';
import { FORGOTTEN } from './presence.ts';
import { Room, type RoomSettings } from './room.ts';
import type { RuleSets } from './rule-sets.ts';
import { startIfFull } from './seating.ts';

const NO_TABLE = refuseOnline('table', 'no-such-table');
const TROUBLE = refuseOnline('trouble', 'server-trouble');
/** A name or code that was drawn a second time is drawn again. */
const DRAWS = 5;
/** People who came by the code of one table. */
const MOST_JOIN_KEYS = 200;
const MOST_LISTED = 100;
/** Tables that are looked for in the store at once. */
const MOST_LOOKED = 500;
/** Milliseconds for which news are waited for before they are looked for. */
const ON_ITS_WAY = 200;
/** A table that nobody is at leaves the memory after so many milliseconds. */
const IDLE = 60_000;

export class Tables {
  readonly #store: TableStore;
  readonly #ruleSets: RuleSets;
  readonly #settings: RoomSettings;
  readonly #most: number;
  /** When the broker was found, or found again. */
  #heardSince = performance.now();
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
    if (room.ok) room.value.keep();
    return room;
  }

  async #open(name: string): Promise<Result<Room, Refusal>> {
    const whole = await this.#store.find(name);
    if (whole === undefined) return fail(NO_TABLE);
    const ruleSet = await this.#ruleSets.get(whole.table.rules);
    // A newer server that shares the tables may know them.
    if (ruleSet === undefined) return fail(this.#store.isShared ? TROUBLE : NO_TABLE);
    return Room.open(this.#store, ruleSet, whole, this.#settings);
  }

  async order(order: TableOrder): Promise<Result<OpenedTable, Refusal>> {
    const ruleSet = await this.#ruleSets.get(order.rules);
    if (ruleSet === undefined) return fail(refuseOnline('rules', 'no-such-rules', { rules: order.rules }));
    for (let drawn = 0; drawn < DRAWS; drawn++) {
      const fresh = await newTable(ruleSet, order, this.#settings.now());
      if (!fresh.ok) return fresh;
      const { name, code = '', seats, seedHash, phase } = fresh.value.table;
      if ((await this.#store.create(fresh.value)) === undefined) continue;
      ruleSet.prepare();
      if (order.startsWhenFull && phase === 'gathering') await this.#startIfFull(name);
      return ok({ table: name, code, seats, seedHash });
    }
    return fail(TROUBLE);
  }

  /** If it does not begin now, it does when somebody comes. */
  async #startIfFull(name: string): Promise<void> {
    const room = await this.room(name);
    if (room.ok) await startIfFull(room.value);
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
    // Nobody looks after a table that nobody is at.
    if (this.#store.isShared && room.value.guests.size === 0) await room.value.table.catchUp();
    const told = await room.value.table.told({ seats: [] }, SPECTATOR);
    return told.ok ? ok({ phase: room.value.phase, asked: told.value.asked }) : told;
  }

  /** What others have stored counts here, too. Tables that nobody is at are looked at when somebody comes. */
  async lookAgain(): Promise<void> {
    const { isShared } = this.#store;
    const hasNews = await this.#store.hasNews();
    const rooms = new Map<number, Room>();
    const stale: Room[] = [];
    await unhurried(this.#rooms.values(), async opening => {
      const room = await opening;
      if (!room.ok) return;
      if (room.value.table.isStale) stale.push(room.value);
      else if (hasNews && (room.value.guests.size > 0 || !isShared))
        rooms.set(room.value.record.number, room.value);
    });
    await Promise.all(stale.map(room => room.table.fresh()));
    const known = [...rooms.values()].map(room => room.known);
    const changed: ChangedTable[] = [];
    for (let from = 0; from < known.length; from += MOST_LOOKED)
      changed.push(...(await this.#store.changed(known.slice(from, from + MOST_LOOKED))));
    if (changed.length === 0) return;
    const knownOf = new Map(known.map(one => [one.number, one]));
    // What others have stored a moment ago is on its way here.
    if (this.#settings.broker.isConnected) await new Promise(resolve => setTimeout(resolve, ON_ITS_WAY));
    const look = async ({ number, hasLines, hasOther }: ChangedTable): Promise<void> => {
      const room = rooms.get(number);
      const before = knownOf.get(number);
      if (room === undefined || before === undefined) return;
      const { at, version } = room.known;
      if (hasOther && version === before.version) await room.reload();
      if (hasLines && at === before.at) await room.table.catchUp();
    };
    await Promise.all(changed.map(look));
  }

  /** Others are told who is here, and those are forgotten of whom nothing was told for long. */
  async tellHere(): Promise<void> {
    await unhurried(this.#rooms.values(), async opening => {
      const room = await opening;
      if (!room.ok) return;
      const { guests, chairs } = room.value;
      if (guests.size > 0) room.value.tellHere();
      const isHeard = performance.now() - this.#heardSince > FORGOTTEN && this.#settings.broker.isConnected;
      if (isHeard && chairs.presence.sweep()) room.value.companyChanged();
    });
  }

  /** What others told meanwhile was not heard: nobody is forgotten for that. */
  async hearAgain(): Promise<void> {
    this.#heardSince = performance.now();
    await this.tellHere();
    await this.lookAgain();
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
    await unhurried(this.#rooms, async ([name, opening]) => {
      const room = await opening;
      if (!room.ok || !room.value.isIdle(IDLE)) return;
      this.#rooms.delete(name);
      room.value.close();
    });
  }
}

const hasSecret = ({ keys }: WholeTable, secret: string | undefined): boolean => {
  const hash = secret === undefined ? undefined : hashOf(secret);
  return keys.some(key => key.hash === hash && key.kind !== 'join');
};
