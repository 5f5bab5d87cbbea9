/** An opened game and its save: every line is saved before it is told, and what cannot be saved has not happened. */
import { fail, type Log, ok, parseLog, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { type AnyCard, readSave, writeSave } from '../storage/saves.ts';
import { inPlayersWords } from './problems.ts';

export type Append = (line: string) => void;

/** What the journal has to know of a game. */
export interface Ways<Sitting, Card> {
  /** `Game.revision` of its rules. */
  readonly revision: string;
  readonly resume: (log: Log, append: Append) => Result<Sitting, Refusal>;
  /** What the card says of how far the game is. */
  readonly progressOf: (sitting: Sitting, before: Card) => Partial<Card>;
}

export interface Saved<Card, Read extends Log = Log> {
  readonly card: Card;
  readonly lines: readonly string[];
  readonly log: Read;
}

export function readLog(text: string): Result<Log, Refusal> {
  const log = parseLog(text);
  return log.ok ? log : fail(inPlayersWords(log.error));
}

/** A save of which nothing is missing. */
export async function readSaved<Card extends AnyCard, Read extends Log>(
  id: string,
  read: (text: string) => Result<Read, Refusal>,
  readCard: (value: unknown) => Card | undefined,
): Promise<Result<Saved<Card, Read>, Refusal>> {
  const save = await readSave(id);
  if (!save.ok) return save;
  const { lines } = save.value;
  const log = read(lines.join(''));
  if (!log.ok) return log;
  const card = readCard(save.value.card);
  if (card === undefined || card.lines !== lines.length || log.value.torn)
    return fail(inPlayersWords(refuse('log-line', 'some lines are missing')));
  return ok({ card, lines, log: log.value });
}

function resume<Sitting, Card>(
  { revision, resume }: Ways<Sitting, Card>,
  log: Log,
  append: Append,
): Result<Sitting, Refusal> {
  const sitting = resume(log, append);
  return sitting.ok ? sitting : fail(inPlayersWords(sitting.error, log.header.revision, revision));
}

export class Journal<Sitting, Card extends AnyCard> {
  readonly #ways: Ways<Sitting, Card>;
  #sitting: Sitting;
  #card: Card;
  /** The log as it is saved. */
  readonly #saved: string[] = [];
  /** Lines that are not saved yet: the sitting adds them. */
  readonly #unsaved: string[];

  private constructor(ways: Ways<Sitting, Card>, sitting: Sitting, card: Card, unsaved: string[]) {
    this.#ways = ways;
    this.#sitting = sitting;
    this.#card = card;
    this.#unsaved = unsaved;
  }

  /** A new save of a game that begins now. */
  static begin<Sitting, Card extends AnyCard>(
    ways: Ways<Sitting, Card>,
    begin: (append: Append) => Result<Sitting, Refusal>,
    cardOf: (sitting: Sitting) => Card,
  ): Promise<Result<Journal<Sitting, Card>, Refusal>> {
    return Journal.#shelve(ways, begin, cardOf, []);
  }

  /** A new save of a game that comes as text; a last line that was cut off is left out. */
  static import<Sitting, Card extends AnyCard>(
    ways: Ways<Sitting, Card>,
    text: string,
    log: Log,
    cardOf: (sitting: Sitting) => Card,
  ): Promise<Result<Journal<Sitting, Card>, Refusal>> {
    const rows = text.split('\n').slice(0, log.torn ? -1 : undefined);
    const lines = rows.filter(row => row !== '').map(row => `${row}\n`);
    return Journal.#shelve(ways, append => resume(ways, log, append), cardOf, lines);
  }

  static async #shelve<Sitting, Card extends AnyCard>(
    ways: Ways<Sitting, Card>,
    sit: (append: Append) => Result<Sitting, Refusal>,
    cardOf: (sitting: Sitting) => Card,
    unsaved: string[],
  ): Promise<Result<Journal<Sitting, Card>, Refusal>> {
    const sitting = sit(line => void unsaved.push(line));
    if (!sitting.ok) return sitting;
    const journal = new Journal(ways, sitting.value, cardOf(sitting.value), unsaved);
    const refusal = await journal.#save();
    return refusal ? fail(refusal) : ok(journal);
  }

  static open<Sitting, Card extends AnyCard>(
    ways: Ways<Sitting, Card>,
    { card, lines, log }: Saved<Card>,
  ): Result<Journal<Sitting, Card>, Refusal> {
    const unsaved: string[] = [];
    const sitting = resume(ways, log, line => void unsaved.push(line));
    if (!sitting.ok) return sitting;
    const journal = new Journal(ways, sitting.value, card, unsaved);
    journal.#saved.push(...lines);
    return ok(journal);
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  get card(): Card {
    return this.#card;
  }

  /** The log as it is saved, also where storage can no longer be read. */
  get lines(): readonly string[] {
    return this.#saved;
  }

  /** What the card says beside the progress of the game; saving it is the business of whoever changes it. */
  amend(change: Partial<Card>): void {
    this.#card = { ...this.#card, ...change };
  }

  /** Does something that may add lines, and saves them. If that fails, the sitting is another one. */
  async change<T>(work: (sitting: Sitting) => Result<T, Refusal>): Promise<Result<T, Refusal>> {
    const result = work(this.#sitting);
    if (this.#unsaved.length === 0) return result;
    const refusal = await this.#save();
    if (refusal === undefined) return result;
    this.#goBack();
    return fail(refusal);
  }

  async #save(): Promise<Refusal | undefined> {
    const card: Card = {
      ...this.#card,
      updated: Date.now(),
      ...this.#ways.progressOf(this.#sitting, this.#card),
    };
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
    const log = readLog(this.#saved.join(''));
    const sitting = log.ok ? resume(this.#ways, log.value, line => void this.#unsaved.push(line)) : log;
    if (!sitting.ok) throw new Error(`what was saved cannot be read again: ${sitting.error.message}`);
    this.#sitting = sitting.value;
  }
}
