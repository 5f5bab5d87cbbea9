/** Tables of Dungeon Fighter for tests: who sits where in a word for each hero, and a client that goes step by step. */

import { type Input, MemoryStore, Pace, type Step, Table } from '@tumblekeep/host';
import {
  type InputLine,
  parseLog,
  type Refusal,
  type Result,
  sayPlainly,
  standingInputs,
} from '@tumblekeep/kernel';
import { type Attempt, type Engine, loadJolt, makeRelease } from '@tumblekeep/table';
import {
  type DiceMode,
  type FightKinds,
  hostedFight,
  PhysicalTable,
  type SeatKind,
  type Table as Seats,
  type Snapshot,
  snapshotOf,
} from '../../hosted/index.ts';
import { type Action, type DungeonFighter, RULE_SETS, type State } from '../../rules/index.ts';

let engine: Promise<Engine> | undefined;

export const EDITIONS = Object.keys(RULE_SETS);

export const gameOf = (edition: string): DungeonFighter => RULE_SETS[edition] as DungeonFighter;

export function must<T>(result: Result<T, Refusal> | undefined): T {
  if (result === undefined) throw new Error('nothing happened');
  if (!result.ok) throw new Error(`${result.error.code}: ${sayPlainly(result.error)}`);
  return result.value;
}

export interface PartyParts {
  readonly game: DungeonFighter;
  readonly seats: Seats;
  readonly physics: PhysicalTable;
}

/** Everybody around one table, one step at a time. */
export class Party {
  readonly parts: PartyParts;
  readonly table: Table<FightKinds>;
  readonly store: MemoryStore;
  readonly #pace: Pace<Step<FightKinds>>;
  #last: Step<FightKinds> | undefined;

  private constructor(
    parts: PartyParts,
    table: Table<FightKinds>,
    store: MemoryStore,
    pace: Pace<Step<FightKinds>>,
  ) {
    this.parts = parts;
    this.table = table;
    this.store = store;
    this.#pace = pace;
    table.listen(this.everybody, 'spectator', step => {
      this.#last = step;
      pace.done(step);
    });
  }

  static async #sit(
    parts: PartyParts,
    store: MemoryStore,
    sit: (parts: Parameters<typeof Table.open<FightKinds>>[0]) => ReturnType<typeof Table.open<FightKinds>>,
  ): Promise<Party> {
    const pace = new Pace<Step<FightKinds>>();
    const hosted = hostedFight(parts.game, async () => parts.physics);
    const table = await sit({ hosted, store, pause: () => pace.pause(), stuck: why => pace.stuck(why) });
    return new Party(parts, must(table), store, pace);
  }

  static begin(parts: PartyParts, options: unknown, seed: string): Promise<Party> {
    const seating = { table: parts.seats, landings: 'thrown' } as const;
    return Party.#sit(parts, new MemoryStore(), all => Table.begin(all, { options, seed, seating }));
  }

  /** The game as somebody finds it who has only the log. */
  again(): Promise<Party> {
    return Party.#sit(this.parts, this.store, all => Table.open(all));
  }

  get everybody() {
    return { seats: this.table.position.seats };
  }

  get state(): State {
    return this.table.position.state;
  }

  snapshot(viewer?: string): Snapshot {
    return must(snapshotOf(this.parts.game, this.table, viewer));
  }

  async lines(): Promise<readonly string[]> {
    return must(await this.store.read());
  }

  /** What stands. */
  async inputs(): Promise<readonly InputLine[]> {
    return must(standingInputs(must(parseLog((await this.lines()).join(''))).lines));
  }

  async #do(input: Input<FightKinds>): Promise<Result<Step<FightKinds>, Refusal>> {
    const done = await this.table.act(this.everybody, input, this.table.at);
    return done.ok ? { ok: true, value: this.#last as Step<FightKinds> } : done;
  }

  act(action: Action): Promise<Result<Step<FightKinds>, Refusal>> {
    return this.#do({ type: 'act', action });
  }

  throwByHand(attempt: Attempt, steadiness = 1): Promise<Result<Step<FightKinds>, Refusal>> {
    return this.#do({ type: 'throw', release: { attempt, steadiness } });
  }

  undo(): Promise<Result<Step<FightKinds>, Refusal>> {
    return this.#do({ type: 'takeback' });
  }

  /** What goes by itself; nothing when people have to do something. */
  async next(): Promise<Result<Step<FightKinds>, Refusal> | undefined> {
    return must(this.table.tell(this.everybody, 'spectator')).isForPeople ? undefined : this.#pace.next();
  }
}

export interface PartyWishes {
  readonly edition?: string;
  readonly seats: readonly SeatKind[];
  readonly dice?: DiceMode;
  readonly seed?: string;
  readonly solo?: boolean;
}

export async function seat({
  edition = 'second',
  seats,
  dice = 'simulated',
  seed = 'party',
  solo = false,
}: PartyWishes): Promise<Party> {
  engine ??= loadJolt();
  const game = gameOf(edition);
  const heroes = game.edition.tables.heroes.slice(0, seats.length).map(({ id }) => id);
  const parts: PartyParts = {
    game,
    seats: {
      dice,
      seats: Object.fromEntries(
        heroes.map((hero, i) => [hero, { kind: seats[i] as SeatKind, skill: 'average' } as const]),
      ),
    },
    physics: new PhysicalTable(await engine, game.edition),
  };
  return Party.begin(parts, { heroes, leader: heroes[0], solo }, seed);
}

/** A straight throw that bounces once before the board. */
export function straight({ state }: Party): Attempt {
  const die = state.combat?.throw?.die ?? 'red';
  return { release: makeRelease({ die, velocity: [0, -600, 2000] }), scene: { dice: [], props: [] } };
}

/** What everybody does who thinks of nothing: bots by themselves, people the first thing that comes to mind. */
export async function goOn(party: Party): Promise<Step<FightKinds>> {
  const { turn, legal } = party.snapshot();
  if (turn === undefined) throw new Error('the game is over');
  if (!turn.isForPeople) return must(await party.next());
  if (turn.at === 'landing') return must(await party.throwByHand(straight(party)));
  const known = turn.isSecret ? party.snapshot(turn.hero).legal : legal;
  // Cards can be handed around for ever.
  return must(await party.act(known.find(({ type }) => type === 'done') ?? (known[0] as Action)));
}

/** Goes on until a question comes up. */
export async function goOnTo(party: Party, at: string): Promise<void> {
  while (party.snapshot().turn?.at !== at) await goOn(party);
}
