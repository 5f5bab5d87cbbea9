/** Helpers for line notations: words separated by single spaces, read one after another. */
import { inWords, type Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';

export class WordReader {
  readonly #words: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#words = text.trim().split(/\s+/);
  }

  /** The next word, or an empty string at the end. */
  take(): string {
    return this.#words[this.#next++] ?? '';
  }

  peek(): string {
    return this.#words[this.#next] ?? '';
  }

  /** Takes the word if it is the next one. */
  skip(word: string): boolean {
    if (this.peek() !== word) return false;
    this.#next++;
    return true;
  }

  get done(): boolean {
    return this.#next >= this.#words.length;
  }

  rest(): string[] {
    const rest = this.#words.slice(this.#next);
    this.#next = this.#words.length;
    return rest;
  }

  // What follows may throw `Unreadable`: to be used inside `readLine` alone.

  /** A kebab-case name. */
  id(what: string): string {
    const word = this.take();
    return ID.test(word)
      ? word
      : unreadable(word === '' ? `a ${what} is missing` : `"${word}" is no ${what}`);
  }

  oneOf<T extends string>(list: readonly T[], what: string): T {
    const word = this.take();
    return isOneOf(list, word)
      ? word
      : unreadable(`${word === '' ? 'nothing' : `"${word}"`} is no ${what}; it is one of ${list.join(', ')}`);
  }

  /** A whole number without sign or leading zero. */
  count(what: string): number {
    const word = this.take();
    return COUNT.test(word)
      ? Number(word)
      : unreadable(word === '' ? `a ${what} is missing` : `"${word}" is no ${what}`);
  }

  expect(word: string): void {
    if (!this.skip(word)) unreadable(`expected "${word}"${this.done ? '' : ` instead of "${this.peek()}"`}`);
  }
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COUNT = /^(0|[1-9]\d{0,5})$/;

/** Thrown while reading a line; `readLine` turns it into a refusal. */
class Unreadable extends Error {}

export const unreadable = (message: string): never => {
  throw new Unreadable(message);
};

/** Reads a whole line of notation, or says what cannot be read. */
export function readLine<T>(text: string, read: (reader: WordReader) => T): Result<T, Refusal> {
  const reader = new WordReader(text);
  try {
    return whole(reader, read(reader));
  } catch (error) {
    if (error instanceof Unreadable) return fail(inWords('notation', error.message));
    throw error;
  }
}

export const isOneOf = <T extends string>(list: readonly T[], word: unknown): word is T =>
  (list as readonly unknown[]).includes(word);

/** Refuses when words are left over. */
export const whole = <T>(reader: WordReader, value: T): Result<T, Refusal> =>
  reader.done ? ok(value) : fail(inWords('notation', `unexpected "${reader.peek()}"`));

/** The word of the list closest to what was typed, for "did you mean". */
export function closest(word: string, list: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of list) {
    const distance = editDistance(word, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

const LONGEST_QUOTE = 60;

/** A value from outside as a refusal quotes it; nothing of it is called, and not more is shown than helps. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
