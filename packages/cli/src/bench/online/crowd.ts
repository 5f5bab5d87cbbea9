/** Many tables at which games are played again behind sockets. Latency is from the moment an input is due. */
import type { Refusal } from '@tumblekeep/kernel';
import { Guest, type GuestListening } from '../../online/guest.ts';
import { openTable, type ScriptedTable } from '../../online/open.ts';
import type { Script, ScriptedInput } from '../../online/script.ts';
import type { Address } from '../../online/socket.ts';
import { Beat } from './beat.ts';
import type { Player } from './lap.ts';

export interface Crowd {
  /** Of all servers: the guests of each table come to different ones. */
  readonly addresses: readonly Address[];
  readonly scripts: readonly Script[];
  readonly tables: number;
  readonly guestsPerTable: number;
  /** What a rate is of; everything else is done as soon as it may. */
  readonly paced: 'inputs' | 'throws';
  /** Microseconds of processor time that the server has used. */
  readonly processor: () => Promise<number>;
}

/** What was acknowledged at a table: the first inputs of its script. */
export interface Played {
  readonly table: ScriptedTable;
  acknowledged: number;
}

interface Place {
  readonly number: number;
  played: Played;
  guests: readonly Guest[];
  /** When the input on its way was due. */
  due: number | undefined;
  /** Waits for the beat. */
  isReady: boolean;
  round: number;
  /** The last input that was acknowledged, and those who have not heard of it yet. */
  last: { readonly at: number; readonly when: number; readonly waiting: Set<Guest> } | undefined;
}

const milliseconds = (): number => performance.now();
const AT_ONCE = 16;

/** Calls one after another, so many at a time. */
export async function forAll<T>(
  items: readonly T[],
  call: (item: T, i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const i = next++;
      await call(items[i] as T, i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

export class CrowdRun implements Player {
  readonly #crowd: Crowd;
  readonly #places: Place[] = [];
  readonly #placeOf = new Map<Guest, Place>();
  readonly #hear: GuestListening;
  readonly #beat = new Beat<Place>((place, due) => this.#send(place, due));
  #isPlaying = false;
  /** All that was ever played, to be compared with what the server has kept. */
  readonly played: Played[] = [];
  readonly problems: string[] = [];
  latencies: number[] = [];
  /** Of throws alone. */
  thrown: number[] = [];
  /** Milliseconds after which others heard of an input, counted from its acknowledgement. */
  late: number[] = [];
  acknowledged = 0;
  #changing = 0;
  #bytesOfGone = 0;

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
    this.#hear = {
      went: guest => this.#went(guest),
      done: (guest, id) => this.#done(guest, id),
      refused: (guest, id, refusal) => this.#complain(guest, id, refusal),
      closed: guest => {
        const place = this.#placeOf.get(guest);
        if (place?.guests.includes(guest)) this.problems.push('a connection ended');
      },
    };
  }

  get guests(): number {
    return this.#places.reduce((sum, { guests }) => sum + guests.length, 0);
  }

  get bytesReceived(): number {
    let bytes = this.#bytesOfGone;
    for (const { guests } of this.#places) for (const { received } of guests) bytes += received;
    return bytes;
  }

  /** Tables without anybody who looks, until there are so many. */
  async open(tables = this.#crowd.tables): Promise<void> {
    const from = this.#places.length;
    const numbers = Array.from({ length: tables - from }, (_, i) => from + i);
    await forAll(numbers, async number => {
      this.#places[number] = {
        number,
        played: await this.#openFor(number, 0),
        guests: [],
        due: undefined,
        isReady: false,
        round: 0,
        last: undefined,
      };
    });
  }

  /** Everybody who is not there yet comes and is shown the table. */
  async connect(): Promise<void> {
    const empty = this.#places.filter(({ guests }) => guests.length === 0);
    await forAll(empty, place => this.#seat(place));
  }

  play(rate: number | undefined): void {
    this.#isPlaying = true;
    this.#beat.start(rate);
    for (const place of this.#places) this.#consider(place);
  }

  processor(): Promise<number> {
    return this.#crowd.processor();
  }

  startCounting(): void {
    this.latencies = [];
    this.thrown = [];
    this.late = [];
    this.acknowledged = 0;
  }

  async stop(): Promise<void> {
    this.#isPlaying = false;
    this.#beat.stop();
    for (const place of this.#places) place.isReady = false;
    while (this.#changing > 0 || this.#places.some(({ due }) => due !== undefined))
      await new Promise(resolve => setTimeout(resolve, 10));
  }

  leave(): void {
    for (const place of this.#places) this.#release(place);
  }

  async #openFor(number: number, round: number): Promise<Played> {
    const { scripts, tables } = this.#crowd;
    const script = scripts[(number + round * tables) % scripts.length] as Script;
    const played = { table: await openTable(this.#address(number), script), acknowledged: 0 };
    this.played.push(played);
    return played;
  }

  #address(i: number): Address {
    const { addresses } = this.#crowd;
    return addresses[i % addresses.length] as Address;
  }

  /** Seats go round among the guests; who gets none watches. */
  #seat(place: Place): Promise<void> {
    const { guestsPerTable } = this.#crowd;
    const { table } = place.played;
    return new Promise(resolve => {
      let missing = guestsPerTable;
      const hear: GuestListening = {
        ...this.#hear,
        went: guest => {
          const isWelcome = guest.at > 0 && !this.#placeOf.has(guest);
          if (!isWelcome) {
            this.#went(guest);
            return;
          }
          this.#placeOf.set(guest, place);
          missing--;
          if (missing === 0) resolve();
        },
      };
      place.guests = Array.from(
        { length: guestsPerTable },
        (_, i) =>
          new Guest(
            this.#address(place.number + i),
            table,
            table.held.filter((_, seat) => seat % guestsPerTable === i),
            hear,
          ),
      );
    });
  }

  #release(place: Place): void {
    const { guests } = place;
    place.guests = [];
    for (const guest of guests) {
      this.#bytesOfGone += guest.received;
      this.#placeOf.delete(guest);
      guest.leave();
    }
  }

  /** What was refused is on its way no longer; its table plays no more. */
  #complain(guest: Guest, id: string | undefined, refusal: Refusal): void {
    const place = this.#placeOf.get(guest);
    if (place !== undefined) place.due = undefined;
    this.problems.push(`${id ?? 'a connection'} was refused: ${refusal.code} ${refusal.sentence}`);
  }

  // ---- playing ------------------------------------------------------------------------------------------

  #next(place: Place): ScriptedInput | undefined {
    const { table, acknowledged } = place.played;
    return table.script.inputs[acknowledged];
  }

  #sender(place: Place, { seat }: ScriptedInput): Guest | undefined {
    return place.guests.find(({ seats }) => seats.some(held => held.seat === seat));
  }

  #went(guest: Guest): void {
    const place = this.#placeOf.get(guest);
    if (place === undefined) return;
    const { last } = place;
    if (last !== undefined && guest.at > last.at && last.waiting.delete(guest))
      this.late.push(milliseconds() - last.when);
    this.#consider(place);
  }

  /** Whoever has heard of it before its sender was not late. */
  #note(place: Place, sender: Guest, at: number): void {
    const others = place.guests.filter(guest => guest !== sender);
    const waiting = new Set(others.filter(guest => guest.at <= at));
    for (let i = waiting.size; i < others.length; i++) this.late.push(0);
    place.last = { at, when: milliseconds(), waiting };
  }

  /** Whether somebody may play here now. */
  #consider(place: Place): void {
    if (!this.#isPlaying || place.isReady || place.due !== undefined) return;
    const next = this.#next(place);
    if (next === undefined || this.#sender(place, next)?.at !== next.at) return;
    if (this.#crowd.paced === 'throws' && next.input.type !== 'throw') {
      this.#send(place, milliseconds());
      return;
    }
    place.isReady = true;
    this.#beat.offer(place);
  }

  #send(place: Place, due: number): void {
    const next = this.#next(place) as ScriptedInput;
    const { seat, at, input } = next;
    place.isReady = false;
    place.due = due;
    this.#sender(place, next)?.send({
      type: 'input',
      id: `${place.number}-${place.round}-${at}`,
      seat,
      at,
      input,
    });
  }

  #done(guest: Guest, id: string): void {
    const place = this.#placeOf.get(guest);
    if (place?.due === undefined) {
      this.problems.push(`${id} was answered and nobody had asked`);
      return;
    }
    const latency = milliseconds() - place.due;
    const isThrow = this.#next(place)?.input.type === 'throw';
    (isThrow ? this.thrown : this.latencies).push(latency);
    this.acknowledged++;
    this.#note(place, guest, this.#next(place)?.at ?? 0);
    place.due = undefined;
    place.played.acknowledged++;
    if (this.#next(place) === undefined) void this.#change(place);
    else this.#consider(place);
  }

  /** A game is over: everybody leaves and comes to a new table. */
  async #change(place: Place): Promise<void> {
    this.#changing++;
    this.#release(place);
    place.round++;
    try {
      place.played = await this.#openFor(place.number, place.round);
      await this.#seat(place);
      this.#consider(place);
    } catch (error) {
      this.problems.push(String(error));
    } finally {
      this.#changing--;
    }
  }
}
