/**
 * The log of one match as a table wants it, over the match file. Whoever writes holds the lock of the file until it is
 * closed, so that for everybody else every place is taken.
 */
import { existsSync } from 'node:fs';
import { type LogStore, TAKEN } from '@tumblekeep/host';
import { fail, inWords, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { LockedError } from './lock.ts';
import { MatchFile } from './match-file.ts';
import { readWhole } from './whole-lines.ts';

export class FileStore implements LogStore {
  readonly path: string;
  #file: MatchFile | undefined;
  /** Lines in the file, as soon as it is ours: nobody else writes it then. */
  #places: number | undefined;
  #problem: Refusal | undefined;

  /** Without a file that is open already it is opened, or made, by the first line. */
  constructor(path: string, file?: MatchFile) {
    this.path = path;
    this.#file = file;
  }

  /** Why the last line could not be stored: a bot that could not move has nobody to tell. */
  get problem(): Refusal | undefined {
    return this.#problem;
  }

  async append(at: number, lines: readonly string[]): Promise<Result<undefined, Refusal>> {
    const stored = this.#attempt(() => this.#write(at, lines));
    this.#problem = stored.ok ? undefined : stored.error;
    return stored;
  }

  async read(from = 0): Promise<Result<readonly string[], Refusal>> {
    return this.#attempt(() => ok(existsSync(this.path) ? readWhole(this.path).lines.slice(from) : []));
  }

  close(): void {
    this.#file?.close();
  }

  /** Takes back a match that could not begin. */
  remove(): void {
    this.#file?.remove();
  }

  #write(at: number, lines: readonly string[]): Result<undefined, Refusal> {
    this.#file ??= openOrCreate(this.path);
    this.#places ??= readWhole(this.path).lines.length;
    if (at !== this.#places) return fail(TAKEN);
    // One write, one flush: all lines or none.
    this.#file.append(lines.join(''));
    this.#places += lines.length;
    return ok(undefined);
  }

  #attempt<T>(work: () => Result<T, Refusal>): Result<T, Refusal> {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return fail(inWords(error instanceof LockedError ? TAKEN.code : 'storage', error.message));
    }
  }
}

const openOrCreate = (path: string): MatchFile =>
  existsSync(path) ? MatchFile.open(path, readWhole, () => undefined).file : MatchFile.create(path);
