/** An opened game of DIE in the Dungeon!: a sitting whose every input is saved before it is told. */
import { type DieInTheDungeon, RULE_SETS, RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { CrawlSitting, type CrawlTale, crawlTale } from '@tumblekeep/host/crawl';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import type { CrawlCard } from '../storage/saves.ts';
import { readCrawlCard, readCrawlOrder } from './crawl-orders.ts';
import type { CrawlSummary, OpenCrawl } from './crawl-protocol.ts';
import { Journal, readLog, readSaved, type Ways } from './journal.ts';
import type { Kept } from './rooms.ts';

const GAME = RULE_SETS[RULES_ID] as DieInTheDungeon;

type CrawlJournal = Journal<CrawlSitting, CrawlCard>;

const WAYS: Ways<CrawlSitting, CrawlCard> = {
  revision: GAME.revision,
  resume: (log, append) => CrawlSitting.resume(GAME, log, append),
  progressOf: progress,
};

function progress({ inputs, state, game }: CrawlSitting): Pick<CrawlCard, 'inputs' | 'turn' | 'over'> {
  const outcome = game.outcome(state);
  return { inputs: inputs.length, turn: state.turn, over: outcome && (outcome.won ? 'won' : 'lost') };
}

function newCard(sitting: CrawlSitting, claimed: boolean): CrawlCard {
  const now = Date.now();
  const { map, players } = sitting.state.options;
  return {
    id: crypto.randomUUID(),
    rules: GAME.id,
    map,
    creatures: players.map(({ creature }) => creature),
    created: now,
    updated: now,
    claimed,
    lines: 0,
    ...progress(sitting),
  };
}

const enter = (journal: Result<CrawlJournal, Refusal>): Result<CrawlRoom, Refusal> =>
  journal.ok ? ok(new CrawlRoom(journal.value)) : journal;

export class CrawlRoom {
  readonly #journal: CrawlJournal;

  constructor(journal: CrawlJournal) {
    this.#journal = journal;
  }

  static async begin(order: unknown): Promise<Result<CrawlRoom, Refusal>> {
    const read = readCrawlOrder(order, () => crypto.randomUUID());
    if (!read.ok) return read;
    const { options, seed } = read.value;
    return enter(
      await Journal.begin(
        WAYS,
        append => CrawlSitting.begin(GAME, options, seed, append),
        sitting => newCard(sitting, false),
      ),
    );
  }

  /** A log from a file as a new saved game. */
  static async import(text: string): Promise<Result<CrawlRoom, Refusal>> {
    const log = readLog(text);
    return log.ok
      ? enter(await Journal.import(WAYS, text, log.value, sitting => newCard(sitting, true)))
      : log;
  }

  static async open(id: string): Promise<Result<CrawlRoom, Refusal>> {
    const saved = await readSaved(id, readLog, readCrawlCard);
    return saved.ok ? enter(Journal.open(WAYS, saved.value)) : saved;
  }

  get sitting(): CrawlSitting {
    return this.#journal.sitting;
  }

  get kept(): Kept {
    return this.#journal;
  }

  get summary(): CrawlSummary {
    const { lines: _lines, ...summary } = this.#journal.card;
    return summary;
  }

  change<T>(work: (sitting: CrawlSitting) => Result<T, Refusal>): Promise<Result<T, Refusal>> {
    return this.#journal.change(work);
  }

  tell(): OpenCrawl {
    const { steps, state } = this.sitting;
    return {
      id: this.#journal.card.id,
      options: GAME.options(state),
      snapshot: this.sitting.snapshot(),
      story: steps.map(({ lines }) => lines),
    };
  }

  tale(): CrawlTale {
    const { steps } = this.sitting;
    return crawlTale(GAME.content, steps, this.#journal.card.creatures, this.sitting.snapshot().outcome);
  }
}
