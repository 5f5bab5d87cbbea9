/** A game at a table elsewhere, as one device there is told of it: kept up to date, heard one thing after another. */
import type { Hosted, Kinds, SeatId, Told } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type ClientStep,
  type GameInput,
  refuseOnline,
  type WireInput,
  type WireTold,
} from '@tumblekeep/protocol';
import type { Line } from './line.ts';

/** An input that stands, as this device may know it. */
export interface PastInput<K extends Kinds> {
  /** Nothing for the beginning of the game. */
  readonly action: K['Action'] | undefined;
  readonly by: SeatId | undefined;
  readonly events: readonly K['Event'][];
  readonly evidence: unknown;
}

/** What stands after it. */
interface Stands<K extends Kinds> {
  readonly told: Told<K>;
  readonly seating: K['Seating'];
}

export type Heard<K extends Kinds> = Stands<K> &
  (
    | { readonly type: 'step'; readonly input: PastInput<K> }
    /** Nobody saw them happen here, and more is to come. */
    | { readonly type: 'missed'; readonly inputs: readonly PastInput<K>[] }
    /** Nothing has happened in the game: somebody asks to take back, or looks with other eyes. */
    | { readonly type: 'told' }
    /** Something was taken back, or too much was missed: all that stands then. */
    | { readonly type: 'anew'; readonly past: readonly PastInput<K>[] }
  );

type Unplaced<K extends Kinds> =
  Heard<K> extends infer One ? (One extends Stands<K> ? Omit<One, keyof Stands<K>> : never) : never;

export class Guest<K extends Kinds> {
  readonly line: Line;
  readonly hosted: Hosted<K>;
  readonly past: PastInput<K>[] = [];
  #told: Told<K>;
  #seating: K['Seating'];
  #hear: ((heard: Heard<K>) => Promise<void>) | undefined;
  /** What is heard is worked on in order. */
  #working: Promise<unknown> = Promise.resolve();
  /** Whoever waits until so many lines are known. */
  #waiting: { readonly at: number; readonly go: () => void }[] = [];

  private constructor(line: Line, hosted: Hosted<K>, told: WireTold) {
    this.line = line;
    this.hosted = hosted;
    this.#told = this.#read(told);
    this.#seating = this.#seatingOf(told);
  }

  static async arrive<K extends Kinds>(line: Line, hosted: Hosted<K>): Promise<Result<Guest<K>, Refusal>> {
    const arrived = await line.arrived();
    if (!arrived.ok) return arrived;
    const guest = new Guest(line, hosted, line.client.told as WireTold);
    line.overhear({
      step: step => guest.#step(step),
      fresh: (told, missed) => void guest.#fresh(told, missed),
      link: state => state === 'ended' && guest.#letGo(Number.POSITIVE_INFINITY),
    });
    const recounted = await guest.#recount();
    return recounted.ok ? ok(guest) : recounted;
  }

  get told(): Told<K> {
    return this.#told;
  }

  get seating(): K['Seating'] {
    return this.#seating;
  }

  get seats(): readonly SeatId[] {
    return this.line.seats;
  }

  get hasEnded(): boolean {
    return this.line.client.state === 'ended';
  }

  /** One listener, which is given time for each thing it hears. */
  follow(hear: (heard: Heard<K>) => Promise<void>): void {
    this.#hear = hear;
  }

  /** After everything that was heard before, and before anything else is. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#working.then(work);
    this.#working = done.catch(() => undefined);
    return done;
  }

  /** The seat of this device that is asked. */
  get askedHere(): SeatId | undefined {
    return this.#told.asked.find(seat => this.seats.includes(seat));
  }

  /** Answers when what came of it was heard, with its place in the log. */
  async act(
    input: GameInput,
    at: number,
    seat = this.askedHere ?? this.seats[0],
  ): Promise<Result<number | undefined, Refusal>> {
    if (seat === undefined) return fail(refuseOnline('spectator', 'only-watches'));
    const done = await this.line.ask({ type: 'input', seat, at, input });
    if (!done.ok) return done;
    const place = done.value.at;
    if (place !== undefined) await this.#reached(place + 1);
    await this.#working;
    return ok(place);
  }

  /** Whoever asks for it agrees to it, for every seat of this device. */
  async takeBack(): Promise<Result<undefined, Refusal>> {
    const asked = await this.act({ type: 'takeback' }, this.#told.at);
    if (!asked.ok) return asked;
    for (const seat of this.seats) {
      const { at, takeback } = this.#told;
      if (takeback?.open.includes(seat) !== true) continue;
      const agreed = await this.act({ type: 'consent', agrees: true }, at, seat);
      if (!agreed.ok) return agreed;
    }
    return ok(undefined);
  }

  async inquire(question: unknown): Promise<Result<unknown, Refusal>> {
    const answered = await this.line.ask({ type: 'inquire', question });
    return answered.ok ? ok(answered.value.answer) : answered;
  }

  /** Sees with the eyes of a seat of this device, or with nobody's. */
  async look(seat: SeatId | null): Promise<Result<Told<K>, Refusal>> {
    const looked = await this.line.ask({ type: 'look', seat });
    return looked.ok ? ok(this.#told) : looked;
  }

  #reached(at: number): Promise<void> {
    if (this.#told.at >= at || this.hasEnded) return Promise.resolve();
    return new Promise(go => this.#waiting.push({ at, go }));
  }

  #letGo(at: number): void {
    const free = this.#waiting.filter(one => one.at <= at);
    this.#waiting = this.#waiting.filter(one => one.at > at);
    for (const { go } of free) go();
  }

  #seatingOf({ seating }: WireTold): K['Seating'] {
    const { seats = [] } = this.line.client.facts ?? {};
    return this.hosted.readSeating(seating, seats) ?? this.hosted.everybody(seats, 'people');
  }

  #read({ legal, ...told }: WireTold): Told<K> {
    const actions = legal.flatMap(text => {
      const action = this.hosted.game.parse(text);
      return action.ok ? [action.value] : [];
    });
    const isPlayer = this.line.seats.length > 0;
    return {
      ...(told as Omit<Told<K>, 'legal'>),
      legal: actions,
      // Whoever has to agree is asked by the table, not by this device.
      undo: isPlayer && told.undo !== 'nothing' && told.takeback === undefined ? 'free' : 'nothing',
      takeback: told.takeback,
      outcome: told.outcome as K['Outcome'] | undefined,
    };
  }

  #input({ action, by, events, evidence }: WireInput): PastInput<K> {
    const parsed = action === undefined ? undefined : this.hosted.game.parse(action);
    return {
      action: parsed?.ok ? parsed.value : undefined,
      by,
      events: events as readonly K['Event'][],
      evidence,
    };
  }

  #emit(heard: Unplaced<K>): void {
    const stands = { told: this.#told, seating: this.#seating };
    const whole = { ...heard, ...stands } as Heard<K>;
    void this.inTurn(() => this.#hear?.(whole)).catch(() => undefined);
    this.#letGo(this.#told.at);
  }

  #take(told: WireTold): void {
    this.#told = this.#read(told);
    this.#seating = this.#seatingOf(told);
  }

  #step({ told, ...input }: ClientStep): void {
    if (this.past.length === 0) return;
    this.#take(told);
    // Secrets that were looked at on a shared device are covered again.
    if (input.action !== undefined && this.line.client.eyes !== null && this.seats.length > 1)
      void this.look(null);
    if (input.action !== undefined) this.#add([input]);
    else if (told.inputs < this.past.length - 1) {
      this.past.length = told.inputs + 1;
      this.#emit({ type: 'anew', past: [...this.past] });
    } else this.#emit({ type: 'told' });
  }

  #add(inputs: readonly WireInput[]): void {
    const past = inputs.map(input => this.#input(input));
    this.past.push(...past);
    const last = past.pop();
    if (past.length > 0) this.#emit({ type: 'missed', inputs: past });
    if (last !== undefined) this.#emit({ type: 'step', input: last });
  }

  async #fresh(told: WireTold, missed: readonly WireInput[] | undefined): Promise<void> {
    if (this.past.length === 0) return;
    const hasGoneOn = told.at !== this.#told.at;
    this.#take(told);
    const inputs = hasGoneOn ? missed?.filter(({ action }) => action !== undefined) : [];
    // As many inputs as before may be other ones: only whoever is told what was missed knows.
    if (inputs !== undefined && this.past.length + inputs.length === told.inputs + 1) {
      if (inputs.length > 0) this.#add(inputs);
      else this.#emit({ type: 'told' });
    } else if ((await this.#recount()).ok) this.#emit({ type: 'anew', past: [...this.past] });
  }

  /** Everything from the beginning; again where something happened meanwhile. */
  async #recount(): Promise<Result<undefined, Refusal>> {
    for (;;) {
      const recounted = await this.line.ask({ type: 'recount', from: 0 });
      if (!recounted.ok) return recounted;
      const { told } = this.line.client;
      if (told === undefined || recounted.value.inputs.length !== told.inputs + 1) continue;
      this.#take(told);
      this.past.splice(
        0,
        Number.POSITIVE_INFINITY,
        ...recounted.value.inputs.map(input => this.#input(input)),
      );
      return ok(undefined);
    }
  }
}
