/** One socket: how fast it may speak, what waits for it, and the table it came to. */
import type { Duplex } from 'node:stream';
import type { SeatId } from '@tumblekeep/host';
import type { Refusal } from '@tumblekeep/kernel';
import {
  type AskedMessage,
  type Closing,
  type Hello,
  PROTOCOL_VERSION,
  readUpFrame,
  refuseOnline,
  type UpMessage,
} from '@tumblekeep/protocol';
import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics.ts';
import type { Limits } from '../options.ts';
import { hear } from '../tables/asked.ts';
import { type Guest, usualEyes } from '../tables/guest.ts';
import type { Room } from '../tables/room.ts';
import { welcomeBack } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { aim } from '../tables/talk.ts';
import { Words } from '../tables/words.ts';
import type { Outbox } from './outbox.ts';

/** What all connections share. */
export interface Around {
  readonly tables: Tables;
  readonly outbox: Outbox;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** The server is about to leave: nothing is taken any more. */
  isLeaving: boolean;
}

/** Told to come back after so many milliseconds. */
const SOON = 500;
const LATER = 5_000;

const PONG = Words.of({ type: 'pong' });

const GOING_AWAY = 1001;
const POLICY = 1008;

export class Connection implements Guest {
  seats: readonly SeatId[] = [];
  isOpener = false;
  eyes: SeatId | null = null;
  /** Something came since it was asked last. */
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #around: Around;
  #room: Room | undefined;
  #isGreeted = false;
  #isClosed = false;
  #waiting: Words[] | undefined;
  #left: number;
  #filledAt: number;

  /** `wire` is what the socket speaks over: frames that many are told are written there as they are. */
  constructor(socket: WebSocket, wire: Duplex, around: Around) {
    this.#socket = socket;
    this.#wire = wire;
    this.#around = around;
    this.#left = around.limits.messageBurst;
    this.#filledAt = around.now();
  }

  // ---- out --------------------------------------------------------------------------------------------------

  send(words: Words): void {
    if (this.#isClosed) return;
    if (this.#waiting === undefined) {
      this.#waiting = [words];
      this.#around.outbox.add(this);
    } else this.#waiting.push(words);
  }

  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined || this.#isClosed) return;
    if (this.#wire.writableLength > this.#around.limits.slowReader) {
      this.#refused(refuseOnline('slow', 'too-slow'));
      this.gone();
      this.#socket.terminate();
      return;
    }
    const [first] = waiting as [Words];
    this.#wire.write(waiting.length === 1 ? first.frame : Buffer.concat(waiting.map(({ frame }) => frame)));
  }

  /** The last words; `comeBack` is when to try again. */
  close(refusal: Refusal, comeBack?: number, code = POLICY): void {
    if (this.#isClosed) return;
    const closing: Closing = { type: 'closing', refusal, comeBack };
    this.send(Words.of(closing));
    this.flush();
    this.#refused(refusal);
    this.gone();
    this.#socket.close(code);
  }

  leaveSoon(): void {
    this.close(refuseOnline('leaves', 'server-leaves'), SOON, GOING_AWAY);
  }

  /** Whatever the reason: nobody is there any more. */
  gone(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#room?.leave(this);
    this.#room = undefined;
  }

  /** Asks a connection that says nothing; gives one up that did not answer. */
  check(): void {
    if (!this.isAlive) {
      this.gone();
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    this.#socket.ping();
  }

  #refused({ code }: Refusal): void {
    this.#around.metrics.refusals.inc({ code });
  }

  // ---- in ---------------------------------------------------------------------------------------------------

  receive(frame: string): void {
    if (this.#isClosed || this.#around.isLeaving) return;
    this.isAlive = true;
    if (frame.length > this.#around.limits.messageSize) {
      this.close(refuseOnline('long', 'long-message', { most: this.#around.limits.messageSize }));
      return;
    }
    const messages = readUpFrame(frame);
    if (messages === undefined) {
      this.close(refuseOnline('message', 'not-understood'));
      return;
    }
    for (const message of messages) {
      if (!this.#mayGoOn()) {
        this.close(refuseOnline('fast', 'too-much-at-once'), LATER);
        return;
      }
      this.#hear(message);
    }
  }

  #mayGoOn(): boolean {
    const { limits, now } = this.#around;
    const at = now();
    this.#left = Math.min(
      limits.messageBurst,
      this.#left + ((at - this.#filledAt) / 1000) * limits.messagesPerSecond,
    );
    this.#filledAt = at;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  #hear(message: UpMessage): void {
    const room = this.#room;
    if (message.type === 'ping') this.send(PONG);
    else if (message.type === 'hello') void this.#greet(message);
    else if (room === undefined) this.close(refuseOnline('hello', 'hello-first'));
    else if (message.type === 'aim') aim(room, this, message);
    else void this.#ask(room, message);
  }

  async #ask(room: Room, message: AskedMessage): Promise<void> {
    const begun = performance.now();
    const refusal = await hear(room, this, message);
    const { metrics } = this.#around;
    if (refusal) this.#refused(refusal);
    else if (message.type === 'input') {
      metrics.inputs.inc();
      metrics.inputSeconds.observe((performance.now() - begun) / 1000);
    }
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#isGreeted) return this.close(refuseOnline('hello', 'hello-once'));
    this.#isGreeted = true;
    if (hello.version !== PROTOCOL_VERSION) return this.close(refuseOnline('version', 'other-version'));
    const opened = await this.#around.tables.room(hello.table);
    if (this.#isClosed) return;
    if (!opened.ok) return this.close(opened.error, comeBackAfter(opened.error));
    const room = opened.value;
    if (!mayCome(room, hello)) return this.close(refuseOnline('table', 'no-such-table'));
    const { chairs } = room;
    this.seats = hello.seats.filter(({ seat, secret }) => chairs.holds(seat, secret)).map(({ seat }) => seat);
    this.isOpener = chairs.hasKey(hello.opener, 'opener');
    this.eyes = usualEyes(this.seats);
    this.#room = room;
    room.enter(this);
    const welcome = await room.welcome(this, hello.at);
    if (this.#isClosed) return room.telling.leave(this);
    if (!welcome.ok) return this.close(welcome.error, LATER);
    room.tell(this, welcome.value);
    for (const seat of this.seats) await welcomeBack(room, seat);
  }
}

const comeBackAfter = ({ code }: Refusal): number | undefined =>
  code === 'full' || code === 'trouble' ? LATER : undefined;

/** The link, a seat, the opener, a table that is listed, or a game that is over. */
function mayCome({ chairs, record }: Room, { key, opener, seats }: Hello): boolean {
  return (
    record.phase === 'over' ||
    (record.isListed && record.phase !== 'closed') ||
    chairs.hasKey(key, 'join') ||
    chairs.hasKey(opener, 'opener') ||
    seats.some(({ seat, secret }) => chairs.holds(seat, secret))
  );
}
