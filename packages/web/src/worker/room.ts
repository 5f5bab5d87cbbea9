/** An opened game: a sitting whose every input is saved before it is told. */
import type { DungeonFighter } from '@tumblekeep/dungeon-fighter';
import {
  everybodyHuman,
  PhysicalTable,
  readTable,
  Sitting,
  type SittingParts,
  type Snapshot,
  type Step,
  type Table,
} from '@tumblekeep/host';

import { fail, type Log, ok, parseLog, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { changeSave, readSave, type SaveCard, writeSave } from '../storage/saves.ts';
import { readCard, readManners, readOrder, rulesOf } from './orders.ts';
import { physicsEngine } from './physics.ts';
import { inPlayersWords } from './problems.ts';
import type { Manners, NewGame, OpenGame, SaveSummary } from './protocol.ts';

const freshSeed = (): string => crypto.randomUUID();

export class Room {
  readonly #parts: SittingParts;
  #sitting: Sitting;
  #card: SaveCard;
  /** The log as it is saved. */
  readonly #saved: string[] = [];
  /** Lines that are not saved yet: the sitting adds them. */
  readonly #unsaved: string[];

  private constructor(parts: SittingParts, sitting: Sitting, card: SaveCard, unsaved: string[]) {
    this.#parts = parts;
    this.#sitting = sitting;
    this.#card = card;
    this.#unsaved = unsaved;
    this.#heed();
  }

  static async begin(order: NewGame): Promise<Result<Room, Refusal>> {
    const read = readOrder(order, freshSeed);
    if (!read.ok) return read;
    const { game, options, seed, table, manners } = read.value;
    const parts = await partsOf(game, table);
    const lines: string[] = [];
    const begun = Sitting.begin(parts, options, seed, line => void lines.push(line));
    return begun.ok ? Room.#shelve(parts, begun.value, lines, manners) : begun;
  }

  /** A log from a file as a new saved game. Seats travel beside the game; without them everybody is a person. */
  static async import(text: string): Promise<Result<Room, Refusal>> {
    const log = readGame(text);
    if (!log.ok) return log;
    const { game, header, torn } = log.value;
    const drawn = game.setup(header.options, header.seed);
    const heroes = drawn.ok ? drawn.value.options.heroes : [];
    const parts = await partsOf(game, readTable(header.table, heroes) ?? everybodyHuman(heroes));
    const rows = text.split('\n').slice(0, torn ? -1 : undefined);
    const lines = rows.filter(row => row !== '').map(row => `${row}\n`);
    const sitting = resume(parts, log.value, lines);
    return sitting.ok ? Room.#shelve(parts, sitting.value, lines, readManners({}, heroes)) : sitting;
  }

  static async #shelve(
    parts: SittingParts,
    sitting: Sitting,
    unsaved: string[],
    manners: Manners,
  ): Promise<Result<Room, Refusal>> {
    const { heroes, difficulty } = sitting.state.options;
    const now = Date.now();
    const card: SaveCard = {
      id: crypto.randomUUID(),
      rules: parts.game.id,
      heroes,
      difficulty,
      table: parts.table,
      manners,
      created: now,
      updated: now,
      seen: sitting.inputs.length,
      answered: 0,
      lines: 0,
      ...progressOf(sitting),
    };
    const room = new Room(parts, sitting, card, unsaved);
    const refusal = await room.#save();
    return refusal ? fail(refusal) : ok(room);
  }

  static async open(id: string): Promise<Result<Room, Refusal>> {
    const save = await readSave(id);
    if (!save.ok) return save;
    const { lines } = save.value;
    const log = readGame(lines.join(''));
    if (!log.ok) return log;
    const card = readCard(save.value.card);
    if (card === undefined || card.lines !== lines.length || log.value.torn)
      return fail(inPlayersWords(refuse('log-line', 'some lines are missing')));
    const parts = await partsOf(log.value.game, card.table);
    const unsaved: string[] = [];
    const sitting = resume(parts, log.value, unsaved);
    if (!sitting.ok) return sitting;
    const room = new Room(parts, sitting.value, card, unsaved);
    room.#saved.push(...lines);
    return ok(room);
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  get manners(): Manners {
    return this.#card.manners;
  }

  get summary(): SaveSummary {
    const { manners: _manners, seen: _seen, answered: _answered, lines: _lines, ...summary } = this.#card;
    return summary;
  }

  /** Does something that may add lines, and saves them; what cannot be saved has not happened. */
  async change<T>(work: (sitting: Sitting) => Result<T, Refusal>): Promise<Result<T, Refusal>> {
    const { courtesy } = this.#sitting;
    const result = work(this.#sitting);
    if (this.#unsaved.length === 0) return result;
    const refusal = await this.#save();
    if (refusal === undefined) return result;
    this.#goBack();
    this.#sitting.courtesy = courtesy;
    return fail(refusal);
  }

  async #save(): Promise<Refusal | undefined> {
    const progress = progressOf(this.#sitting);
    // What was taken back and decided anew was nobody else's answer.
    const answered = Math.min(this.#card.answered, progress.inputs);
    const card = { ...this.#card, updated: Date.now(), ...progress, answered };
    const saved = await writeSave(card, this.#unsaved);
    if (!saved.ok) return saved.error;
    this.#card = saved.value;
    this.#saved.push(...this.#unsaved);
    this.#unsaved.length = 0;
    return undefined;
  }

  /** To what is saved. */
  #goBack(): void {
    this.#unsaved.length = 0;
    const log = readGame(this.#saved.join(''));
    const sitting = log.ok ? resume(this.#parts, log.value, this.#unsaved) : log;
    if (!sitting.ok) throw new Error(`what was saved cannot be read again: ${sitting.error.message}`);
    this.#sitting = sitting.value;
  }

  #heed(): void {
    this.#sitting.courtesy = { ...this.#sitting.courtesy, askMe: this.#card.manners.askMe };
  }

  /** That a flight is shown once more does no harm, so it does not matter whether this can be saved. */
  async see(n: number): Promise<void> {
    if (n <= this.#card.seen) return;
    this.#card = { ...this.#card, seen: n };
    await changeSave(this.#card.id, { seen: n });
  }

  /** That somebody is asked once too often does no harm either. */
  async answer(n: number): Promise<void> {
    this.#card = { ...this.#card, answered: Math.min(n, this.#sitting.inputs.length) };
    await changeSave(this.#card.id, { answered: this.#card.answered });
  }

  async setManners(value: unknown): Promise<Result<Manners, Refusal>> {
    const manners = readManners(value, this.#card.heroes);
    const saved = await changeSave(this.#card.id, { manners });
    if (!saved.ok) return saved;
    this.#card = { ...this.#card, manners };
    this.#heed();
    return ok(manners);
  }

  tell(): OpenGame {
    const { table, history } = this.#sitting;
    const { id, rules, manners, answered } = this.#card;
    return {
      id,
      rules,
      table,
      manners,
      answered,
      snapshot: this.#sitting.snapshot(),
      story: history.steps.map(step => step.lines),
      unseen: this.#unseen(),
    };
  }

  #unseen(): OpenGame['unseen'] {
    const n = this.#sitting.inputs.length;
    if (n <= this.#card.seen || this.#sitting.inputs[n - 1]?.evidence === undefined) return undefined;
    const step = this.#sitting.stepAt(n);
    const before = this.#sitting.stepAt(n - 1);
    if (!step.ok || !before.ok || step.value.flight === undefined) return undefined;
    const now: Step = { ...step.value, snapshot: this.#sitting.snapshot() };
    return { step: now, before: before.value.snapshot };
  }
}

const partsOf = async (game: DungeonFighter, table: Table): Promise<SittingParts> => ({
  game,
  table,
  physics: new PhysicalTable(await physicsEngine(), game.id),
});

type GameLog = Log & { readonly game: DungeonFighter };

function readGame(text: string): Result<GameLog, Refusal> {
  const log = parseLog(text);
  if (!log.ok) return fail(inPlayersWords(log.error));
  const game = rulesOf(log.value.header.rules);
  return game.ok ? ok({ ...log.value, game: game.value }) : game;
}

function resume(parts: SittingParts, log: Log, unsaved: string[]): Result<Sitting, Refusal> {
  const sitting = Sitting.resume(parts, log, line => void unsaved.push(line));
  return sitting.ok ? sitting : fail(inPlayersWords(sitting.error, log.header.revision, parts.game.revision));
}

const progressOf = (sitting: Sitting): Pick<SaveCard, 'inputs' | 'round' | 'phase' | 'over'> => {
  const { view, outcome }: Snapshot = sitting.snapshot();
  return {
    inputs: sitting.inputs.length,
    round: view.round,
    phase: view.phase,
    over: outcome && (outcome.won ? 'won' : 'lost'),
  };
};
