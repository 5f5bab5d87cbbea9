/** A table with people around it: what it is, who is there, and who is told what. */
import { type Hosted, type Kinds, type SeatId, Table } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type Company,
  type CompanyMessage,
  type DownMessage,
  type Phase,
  PROTOCOL_VERSION,
  refuseOnline,
  type ToldMessage,
  type Welcome,
  type WireInput,
  type WireTold,
} from '@tumblekeep/protocol';
import type { StoredTable, TableChange, TableStore, WholeTable } from '../store/port.ts';
import { Chairs } from './chairs.ts';
import { Gate } from './gate.ts';
import type { Guest } from './guest.ts';
import { Hold } from './hold.ts';
import { Marks, MOST_MARKS } from './marks.ts';
import { missedSince, retell } from './recount.ts';
import type { RuleSet } from './rule-sets.ts';
import { Telling } from './telling.ts';
import { Words } from './words.ts';

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
}

const HOUR = 60 * 60 * 1000;
/** A table that could not go on by itself tries again after this. */
const STUCK = 1000;

export class Room {
  readonly chairs: Chairs;
  readonly telling: Telling;
  readonly table: Table<Kinds>;
  readonly hosted: Hosted<Kinds>;
  readonly settings: RoomSettings;
  readonly marks: Marks;
  readonly guests = new Set<Guest>();
  readonly hold: Hold;
  readonly #store: TableStore;
  readonly #gate: Gate;
  #record: StoredTable;
  #isCompanyDue = false;
  /** When the last guest left, or the room was opened. */
  idleSince: number;
  readonly #openedAt: number;

  private constructor(
    store: TableStore,
    { hosted }: RuleSet,
    whole: WholeTable,
    table: Table<Kinds>,
    marks: Marks,
    gate: Gate,
    settings: RoomSettings,
  ) {
    this.#store = store;
    this.#record = whole.table;
    this.chairs = new Chairs(store, whole);
    this.hosted = hosted;
    this.table = table;
    this.telling = new Telling(table, hosted, () => this.#end());
    this.marks = marks;
    this.#gate = gate;
    this.settings = settings;
    this.hold = new Hold(() => {
      const { holding, usualAsking } = hosted;
      table.asking = this.hold.by === undefined ? usualAsking : (holding ?? usualAsking);
      this.companyChanged();
    });
    this.#openedAt = settings.now();
    this.idleSince = this.#openedAt;
  }

  static async open(
    store: TableStore,
    ruleSet: RuleSet,
    whole: WholeTable,
    settings: RoomSettings,
  ): Promise<Result<Room, Refusal>> {
    const { number, phase } = whole.table;
    const gate = new Gate(phase === 'playing');
    let room: Room | undefined;
    const table = await Table.open<Kinds>({
      hosted: ruleSet.hosted,
      store: store.log(number),
      think: ruleSet.think,
      pause: async before => {
        const isWatched = (room?.guests.size ?? 0) > 0;
        await gate.pass(before === 'foregone' || !isWatched ? 0 : settings.pace);
        if (before !== 'foregone') await room?.hold.pass();
      },
      stuck: async () => gate.pass(STUCK),
    });
    if (!table.ok) return table;
    const marks = new Marks(await store.marks(number, MOST_MARKS));
    room = new Room(store, ruleSet, whole, table.value, marks, gate, settings);
    const { state } = table.value.position;
    if (phase === 'playing' && ruleSet.hosted.game.outcome(state) !== undefined) room.#end();
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
    const touched = this.settings.now();
    await this.#store.change(this.#record.number, { ...change, touched });
    this.#record = { ...this.#record, ...change, touched };
    this.#gate.isOpen = this.phase === 'playing';
    this.companyChanged();
  }

  /** Whoever looks after the server has closed it. */
  async lookAgain(): Promise<void> {
    if ((await this.#store.phase(this.#record.number)) !== 'closed' || this.phase === 'closed') return;
    this.#record = { ...this.#record, phase: 'closed', code: undefined, isListed: false };
    this.#gate.isOpen = false;
    this.companyChanged();
  }

  /** Remembered once an hour: nobody archives a table that is used. */
  touch(): void {
    if (this.settings.now() - this.#record.touched > HOUR) this.change({}).catch(this.settings.trouble);
  }

  /** From here on the seed is no secret, so nothing may be taken back any more. */
  #end(): void {
    if (this.phase !== 'playing') return;
    this.#record = { ...this.#record, phase: 'over' };
    this.change({ phase: 'over' }).catch(this.settings.trouble);
  }

  lines(): Promise<Result<readonly string[], Refusal>> {
    return this.#store.log(this.#record.number).read();
  }

  // ---- people come and go -----------------------------------------------------------------------------------

  /** What a guest is told first. Its seats are those whose secrets were right. */
  async welcome(guest: Guest, at: number | undefined): Promise<Result<Welcome, Refusal>> {
    const told = await this.telling.join(guest, guest.seats, guest.eyes);
    if (!told.ok) return told;
    const missed = await this.#missed(guest, told.value, at);
    this.touch();
    return ok({
      type: 'welcome',
      version: PROTOCOL_VERSION,
      facts: {
        table: this.#record.name,
        game: this.#record.game,
        rules: this.#record.rules,
        options: this.#record.options,
        seats: this.#record.seats,
        seedHash: this.#record.seedHash,
        created: this.#record.created,
      },
      seats: guest.seats,
      isOpener: guest.isOpener,
      eyes: guest.eyes,
      company: this.company,
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
    this.companyChanged();
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    if (this.hold.by !== undefined && guest.seats.includes(this.hold.by)) this.hold.set(undefined);
    this.telling.leave(guest);
    for (const seat of guest.seats) this.chairs.go(seat, this.settings.now());
    if (this.guests.size === 0) this.idleSince = this.settings.now();
    this.companyChanged();
  }

  /** A guest holds other seats, or sees with other eyes: it is told the table anew. */
  async reseat(guest: Guest, seats: readonly SeatId[], eyes: SeatId | null): Promise<Refusal | undefined> {
    for (const seat of seats) if (!guest.seats.includes(seat)) this.chairs.come(seat);
    for (const seat of guest.seats) if (!seats.includes(seat)) this.chairs.go(seat, this.settings.now());
    guest.seats = seats;
    guest.eyes = eyes;
    const told = await this.telling.join(guest, seats, eyes);
    if (!told.ok) return told.error;
    const message: ToldMessage = { type: 'told', eyes, seats, told: told.value };
    this.tell(guest, message);
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
    let watchers = 0;
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
    guest.send(Words.of(message));
  }

  tellAll(message: DownMessage, but?: Guest): void {
    const words = Words.of(message);
    for (const guest of this.guests) if (guest !== but) guest.send(words);
  }

  /** Told once, however much has changed in one go. */
  companyChanged(): void {
    if (this.#isCompanyDue) return;
    this.#isCompanyDue = true;
    setImmediate(() => {
      this.#isCompanyDue = false;
      const message: CompanyMessage = { type: 'company', company: this.company };
      this.tellAll(message);
    });
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
