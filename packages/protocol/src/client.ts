/**
 * A client of one table, for pages and programs: it says hello, comes back by itself after a lost connection, sends again
 * what was not answered, and keeps what it was told last.
 */
import { equalPlain, fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { applyChange } from './change.ts';
import type {
  Aimed,
  Company,
  DownMessage,
  Nudged,
  Reacted,
  Said,
  StepMessage,
  TableFacts,
  Welcome,
  WireInput,
  WireTold,
} from './down.ts';
import { printFrame } from './frames.ts';
import { readDownFrame } from './read.ts';
import { freshClientName } from './secrets.ts';
import { refuseOnline } from './sentences.ts';
import type { Aim, AskedMessage, Asking, HeldSeat, Hello } from './up.ts';
import { isPageTooOld, PROTOCOL_VERSION } from './versions.ts';

/** As much of a socket as is needed: that of a browser, and that of `ws`. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** `lost` comes back by itself, `ended` never does. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'ended';

/** What has happened, and everything that stands after it. */
export interface ClientStep extends WireInput {
  readonly at: number;
  readonly told: WireTold;
}

/** All of them are optional, and none may throw. */
export interface Listening {
  /** Whenever the table is shown anew: at first, after a lost connection, with other eyes. */
  fresh?(told: WireTold, missed: readonly WireInput[] | undefined): void;
  step?(step: ClientStep): void;
  company?(company: Company): void;
  link?(state: LinkState, why: Refusal | undefined): void;
  said?(said: Said): void;
  reacted?(reacted: Reacted): void;
  nudged?(nudged: Nudged): void;
  aimed?(aimed: Aimed): void;
}

export interface ClientParts {
  /** Opens a socket to `SOCKET_PATH` of the server. */
  readonly open: () => SocketLike;
  readonly table: string;
  readonly key?: string;
  readonly opener?: string;
  readonly seats?: readonly HeldSeat[];
  readonly hear: Listening;
  /** Calls once after so many milliseconds, unless what it answers is called before. */
  readonly after?: (milliseconds: number, call: () => void) => () => void;
  /** A number from 0 to 1: who was cut off together does not come back together. */
  readonly chance?: () => number;
}

declare function setTimeout(call: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

const inTime = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

const SECOND = 1000;
/** There may be another server; everybody who was cut off comes within that time. */
const FIRST_WAIT = 0.1 * SECOND;
/** A server that is started anew is there after a second or two: so many tries come soon, the others less and less often. */
const SOON = { wait: 0.5 * SECOND, tries: 8 } as const;
const LONGEST_WAIT = 10 * SECOND;

function longestWait(tries: number): number {
  if (tries < SOON.tries) return tries === 0 ? FIRST_WAIT : SOON.wait;
  return Math.min(LONGEST_WAIT, SOON.wait * 2 ** Math.min(tries - SOON.tries + 1, 10));
}
/** A link over which nothing came for so long is asked, and given up when it does not answer in the same time again. */
const SILENCE = 20 * SECOND;

/** What was asked and is not answered yet. */
interface Open {
  readonly asked: AskedMessage;
  readonly answer: (result: Result<Answered, Refusal>) => void;
  readonly inputs: WireInput[];
}

/** What an asked message was answered with. */
export interface Answered {
  /** The place of the line that an input became. */
  readonly at?: number | undefined;
  /** What a recount tells. */
  readonly inputs: readonly WireInput[];
  /** What an inquiry was answered with. */
  readonly answer?: unknown;
}

export class TableClient {
  readonly #parts: ClientParts;
  readonly #name = freshClientName();
  readonly #after: NonNullable<ClientParts['after']>;
  #asked = 0;
  /** In the order they were asked. */
  readonly #open = new Map<string, Open>();
  #seats: readonly HeldSeat[];
  #socket: SocketLike | undefined;
  #state: LinkState = 'connecting';
  #tries = 0;
  #stopWaiting: (() => void) | undefined;
  #isSilent = false;
  #welcome: Welcome | undefined;
  #told: WireTold | undefined;
  #company: Company | undefined;
  #eyes: string | null = null;
  /** Eyes that were asked for, to be asked for again. */
  #wanted: string | null | undefined;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#after = parts.after ?? inTime;
    this.#seats = parts.seats ?? [];
    this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Nothing before the first welcome. */
  get facts(): TableFacts | undefined {
    return this.#welcome?.facts;
  }

  get told(): WireTold | undefined {
    return this.#told;
  }

  get company(): Company | undefined {
    return this.#company;
  }

  get isOpener(): boolean {
    return this.#welcome?.isOpener === true;
  }

  /** Seats this device holds; their secrets are to be kept by it. */
  get seats(): readonly HeldSeat[] {
    return this.#seats;
  }

  /** Whose eyes it sees with. */
  get eyes(): string | null {
    return this.#eyes;
  }

  /** Answered when the server has done it, however often the connection was lost on the way. */
  ask(asking: Asking): Promise<Result<Answered, Refusal>> {
    if (this.#state === 'ended') return Promise.resolve(fail(refuseOnline('gone', 'client-closed')));
    const id = `${this.#name}-${++this.#asked}`;
    const message = { ...asking, id } as AskedMessage;
    if (message.type === 'take') this.#hold({ seat: message.seat, secret: message.secret });
    if (message.type === 'look') this.#wanted = message.seat;
    return new Promise(answer => {
      this.#open.set(id, { asked: message, answer, inputs: [] });
      if (this.#state === 'open') this.#send(message);
    });
  }

  /** May be lost. */
  aim(aim: Omit<Aim, 'type'>): void {
    if (this.#state === 'open') this.#send({ type: 'aim', ...aim });
  }

  /** Seats that this device got from elsewhere, for example by a link: says hello again. */
  hold(seats: readonly HeldSeat[]): void {
    for (const seat of seats) this.#hold(seat);
    if (this.#state === 'open') this.#drop(undefined);
  }

  /** Leaves for good. */
  close(): void {
    this.#end(refuseOnline('gone', 'client-closed'));
  }

  #hold(held: HeldSeat): void {
    this.#seats = [...this.#seats.filter(({ seat }) => seat !== held.seat), held];
  }

  // ---- the link -------------------------------------------------------------------------------------------

  #connect(): void {
    this.#stopWaiting?.();
    const socket = this.#parts.open();
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    socket.onopen = () => {
      if (isCurrent()) this.#send(this.#hello());
    };
    socket.onmessage = ({ data }) => {
      if (isCurrent()) this.#hearFrame(String(data));
    };
    socket.onclose = () => {
      if (isCurrent()) this.#lose(refuseOnline('link', 'lost-connection'), undefined);
    };
    // A socket that fails closes, too.
    socket.onerror = () => undefined;
    this.#watch();
  }

  #hello(): Hello {
    const { table, key, opener } = this.#parts;
    return {
      type: 'hello',
      version: PROTOCOL_VERSION,
      table,
      ...(key !== undefined && { key }),
      ...(opener !== undefined && { opener }),
      ...(this.#told !== undefined && { at: this.#told.at }),
      seats: this.#seats,
    };
  }

  #send(message: object): void {
    this.#socket?.send(printFrame([message]));
  }

  /** Asks a silent link whether it is still there. */
  #watch(wasAsked = false): void {
    this.#stopWaiting?.();
    this.#isSilent = true;
    this.#stopWaiting = this.#after(SILENCE, () => {
      if (!this.#isSilent) this.#watch();
      else if (wasAsked || this.#state !== 'open') this.#drop(refuseOnline('link', 'lost-connection'));
      else {
        this.#send({ type: 'ping' });
        this.#watch(true);
      }
    });
  }

  #drop(why: Refusal | undefined): void {
    const socket = this.#socket;
    this.#lose(why, why === undefined ? 0 : undefined);
    socket?.close();
  }

  #lose(why: Refusal | undefined, wait: number | undefined): void {
    this.#socket = undefined;
    if (this.#state === 'ended') return;
    this.#become('lost', why);
    const { chance = () => 1 } = this.#parts;
    const longest = longestWait(this.#tries++);
    this.#stopWaiting?.();
    this.#stopWaiting = this.#after(wait ?? longest * (0.5 + 0.5 * chance()), () => this.#connect());
  }

  #end(why: Refusal): void {
    if (this.#state === 'ended') return;
    this.#stopWaiting?.();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#become('ended', why);
    socket?.close();
    this.#giveUp(why);
  }

  #giveUp(why: Refusal): void {
    for (const { answer } of this.#open.values()) answer(fail(why));
    this.#open.clear();
  }

  #become(state: LinkState, why?: Refusal): void {
    this.#state = state;
    this.#parts.hear.link?.(state, why);
  }

  // ---- what the server says -------------------------------------------------------------------------------

  #hearFrame(frame: string): void {
    this.#isSilent = false;
    const messages = readDownFrame(frame);
    if (messages === undefined) this.#drop(refuseOnline('link', 'lost-connection'));
    else for (const message of messages) this.#hear(message);
  }

  #hear(message: DownMessage): void {
    const { hear } = this.#parts;
    switch (message.type) {
      case 'welcome':
        this.#enter(message);
        break;
      case 'step':
        this.#step(message);
        break;
      case 'told':
        this.#told = message.told;
        this.#eyes = message.eyes;
        this.#seats = this.#seats.filter(({ seat }) => message.seats.includes(seat) || this.#isTaking(seat));
        hear.fresh?.(message.told, undefined);
        break;
      case 'company':
        this.#company = message.company;
        hear.company?.(message.company);
        break;
      case 'done':
        this.#answer(message.id, ({ inputs }) => ok({ at: message.at, inputs }));
        break;
      case 'recounted':
        this.#open.get(message.id)?.inputs.push(...message.inputs);
        if (message.isLast) this.#answer(message.id, ({ inputs }) => ok({ inputs }));
        break;
      case 'answer':
        this.#answer(message.id, ({ inputs }) => ok({ inputs, answer: message.answer }));
        break;
      case 'refused':
        if (message.id === undefined) this.#end(message.refusal);
        else this.#answer(message.id, () => fail(message.refusal));
        break;
      case 'closing':
        if (message.comeBack === undefined) this.#end(message.refusal);
        else this.#leaveFor(message.comeBack, message.refusal);
        break;
      case 'said':
        hear.said?.(message);
        break;
      case 'reacted':
        hear.reacted?.(message);
        break;
      case 'nudged':
        hear.nudged?.(message);
        break;
      case 'aimed':
        hear.aimed?.(message);
        break;
      case 'pong':
    }
  }

  #isTaking(seat: string): boolean {
    for (const { asked } of this.#open.values())
      if (asked.type === 'take' && asked.seat === seat) return true;
    return false;
  }

  #leaveFor(wait: number, why: Refusal): void {
    const { chance = () => 1 } = this.#parts;
    // Another page will be here: whoever asked has to know that nothing comes of it.
    if (isPageTooOld(why)) this.#giveUp(why);
    const socket = this.#socket;
    this.#lose(why, wait * (0.5 + chance()));
    socket?.close();
  }

  #enter(welcome: Welcome): void {
    const { hear } = this.#parts;
    this.#tries = 0;
    this.#welcome = welcome;
    this.#told = welcome.told;
    this.#company = welcome.company;
    this.#eyes = welcome.eyes;
    this.#seats = this.#seats.filter(({ seat }) => welcome.seats.includes(seat) || this.#isTaking(seat));
    this.#become('open');
    hear.company?.(welcome.company);
    hear.fresh?.(welcome.told, welcome.missed);
    const isLookedFor = [...this.#open.values()].some(({ asked }) => asked.type === 'look');
    if (this.#wanted !== undefined && this.#wanted !== welcome.eyes && !isLookedFor)
      void this.ask({ type: 'look', seat: this.#wanted });
    for (const { asked } of [...this.#open.values()]) this.#send(asked);
  }

  #step({ at, change, action, by, events, evidence }: StepMessage): void {
    const told = this.#changed(change);
    if (told === undefined) this.#drop(undefined);
    else {
      this.#told = told;
      this.#parts.hear.step?.({ at, action, by, events, evidence, told });
    }
  }

  /** Nothing when it is a change of what was never told: the table has to be shown anew. */
  #changed(change: StepMessage['change']): WireTold | undefined {
    try {
      return applyChange(this.#told, change) as WireTold;
    } catch {
      return undefined;
    }
  }

  #answer(id: string, result: (open: Open) => Result<Answered, Refusal>): void {
    const open = this.#open.get(id);
    if (open === undefined) return;
    this.#open.delete(id);
    const { asked } = open;
    const answered = result(open);
    if (asked.type === 'take' && !answered.ok)
      this.#seats = this.#seats.filter(held => !equalPlain(held, { seat: asked.seat, secret: asked.secret }));
    if (asked.type === 'leave' && answered.ok)
      this.#seats = this.#seats.filter(({ seat }) => seat !== asked.seat);
    open.answer(answered);
  }
}
