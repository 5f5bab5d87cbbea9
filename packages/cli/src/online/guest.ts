/** A client of a crowd: it follows how far its table is and hears its answers, and reads nothing else. */
import type { Refusal } from '@tumblekeep/kernel';
import { type HeldSeat, type Hello, PROTOCOL_VERSION, type Welcome } from '@tumblekeep/protocol';
import type { ScriptedTable } from './open.ts';
import { type Address, CrowdSocket } from './socket.ts';

export interface GuestListening {
  /** The table went on, or was shown for the first time. */
  readonly went: (guest: Guest) => void;
  readonly done: (guest: Guest, id: string, at: number | undefined) => void;
  readonly refused: (guest: Guest, id: string | undefined, refusal: Refusal) => void;
  readonly closed: (guest: Guest) => void;
}

const STEP = '{"type":"step"';
const AT = '"at":';

/** The number after the first `at` of a step, without reading the rest: steps are most of what comes. */
function atOfStep(line: string): number {
  const from = line.indexOf(AT, STEP.length) + AT.length;
  let at = 0;
  for (let i = from; ; i++) {
    const digit = line.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return at;
    at = at * 10 + digit;
  }
}

export class Guest {
  readonly #table: Pick<ScriptedTable, 'table' | 'key'>;
  readonly seats: readonly HeldSeat[];
  readonly #socket: CrowdSocket;
  readonly #hear: GuestListening;
  /** Lines of the log that it was told of; none before the welcome. */
  at = 0;

  constructor(
    address: Address,
    table: Pick<ScriptedTable, 'table' | 'key'>,
    seats: readonly HeldSeat[],
    hear: GuestListening,
  ) {
    this.#table = table;
    this.seats = seats;
    this.#hear = hear;
    this.#socket = new CrowdSocket(
      address,
      { frame: text => this.#frame(text), closed: () => hear.closed(this) },
      () => this.#hello(),
    );
  }

  get received(): number {
    return this.#socket.received;
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  leave(): void {
    this.#socket.close();
  }

  #hello(): void {
    const { table, key } = this.#table;
    const hello: Hello = { type: 'hello', version: PROTOCOL_VERSION, table, key, seats: this.seats };
    this.send(hello);
  }

  #frame(text: string): void {
    for (let from = 0; from < text.length; ) {
      const end = text.indexOf('\n', from);
      const to = end === -1 ? text.length : end;
      this.#line(from === 0 && to === text.length ? text : text.slice(from, to));
      from = to + 1;
    }
  }

  #line(line: string): void {
    if (line.startsWith(STEP)) {
      this.at = atOfStep(line);
      this.#hear.went(this);
      return;
    }
    const message = JSON.parse(line);
    switch (message.type) {
      case 'done':
        this.#hear.done(this, message.id, message.at);
        break;
      case 'refused':
      case 'closing':
        this.#hear.refused(this, message.id, message.refusal);
        break;
      case 'welcome':
      case 'told':
        this.at = (message as Welcome).told.at;
        this.#hear.went(this);
    }
  }
}
