/** The opened game: a sitting whose every input is saved before it is told. */
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { PhysicalTable, Sitting, type Snapshot, type Table } from '@tumblekeep/host';
import { fail, ok, parseLog, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { type Engine, loadJolt } from '@tumblekeep/table';
import { readSave, type SaveCard, writeSave } from '../storage/saves.ts';
import type { Manners, NewGame, OpenGame } from './protocol.ts';

let engine: Promise<Engine> | undefined;
/** Physics is loaded once, in the background. */
export const physicsEngine = (): Promise<Engine> => {
  engine ??= loadJolt();
  return engine;
};

export function rulesOf(id: string): Result<DungeonFighter, Refusal> {
  const game = RULE_SETS[id];
  return game === undefined ? fail(refuse('rules', `this page knows no rules called "${id}"`)) : ok(game);
}

const physicsFor = async (game: DungeonFighter): Promise<PhysicalTable> =>
  new PhysicalTable(await physicsEngine(), game.id);

export class Room {
  readonly #sitting: Sitting;
  /** Lines that are not saved yet. */
  readonly #unsaved: string[];
  #card: SaveCard;

  private constructor(sitting: Sitting, card: SaveCard, unsaved: string[]) {
    this.#sitting = sitting;
    this.#card = card;
    this.#unsaved = unsaved;
  }

  static async begin({ rules, options, table, manners, seed = freshSeed() }: NewGame): Promise<Result<Room, Refusal>> {
    const game = rulesOf(rules);
    if (!game.ok) return game;
    const unsaved: string[] = [];
    const drawn = game.value.setup(options, seed);
    if (!drawn.ok) return drawn;
    const seated = seatTable(table, drawn.value.options.heroes);
    const parts = { game: game.value, table: seated, physics: await physicsFor(game.value) };
    const sitting = Sitting.begin(parts, options, seed, line => void unsaved.push(line));
    if (!sitting.ok) return sitting;
    const now = Date.now();
    const card: SaveCard = {
      id: crypto.randomUUID(),
      rules,
      heroes: drawn.value.options.heroes,
      difficulty: drawn.value.options.difficulty,
      table: seated,
      manners,
      created: now,
      updated: now,
      seen: 0,
      lines: 0,
      ...progressOf(sitting.value),
    };
    const room = new Room(sitting.value, card, unsaved);
    await room.#save();
    return ok(room);
  }

  static async open(id: string): Promise<Result<Room, Refusal>> {
    const saved = await readSave(id);
    if (saved === undefined) return fail(refuse('save', 'there is no such game on this device'));
    const { card, text } = saved;
    const game = rulesOf(card.rules);
    if (!game.ok) return game;
    const log = parseLog(text);
    if (!log.ok) return log;
    const unsaved: string[] = [];
    const parts = { game: game.value, table: card.table, physics: await physicsFor(game.value) };
    const sitting = Sitting.resume(parts, log.value, line => void unsaved.push(line));
    return sitting.ok ? ok(new Room(sitting.value, card, unsaved)) : sitting;
  }

  get id(): string {
    return this.#card.id;
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  get manners(): Manners {
    return this.#card.manners;
  }

  async #save(): Promise<void> {
    const card = { ...this.#card, updated: Date.now(), ...progressOf(this.#sitting) };
    this.#card = await writeSave(card, this.#unsaved);
    this.#unsaved.length = 0;
  }

  /** Does something that may add lines, and saves them. */
  async change<T>(work: (sitting: Sitting) => Result<T, Refusal>): Promise<Result<T, Refusal>> {
    const result = work(this.#sitting);
    if (this.#unsaved.length > 0) await this.#save();
    return result;
  }

  async see(n: number): Promise<void> {
    this.#card = { ...this.#card, seen: Math.max(this.#card.seen, n) };
    await this.#save();
  }

  async setManners(manners: Manners): Promise<Manners> {
    this.#card = { ...this.#card, manners };
    await this.#save();
    return manners;
  }

  tell(): OpenGame {
    const { table, history, inputs } = this.#sitting;
    const { id, rules, manners, seen } = this.#card;
    return {
      id,
      rules,
      table,
      manners,
      snapshot: this.#sitting.snapshot(),
      story: history.steps.map(step => step.lines),
      unseen: inputs.length > seen ? this.#sitting.flightOf(inputs.length) : undefined,
    };
  }
}

const freshSeed = (): string => crypto.randomUUID();

const progressOf = (sitting: Sitting): Pick<SaveCard, 'inputs' | 'round' | 'phase' | 'over'> => {
  const { view, outcome }: Snapshot = sitting.snapshot();
  return {
    inputs: sitting.inputs.length,
    round: view.round,
    phase: view.phase,
    over: outcome && (outcome.won ? 'won' : 'lost'),
  };
};

/** Seats of heroes that were drawn by lot come in the order they were given. */
function seatTable({ dice, seats }: Table, heroes: readonly string[]): Table {
  const given = Object.values(seats);
  const entries = heroes.map((hero, i) => [hero, seats[hero] ?? given[i] ?? { kind: 'human', skill: 'average' }]);
  return { dice, seats: Object.fromEntries(entries) };
}

