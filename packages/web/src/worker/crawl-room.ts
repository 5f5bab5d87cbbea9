/** An opened game of DIE in the Dungeon!: a sitting whose every input is saved before it is told. */
import { type DieInTheDungeon, RULE_SETS, RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { CrawlSitting, type CrawlTale, crawlTale } from '@tumblekeep/host/crawl';
import { fail, type Log, ok, parseLog, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { type CrawlCard, readSave, writeSave } from '../storage/saves.ts';
import { readCrawlCard, readCrawlOrder } from './crawl-orders.ts';
import type { CrawlSummary, OpenCrawl } from './crawl-protocol.ts';
import { inPlayersWords } from './problems.ts';

const GAME = RULE_SETS[RULES_ID] as DieInTheDungeon;

export class CrawlRoom {
  #sitting: CrawlSitting;
  #card: CrawlCard;
  /** The log as it is saved, and lines that are not saved yet: the sitting adds them. */
  readonly #saved: string[] = [];
  readonly #unsaved: string[];

  private constructor(sitting: CrawlSitting, card: CrawlCard, unsaved: string[]) {
    this.#sitting = sitting;
    this.#card = card;
    this.#unsaved = unsaved;
  }

  static async begin(order: unknown): Promise<Result<CrawlRoom, Refusal>> {
    const read = readCrawlOrder(order, () => crypto.randomUUID());
    if (!read.ok) return read;
    const { options, seed } = read.value;
    const lines: string[] = [];
    const begun = CrawlSitting.begin(GAME, options, seed, line => void lines.push(line));
    return begun.ok ? CrawlRoom.#shelve(begun.value, lines) : begun;
  }

  /** A log from a file as a new saved game. */
  static async import(text: string): Promise<Result<CrawlRoom, Refusal>> {
    const log = parseLog(text);
    if (!log.ok) return fail(inPlayersWords(log.error));
    const rows = text.split('\n').slice(0, log.value.torn ? -1 : undefined);
    const lines = rows.filter(row => row !== '').map(row => `${row}\n`);
    const sitting = resume(log.value, lines);
    return sitting.ok ? CrawlRoom.#shelve(sitting.value, lines) : sitting;
  }

  static async #shelve(sitting: CrawlSitting, unsaved: string[]): Promise<Result<CrawlRoom, Refusal>> {
    const now = Date.now();
    const { map, players } = sitting.state.options;
    const card: CrawlCard = {
      id: crypto.randomUUID(),
      rules: GAME.id,
      map,
      creatures: players.map(({ creature }) => creature),
      created: now,
      updated: now,
      lines: 0,
      ...progressOf(sitting),
    };
    const room = new CrawlRoom(sitting, card, unsaved);
    const refusal = await room.#save();
    return refusal ? fail(refusal) : ok(room);
  }

  static async open(id: string): Promise<Result<CrawlRoom, Refusal>> {
    const save = await readSave(id);
    if (!save.ok) return save;
    const { lines } = save.value;
    const log = parseLog(lines.join(''));
    if (!log.ok) return fail(inPlayersWords(log.error));
    const card = readCrawlCard(save.value.card);
    if (card === undefined || card.lines !== lines.length || log.value.torn)
      return fail(inPlayersWords(refuse('log-line', 'some lines are missing')));
    const unsaved: string[] = [];
    const sitting = resume(log.value, unsaved);
    if (!sitting.ok) return sitting;
    const room = new CrawlRoom(sitting.value, card, unsaved);
    room.#saved.push(...lines);
    return ok(room);
  }

  get sitting(): CrawlSitting {
    return this.#sitting;
  }

  get summary(): CrawlSummary {
    const { lines: _lines, ...summary } = this.#card;
    return summary;
  }

  /** Does something that may add lines, and saves them; what cannot be saved has not happened. */
  async change<T>(work: (sitting: CrawlSitting) => Result<T, Refusal>): Promise<Result<T, Refusal>> {
    const result = work(this.#sitting);
    if (this.#unsaved.length === 0) return result;
    const refusal = await this.#save();
    if (refusal === undefined) return result;
    this.#goBack();
    return fail(refusal);
  }

  async #save(): Promise<Refusal | undefined> {
    const card = { ...this.#card, updated: Date.now(), ...progressOf(this.#sitting) };
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
    const log = parseLog(this.#saved.join(''));
    const sitting = log.ok ? resume(log.value, this.#unsaved) : log;
    if (!sitting.ok) throw new Error(`what was saved cannot be read again: ${sitting.error.message}`);
    this.#sitting = sitting.value;
  }

  tell(): OpenCrawl {
    const { steps, state } = this.#sitting;
    return {
      id: this.#card.id,
      options: GAME.options(state),
      snapshot: this.#sitting.snapshot(),
      story: steps.map(({ lines }) => lines),
    };
  }

  tale(): CrawlTale {
    const { steps } = this.#sitting;
    return crawlTale(GAME.content, steps, this.#card.creatures, this.#sitting.snapshot().outcome);
  }
}

function resume(log: Log, unsaved: string[]): Result<CrawlSitting, Refusal> {
  const sitting = CrawlSitting.resume(GAME, log, line => void unsaved.push(line));
  return sitting.ok ? sitting : fail(inPlayersWords(sitting.error, log.header.revision, GAME.revision));
}

const progressOf = ({ inputs, state, game }: CrawlSitting): Pick<CrawlCard, 'inputs' | 'turn' | 'over'> => {
  const outcome = game.outcome(state);
  return {
    inputs: inputs.length,
    turn: state.turn,
    over: outcome && (outcome.won ? 'won' : 'lost'),
  };
};
