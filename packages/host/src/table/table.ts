/**
 * One table for every game and every client. What people choose, let go, report, take back or agree to comes in at one
 * place with the seats of whoever asks; it becomes lines; and what anybody is told comes from lines that are stored.
 */

import {
  fail,
  type InputLine,
  isHashed,
  LOG_FORMAT,
  LOG_LIMITS,
  LOG_VERSION,
  type LogHeader,
  type LogLine,
  ok,
  parseLine,
  printInput,
  printLine,
  type Refusal,
  type Result,
} from '@tumblekeep/kernel';
import { type Foreseen, foresee, type Move } from './foreseen.ts';
import type { Hosted, Kinds, Moment, SeatId, Throw, Throwing, Thrown } from './hosted.ts';
import { afterConsent, foldLine, Position } from './position.ts';
import { refuse } from './sentences.ts';
import { type LogStore, TAKEN } from './store.ts';
import { append, foldLines, readLines } from './stored.ts';
import { type Caller, type Happened, Moments, type Step, type Told } from './told.ts';

export type Input<K extends Kinds> =
  | { readonly type: 'act'; readonly action: K['Action'] }
  | { readonly type: 'throw'; readonly release: K['Release'] }
  | { readonly type: 'takeback' }
  | { readonly type: 'consent'; readonly agrees: boolean }
  | { readonly type: 'seat'; readonly seating: unknown };

/**
 * Before what the table goes on by itself: a client may want people to be able to follow. Where the last line was stored
 * elsewhere, whoever stored it goes on as well, and it is enough that one does.
 */
export type Pause = (before: 'bot' | 'bot-throw' | 'foregone', wasHeard: boolean) => Promise<void>;

export interface TableParts<K extends Kinds> {
  readonly hosted: Hosted<K>;
  readonly store: LogStore;
  readonly pause?: Pause;
  /** What goes by itself did not go. It is tried again afterwards; without this the table stands until people act. */
  readonly stuck?: (why: Refusal) => Promise<void>;
  /** Something went wrong that nobody has asked for, and is no refusal. */
  readonly trouble?: (error: unknown) => void;
  /** How a bot finds its answer where that may not be done here and now: what `botAnswer` says, in another thread. */
  readonly think?: (
    state: K['State'],
    seating: K['Seating'],
    moment: Moment,
  ) => Promise<Result<K['Action'], Refusal>>;
}

export interface NewMatch<K extends Kinds> {
  readonly options: unknown;
  readonly seed: string;
  readonly seating: K['Seating'];
}

const BEHIND = refuse('behind', 'table-went-on');
const OVER = refuse('over', 'game-over');

const no = (refusal: Refusal): Promise<Result<never, Refusal>> => Promise.resolve(fail(refusal));

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
  /** The state has gone on and its line is on its way: nobody is told of it yet. */
  #isAhead = false;
  /** Lines of the log when everybody was told last. */
  #toldAt: number;
  /** The last line was stored elsewhere. */
  #wasHeard = true;
  #asking: K['Asking'];
  #isBusy = false;
  /** Of the input that has its turn: a store keeps it beside the line. */
  #mark: string | undefined;
  /** Whoever waits for a turn, the first one first. */
  readonly #waiting: (() => void)[] = [];
  #moving: Promise<void> | undefined;
  #foreseen: Foreseen<K> | undefined;
  readonly #listeners = new Set<Listener<K>>();

  private constructor(parts: TableParts<K>, position: Position<K>, at: number) {
    this.#parts = parts;
    this.#position = position;
    this.#at = at;
    this.#toldAt = at;
    this.#asking = parts.hosted.usualAsking;
  }

  static async begin<K extends Kinds>(
    parts: TableParts<K>,
    { options, seed, seating }: NewMatch<K>,
  ): Promise<Result<Table<K>, Refusal>> {
    const { hosted, store } = parts;
    const { game } = hosted;
    if (seed.length > LOG_LIMITS.seed) return fail(refuse('seed', 'long-seed', { most: LOG_LIMITS.seed }));
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
    const stored = await append(store, 0, [printLine(header)]);
    if (!stored.ok) return stored;
    const table = new Table(parts, new Position(hosted, seed, made.value, seating), 1);
    table.#wasHeard = false;
    table.#goOn();
    return ok(table);
  }

  static async open<K extends Kinds>(parts: TableParts<K>): Promise<Result<Table<K>, Refusal>> {
    const lines = await readLines(parts.store);
    if (!lines.ok) return lines;
    const folded = await foldLines(parts.hosted, lines.value);
    if (!folded.ok) return folded;
    const table = new Table(parts, folded.value, lines.value.length);
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

  /** What is in memory has to be read again, because a store has failed: `fresh` does. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** The last line was stored elsewhere, or before the table was opened here. */
  get wasHeard(): boolean {
    return this.#wasHeard;
  }

  get asking(): K['Asking'] {
    return this.#asking;
  }

  /** How people want to be asked from now on; no part of the match. */
  set asking(asking: K['Asking']) {
    this.#asking = asking;
    this.#goOn();
  }

  /** One after another; the answer is the place of the first line it became. `mark` goes to the store with that line. */
  async act(caller: Caller, input: Input<K>, at: number, mark?: string): Promise<Result<number, Refusal>> {
    if (this.#isBusy) await this.#turn();
    this.#isBusy = true;
    this.#mark = mark;
    try {
      return await this.#actNow(caller, input, at);
    } finally {
      this.#mark = undefined;
      this.#handOver();
    }
  }

  #actNow(caller: Caller, input: Input<K>, at: number): Promise<Result<number, Refusal>> {
    if (this.#isStale)
      return this.#refresh().then(fresh => (fresh.ok ? this.#actNow(caller, input, at) : fresh));
    return at === this.#at ? this.#accept(caller, input) : no(BEHIND);
  }

  /** What stands now. Whoever asks while a line is being stored is refused; `told` waits for it. */
  tell(caller: Caller, viewer: string): Result<Told<K>, Refusal> {
    if (this.#isAhead) return fail(refuse('storage', 'being-stored'));
    if (this.#isStale) return fail(refuse('storage', 'read-again-first'));
    return ok(this.#moments().step(caller, viewer).told);
  }

  /** What stands when everything that was put in before is stored. */
  told(caller: Caller, viewer: string): Promise<Result<Told<K>, Refusal>> {
    return this.#inTurn(async () => {
      const fresh = await this.#refresh();
      return fresh.ok ? this.tell(caller, viewer) : fresh;
    });
  }

  /**
   * Seats people otherwise than they sit when its turn comes. An input names the lines it knows, and a table whose bots go
   * on and on is always one line further than whoever waits for a turn.
   */
  reseat(
    caller: Caller,
    change: (seating: K['Seating']) => K['Seating'],
  ): Promise<Result<number | undefined, Refusal>> {
    return this.#inTurn(async () => {
      for (;;) {
        const fresh = await this.#refresh();
        if (!fresh.ok) return fresh;
        const { hosted, seating } = this.#position;
        const changed = change(seating);
        if (changed === seating) return ok(undefined);
        const sat = await this.#sit(caller, hosted.logSeating(changed));
        // Whoever was faster elsewhere may have seated them, too.
        if (sat.ok || sat.error.code !== TAKEN.code) return sat;
      }
    });
  }

  /** What helps somebody to answer; changes nothing. */
  async inquire(caller: Caller, viewer: string, question: unknown): Promise<Result<unknown, Refusal>> {
    const told = await this.told(caller, viewer);
    if (!told.ok) return told;
    const { hosted, state, seating } = this.#position;
    const answer = hosted.inquire?.({ state, seating, legal: told.value.legal }, question);
    return answer === undefined ? fail(refuse('inquiry', 'no-such-inquiry')) : ok(answer);
  }

  /** The answer stops the listening. */
  listen(caller: Caller, viewer: string, hear: (step: Step<K>) => void): () => void {
    const listener = { caller, viewer, hear };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** When nobody but people has to do something, or the game is over. */
  async settled(): Promise<void> {
    if (this.#isBusy) await this.#inTurn(async () => undefined);
    while (this.#moving !== undefined) await this.#moving;
  }

  /** Reads again what is stored, where a store has failed and nobody could read it since. */
  fresh(): Promise<Result<undefined, Refusal>> {
    return this.#inTurn(() => this.#refresh());
  }

  /** At once where nothing is going on. The turn is handed over, so that nobody gets in between. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#turn();
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#handOver();
    }
  }

  #turn(): Promise<void> {
    return new Promise(resolve => void this.#waiting.push(resolve));
  }

  #handOver(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isBusy = false;
    else next();
  }

  /** Whoever is there is told what others have stored meanwhile. */
  async #refresh(): Promise<Result<undefined, Refusal>> {
    if (!this.#isStale) return ok(undefined);
    const lines = await readLines(this.#parts.store);
    if (!lines.ok) return lines;
    // A store of which an older copy was put in its place has fewer.
    const at = Math.min(this.#at, lines.value.length);
    const folded = await foldLines(this.#parts.hosted, lines.value.slice(0, at));
    if (!folded.ok) return folded;
    this.#position = folded.value;
    this.#at = at;
    this.#isStale = false;
    // What was stored may not have been told, where the store was lost in between.
    if (at !== this.#toldAt) this.#announce();
    return this.#follow(lines.value.slice(at));
  }

  // ---- what others have stored --------------------------------------------------------------------------

  /** Lines that were stored elsewhere are told as if they had happened here; what was missed before them is read. */
  async hear(at: number, lines: readonly string[]): Promise<Result<undefined, Refusal>> {
    if (at + lines.length <= this.#at) return ok(undefined);
    return this.#inTurn(async () => {
      if (at + lines.length <= this.#at) return ok(undefined);
      return this.#isStale || at !== this.#at ? this.#catchUp() : this.#follow(lines);
    });
  }

  /** Reads and tells what was stored elsewhere. */
  catchUp(): Promise<Result<undefined, Refusal>> {
    return this.#inTurn(() => this.#catchUp());
  }

  async #catchUp(): Promise<Result<undefined, Refusal>> {
    if (this.#isStale) return this.#refresh();
    const lines = await readLines(this.#parts.store, this.#at);
    return lines.ok ? this.#follow(lines.value) : lines;
  }

  async #follow(texts: readonly string[]): Promise<Result<undefined, Refusal>> {
    const lines: LogLine[] = [];
    for (const [i, text] of texts.entries()) {
      const line = parseLine(text, this.#at + i + 1);
      if (!line.ok) return line;
      lines.push(line.value);
    }
    let last: Happened<K> | undefined;
    for (const [i, line] of lines.entries()) {
      const happened = await this.#followOne(line);
      if (!happened.ok) {
        this.#isStale = true;
        return happened;
      }
      if (!('end' in line)) last = happened.value;
      // An input and the end it brings are stored together, as are a consent and what it takes back.
      const next = lines[i + 1];
      if (next !== undefined && ('end' in next || ('consent' in line && 'undo' in next))) continue;
      this.#wasHeard = true;
      this.#announce(last);
    }
    return ok(undefined);
  }

  async #followOne(line: LogLine): Promise<Result<Happened<K> | undefined, Refusal>> {
    this.#isAhead = true;
    try {
      if (!('undo' in line)) {
        const happened = await foldLine(this.#position, line);
        if (happened.ok) this.#at++;
        return happened;
      }
      const lines = await readLines(this.#parts.store);
      if (!lines.ok) return lines;
      const folded = await foldLines(this.#parts.hosted, lines.value.slice(0, this.#at + 1));
      if (!folded.ok) return folded;
      this.#position = folded.value;
      this.#at++;
      return ok(undefined);
    } finally {
      this.#isAhead = false;
    }
  }

  // ---- what people put in -------------------------------------------------------------------------------

  #accept(caller: Caller, input: Input<K>): Promise<Result<number, Refusal>> {
    if (caller.seats.length === 0) return no(refuse('spectator', 'only-watches'));
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
        return this.#sit(caller, input.seating);
    }
  }

  /** The seat of the caller that may do it. */
  #seatOf({ seats }: Caller, may: readonly SeatId[]): SeatId | undefined {
    return may.find(seat => seats.includes(seat) && this.#position.isPerson(seat));
  }

  #choose(caller: Caller, action: K['Action']): Promise<Result<number, Refusal>> {
    const { hosted, state, seating } = this.#position;
    const { isOver, asked, thrower } = this.#foresee();
    if (isOver) return no(OVER);
    const isReport = thrower !== undefined && hosted.throwing?.isReported(seating) === true;
    const actors = isReport ? [thrower] : hosted.actorsOf(state, action, asked);
    if (thrower !== undefined && actors.length === 0) return no(refuse('landing', 'table-tells-landing'));
    const by = this.#seatOf(caller, actors);
    if (by === undefined) return no(refuse('turn', 'for-somebody-else'));
    return this.#happen({ action, by, evidence: isReport ? hosted.throwing?.reported(state) : undefined });
  }

  async #throw(caller: Caller, release: K['Release']): Promise<Result<number, Refusal>> {
    const { hosted, state, seating } = this.#position;
    const { throwing } = hosted;
    const thrower = throwing?.throwerOf(state);
    if (throwing === undefined || thrower === undefined) return fail(refuse('landing', 'no-die-to-throw'));
    if (throwing.isReported(seating)) return fail(refuse('landing', 'real-dice-here'));
    const by = this.#seatOf(caller, [thrower]);
    if (by === undefined) return fail(refuse('turn', 'somebody-else-throws'));
    const thrown = await throwing.byHand(this.#task(), release);
    return thrown.ok ? this.#happen({ ...thrown.value, by }) : thrown;
  }

  #task(): Throw<K> {
    const { state, seating, lying, moment } = this.#position;
    return { state, seating, lying, moment };
  }

  /** Nobody is seated elsewhere, or somewhere, by others: the caller holds every seat that a person has or gets. */
  async #sit(caller: Caller, value: unknown): Promise<Result<number, Refusal>> {
    const { hosted, seats, people } = this.#position;
    const seating = hosted.readSeating(value, seats);
    if (seating === undefined) return fail(refuse('seats', 'nobody-sits-like-that'));
    const concerned = seats.filter(seat => people.includes(seat) || hosted.isPerson(seating, seat));
    if (!concerned.every(seat => caller.seats.includes(seat)))
      return fail(refuse('seats', 'seats-of-others'));
    const stored = await this.#store([{ table: hosted.logSeating(seating) }]);
    if (!stored.ok) return stored;
    this.#position.seating = seating;
    this.#announce();
    return stored;
  }

  // ---- taking back --------------------------------------------------------------------------------------

  async #askBack(caller: Caller): Promise<Result<number, Refusal>> {
    const to = this.#position.takebackTarget;
    if (to === undefined) {
      const isLate = this.#position.isPastTakingBack;
      return fail(refuse('undo', isLate ? 'luck-stands' : 'nothing-to-take-back'));
    }
    const by = this.#seatOf(caller, this.#position.people);
    if (by === undefined) return fail(refuse('spectator', 'only-watches'));
    const referee = this.#seatOf(caller, [this.#position.refereeOf(to) ?? '']);
    const concerned = referee === undefined ? this.#position.concernedBy(to) : [];
    const open = concerned.filter(seat => !caller.seats.includes(seat));
    if (open.length === 0) {
      // Who was asked before and takes back now agrees.
      const asked = this.#position.takeback?.open.filter(seat => caller.seats.includes(seat)) ?? [];
      return this.#goBack(to, asked.length === 0 ? [] : [{ consent: { by: asked, agrees: true } }]);
    }
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
    if (takeback === undefined || by.length === 0) return fail(refuse('consent', 'not-asked-to-agree'));
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
    // It is stored: whoever can be told is told now, everybody else when it can be read.
    await this.#refresh();
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
    const lines = [printInput({ n, action: game.print(action), by, hash, evidence } as InputLine)];
    if (outcome !== undefined && hash !== undefined) lines.push(printLine({ end: outcome, hash }));
    const at = this.#at;
    this.#isAhead = true;
    const stored = await append(this.#parts.store, at, lines, this.#mark);
    this.#isAhead = false;
    if (!stored.ok) {
      // The state has gone on, but nothing has happened.
      this.#isStale = true;
      await this.#refresh();
      return stored;
    }
    this.#at = at + lines.length;
    this.#wasHeard = false;
    this.#position.add(by, action, { events, evidence, shown });
    this.#announce({ action, by, events, shown, evidence });
    return ok(at);
  }

  async #store(lines: readonly LogLine[]): Promise<Result<number, Refusal>> {
    const at = this.#at;
    const stored = await append(this.#parts.store, at, lines.map(printLine), this.#mark);
    if (stored.ok) {
      this.#at += lines.length;
      this.#wasHeard = false;
      return ok(at);
    }
    if (stored.error.code === TAKEN.code) await this.#catchUp();
    return stored;
  }

  #moments(step?: Happened<K>): Moments<K> {
    return new Moments(this.#foresee(), step);
  }

  #announce(step?: Happened<K>): void {
    this.#toldAt = this.#at;
    const moments = this.#moments(step);
    for (const { caller, viewer, hear } of this.#listeners) hear(moments.step(caller, viewer));
    this.#goOn();
  }

  // ---- what goes by itself ------------------------------------------------------------------------------

  #foresee(): Foreseen<K> {
    const position = this.#position;
    const at = this.#at;
    const asking = this.#asking;
    const known = this.#foreseen;
    if (known?.position === position && known.at === at && known.asking === asking) return known;
    this.#foreseen = foresee(position, at, asking);
    return this.#foreseen;
  }

  /** Nothing when people have to do something, or the game is over. */
  #nextMove(): Move<K> | undefined {
    return this.#foresee().move;
  }

  #goOn(): void {
    if (this.#moving !== undefined || this.#isStale || this.#nextMove() === undefined) return;
    this.#moving = this.#move();
  }

  async #move(): Promise<void> {
    const { pause, stuck } = this.#parts;
    try {
      for (let next = this.#nextMove(); next !== undefined; next = this.#nextMove()) {
        const at = this.#at;
        if (pause !== undefined) await pause(next.before, this.#wasHeard);
        if (this.#wasHeard && this.#at !== at) continue;
        const moved = await this.#inTurn(() => this.#moveSafely());
        // Whoever was faster did the same.
        if (moved.ok || (moved.error.code === TAKEN.code && !this.#isStale)) continue;
        if (stuck === undefined) return;
        await stuck(moved.error);
      }
    } finally {
      this.#moving = undefined;
    }
  }

  /** Whoever goes wrong where nobody has asked is not heard by anybody: nothing has happened, and the process goes on. */
  async #moveSafely(): Promise<Result<number, Refusal>> {
    try {
      return await this.#moveOnce();
    } catch (error) {
      const { trouble } = this.#parts;
      this.#isStale = true;
      if (trouble === undefined) throw error;
      trouble(error);
      return fail(refuse('storage', 'store-broke', { why: 'the table could not go on by itself' }));
    }
  }

  async #moveOnce(): Promise<Result<number, Refusal>> {
    const fresh = await this.#refresh();
    if (!fresh.ok) return fresh;
    const { hosted, state, seating, moment } = this.#position;
    const next = this.#nextMove();
    switch (next?.before) {
      case 'bot-throw': {
        const thrown = await (hosted.throwing as Throwing<K>).byBot(this.#task());
        return thrown.ok ? this.#happen(this.#byBot(thrown.value)) : thrown;
      }
      case 'bot': {
        const { think } = this.#parts;
        const chosen =
          think === undefined
            ? ok(hosted.botAnswer(state, seating, moment))
            : await think(state, seating, moment);
        return chosen.ok ? this.#happen({ action: chosen.value, by: hosted.askedOf(state)[0] }) : chosen;
      }
      case 'foregone':
        return this.#happen({ action: next.action, by: undefined });
      case undefined:
        return ok(this.#at);
    }
  }

  #byBot(thrown: Thrown<K>): Happening<K> {
    return { ...thrown, by: this.#position.hosted.throwing?.throwerOf(this.#position.state) };
  }
}
