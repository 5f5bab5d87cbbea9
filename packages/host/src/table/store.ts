/** Where the lines of one match are kept. A line that is not stored has not happened. */

import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { refuse } from './sentences.ts';

export interface LogStore {
  /**
   * Puts lines at the places `at`, `at + 1` and so on: all of them or none. The header is at place 0. A place that is
   * not the next free one is refused with `taken`; whatever else goes wrong is refused in its own words. A store that
   * many send to keeps `mark` beside the first line, so that an input that comes a second time is found again.
   */
  append(at: number, lines: readonly string[], mark?: string): Promise<Result<undefined, Refusal>>;
  /** The lines from a place on. */
  read(from?: number): Promise<Result<readonly string[], Refusal>>;
}

export const TAKEN = refuse('taken', 'place-taken');

/** For tests, and for games that nobody wants to keep. */
export class MemoryStore implements LogStore {
  readonly #lines: string[] = [];

  async append(at: number, lines: readonly string[]): Promise<Result<undefined, Refusal>> {
    if (at !== this.#lines.length) return fail(TAKEN);
    this.#lines.push(...lines);
    return ok(undefined);
  }

  async read(from = 0): Promise<Result<readonly string[], Refusal>> {
    return ok(this.#lines.slice(from));
  }
}
