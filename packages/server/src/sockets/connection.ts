/** One socket: how fast it may speak, what waits for it, and the table it came to. */
import type { SeatId } from '@tumblekeep/host';
import type { Refusal } from '@tumblekeep/kernel';
import {
  type AskedMessage,
  type Closing,
  type Hello,
  joinFrame,
  readHelloVersion,
  readUpFrame,
  refuseOnline,
  type UpMessage,
  unfit,
  type Versions,
} from '@tumblekeep/protocol';
import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics.ts';
import type { Limits } from '../options.ts';
import { StoreAway } from '../store/port.ts';
import { hear, refusalOf } from '../tables/asked.ts';
import { type Guest, usualEyes } from '../tables/guest.ts';
import type { Room } from '../tables/room.ts';
import { startIfFull, welcomeBack } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { aim } from '../tables/talk.ts';
import type { Outbox } from './outbox.ts';

/** What all connections share. */
export interface Around {
  readonly tables: Tables;
  readonly outbox: Outbox;
  readonly limits: Limits;
  readonly versions: Versions;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** What went wrong, for whoever keeps the server. */
  readonly trouble: (error: unknown) => void;
  /** The server is about to leave: nothing is taken any more. */
  isLeaving: boolean;
}

/** Told to come back after so many milliseconds. */
const SOON = 500;
const LATER = 5_000;
/** Somebody else may understand, or this server when it is upgraded. */
const ELSEWHERE = 2_000;

const PONG = JSON.stringify({ type: 'pong' });

const GOING_AWAY = 1001;
const POLICY = 1008;

export class Connection implements Guest {
  seats: readonly SeatId[] = [];
  isOpener = false;
  eyes: SeatId | null = null;
  /** Something came since it was asked last. */
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #around: Around;
  #room: Room | undefined;
  #isGreeted = false;
  #isClosed = false;
  /** Steps that follow the welcome, while it is being written. */
  #early: string[] | undefined;
  #waiting: string[] | undefined;
  #left: number;
  #filledAt: number;

  constructor(socket: WebSocket, around: Around) {
    this.#socket = socket;
    this.#around = around;
    this.#left = around.limits.messageBurst;
    this.#filledAt = around.now();
  }

  // ---- out --------------------------------------------------------------------------------------------------

  send(text: string): void {
    if (this.#isClosed) return;
    if (this.#early !== undefined) {
      this.#early.push(text);
      return;
    }
    if (this.#waiting === undefined) {
      this.#waiting = [text];
      this.#around.outbox.add(this);
    } else this.#waiting.push(text);
  }

  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined || this.#isClosed) return;
    if (this.#socket.bufferedAmount > this.#around.limits.slowReader) {
      this.#refused(refuseOnline('slow', 'too-slow'));
      this.gone();
      this.#socket.terminate();
      return;
    }
    this.#socket.send(joinFrame(waiting));
  }

  /** The last words; `comeBack` is when to try again. */
  close(refusal: Refusal, comeBack?: number, code = POLICY): void {
    if (this.#isClosed) return;
    this.#early = undefined;
    const closing: Closing = { type: 'closing', refusal, comeBack };
    this.send(JSON.stringify(closing));
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
      // What is new in a hello tells nothing to an older server but how new it is.
      const version = this.#isGreeted ? undefined : readHelloVersion(frame);
      if (version === undefined || this.#isFit(version))
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
      // A clock may be set back.
      this.#left + (Math.max(0, at - this.#filledAt) / 1000) * limits.messagesPerSecond,
    );
    this.#filledAt = at;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  #hear(message: UpMessage): void {
    const room = this.#room;
    if (message.type === 'ping') this.send(PONG);
    else if (message.type === 'hello') this.#greet(message).catch(error => this.#fail(error));
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

  #isFit(version: number): boolean {
    const refusal = unfit(version, this.#around.versions);
    if (refusal !== undefined) this.close(refusal, ELSEWHERE);
    return refusal === undefined;
  }

  /** The table could not be shown: the store may be away from one moment to the next. */
  #fail(error: unknown): void {
    const refusal = refusalOf(error);
    this.#around.trouble(error);
    this.close(refusal, comeBackAfter(refusal));
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#isGreeted) return this.close(refuseOnline('hello', 'hello-once'));
    this.#isGreeted = true;
    if (!this.#isFit(hello.version)) return;
    const opened = await this.#around.tables.room(hello.table);
    if (this.#isClosed) return;
    if (!opened.ok) return this.close(opened.error, comeBackAfter(opened.error));
    const room = opened.value;
    if (!(await isUpToDate(room, hello))) return this.close(refuseOnline('storage', 'store-away'), SOON);
    await room.touch();
    await startIfFull(room);
    if (this.#isClosed) return;
    if (room.isClosed) return this.close(refuseOnline('trouble', 'server-trouble'), SOON);
    if (!mayCome(room, hello)) return this.close(refuseOnline('table', 'no-such-table'));
    const { chairs } = room;
    this.seats = hello.seats.filter(({ seat, secret }) => chairs.holds(seat, secret)).map(({ seat }) => seat);
    this.isOpener = chairs.hasKey(hello.opener, 'opener');
    this.eyes = usualEyes(this.seats);
    this.#room = room;
    this.#early = [];
    room.enter(this);
    const welcome = await room.welcome(this, hello);
    if (this.#isClosed) return room.telling.leave(this);
    if (!welcome.ok) return this.close(welcome.error, LATER);
    const early = this.#early;
    this.#early = undefined;
    room.tell(this, welcome.value);
    for (const text of early) this.send(text);
    for (const seat of this.seats) await welcomeBack(room, seat);
  }
}

const comeBackAfter = ({ code }: Refusal): number | undefined =>
  code === 'full' || code === 'trouble' ? LATER : code === 'storage' ? SOON : undefined;

/**
 * Whoever comes from another process may have seen more than this one has heard of, or have a secret that it does not
 * know yet: nobody is sent back or sent away for that.
 */
async function isUpToDate(room: Room, { key, opener, seats, at = 0 }: Hello): Promise<boolean> {
  const { chairs, store, table } = room;
  if (!store.isShared) return true;
  const secrets = [key, opener, ...seats.map(({ secret }) => secret)];
  try {
    if (secrets.some(secret => secret !== undefined && !chairs.knows(secret))) await room.reload();
    return at <= table.at || (await table.catchUp()).ok;
  } catch (error) {
    if (error instanceof StoreAway) return false;
    throw error;
  }
}

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
