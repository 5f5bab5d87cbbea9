/** What a table costs: an input with everybody who watches it, against the rules alone, and the memory of many tables. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Action, DungeonFighter, State } from '@tumblekeep/dungeon-fighter';
import { type FightKinds, hostedFight } from '@tumblekeep/host/fight';
import { type Input, type LogStore, MemoryStore, SPECTATOR, Table } from '@tumblekeep/host/table';
import { makeStream, ok, pick, type Refusal, type Result } from '@tumblekeep/kernel';

export interface HostBenchmark {
  readonly rules: string;
  readonly tables: number;
  readonly inputs: number;
  /** Microseconds of one input from one caller, stored in memory and told to four viewers. */
  readonly actMicros: number;
  /** Of the same input by the rules alone, events included. */
  readonly applyMicros: number;
  readonly viewMicros: number;
  /** Of the view of one seat, as JSON. */
  readonly viewBytes: number;
  /** `act` without the views of its viewers, in times of `apply`. */
  readonly ratio: number;
  /** Heap of a table after a hundred inputs, without its stored lines. */
  readonly bytesPerOpenTable: number;
  readonly bytesPerFinishedTable: number;
}

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const now = (): number => Number(process.hrtime.bigint()) / 1000;

/** Stores nothing: what a table holds itself is measured. */
class Nowhere implements LogStore {
  #next = 0;
  async append(_at: number, lines: readonly string[]): Promise<Result<undefined, Refusal>> {
    this.#next += lines.length;
    return ok(undefined);
  }
  async read(): Promise<Result<readonly string[], Refusal>> {
    return ok([]);
  }
}

const HEROES = 4;
const noPhysics = () => Promise.reject(new Error('nothing is thrown here'));

class Subject {
  readonly game: DungeonFighter;
  readonly heroes: readonly string[];
  readonly #hosted;
  readonly #seating: FightKinds['Seating'];

  constructor(game: DungeonFighter) {
    this.game = game;
    this.heroes = game.edition.tables.heroes.slice(0, HEROES).map(({ id }) => id);
    this.#hosted = hostedFight(game, noPhysics);
    const seats = this.heroes.map(hero => [hero, { kind: 'human', skill: 'average' } as const]);
    // Landings are reported, so that a recorded game can be played again.
    this.#seating = { table: { dice: 'real', seats: Object.fromEntries(seats) }, landings: 'thrown' };
  }

  options(i: number): unknown {
    return { heroes: this.heroes, leader: this.heroes[i % HEROES] };
  }

  async table(i: number, store: LogStore): Promise<Table<FightKinds>> {
    const match = { options: this.options(i), seed: `host ${i}`, seating: this.#seating };
    return must(await Table.begin({ hosted: this.#hosted, store }, match));
  }

  state(i: number): State {
    return must(this.game.setup(this.options(i), `host ${i}`));
  }
}

interface Recorded {
  /** What people put in. */
  readonly inputs: readonly Input<FightKinds>[];
  /** With the answers that went without saying. */
  readonly actions: readonly Action[];
  readonly isOver: boolean;
}

/** Random people, at most so many inputs. */
async function record(subject: Subject, i: number, most: number): Promise<Recorded> {
  const store = new MemoryStore();
  const table = await subject.table(i, store);
  const caller = { seats: subject.heroes };
  const stream = makeStream(`host ${i}`, 'people');
  const inputs: Input<FightKinds>[] = [];
  let isOver = false;
  while (table.at <= most) {
    await table.settled();
    const { asked, outcome } = must(table.tell(caller, SPECTATOR));
    isOver = outcome !== undefined;
    if (isOver) break;
    const { state } = table.position;
    const { legal } = must(table.tell(caller, asked[0] ?? SPECTATOR));
    const input = {
      type: 'act',
      action: pick(stream, legal.length > 0 ? legal : subject.game.legal(state)),
    } as const;
    must(await table.act(caller, input, table.at));
    inputs.push(input);
  }
  await table.settled();
  const [, ...lines] = must(await store.read());
  const actions = lines.flatMap(line => {
    const { action } = JSON.parse(line) as { action?: string };
    return action === undefined ? [] : [must(subject.game.parse(action))];
  });
  return { inputs, actions, isOver };
}

async function playAgain(
  table: Table<FightKinds>,
  caller: { seats: readonly string[] },
  { inputs }: Recorded,
) {
  for (const input of inputs) {
    must(await table.act(caller, input, table.at));
    await table.settled();
  }
}

function timeApply(subject: Subject, games: readonly Recorded[]): number {
  const states = games.map((_, i) => subject.state(i));
  const began = now();
  for (const [i, { actions }] of games.entries()) {
    const events: unknown[] = [];
    const sink = (event: unknown): void => void events.push(event);
    for (const action of actions) subject.game.apply(states[i] as State, action, sink);
  }
  return now() - began;
}

async function timeAct(subject: Subject, games: readonly Recorded[]): Promise<number> {
  const tables = await Promise.all(games.map((_, i) => subject.table(i, new MemoryStore())));
  let heard = 0;
  for (const table of tables) {
    await table.settled();
    for (const viewer of [...subject.heroes.slice(0, HEROES - 1), SPECTATOR])
      table.listen({ seats: viewer === SPECTATOR ? [] : [viewer] }, viewer, ({ told }) => {
        heard += told.at;
      });
  }
  const caller = { seats: subject.heroes };
  const began = now();
  for (const [i, game] of games.entries()) await playAgain(tables[i] as Table<FightKinds>, caller, game);
  const elapsed = now() - began;
  if (heard === 0) throw new Error('nobody was told anything');
  return elapsed;
}

function timeView(subject: Subject, games: readonly Recorded[]): { micros: number; bytes: number } {
  let micros = 0;
  let bytes = 0;
  let views = 0;
  for (const [i, { actions }] of games.entries()) {
    const state = subject.state(i);
    for (const action of actions) {
      subject.game.apply(state, action);
      const began = now();
      for (const viewer of subject.heroes) subject.game.view(state, viewer);
      micros += now() - began;
      views += HEROES;
    }
    bytes += JSON.stringify(subject.game.view(state, subject.heroes[0] as string)).length;
  }
  return { micros: micros / views, bytes: bytes / games.length };
}

const collectGarbage = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

/** Heap of tables at which these games were played. */
async function bytesPerTable(subject: Subject, games: readonly Recorded[], count: number): Promise<number> {
  const gc = collectGarbage();
  const caller = { seats: subject.heroes };
  const tables: Table<FightKinds>[] = [];
  const heap = (): number => {
    gc();
    gc();
    return process.memoryUsage().heapUsed;
  };
  await playAgain(await subject.table(0, new Nowhere()), caller, games[0] as Recorded);
  const before = heap();
  for (let i = 0; i < count; i++) {
    const table = await subject.table(i % games.length, new Nowhere());
    await playAgain(table, caller, games[i % games.length] as Recorded);
    tables.push(table);
  }
  const bytes = (heap() - before) / count;
  if (tables.some(({ at }) => at < 2)) throw new Error('a table was not played');
  return bytes;
}

const GAMES = 40;
const OPEN = 100;
const WHOLE = 5000;
const rounded = (value: number): number => Number(value.toFixed(2));

export async function benchHost(game: DungeonFighter, tables: number, laps: number): Promise<HostBenchmark> {
  const subject = new Subject(game);
  const open: Recorded[] = [];
  const finished: Recorded[] = [];
  for (let i = 0; open.length < GAMES || finished.length < GAMES; i++) {
    if (open.length < GAMES) open.push(await record(subject, i, OPEN));
    if (finished.length < GAMES) finished.push(await record(subject, i, WHOLE));
  }
  const inputs = finished.reduce((sum, { actions }) => sum + actions.length, 0);
  let [act, apply, view] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let viewBytes = 0;
  for (let lap = 0; lap <= laps; lap++) {
    const times = [await timeAct(subject, finished), timeApply(subject, finished)] as const;
    const viewed = timeView(subject, finished);
    viewBytes = viewed.bytes;
    // The first lap warms up.
    if (lap === 0) continue;
    act = Math.min(act, times[0] / inputs);
    apply = Math.min(apply, times[1] / inputs);
    view = Math.min(view, viewed.micros);
  }
  return {
    rules: game.id,
    tables,
    inputs,
    actMicros: rounded(act),
    applyMicros: rounded(apply),
    viewMicros: rounded(view),
    viewBytes: Math.round(viewBytes),
    ratio: rounded((act - HEROES * view) / apply),
    bytesPerOpenTable: Math.round(await bytesPerTable(subject, open, tables)),
    bytesPerFinishedTable: Math.round(await bytesPerTable(subject, finished, Math.min(tables, 1000))),
  };
}
