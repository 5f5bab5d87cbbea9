/**
 * People at one table who play a game again that was played before, with real clients: each seat on a device, the first
 * seat on two that race each other, and somebody who watches. Each plays by what it was told, and by nothing else.
 */
import { hashPlain, makeStream, nextInt, type Stream } from '@tumblekeep/kernel';
import { type HeldSeat, type LinkState, TableClient, type WireTold } from '@tumblekeep/protocol';
import type { ScriptedTable } from '../online/open.ts';
import type { ScriptedInput } from '../online/script.ts';
import type { Address } from '../online/socket.ts';
import type { Witness } from './witness.ts';

/** What somebody was told last. */
export interface LastTold {
  readonly eyes: string | null;
  readonly told: WireTold;
}

/** Everything that one device was ever told of its table: of each view as much as tells it from others. */
export interface History {
  readonly eyes: string | null;
  readonly seen: readonly Seen[];
}

export interface Seen {
  readonly at: number;
  readonly inputs: number;
  readonly view: string;
  /** Of what was told to have happened; nothing where the table was shown anew. */
  readonly happened?: string;
}

/** As it comes over the wire: fields that say nothing are left out. */
export const fingerprint = (told: unknown): string => hashPlain(JSON.parse(JSON.stringify(told)));

interface Device {
  readonly client: TableClient;
  readonly seen: Seen[];
  /** Why it was lost, at last. */
  why: string | undefined;
  /** Lines of the log at which it has put something in that is not answered yet. */
  asked: number | undefined;
  /** One thought at a time, however much happens meanwhile: else thoughts would beget thoughts, faster and faster. */
  isThinking: boolean;
}

/** How people at a table behave. */
export interface Manner {
  /** They come back so many times faster than a page does. */
  readonly haste: number;
  /** Milliseconds of thought, at most. */
  readonly thought: number;
  /** Nobody wants to know afterwards what they were told. */
  readonly isForgetful?: boolean;
  /** The connection of a device has changed. */
  readonly onLink?: (device: TableClient, state: LinkState) => void;
}

/** So that there is more to break. */
const HASTY: Manner = { haste: 10, thought: 12 };
/** Milliseconds: what is longer is no wait before coming back. A server on a busy machine is silent for seconds at its start. */
const LONGEST_WAIT = 10_000;

/** Somebody else was faster, or a restart came between: not wrong. */
const USUAL = new Set([
  'table-went-on',
  'place-taken',
  'only-in-a-game',
  'game-over',
  'server-trouble',
  'being-stored',
  'read-again-first',
  'store-away',
  'store-broke',
]);

export class Party {
  readonly table: ScriptedTable;
  readonly problems: string[] = [];
  readonly #devices: Device[] = [];
  readonly #inputAt: ReadonlyMap<number, ScriptedInput>;
  readonly #stream: Stream;
  readonly #manner: Manner;
  #isPlaying = true;

  /** `address` is asked for each connection anew. */
  constructor(address: () => Address, table: ScriptedTable, witness: Witness, manner = HASTY) {
    this.table = table;
    this.#manner = manner;
    this.#inputAt = new Map(table.script.inputs.map(input => [input.at, input]));
    this.#stream = makeStream(table.table, 'party');
    const [first] = table.held;
    const hands = [...table.held.map(held => [held]), first === undefined ? [] : [first], []];
    for (const seats of hands) this.#seat(address, witness, seats);
  }

  get inputs(): number {
    return this.#devices.reduce((most, { client }) => Math.max(most, client.told?.inputs ?? 0), 0);
  }

  /** Nobody plays on, and everybody was told the same last line. */
  get isQuiet(): boolean {
    const [first] = this.#devices;
    return this.#devices.every(
      ({ client, asked }) =>
        asked === undefined &&
        client.state === 'open' &&
        client.told?.isForPeople === true &&
        client.told.at === first?.client.told?.at,
    );
  }

  /** Everybody has a connection and was shown the table. */
  get isThere(): boolean {
    return this.#devices.every(({ client }) => client.state === 'open');
  }

  /** Everybody of whom somebody waits in vain, for a report. */
  get stragglers(): readonly string[] {
    const at = this.#devices.reduce((most, { client }) => Math.max(most, client.told?.at ?? 0), 0);
    return this.#devices.flatMap(({ client: { state, eyes, told }, why, asked }) =>
      state === 'open' && asked === undefined && told?.at === at
        ? []
        : [
            `${eyes ?? 'a spectator'} at ${this.table.table} is ${state} at line ${told?.at} of ${at}${asked === undefined ? '' : `, asks at ${asked}`}, last because of ${why ?? 'nothing'}`,
          ],
    );
  }

  get isOver(): boolean {
    return this.#devices.every(({ client }) => client.told?.outcome !== undefined);
  }

  get devices(): number {
    return this.#devices.length;
  }

  get histories(): readonly History[] {
    return this.#devices.map(({ client: { eyes }, seen }) => ({ eyes, seen }));
  }

  get lastTold(): readonly LastTold[] {
    return this.#devices.flatMap(({ client: { eyes, told } }) =>
      told === undefined ? [] : [{ eyes, told }],
    );
  }

  pause(): void {
    this.#isPlaying = false;
  }

  close(): void {
    this.#isPlaying = false;
    for (const { client } of this.#devices) client.close();
  }

  #seat(address: () => Address, witness: Witness, seats: readonly HeldSeat[]): void {
    const { table, key } = this.table;
    const { haste, onLink } = this.#manner;
    const chance = (): number => nextInt(this.#stream, 1000) / 1000;
    const client = new TableClient({
      open: () => witness.open(address(), table),
      table,
      key,
      seats,
      chance,
      after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds > LONGEST_WAIT ? milliseconds : milliseconds / haste);
        return () => clearTimeout(timer);
      },
      hear: {
        fresh: told => this.#see(device, told),
        step: ({ told, action, events }) =>
          this.#see(device, told, action === undefined ? undefined : events),
        link: (state, why) => {
          if (why !== undefined) device.why = why.sentence;
          onLink?.(client, state);
          this.#heard(state, why?.sentence);
        },
      },
    });
    const device: Device = { client, seen: [], why: undefined, asked: undefined, isThinking: false };
    this.#devices.push(device);
  }

  #heard(state: LinkState, why: string | undefined): void {
    if (state === 'ended' && this.#isPlaying) this.problems.push(`a device was sent away: ${why}`);
  }

  #see(device: Device, { at, inputs, view }: WireTold, events?: readonly unknown[]): void {
    if (this.#manner.isForgetful !== true) {
      const happened = events && fingerprint(events);
      device.seen.push({ at, inputs, view: fingerprint(view), ...(happened !== undefined && { happened }) });
    }
    this.#think(device);
  }

  #think(device: Device): void {
    if (device.isThinking) return;
    device.isThinking = true;
    const play = (): void => {
      device.isThinking = false;
      void this.#play(device);
    };
    setTimeout(play, nextInt(this.#stream, this.#manner.thought));
  }

  async #play(device: Device): Promise<void> {
    const { client } = device;
    const { told } = client;
    const next = told && this.#inputAt.get(told.at);
    if (!this.#isPlaying || next === undefined || device.asked !== undefined) return;
    const { seat, at, input } = next;
    if (!client.seats.some(held => held.seat === seat)) return;
    device.asked = at;
    const answered = await client.ask({ type: 'input', seat, at, input });
    device.asked = undefined;
    if (!this.#isPlaying) return;
    if (!answered.ok && !USUAL.has(answered.error.sentence))
      this.problems.push(
        `table ${this.table.table} refused what was played before: ${answered.error.sentence}`,
      );
    if (client.told?.at !== at || !answered.ok) this.#think(device);
  }
}
