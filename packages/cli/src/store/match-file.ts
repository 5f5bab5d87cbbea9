/** A match log on disk: every line is on the disk before anybody hears of it. */
import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../errors.ts';
import { lockMatch, WRITE_REASONS } from './lock.ts';
import { type ReadLog, readLog, systemReason } from './read-log.ts';

export class MatchFile {
  readonly path: string;
  readonly #file: number;
  readonly #unlock: () => void;
  #open = true;

  private constructor(path: string, file: number, unlock: () => void) {
    this.path = path;
    this.#file = file;
    this.#unlock = unlock;
  }

  /** A new file; one that exists is never written over. */
  static create(path: string): MatchFile {
    try {
      mkdirSync(dirname(path), { recursive: true });
    } catch (error) {
      throw new UsageError(`the folder ${dirname(path)} ${systemReason(error, WRITE_REASONS)}`);
    }
    const unlock = lockMatch(path);
    try {
      const file = openSync(path, 'wx');
      syncFolder(dirname(path));
      return new MatchFile(path, file, unlock);
    } catch (error) {
      unlock();
      const exists = (error as { code?: string }).code === 'EEXIST';
      throw new UsageError(
        exists
          ? `${path} exists already; continue it with play --continue ${path}`
          : `${path} ${systemReason(error, WRITE_REASONS)}`,
      );
    }
  }

  /** An existing file, held while `check` looks at it; nothing is written unless it agrees. */
  static open<T>(
    path: string,
    check: (read: ReadLog) => T,
  ): { readonly file: MatchFile; readonly checked: T } {
    return MatchFile.openAs(path, readLog, check);
  }

  /** The same for a game that is read by other rules. */
  static openAs<T, G>(
    path: string,
    read: (path: string) => ReadLog<G>,
    check: (log: ReadLog<G>) => T,
  ): { readonly file: MatchFile; readonly checked: T } {
    read(path);
    const unlock = lockMatch(path);
    try {
      const log = read(path);
      const checked = check(log);
      const file = openAt(path);
      if (log.log.torn) {
        ftruncateSync(file, log.wholeBytes);
        fsyncSync(file);
      }
      return { file: new MatchFile(path, file, unlock), checked };
    } catch (error) {
      unlock();
      throw error;
    }
  }

  readonly append = (line: string): void => {
    const bytes = Buffer.from(line);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
      fsyncSync(this.#file);
    } catch (error) {
      throw new UsageError(`${this.path} ${systemReason(error, WRITE_REASONS)}`);
    }
  };

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    closeSync(this.#file);
    this.#unlock();
  }

  /** Takes a file back that was created and then not needed. */
  remove(): void {
    this.close();
    rmSync(this.path, { force: true });
  }
}

function openAt(path: string): number {
  try {
    return openSync(path, 'a');
  } catch (error) {
    throw new UsageError(`${path} ${systemReason(error, WRITE_REASONS)}`);
  }
}

/** A new name is safe only once its folder is; not every system can do that. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    return;
  }
}
