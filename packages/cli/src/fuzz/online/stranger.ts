/** One connection that sends what it likes and writes down how it is answered. */
import { nextInt, pick, type Stream } from '@tumblekeep/kernel';
import {
  freshSecret,
  type HeldSeat,
  PROTOCOL_VERSION,
  type RefusedMessage,
  readUpFrame,
  type Welcome,
} from '@tumblekeep/protocol';
import type { ScriptedTable } from '../../online/open.ts';
import { type Address, CrowdSocket } from '../../online/socket.ts';
import { frameText, rawFrame, type Writer } from './messages.ts';

export const ROLES = ['seat', 'seat', 'spectator', 'stranger', 'opener'] as const;
export type Role = (typeof ROLES)[number];

export interface Heard {
  /** How often each sentence was the reason of a refusal. */
  readonly refusals: Map<string, number>;
  done: number;
  readonly problems: string[];
}

const FRAMES = 40;
const AT_ONCE = 8;
const REMEMBERED = 16;
const PATIENCE = 60_000;

export class FuzzConnection {
  readonly #stream: Stream;
  readonly #table: ScriptedTable;
  readonly #role: Role;
  readonly #name: string;
  readonly #heard: Heard;
  readonly #socket: CrowdSocket;
  readonly #opened: Promise<void>;
  readonly #unanswered = new Set<string>();
  readonly #before: string[] = [];
  #at = 0;
  #ids = 0;
  #pongs = 0;
  #isClosed = false;
  #isTold = false;
  #isRaw = false;
  #wake: () => void = () => undefined;

  constructor(address: Address, name: string, stream: Stream, table: ScriptedTable, heard: Heard) {
    this.#stream = stream;
    this.#table = table;
    this.#name = name;
    this.#heard = heard;
    this.#role = pick(stream, ROLES);
    let opened = (): void => undefined;
    this.#opened = new Promise(resolve => {
      opened = resolve;
    });
    this.#socket = new CrowdSocket(
      address,
      {
        frame: text => this.#hear(text),
        closed: () => {
          this.#isClosed = true;
          opened();
          this.#wake();
        },
      },
      opened,
    );
  }

  /** Answers how many frames were sent. */
  async run(): Promise<number> {
    await this.#opened;
    let sent = 0;
    if (this.#role !== 'stranger') {
      this.#send(this.#hello());
      sent++;
      await this.#until(() => this.#at > 0);
    }
    const frames = 1 + nextInt(this.#stream, FRAMES);
    while (sent < frames && !this.#isClosed) {
      let isUnderstood = true;
      for (let i = 0; isUnderstood && i < AT_ONCE && sent < frames; i++, sent++)
        isUnderstood = this.#sendSomething();
      await this.#answered();
    }
    if (this.#isClosed) this.#checkEnd();
    else if (nextInt(this.#stream, 2) === 0) this.#socket.close();
    else this.#socket.drop();
    return sent;
  }

  #hello(): string {
    const { table, key, opener, held } = this.#table;
    const mine: HeldSeat[] = this.#role === 'seat' ? [pick(this.#stream, held)] : [];
    return JSON.stringify({
      type: 'hello',
      version: PROTOCOL_VERSION,
      table,
      key,
      seats: mine,
      ...(this.#role === 'opener' && { opener }),
    });
  }

  #send(frame: string): void {
    this.#socket.send(frame);
  }

  /** New, said before, or no message at all: whether anybody could understand it. */
  #sendSomething(): boolean {
    const stream = this.#stream;
    if (nextInt(stream, 200) === 0) {
      this.#isRaw = true;
      this.#socket.sendRaw(rawFrame(stream));
      return false;
    }
    const isOld = this.#before.length > 0 && nextInt(stream, 6) === 0;
    const frame = isOld ? pick(stream, this.#before) : this.#fresh();
    if (this.#before.length < REMEMBERED) this.#before.push(frame);
    const messages = readUpFrame(frame);
    for (const message of messages ?? []) if ('id' in message) this.#unanswered.add(message.id);
    this.#send(frame);
    return messages !== undefined && this.#role !== 'stranger';
  }

  #fresh(): string {
    const writer: Writer = {
      table: this.#role === 'stranger' ? stolen(this.#table) : this.#table,
      at: this.#at,
      freshId: () => `${this.#name}-${++this.#ids}`,
    };
    return frameText(this.#stream, writer);
  }

  /** A question that is always answered comes back after everything before it was read. */
  async #answered(): Promise<void> {
    const pongs = this.#pongs;
    this.#send('{"type":"ping"}');
    if (!(await this.#until(() => this.#pongs > pongs && this.#unanswered.size === 0)))
      this.#heard.problems.push(
        `${this.#name} (${this.#role}) got no answer to ${[...this.#unanswered].slice(0, 3).join(', ') || 'a ping'}`,
      );
  }

  /** Whether it came to be, or the connection ended, in time. */
  async #until(is: () => boolean): Promise<boolean> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#wake();
    }, PATIENCE);
    while (!this.#isClosed && !isLate && !is())
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    clearTimeout(timer);
    return !isLate;
  }

  /** Nobody is sent away without a reason: in words, or with a code where no words could be read. */
  #checkEnd(): void {
    if (this.#isTold || (this.#isRaw && this.#socket.closeCode !== undefined)) return;
    if (this.#socket.closeCode !== undefined && this.#socket.closeCode !== 1006) return;
    this.#heard.problems.push(`${this.#name} (${this.#role}) was sent away without a word`);
  }

  #hear(frame: string): void {
    for (const line of frame.split('\n')) this.#hearLine(line);
    this.#wake();
  }

  #hearLine(line: string): void {
    const message = JSON.parse(line);
    switch (message.type) {
      case 'welcome':
      case 'told':
        this.#at = (message as Welcome).told.at;
        break;
      case 'step':
        this.#at = message.at;
        break;
      case 'pong':
        this.#pongs++;
        break;
      case 'done':
      case 'answer':
        this.#heard.done++;
        this.#unanswered.delete(message.id);
        break;
      case 'recounted':
        if (message.isLast) this.#unanswered.delete(message.id);
        break;
      case 'refused':
      case 'closing':
        this.#refused(message as RefusedMessage);
    }
  }

  #refused({ id, refusal }: RefusedMessage): void {
    if (id === undefined) this.#isTold = true;
    else this.#unanswered.delete(id);
    const { refusals, problems } = this.#heard;
    if (typeof refusal?.sentence !== 'string' || refusal.sentence === '')
      problems.push(`${this.#name} was refused without a reason: ${JSON.stringify(refusal)}`);
    else refusals.set(refusal.sentence, (refusals.get(refusal.sentence) ?? 0) + 1);
  }
}

/** Who has heard of a table and has none of its secrets. */
const stolen = (table: ScriptedTable): ScriptedTable => ({
  ...table,
  key: freshSecret(),
  opener: freshSecret(),
  held: table.held.map(({ seat }) => ({ seat, secret: freshSecret() })),
});
