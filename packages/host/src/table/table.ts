/**
 * One table for every game and every client. What people choose, let go, report, take back or agree to comes in at one
 * place with the seats of whoever asks; it becomes lines; and what anybody is told comes from lines that are stored.
 */
import {
  fail,
  type InputLine,
  isHashed,
  LOG_FORMAT,
  LOG_VERSION,
  type LogHeader,
  type LogLine,
  ok,
  parseLog,
  printLine,
  type Refusal,
  type Result,
  refuse,
} from '@tumblekeep/kernel';
import type { Hosted, Kinds, SeatId, Throw, Throwing, Thrown } from './hosted.ts';
import { afterConsent, foldLog, Position } from './position.ts';
import type { LogStore } from './store.ts';
import { type Caller, Moments, type Step, type Told } from './told.ts';

export type Input<K extends Kinds> =
  | { readonly type: 'act'; readonly action: K['Action'] }
  | { readonly type: 'throw'; readonly release: K['Release'] }
  | { readonly type: 'takeback' }
  | { readonly type: 'consent'; readonly agrees: boolean }
  | { readonly type: 'seat'; readonly seating: unknown };

/** Before what the table goes on by itself: a client may want people to be able to follow. */
export type Pause = (before: 'bot' | 'bot-throw' | 'foregone') => Promise<void>;

export interface TableParts<K extends Kinds> {
  readonly hosted: Hosted<K>;
  readonly store: LogStore;
  readonly pause?: Pause;
}

export interface NewMatch<K extends Kinds> {
  readonly options: unknown;
  readonly seed: string;
  readonly seating: K['Seating'];
}

const BEHIND = refuse('behind', 'the table has gone on since; look at it again');
const OVER = refuse('over', 'the game is over');

interface Listener<K extends Kinds> {
  readonly caller: Caller;
  readonly viewer: string;
  readonly hear: (step: Step<K>) => void;
}

/** What is about to happen. */
interface Happening<K extends Kinds> {
  readonly action: K['Action'];
  readonly by: SeatId | undefined;
  readonly evidence?: unknown;
  readonly shown?: K['Shown'];
}

export class Table<K extends Kinds> {
  readonly #parts: TableParts<K>;
  #position: Position<K>;
  #at: number;
  /** What is in memory is not what is stored: it is folded anew before anything else. */
  #isStale = false;
  #courtesy: K['Courtesy'];
  #queue: Promise<unknown> = Promise.resolve();
  #moving: Promise<void> | undefined;
  readonly #listeners = new Set<Listener<K>>();

  private constructor(parts: TableParts<K>, position: Position<K>, at: number) {
    this.#parts = parts;
    this.#position = position;
    this.#at = at;
    this.#courtesy = parts.hosted.usualCourtesy;
  }

  static async begin<K extends Kinds>(
    parts: TableParts<K>,
    { options, seed, seating }: NewMatch<K>,
  ): Promise<Result<Table<K>, Refusal>> {
    const { hosted, store } = parts;
    const { game } = hosted;
    const made = game.setup(options, seed);
    if (!made.ok) return made;
    const header: LogHeader = {
      format: LOG_FORMAT,
      version: LOG_VERSION,
      rules: game.id,
      options: game.options(made.value),
      seed,
      revision: game.revision,
      table: hosted.logSeating(seating),
    };
    const stored = await store.append(0, [printLine(header)]);
    if (!stored.ok) return stored;
    const table = new Table(parts, new Position(hosted, seed, made.value, seating), 1);
    table.#goOn();
    return ok(table);
  }

  static async open<K extends Kinds>(parts: TableParts<K>): Promise<Result<Table<K>, Refusal>> {
    const folded = await readPosition(parts);
    if (!folded.ok) return folded;
    const table = new Table(parts, folded.value.position, folded.value.at);
    table.#goOn();
    return ok(table);
  }

  get at(): number {
    return this.#at;
  }

  /** For trusted clients in the same process: what a hint or a search needs. Nobody but the table changes it. */
  get position(): Position<K> {
    return this.#position;
  }

  get courtesy(): K['Courtesy'] {
    return this.#courtesy;
  }

  /** How people want to be asked from now on; no part of the match. */
  set courtesy(courtesy: K['Courtesy']) {
    this.#courtesy = courtesy;
    this.#goOn();
  }

  /** One after another; the answer is the place of the first line it became. */
  act(caller: Caller, input: Input<K>, at: number): Promise<Result<number, Refusal>> {
    return this.#inTurn(async () => {
      const fresh = await this.#refresh();
      if (!fresh.ok) return fresh;
      if (at !== this.#at) return fail(BEHIND);
      return this.#accept(caller, input);
    });
  }

  tell(caller: Caller, viewer: string): Result<Told<K>, Refusal> {
    if (this.#isStale) return fail(refuse('storage', 'what was stored has to be read again first'));
    return ok(this.#moments().tell(caller, viewer));
  }

  /** The answer stops the listening. */
  listen(caller: Caller, viewer: string, hear: (step: Step<K>) => void): () => void {
    const listener = { caller, viewer, hear };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** When nobody but people has to do something, or the game is over. */
  async settled(): Promise<void> {
    await this.#queue;
    while (this.#moving !== undefined) await this.#moving;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #refresh(): Promise<Result<undefined, Refusal>> {
    if (!this.#isStale) return ok(undefined);
    const folded = await readPosition(this.#parts);
    if (!folded.ok) return folded;
    this.#position = folded.value.position;
    this.#at = folded.value.at;
    this.#isStale = false;
    return ok(undefined);
  }

  #moments(): Moments<K> {
    return new Moments(this.#position, this.#at, this.#nextMove() === undefined);
  }

  // ---- what people put in -------------------------------------------------------------------------------

  #accept(caller: Caller, input: Input<K>): Promise<Result<number, Refusal>> {
    if (caller.seats.length === 0)
      return Promise.resolve(fail(refuse('spectator', 'whoever has no seat watches')));
    switch (input.type) {
      case 'act':
        return this.#choose(caller, input.action);
      case 'throw':
        return this.#throw(caller, input.release);
      case 'takeback':
        return this.#askBack(caller);
      case 'consent':
        return this.#consent(caller, input.agrees);
      case 'seat':
        return this.#sit(input.seating);
    }
  }

  /** The seat of the caller that may do it. */
  #seatOf({ seats }: Caller, may: readonly SeatId[]): SeatId | undefined {
    return may.find(seat => seats.includes(seat) && this.#position.isPerson(seat));
  }

  async #choose(caller: Caller, action: K['Action']): Promise<Result<number, Refusal>> {
    const { hosted, state, seating } = this.#position;
    if (hosted.game.decision(state) === undefined) return fail(OVER);
    const thrower = hosted.throwing?.throwerOf(state);
    const isReport = thrower !== undefined && hosted.throwing?.isReported(seating) === true;
    if (thrower !== undefined && !isReport && hosted.actorsOf(state, action).length === 0)
      return fail(refuse('landing', 'the table tells where the die lies'));
    const by = this.#seatOf(caller, isReport ? [thrower] : hosted.actorsOf(state, action));
    if (by === undefined) return fail(refuse('turn', 'that is for somebody else to do'));
    return this.#happen({
      action,
      by,
      ...(isReport && { evidence: hosted.throwing?.reported(state) }),
    });
  }

  async #throw(caller: Caller, release: K['Release']): Promise<Result<number, Refusal>> {
    const { hosted, state, seating } = this.#position;
    const { throwing } = hosted;
    const thrower = throwing?.throwerOf(state);
    if (throwing === undefined || thrower === undefined)
      return fail(refuse('landing', 'no die is to be thrown now'));
    if (throwing.isReported(seating)) return fail(refuse('landing', 'at this table real dice are thrown'));
    const by = this.#seatOf(caller, [thrower]);
    if (by === undefined) return fail(refuse('turn', 'somebody else throws'));
    const thrown = await throwing.byHand(this.#task(), release);
    return thrown.ok ? this.#happen({ ...thrown.value, by }) : thrown;
  }

  #task(): Throw<K> {
    const { state, seating, lying, moment } = this.#position;
    return { state, seating, lying, moment };
  }

  async #sit(value: unknown): Promise<Result<number, Refusal>> {
    const { hosted, seats } = this.#position;
    const seating = hosted.readSeating(value, seats);
    if (seating === undefined) return fail(refuse('seats', 'nobody can sit like that'));
    const stored = await this.#store([{ table: hosted.logSeating(seating) }]);
    if (!stored.ok) return stored;
    this.#position.seating = seating;
    this.#announce();
    return stored;
  }

  // ---- taking back --------------------------------------------------------------------------------------

  async #askBack(caller: Caller): Promise<Result<number, Refusal>> {
    const to = this.#position.takebackTarget;
    if (to === undefined) return fail(refuse('undo', 'there is nothing to take back'));
    const [by = ''] = caller.seats;
    const open = this.#position.concernedBy(to).filter(seat => !caller.seats.includes(seat));
    if (open.length === 0) return this.#goBack(to, []);
    const takeback = { to, by, open };
    const stored = await this.#store([{ takeback }]);
    if (!stored.ok) return stored;
    this.#position.takeback = takeback;
    this.#announce();
    return stored;
  }

  async #consent(caller: Caller, agrees: boolean): Promise<Result<number, Refusal>> {
    const { takeback } = this.#position;
    const by = takeback?.open.filter(seat => caller.seats.includes(seat)) ?? [];
    if (takeback === undefined || by.length === 0)
      return fail(refuse('consent', 'nobody has asked you to agree to anything'));
    const consent = { by, agrees };
    const after = afterConsent(takeback, consent);
    if (agrees && after === undefined) return this.#goBack(takeback.to, [{ consent }]);
    const stored = await this.#store([{ consent }]);
    if (!stored.ok) return stored;
    this.#position.takeback = after;
    this.#announce();
    return stored;
  }

  async #goBack(to: number, before: readonly LogLine[]): Promise<Result<number, Refusal>> {
    const stored = await this.#store([...before, { undo: to }]);
    if (!stored.ok) return stored;
    this.#isStale = true;
    const fresh = await this.#refresh();
    if (!fresh.ok) return fresh;
    this.#announce();
    return stored;
  }

  // ---- what happens -------------------------------------------------------------------------------------

  /** Applied, stored, told: in this order. */
  async #happen({ action, by, evidence, shown }: Happening<K>): Promise<Result<number, Refusal>> {
    const { hosted, state } = this.#position;
    const { game } = hosted;
    const events: K['Event'][] = [];
    const refusal = game.apply(state, action, event => void events.push(event));
    if (refusal) return fail(refusal);
    const n = this.#position.inputs + 1;
    const outcome = game.outcome(state);
    const hash = isHashed(n) || outcome !== undefined ? game.hash(state) : undefined;
    const line: InputLine = {
      n,
      action: game.print(action),
      ...(by !== undefined && { by }),
      ...(hash !== undefined && { hash }),
      ...(evidence !== undefined && { evidence }),
    };
    const end = outcome === undefined || hash === undefined ? [] : [{ end: outcome, hash }];
    const stored = await this.#store([line, ...end]);
    if (!stored.ok) {
      // The state has gone on, but nothing has happened.
      this.#isStale = true;
      await this.#refresh();
      return stored;
    }
    this.#position.add(by, action, { events, evidence, ...(shown !== undefined && { shown }) });
    this.#announce({ action, by, events, shown });
    return stored;
  }

  async #store(lines: readonly LogLine[]): Promise<Result<number, Refusal>> {
    const at = this.#at;
    const stored = await this.#parts.store.append(at, lines.map(printLine));
    if (stored.ok) {
      this.#at += lines.length;
      return ok(at);
    }
    if (stored.error.code === 'taken') this.#isStale = true;
    return stored;
  }

  #announce(step?: Omit<Happening<K>, 'evidence'> & { readonly events: readonly K['Event'][] }): void {
    const moments = this.#moments();
    const { game } = this.#position.hosted;
    const seen = new Map<string, readonly K['Event'][]>();
    const eventsFor = (viewer: string): readonly K['Event'][] => {
      const known = seen.get(viewer) ?? step?.events.map(event => game.redact(event, viewer)) ?? [];
      seen.set(viewer, known);
      return known;
    };
    for (const { caller, viewer, hear } of this.#listeners)
      hear({
        action: step?.action,
        by: step?.by,
        events: eventsFor(viewer),
        shown: step?.shown,
        told: moments.tell(caller, viewer),
      });
    this.#goOn();
  }

  // ---- what goes by itself ------------------------------------------------------------------------------

  /** What the table does next without people; nothing when they have to do something, or the game is over. */
  #nextMove(): 'bot' | 'bot-throw' | 'foregone' | undefined {
    const { hosted, state, seating } = this.#position;
    if (hosted.game.decision(state) === undefined) return undefined;
    const thrower = hosted.throwing?.throwerOf(state);
    if (thrower !== undefined) return this.#position.isPerson(thrower) ? undefined : 'bot-throw';
    if (!hosted.askedOf(state).some(seat => this.#position.isPerson(seat))) return 'bot';
    return hosted.foregone(state, seating, this.#courtesy) === undefined ? undefined : 'foregone';
  }

  #goOn(): void {
    if (this.#moving !== undefined || this.#isStale || this.#nextMove() === undefined) return;
    this.#moving = this.#move().finally(() => {
      this.#moving = undefined;
    });
  }

  async #move(): Promise<void> {
    for (let next = this.#nextMove(); next !== undefined && !this.#isStale; next = this.#nextMove()) {
      await this.#parts.pause?.(next);
      const moved = await this.#inTurn(() => this.#moveOnce());
      if (!moved.ok) return;
    }
  }

  async #moveOnce(): Promise<Result<number, Refusal>> {
    const { hosted, state, seating, moment } = this.#position;
    switch (this.#nextMove()) {
      case 'bot-throw': {
        const thrown = await (hosted.throwing as Throwing<K>).byBot(this.#task());
        return thrown.ok ? this.#happen(this.#byBot(thrown.value)) : thrown;
      }
      case 'bot':
        return this.#happen({
          action: hosted.botAnswer(state, seating, moment),
          by: hosted.askedOf(state)[0],
        });
      case 'foregone': {
        const action = hosted.foregone(state, seating, this.#courtesy) as K['Action'];
        return this.#happen({ action, by: undefined });
      }
      case undefined:
        return ok(this.#at);
    }
  }

  #byBot(thrown: Thrown<K>): Happening<K> {
    return { ...thrown, by: this.#position.hosted.throwing?.throwerOf(this.#position.state) };
  }
}

async function readPosition<K extends Kinds>({
  hosted,
  store,
}: TableParts<K>): Promise<Result<{ readonly position: Position<K>; readonly at: number }, Refusal>> {
  const lines = await store.read();
  if (!lines.ok) return lines;
  const log = parseLog(lines.value.join(''));
  if (!log.ok) return log;
  const folded = foldLog(hosted, log.value);
  if (!folded.ok) return folded;
  const position = folded.value;
  if (hosted.throwing !== undefined)
    position.lying = await hosted.throwing.recall(position.lying, position.state);
  return ok({ position, at: lines.value.length });
}
