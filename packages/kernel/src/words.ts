/** Helpers for line notations: words separated by single spaces, read one after another. */
import { fail, ok, type Refusal, type Result, refuse } from './result.ts';

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
}

export const isOneOf = <T extends string>(list: readonly T[], word: unknown): word is T =>
  (list as readonly unknown[]).includes(word);

/** Refuses when words are left over. */
export const whole = <T>(reader: WordReader, value: T): Result<T, Refusal> =>
  reader.done ? ok(value) : fail(refuse('notation', `unexpected "${reader.peek()}"`));

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

function editDistance(a: string, b: string): number {
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
