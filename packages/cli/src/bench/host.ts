/** What a table costs: an input with everybody who watches it, against the rules alone, and the memory of many tables. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type Hosted,
  type Input,
  type Kinds,
  type LogStore,
  MemoryStore,
  SPECTATOR,
  Table,
} from '@tumblekeep/host';
import {
  type AnyGame,
  makeStream,
  ok,
  pick,
  type Refusal,
  type Result,
  sayPlainly,
} from '@tumblekeep/kernel';

import type { RuleSet } from '../games.ts';

export interface HostBenchmark {
  readonly rules: string;
  readonly tables: number;
  readonly inputs: number;
  /** Microseconds of the processor for one input from one caller, stored in memory and told to four viewers. */
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
  if (!result.ok) throw new Error(sayPlainly(result.error));
  return result.value;
};

/** Of the process, so that whatever else the machine does is left out and collecting garbage is not. */
function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

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

const VIEWERS = 4;

class Subject {
  readonly game: AnyGame;
  readonly #ruleSet: RuleSet;
  readonly #hosted: Hosted<Kinds>;

  private constructor(ruleSet: RuleSet, hosted: Hosted<Kinds>) {
    this.game = ruleSet.game;
    this.#ruleSet = ruleSet;
    this.#hosted = hosted;
  }

  static async of(ruleSet: RuleSet): Promise<Subject> {
    return new Subject(ruleSet, await ruleSet.folder.hosted(ruleSet.rules));
  }

  state(i: number): unknown {
    const { folder, rules } = this.#ruleSet;
    return must(this.game.setup(folder.ordinary(rules, i), `host ${i}`));
  }

  seats(i: number): readonly string[] {
    return this.#hosted.seatsOf(this.state(i));
  }

  /** Landings are reported, so that a recorded game can be played again. */
  async table(i: number, store: LogStore): Promise<Table<Kinds>> {
    const { folder, rules } = this.#ruleSet;
    const seating = this.#hosted.everybody(this.seats(i), 'people');
    const match = { options: folder.ordinary(rules, i), seed: `host ${i}`, seating };
    return must(await Table.begin({ hosted: this.#hosted, store }, match));
  }
}

/** Seats in turn, and somebody who only watches. */
const viewersOf = (seats: readonly string[]): readonly string[] => [
  ...Array.from({ length: VIEWERS - 1 }, (_, i) => seats[i % seats.length] as string),
  SPECTATOR,
];

interface Recorded {
  /** What people put in. */
  readonly inputs: readonly Input<Kinds>[];
  /** With the answers that went without saying. */
  readonly actions: readonly unknown[];
  readonly isOver: boolean;
}

/** Random people, at most so many inputs. */
async function record(subject: Subject, i: number, most: number): Promise<Recorded> {
  const store = new MemoryStore();
  const table = await subject.table(i, store);
  const caller = { seats: subject.seats(i) };
  const stream = makeStream(`host ${i}`, 'people');
  const inputs: Input<Kinds>[] = [];
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

async function playAgain(table: Table<Kinds>, caller: { seats: readonly string[] }, { inputs }: Recorded) {
  for (const input of inputs) {
    must(await table.act(caller, input, table.at));
    await table.settled();
  }
}

function timeApply(subject: Subject, games: readonly Recorded[]): number {
  const states = games.map((_, i) => subject.state(i));
  const began = cpuMicros();
  for (const [i, { actions }] of games.entries()) {
    const events: unknown[] = [];
    const sink = (event: unknown): void => void events.push(event);
    for (const action of actions) subject.game.apply(states[i], action, sink);
  }
  return cpuMicros() - began;
}

async function timeAct(subject: Subject, games: readonly Recorded[]): Promise<number> {
  const tables = await Promise.all(games.map((_, i) => subject.table(i, new MemoryStore())));
  const callers = games.map((_, i) => ({ seats: subject.seats(i) }));
  let heard = 0;
  for (const [i, table] of tables.entries()) {
    await table.settled();
    for (const viewer of viewersOf(subject.seats(i)))
      table.listen({ seats: viewer === SPECTATOR ? [] : [viewer] }, viewer, ({ told }) => {
        heard += told.at;
      });
  }
  const began = cpuMicros();
  for (const [i, game] of games.entries())
    await playAgain(tables[i] as Table<Kinds>, callers[i] as { seats: readonly string[] }, game);
  const elapsed = cpuMicros() - began;
  if (heard === 0) throw new Error('nobody was told anything');
  return elapsed;
}

/** Of games by the rules alone, with so many views after each input. */
function timeViews(subject: Subject, games: readonly Recorded[], most: number): number {
  const states = games.map((_, i) => subject.state(i));
  const viewers = games.map((_, i) => viewersOf(subject.seats(i)).slice(0, most));
  const began = cpuMicros();
  for (const [i, { actions }] of games.entries())
    for (const action of actions) {
      subject.game.apply(states[i], action);
      for (const viewer of viewers[i] as readonly string[]) subject.game.view(states[i], viewer);
    }
  return cpuMicros() - began;
}

function viewBytes(subject: Subject, games: readonly Recorded[]): number {
  let bytes = 0;
  for (const [i, { actions }] of games.entries()) {
    const state = subject.state(i);
    for (const action of actions) subject.game.apply(state, action);
    bytes += JSON.stringify(subject.game.view(state, viewersOf(subject.seats(i))[0] as string)).length;
  }
  return bytes / games.length;
}

const collectGarbage = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

/** Heap of tables at which these games were played. */
async function bytesPerTable(subject: Subject, games: readonly Recorded[], count: number): Promise<number> {
  const gc = collectGarbage();
  const tables: Table<Kinds>[] = [];
  const heap = (): number => {
    gc();
    gc();
    return process.memoryUsage().heapUsed;
  };
  await playAgain(await subject.table(0, new Nowhere()), { seats: subject.seats(0) }, games[0] as Recorded);
  const before = heap();
  for (let i = 0; i < count; i++) {
    const table = await subject.table(i % games.length, new Nowhere());
    const caller = { seats: subject.seats(i % games.length) };
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
/** Laps until the engine has compiled what it will compile, as in a server that has run for a while. */
const WARMING = 20;
const NEVER = Number.POSITIVE_INFINITY;
const rounded = (value: number): number => Number(value.toFixed(2));

export async function benchHost(ruleSet: RuleSet, tables: number, laps: number): Promise<HostBenchmark> {
  const subject = await Subject.of(ruleSet);
  const open: Recorded[] = [];
  const finished: Recorded[] = [];
  for (let i = 0; open.length < GAMES || finished.length < GAMES; i++) {
    if (open.length < GAMES) open.push(await record(subject, i, OPEN));
    if (finished.length < GAMES) finished.push(await record(subject, i, WHOLE));
  }
  const inputs = finished.reduce((sum, { actions }) => sum + actions.length, 0);
  const fastest = { act: NEVER, apply: NEVER, seen: NEVER, unseen: NEVER };
  for (let lap = -WARMING; lap < laps; lap++) {
    const times = {
      act: await timeAct(subject, finished),
      apply: timeApply(subject, finished),
      seen: timeViews(subject, finished, VIEWERS),
      unseen: timeViews(subject, finished, 0),
    };
    if (lap < 0) continue;
    for (const what of ['act', 'apply', 'seen', 'unseen'] as const)
      fastest[what] = Math.min(fastest[what], times[what]);
  }
  const act = fastest.act / inputs;
  const apply = fastest.apply / inputs;
  const view = (fastest.seen - fastest.unseen) / (inputs * VIEWERS);
  return {
    rules: ruleSet.rules,
    tables,
    inputs,
    actMicros: rounded(act),
    applyMicros: rounded(apply),
    viewMicros: rounded(view),
    viewBytes: Math.round(viewBytes(subject, finished)),
    ratio: rounded((act - VIEWERS * view) / apply),
    bytesPerOpenTable: Math.round(await bytesPerTable(subject, open, tables)),
    bytesPerFinishedTable: Math.round(await bytesPerTable(subject, finished, Math.min(tables, 1000))),
  };
}
