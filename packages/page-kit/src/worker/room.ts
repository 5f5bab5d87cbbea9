/** An opened game of any kind: its table, the log it is saved in, and the pace the page sets. */
import {
  type Caller,
  type Hosted,
  type Input,
  type Kinds,
  MemoryStore,
  Pace,
  SPECTATOR,
  type Step,
  Table,
  type Told,
} from '@tumblekeep/host';
import {
  equalPlain,
  fail,
  type Log,
  type LogLine,
  ok,
  parseLog,
  printLine,
  type Refusal,
  type Result,
  replay,
  sayPlainly,
  tableInForce,
} from '@tumblekeep/kernel';
import { refuse } from '../sentences.ts';
import { SavedLog } from '../storage/saved-log.ts';
import type { Card } from '../storage/saves.ts';
import { problemFor } from './problems.ts';
import { type PastStep, retell } from './retell.ts';

/** What a room has to know of a game besides what its table knows. */
export interface Furnishing<K extends Kinds, Kept extends Card> {
  readonly hosted: Hosted<K>;
  /** Who sits here, whatever the log of a game says that comes from elsewhere. */
  readonly seating: K['Seating'];
  /** What the card says of how far the game is. */
  readonly progressOf: (state: K['State'], inputs: number, before: Kept) => Partial<Kept>;
}

/** A table that is only looked at goes nowhere. */
const forever = (): Promise<void> => new Promise(() => undefined);

export class Room<K extends Kinds, Kept extends Card> {
  readonly table: Table<K>;
  readonly log: SavedLog<Kept>;
  readonly hosted: Hosted<K>;
  readonly #furnishing: Furnishing<K, Kept>;
  readonly #pace: Pace<Step<K>>;
  /** What was heard last. */
  #last: Step<K> | undefined;
  /** The log says who sits here; otherwise it is told with the next input. */
  #isSeated: boolean;
  /** Where that was told: the page need not know of the line. */
  #seatedAt: number | undefined;
  #past: { readonly at: number; readonly steps: readonly PastStep<K>[] } | undefined;

  private constructor(
    furnishing: Furnishing<K, Kept>,
    hosted: Hosted<K>,
    table: Table<K>,
    log: SavedLog<Kept>,
    pace: Pace<Step<K>>,
  ) {
    this.#furnishing = furnishing;
    this.hosted = hosted;
    this.table = table;
    this.log = log;
    this.#pace = pace;
    const read = this.read();
    this.#isSeated = equalPlain(tableInForce(read), hosted.logSeating(furnishing.seating));
    log.progress = added => this.#progressAfter(added);
    table.listen(this.everybody, SPECTATOR, step => {
      this.#last = step;
      if (step.action !== undefined) pace.done(step);
    });
  }

  /** Sits down at a table that is made with the store, the pace and the seats of this room. */
  static async #enter<K extends Kinds, Kept extends Card>(
    furnishing: Furnishing<K, Kept>,
    log: SavedLog<Kept>,
    sit: (parts: Parameters<typeof Table.open<K>>[0]) => ReturnType<typeof Table.open<K>>,
  ): Promise<Result<Room<K, Kept>, Refusal>> {
    const hosted: Hosted<K> = { ...furnishing.hosted, readSeating: () => furnishing.seating };
    const pace = new Pace<Step<K>>();
    const parts = { hosted, store: log, pause: () => pace.pause(), stuck: (why: Refusal) => pace.stuck(why) };
    const table = await sit(parts);
    return table.ok ? ok(new Room(furnishing, hosted, table.value, log, pace)) : table;
  }

  /** A new save of a game that begins now. */
  static begin<K extends Kinds, Kept extends Card>(
    furnishing: Furnishing<K, Kept>,
    { options, seed }: { readonly options: unknown; readonly seed: string },
    card: Kept,
  ): Promise<Result<Room<K, Kept>, Refusal>> {
    const { seating } = furnishing;
    return Room.#enter(furnishing, new SavedLog(card), parts =>
      Table.begin(parts, { options, seed, seating }),
    );
  }

  /** A game that was taken from the shelf. */
  static async open<K extends Kinds, Kept extends Card>(
    furnishing: Furnishing<K, Kept>,
    { card, lines, log }: { readonly card: Kept; readonly lines: readonly string[]; readonly log: Log },
  ): Promise<Result<Room<K, Kept>, Refusal>> {
    const { game } = furnishing.hosted;
    const told = retell<K>(game, log);
    if (!told.ok) return fail(problemFor(told.error, log.header.revision, game.revision));
    return Room.#enter(furnishing, new SavedLog(card, lines), parts => Table.open(parts));
  }

  /** One device, so one caller for every seat. */
  get everybody(): Caller {
    return { seats: this.table.position.seats };
  }

  get card(): Kept {
    return this.log.card;
  }

  /** Whether a page that has seen so many lines has seen all there is. */
  knows(at: number): boolean {
    return at === this.table.at || (at === this.#seatedAt && at + 1 === this.table.at);
  }

  fresh(): Promise<Result<undefined, Refusal>> {
    return this.table.fresh();
  }

  /** The log as it is saved. */
  read(): Log {
    const log = parseLog(this.log.lines.join(''));
    if (!log.ok) throw new Error(`what was saved cannot be read again: ${sayPlainly(log.error)}`);
    return log.value;
  }

  /** Everything that stands, the beginning first. */
  past(): Result<readonly PastStep<K>[], Refusal> {
    const { at } = this.table;
    if (this.#past?.at === at) return ok(this.#past.steps);
    const steps = retell<K>(this.hosted.game, this.read());
    if (steps.ok) this.#past = { at, steps: steps.value };
    return steps;
  }

  tell(viewer: string): Result<Told<K>, Refusal> {
    return this.table.tell(this.everybody, viewer);
  }

  /** What somebody here does; the answer is what came of it, as everybody may know it. */
  async act(input: Input<K>): Promise<Result<Step<K>, Refusal>> {
    const seated = await this.#sit();
    if (!seated.ok) return seated;
    const done = await this.table.act(this.everybody, input, this.table.at);
    return done.ok ? ok(this.#last as Step<K>) : done;
  }

  /** Lets the table do what goes by itself, once; nothing when people have to do something or the game is over. */
  async next(): Promise<Result<Step<K> | undefined, Refusal>> {
    const told = this.tell(SPECTATOR);
    if (!told.ok) return told;
    if (told.value.isForPeople) return ok(undefined);
    const seated = await this.#sit();
    return seated.ok ? this.#pace.next() : seated;
  }

  async takeBack(consent: boolean): Promise<Result<undefined, Refusal>> {
    const told = this.tell(SPECTATOR);
    if (!told.ok) return told;
    if (told.value.undo === 'consent' && !consent) return fail(refuse('consent', 'confirm-takeback'));
    const done = await this.act({ type: 'takeback' });
    return done.ok ? ok(undefined) : done;
  }

  /** The table as it was after `n` inputs. */
  async tableAt(n: number): Promise<Result<Table<K>, Refusal>> {
    const past = this.past();
    if (!past.ok) return past;
    const { header } = this.read();
    const inputs = past.value.slice(1, n + 1).flatMap(({ input }) => (input === undefined ? [] : [input]));
    const store = new MemoryStore();
    await store.append(0, [header, ...inputs].map(printLine));
    return Table.open({ hosted: this.hosted, store, pause: forever });
  }

  async #sit(): Promise<Result<undefined, Refusal>> {
    if (this.#isSeated) return ok(undefined);
    const { at } = this.table;
    const { seating } = this.#furnishing;
    const sat = await this.table.act(this.everybody, { type: 'seat', seating }, at);
    if (!sat.ok) return sat;
    this.#isSeated = true;
    this.#seatedAt = at;
    return ok(undefined);
  }

  /** The state of the table has gone on before its lines are saved; only a takeback leads somewhere else. */
  #progressAfter(added: readonly string[]): Partial<Kept> {
    const { progressOf } = this.#furnishing;
    const { state, inputs } = this.table.position;
    let now = { state, inputs };
    for (const line of added.map(text => JSON.parse(text) as LogLine)) {
      if ('action' in line) now = { state, inputs: line.n };
      if ('undo' in line) now = this.#after(added);
    }
    return progressOf(now.state, now.inputs, this.card);
  }

  #after(added: readonly string[]): { readonly state: K['State']; readonly inputs: number } {
    const log = parseLog([...this.log.lines, ...added].join(''));
    const replayed = log.ok ? replay(this.hosted.game, log.value) : log;
    if (!replayed.ok) throw new Error(`what is saved cannot be read again: ${sayPlainly(replayed.error)}`);
    return { state: replayed.value.state, inputs: replayed.value.inputs.length };
  }
}
