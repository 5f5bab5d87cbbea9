/** One line of a position, read word by word. */
import { closest, isOneOf } from './words.ts';

/** Thrown while reading a position and turned into a refusal at its edge. */
export class UnreadableLine extends Error {}

export const unreadableLine = (message: string): never => {
  throw new UnreadableLine(message);
};

/** A suggestion for a word that is not in the list. */
export const meantWord = (word: string, list: readonly string[]): string => {
  const near = closest(word, list);
  return near === undefined ? '' : `; did you mean "${near}"?`;
};

type Known = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

export class LineReader {
  readonly #words: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#words = text.split(/\s+/).filter(word => word !== '');
  }

  get done(): boolean {
    return this.#next >= this.#words.length;
  }

  take(what: string): string {
    return this.#words[this.#next++] ?? unreadableLine(`a ${what} is missing`);
  }

  skip(word: string): boolean {
    if (this.#words[this.#next] !== word) return false;
    this.#next++;
    return true;
  }

  expect(word: string): void {
    if (!this.skip(word))
      unreadableLine(`expected "${word}" instead of "${this.#words[this.#next] ?? 'nothing'}"`);
  }

  end(): void {
    if (!this.done) unreadableLine(`unexpected "${this.#words[this.#next]}"`);
  }

  whole(what: string): number {
    const word = this.take(what);
    const number = Number(word);
    return /^(0|-?[1-9]\d*)$/.test(word) && Number.isSafeInteger(number)
      ? number
      : unreadableLine(`"${word}" is no ${what}`);
  }

  count(what: string): number {
    const number = this.whole(what);
    return number >= 0 ? number : unreadableLine(`${number} is no ${what}`);
  }

  /** The number after a key word, or another if the key word is not there. */
  countAfter(key: string, otherwise: number): number {
    return this.skip(key) ? this.count(key) : otherwise;
  }

  oneOf<T extends string>(list: readonly T[], what: string): T {
    const word = this.take(what);
    return isOneOf(list, word)
      ? word
      : unreadableLine(`there is no ${what} "${word}"${meantWord(word, list)}`);
  }

  known(known: Known, what: string): string {
    const word = this.take(what);
    return known.has(word)
      ? word
      : unreadableLine(`there is no ${what} "${word}"${meantWord(word, [...known.keys()])}`);
  }

  /** One or more items separated by commas. */
  list<T>(read: (item: LineReader) => T): T[] {
    const items: T[] = [];
    for (;;) {
      const word = this.take('item of the list');
      const item = new LineReader(word.replace(/,$/, ''));
      items.push(read(item));
      item.end();
      if (!word.endsWith(',')) return items;
    }
  }

  listAfter<T>(key: string, read: (item: LineReader) => T): T[] {
    return this.skip(key) ? this.list(read) : [];
  }
}
