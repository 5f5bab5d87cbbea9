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
import { type Log, ok, type Refusal, type Result, tableInForce } from '@tumblekeep/kernel';
import { changeSave, type SaveCard } from '../storage/saves.ts';
import { Journal, readLog, readSaved, type Ways } from './journal.ts';
import { readCard, readManners, readOrder, rulesOf } from './orders.ts';
import { physicsEngine } from './physics.ts';
import type { Manners, NewGame, OpenGame, SaveSummary } from './protocol.ts';
import type { Kept } from './rooms.ts';

const freshSeed = (): string => crypto.randomUUID();

type GameJournal = Journal<Sitting, SaveCard>;

const waysOf = (parts: SittingParts): Ways<Sitting, SaveCard> => ({
  revision: parts.game.revision,
  resume: (log, append) => Sitting.resume(parts, log, append),
  progressOf(sitting, before) {
    const now = progress(sitting);
    // What was taken back and decided anew was nobody else's answer.
    return { ...now, answered: Math.min(before.answered, now.inputs) };
  },
});

function progress(sitting: Sitting): Pick<SaveCard, 'inputs' | 'round' | 'phase' | 'over'> {
  const { view, outcome }: Snapshot = sitting.snapshot();
  return {
    inputs: sitting.inputs.length,
    round: view.round,
    phase: view.phase,
    over: outcome && (outcome.won ? 'won' : 'lost'),
  };
}

function newCard(sitting: Sitting, manners: Manners, claimed: boolean): SaveCard {
  const { heroes, difficulty } = sitting.state.options;
  const now = Date.now();
  return {
    id: crypto.randomUUID(),
    rules: sitting.game.id,
    heroes,
    difficulty,
    table: sitting.table,
    manners,
    created: now,
    updated: now,
    seen: sitting.inputs.length,
    answered: 0,
    claimed,
    lines: 0,
    ...progress(sitting),
  };
}

const partsOf = async (game: DungeonFighter, table: Table): Promise<SittingParts> => ({
  game,
  table,
  physics: new PhysicalTable(await physicsEngine(), game.edition),
});

type GameLog = Log & { readonly game: DungeonFighter };

function readGame(text: string): Result<GameLog, Refusal> {
  const log = readLog(text);
  if (!log.ok) return log;
  const game = rulesOf(log.value.header.rules);
  return game.ok ? ok({ ...log.value, game: game.value }) : game;
}

const enter = (journal: Result<GameJournal, Refusal>): Result<Room, Refusal> =>
  journal.ok ? ok(new Room(journal.value)) : journal;

export class Room {
  readonly #journal: GameJournal;

  constructor(journal: GameJournal) {
    this.#journal = journal;
    this.#heed();
  }

  static async begin(order: NewGame): Promise<Result<Room, Refusal>> {
    const read = readOrder(order, freshSeed);
    if (!read.ok) return read;
    const { game, options, seed, table, manners } = read.value;
    const parts = await partsOf(game, table);
    return enter(
      await Journal.begin(
        waysOf(parts),
        append => Sitting.begin(parts, options, seed, append),
        sitting => newCard(sitting, manners, false),
      ),
    );
  }

  /** A log from a file as a new saved game. Seats travel beside the game; without them everybody is a person. */
  static async import(text: string): Promise<Result<Room, Refusal>> {
    const log = readGame(text);
    if (!log.ok) return log;
    const { game, header } = log.value;
    const drawn = game.setup(header.options, header.seed);
    const heroes = drawn.ok ? drawn.value.options.heroes : [];
    const parts = await partsOf(game, readTable(tableInForce(log.value), heroes) ?? everybodyHuman(heroes));
    const manners = readManners({}, heroes);
    const cardOf = (sitting: Sitting): SaveCard => newCard(sitting, manners, true);
    return enter(await Journal.import(waysOf(parts), text, log.value, cardOf));
  }

  static async open(id: string): Promise<Result<Room, Refusal>> {
    const saved = await readSaved(id, readGame, readCard);
    if (!saved.ok) return saved;
    const { log, card } = saved.value;
    const parts = await partsOf(log.game, card.table);
    return enter(Journal.open(waysOf(parts), saved.value));
  }

  get sitting(): Sitting {
    return this.#journal.sitting;
  }

  get manners(): Manners {
    return this.#journal.card.manners;
  }

  get kept(): Kept {
    return this.#journal;
  }

  get summary(): SaveSummary {
    const {
      manners: _manners,
      seen: _seen,
      answered: _answered,
      lines: _lines,
      ...summary
    } = this.#journal.card;
    return summary;
  }

  async change<T>(work: (sitting: Sitting) => Result<T, Refusal>): Promise<Result<T, Refusal>> {
    const { sitting } = this;
    const { courtesy } = sitting;
    const result = await this.#journal.change(work);
    // No log tells how the people want to be asked.
    if (this.sitting !== sitting) this.sitting.courtesy = courtesy;
    return result;
  }

  #heed(): void {
    this.sitting.courtesy = { ...this.sitting.courtesy, askMe: this.#journal.card.manners.askMe };
  }

  /** That a flight is shown once more does no harm, so it does not matter whether this can be saved. */
  async see(n: number): Promise<void> {
    if (n <= this.#journal.card.seen) return;
    this.#journal.amend({ seen: n });
    await changeSave(this.#journal.card.id, { seen: n });
  }

  /** That somebody is asked once too often does no harm either. */
  async answer(n: number): Promise<void> {
    const answered = Math.min(n, this.sitting.inputs.length);
    this.#journal.amend({ answered });
    await changeSave(this.#journal.card.id, { answered });
  }

  async setManners(value: unknown): Promise<Result<Manners, Refusal>> {
    const manners = readManners(value, this.#journal.card.heroes);
    const saved = await changeSave(this.#journal.card.id, { manners });
    if (!saved.ok) return saved;
    this.#journal.amend({ manners });
    this.#heed();
    return ok(manners);
  }

  tell(): OpenGame {
    const { table, history } = this.sitting;
    const { id, rules, manners, answered } = this.#journal.card;
    return {
      id,
      rules,
      table,
      manners,
      answered,
      snapshot: this.sitting.snapshot(),
      story: history.steps.map(step => step.lines),
      unseen: this.#unseen(),
    };
  }

  #unseen(): OpenGame['unseen'] {
    const n = this.sitting.inputs.length;
    if (n <= this.#journal.card.seen || this.sitting.inputs[n - 1]?.evidence === undefined) return undefined;
    const step = this.sitting.stepAt(n);
    const before = this.sitting.stepAt(n - 1);
    if (!step.ok || !before.ok || step.value.flight === undefined) return undefined;
    const now: Step = { ...step.value, snapshot: this.sitting.snapshot() };
    return { step: now, before: before.value.snapshot };
  }
}
