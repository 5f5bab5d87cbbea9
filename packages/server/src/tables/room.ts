/** A table with people around it: what it is, who is there, and who is told what. */
import { randomInt } from 'node:crypto';
import { type Hosted, type Kinds, type LogStore, type SeatId, Table } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type Company,
  type CompanyMessage,
  type DownMessage,
  type Hello,
  type Phase,
  refuseOnline,
  type ToldMessage,
  type Welcome,
  type WireInput,
  type WireTold,
} from '@tumblekeep/protocol';
import type { Broker, News } from '../broker/port.ts';
import type { KnownTable, StoredTable, TableChange, TableStore, WholeTable } from '../store/port.ts';
import { Chairs } from './chairs.ts';
import { Gate } from './gate.ts';
import type { Guest } from './guest.ts';
import { hearNews, hereNews } from './hearing.ts';
import { Hold } from './hold.ts';
import { Marks, MOST_MARKS } from './marks.ts';
import { missedSince, retell } from './recount.ts';
import type { RuleSet } from './rule-sets.ts';
import { Seldom } from './seldom.ts';
import { Telling } from './telling.ts';

/** How a server treats its tables. */
export interface RoomSettings {
  /** Before a bot decides or throws, so that people can follow; milliseconds. */
  readonly pace: number;
  /** After so many milliseconds others may let a bot play for who is away. */
  readonly absence: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What went wrong without anybody to be told. */
  readonly trouble: (error: unknown) => void;
  /** Who tells others that serve the same tables. */
  readonly broker: Broker;
  /** A game is over: what is kept of it besides its log is kept before anybody is told so. */
  readonly over: (room: Room) => Promise<void>;
  /** Tells this process from the others. */
  readonly process: string;
}

const HOUR = 60 * 60 * 1000;
/** A table that could not go on by itself tries again after this. */
const STUCK = 1000;
/** Whoever has stored the last line lets bots go on; others do when nothing came of it for so many milliseconds. */
const ELSEWHERE = { least: 300, most: 600 } as const;

/** Does not keep a process. */
const pass = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds).unref());

/** What is stored here is told to the others. */
const toldOn = (log: LogStore, tell: (at: number, lines: readonly string[]) => void): LogStore => ({
  read: from => log.read(from),
  append: async (at, lines, mark) => {
    const stored = await log.append(at, lines, mark);
    if (stored.ok) tell(at, lines);
    return stored;
  },
});

const companyText = (company: Company): string => {
  const message: CompanyMessage = { type: 'company', company };
  return JSON.stringify(message);
};

const isAttempt = ({ keys }: WholeTable): boolean => keys.some(({ kind }) => kind === 'player');

export class Room {
  readonly chairs: Chairs;
  readonly telling: Telling;
  readonly table: Table<Kinds>;
  readonly hosted: Hosted<Kinds>;
  /** The table is the attempt of a device at the game of a day. */
  readonly isAttempt: boolean;
  readonly settings: RoomSettings;
  readonly marks: Marks;
  readonly guests = new Set<Guest>();
  readonly hold: Hold;
  readonly #store: TableStore;
  readonly #gate: Gate;
  #record: StoredTable;
  /** Of what is stored besides the log, by this room. */
  #changes = 0;
  #reloading: Promise<void> | undefined;
  #isReloadDue = false;
  #stopHearing: () => void = () => undefined;
  readonly #company = new Seldom(() => this.#tellCompany());
  /** What everybody here was told of the company; nothing where not all were told the same. */
  #companyTold: string | undefined;
  #isClosed = false;
  #isEnded = false;
  /** It is stored that the game is over, or there is nothing left to store it in. */
  #isEndKept = false;
  readonly #here = new Seldom(() => this.publish(hereNews(this, false)));
  /** When the last guest left, or the room was opened. */
  #idleSince: number;
  /** The same, and when the table was touched last, by a clock that nobody sets. */
  #idleAt = performance.now();
  #touchedAt: number;
  readonly #openedAt: number;

  private constructor(
    store: TableStore,
    hosted: Hosted<Kinds>,
    whole: WholeTable,
    table: Table<Kinds>,
    marks: Marks,
    gate: Gate,
    settings: RoomSettings,
  ) {
    this.#store = store;
    this.#record = whole.table;
    this.chairs = new Chairs(store, whole, () => this.#changed());
    this.hosted = hosted;
    this.isAttempt = isAttempt(whole);
    this.table = table;
    this.telling = new Telling(table, hosted, () => this.#end());
    this.marks = marks;
    this.#gate = gate;
    this.settings = settings;
    this.hold = new Hold(
      () => {
        const { holding, usualAsking } = hosted;
        table.asking = this.hold.by === undefined ? usualAsking : (holding ?? usualAsking);
        this.companyChanged();
      },
      by => this.publish({ type: 'hold', seat: by ?? null }),
    );
    this.#openedAt = settings.now();
    this.#idleSince = this.#openedAt;
    const isFresh = Math.abs(this.#openedAt - whole.table.touched) < HOUR;
    this.#touchedAt = isFresh ? this.#idleAt : Number.NEGATIVE_INFINITY;
  }

  static async open(
    store: TableStore,
    ruleSet: RuleSet,
    whole: WholeTable,
    settings: RoomSettings,
  ): Promise<Result<Room, Refusal>> {
    const { number, phase } = whole.table;
    const { broker } = settings;
    // One device has all chairs of an attempt, and would grant itself every throw again.
    const hosted: Hosted<Kinds> = isAttempt(whole)
      ? { ...ruleSet.hosted, isRevealedForGood: true }
      : ruleSet.hosted;
    const log = store.log(number);
    const gate = new Gate(phase === 'playing');
    let room: Room | undefined;
    const table = await Table.open<Kinds>({
      hosted,
      store: store.isShared
        ? toldOn(log, (at, lines) => broker.publish(number, { type: 'lines', at, lines }))
        : log,
      think: ruleSet.think,
      pause: async (before, wasHeard) => {
        const isWatched = (room?.guests.size ?? 0) > 0;
        const elsewhere = wasHeard && store.isShared ? randomInt(ELSEWHERE.least, ELSEWHERE.most) : 0;
        await gate.pass(elsewhere + (before === 'foregone' || !isWatched ? 0 : settings.pace));
        if (before !== 'foregone') await room?.hold.pass();
      },
      stuck: async () => gate.pass(STUCK),
      trouble: settings.trouble,
    });
    if (!table.ok) return table;
    const marks = new Marks(await store.marks(number, MOST_MARKS));
    room = new Room(store, hosted, whole, table.value, marks, gate, settings);
    if (store.isShared) room.#listen();
    const { state } = table.value.position;
    if (phase === 'playing' && hosted.game.outcome(state) !== undefined) room.#end();
    return ok(room);
  }

  get record(): StoredTable {
    return this.#record;
  }

  get phase(): Phase {
    return this.#record.phase;
  }

  /** Stored before it counts. */
  async change(change: TableChange): Promise<void> {
    this.#touchedAt = performance.now();
    if (await this.#store.change(this.#record.number, change)) this.#become(change);
    else await this.reload();
  }

  #become(change: TableChange): void {
    this.#record = { ...this.#record, ...change };
    this.#gate.isOpen = this.phase === 'playing';
    this.#changed();
    this.companyChanged();
  }

  /** Whether the game has begun: not when somebody got up meanwhile. */
  async begin(): Promise<boolean> {
    if (!(await this.#store.begin(this.#record.number))) return false;
    this.#become({ phase: 'playing', code: undefined });
    return true;
  }

  // ---- other processes --------------------------------------------------------------------------------------

  get store(): TableStore {
    return this.#store;
  }

  get known(): KnownTable {
    const { number, version } = this.#record;
    return { number, at: this.table.at, version };
  }

  #listen(): void {
    const { number } = this.#record;
    this.#stopHearing = this.settings.broker.subscribe(number, news => {
      hearNews(this, news).catch(this.settings.trouble);
    });
    this.publish(hereNews(this, true));
  }

  /** Somebody may come yet: it is not given up for a while. */
  keep(): void {
    this.#idleSince = this.settings.now();
    this.#idleAt = performance.now();
  }

  get idleSince(): number {
    return this.#idleSince;
  }

  /** Nobody has been here for so many milliseconds. */
  isIdle(milliseconds: number): boolean {
    return this.guests.size === 0 && performance.now() - this.#idleAt > milliseconds;
  }

  /** Nobody is here any more, nor may anybody come. */
  close(): void {
    this.#isClosed = true;
    this.#stopHearing();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  publish(news: News): void {
    if (this.#store.isShared) this.settings.broker.publish(this.#record.number, news);
  }

  #changed(): void {
    this.#changes++;
    this.publish({ type: 'table' });
  }

  /** Reads again what is stored besides the log; who asks meanwhile is answered by a reading that began later. */
  async reload(): Promise<void> {
    if (this.#reloading !== undefined) {
      this.#isReloadDue = true;
      return this.#reloading;
    }
    this.#reloading = this.#reloadNow();
    try {
      await this.#reloading;
    } finally {
      this.#reloading = undefined;
    }
  }

  async #reloadNow(): Promise<void> {
    do {
      this.#isReloadDue = false;
      const changes = this.#changes;
      const whole = await this.#store.find(this.#record.name);
      // What was changed here while it was read is not in it.
      if (changes !== this.#changes) this.#isReloadDue = true;
      else await this.#replace(whole);
    } while (this.#isReloadDue);
  }

  async #replace(whole: WholeTable | undefined): Promise<void> {
    if (whole === undefined) {
      this.#isEndKept = true;
      this.#record = { ...this.#record, phase: 'closed', code: undefined, isListed: false };
    } else {
      this.#isEndKept = whole.table.phase === 'over';
      // Nobody else may know yet that it is.
      this.#record = this.#isEnded ? { ...whole.table, phase: 'over' } : whole.table;
      for (const seat of this.chairs.replace(whole)) await this.unseat(seat);
    }
    this.#gate.isOpen = this.phase === 'playing';
    this.companyChanged();
  }

  /** Others hear who is here: when it changes, and now and then. */
  tellHere(): void {
    if (this.#store.isShared) this.#here.seldom();
  }

  // ---- how it goes ------------------------------------------------------------------------------------------

  /** Remembered once an hour, before anybody plays: nobody archives a table that is used. */
  async touch(): Promise<void> {
    if (performance.now() - this.#touchedAt > HOUR) await this.change({});
  }

  /** From here on the seed is no secret, so nothing may be taken back any more. */
  #end(): void {
    if (this.phase !== 'playing') return;
    this.#isEnded = true;
    this.#record = { ...this.#record, phase: 'over' };
    void this.#keepEnd();
  }

  /** Whoever has stored the last line keeps it; others do when they have not heard of that, and until it is kept. */
  async #keepEnd(): Promise<void> {
    if (this.#store.isShared && this.table.wasHeard) await pass(randomInt(ELSEWHERE.least, ELSEWHERE.most));
    while (!this.#isEndKept && !this.#isClosed) {
      try {
        await this.settings.over(this);
        await this.change({ phase: 'over' });
        this.#isEndKept = true;
      } catch (error) {
        this.settings.trouble(error);
        await pass(STUCK);
      }
    }
  }

  lines(): Promise<Result<readonly string[], Refusal>> {
    return this.#store.log(this.#record.number).read();
  }

  // ---- people come and go -----------------------------------------------------------------------------------

  /** What a guest is told first. Its seats are those whose secrets were right. */
  async welcome(
    guest: Guest,
    { at, version }: Pick<Hello, 'at' | 'version'>,
  ): Promise<Result<Welcome, Refusal>> {
    const told = await this.telling.join(guest, guest.seats, guest.eyes);
    if (!told.ok) return told;
    const missed = await this.#missed(guest, told.value, at);
    const { company } = this;
    if (companyText(company) !== this.#companyTold) this.#companyTold = undefined;
    return ok({
      type: 'welcome',
      version,
      facts: {
        table: this.#record.name,
        game: this.#record.game,
        rules: this.#record.rules,
        options: this.#record.options,
        seats: this.#record.seats,
        seedHash: this.#record.seedHash,
        created: this.#record.created,
        revision: this.hosted.game.revision,
        physics: this.hosted.throwing?.physics,
      },
      seats: guest.seats,
      isOpener: guest.isOpener,
      eyes: guest.eyes,
      company,
      told: told.value,
      missed,
      now: this.settings.now(),
    });
  }

  async #missed(
    { eyes }: Guest,
    told: WireTold,
    at: number | undefined,
  ): Promise<readonly WireInput[] | undefined> {
    if (at === undefined) return undefined;
    if (at === told.at) return [];
    const lines = await this.lines();
    if (!lines.ok) return undefined;
    const retold = retell(this.hosted, lines.value.slice(0, told.at), eyes);
    return retold.ok ? missedSince(retold.value, at) : undefined;
  }

  enter(guest: Guest): void {
    this.guests.add(guest);
    for (const seat of guest.seats) this.chairs.come(seat);
    this.tellHere();
    this.presenceChanged();
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    if (this.hold.by !== undefined && guest.seats.includes(this.hold.by)) this.hold.set(undefined);
    this.telling.leave(guest);
    for (const seat of guest.seats) this.chairs.go(seat, this.settings.now());
    if (this.guests.size === 0) this.keep();
    this.tellHere();
    this.presenceChanged();
  }

  /** A guest holds other seats, or sees with other eyes: it is told the table anew, if it is still there. */
  async reseat(guest: Guest, seats: readonly SeatId[], eyes: SeatId | null): Promise<Refusal | undefined> {
    if (!this.guests.has(guest)) return undefined;
    for (const seat of seats) if (!guest.seats.includes(seat)) this.chairs.come(seat);
    for (const seat of guest.seats) if (!seats.includes(seat)) this.chairs.go(seat, this.settings.now());
    guest.seats = seats;
    guest.eyes = eyes;
    this.tellHere();
    const told = await this.telling.join(guest, seats, eyes, now => {
      const message: ToldMessage = { type: 'told', eyes, seats, told: now };
      this.tell(guest, message);
    });
    if (!this.guests.has(guest)) this.telling.leave(guest);
    if (!told.ok) return told.error;
    this.companyChanged();
    return undefined;
  }

  /** Whoever has the seat has it no longer. */
  async unseat(seat: SeatId): Promise<void> {
    for (const guest of this.guests) {
      if (!guest.seats.includes(seat)) continue;
      const seats = guest.seats.filter(one => one !== seat);
      await this.reseat(guest, seats, guest.eyes === seat ? null : guest.eyes);
    }
  }

  get company(): Company {
    const { phase, isListed, code } = this.#record;
    let watchers = this.chairs.presence.watchersElsewhere;
    for (const { seats } of this.guests) if (seats.length === 0) watchers++;
    return {
      phase,
      chairs: this.chairs.told(this.#openedAt),
      watchers,
      isListed,
      heldBy: this.hold.by,
      code: phase === 'gathering' ? code : undefined,
    };
  }

  // ---- telling ----------------------------------------------------------------------------------------------

  tell(guest: Guest, message: DownMessage): void {
    guest.send(JSON.stringify(message));
  }

  /** What is only of this moment, to everybody at the table wherever they came, or to who has a seat. */
  pass(message: DownMessage, to: SeatId | null = null, but?: Guest): void {
    const text = JSON.stringify(message);
    for (const guest of this.guests)
      if (guest !== but && (to === null || guest.seats.includes(to))) guest.send(text);
    this.publish({ type: 'passed', to, message });
  }

  /** Of many who come and go, most change nothing for the others. */
  #tellCompany(): void {
    const text = companyText(this.company);
    if (text === this.#companyTold) return;
    this.#companyTold = text;
    for (const guest of this.guests) guest.send(text);
  }

  companyChanged(): void {
    this.#company.soon();
  }

  /** Somebody came or went: many do at once. */
  presenceChanged(): void {
    this.#company.seldom();
  }

  /** A seat that a guest holds. */
  heldBy(guest: Guest, seat: SeatId): Refusal | undefined {
    return guest.seats.includes(seat) ? undefined : refuseOnline('seat', 'not-your-seat');
  }

  inPhase(phase: 'gathering' | 'playing'): Result<undefined, Refusal> {
    if (this.phase === phase) return ok(undefined);
    if (this.phase === 'closed') return fail(refuseOnline('closed', 'table-closed'));
    return fail(refuseOnline('phase', phase === 'gathering' ? 'only-while-gathering' : 'only-in-a-game'));
  }
}
