/** A match log on disk: every line is on the disk before anybody hears of it. */
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../errors.ts';
import { freeMatchPath, matchesFolder } from './folder.ts';
import { type Lock, lockMatch } from './lock.ts';
import { systemReason, WRITE_REASONS } from './reasons.ts';
import type { WholeLines } from './whole-lines.ts';

export class MatchFile {
  readonly path: string;
  readonly #file: number;
  readonly #lock: Lock;
  #open = true;

  private constructor(path: string, file: number, lock: Lock) {
    this.path = path;
    this.#file = file;
    this.#lock = lock;
  }

  /** A new file; one that exists is never written over. */
  static create(path: string): MatchFile {
    try {
      mkdirSync(dirname(path), { recursive: true });
    } catch (error) {
      throw new UsageError(`the folder ${dirname(path)} ${systemReason(error, WRITE_REASONS)}`);
    }
    const lock = lockMatch(path);
    try {
      const file = openSync(path, 'ax');
      syncFolder(dirname(path));
      return new MatchFile(path, file, lock);
    } catch (error) {
      lock.release();
      const exists = (error as { code?: string }).code === 'EEXIST';
      throw new UsageError(
        exists
          ? `${path} exists already; continue it with play --continue ${path}`
          : `${path} ${systemReason(error, WRITE_REASONS)}`,
      );
    }
  }

  /** An existing file, held while `check` looks at it; nothing is written unless it agrees. */
  static open<T, R extends Pick<WholeLines, 'torn' | 'wholeBytes'>>(
    path: string,
    read: (path: string) => R,
    check: (log: R) => T,
  ): { readonly file: MatchFile; readonly checked: T } {
    read(path);
    const lock = lockMatch(path);
    try {
      const log = read(path);
      const checked = check(log);
      const file = openAt(path);
      if (log.torn) {
        ftruncateSync(file, log.wholeBytes);
        fsyncSync(file);
      }
      return { file: new MatchFile(path, file, lock), checked };
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  readonly append = (line: string): void => {
    const bytes = Buffer.from(line);
    let before: number | undefined;
    try {
      before = this.#checkPlace();
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
      fsyncSync(this.#file);
    } catch (error) {
      if (before !== undefined) this.#cutTo(before);
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${this.path} ${systemReason(error, WRITE_REASONS)}`);
    }
  };

  /** No stump of a line that did not fit; if even that cannot be done, whoever opens the file next does it. */
  #cutTo(size: number): void {
    try {
      ftruncateSync(this.#file, size);
    } catch {
      return;
    }
  }

  /** What is written to a file without a name is lost, and what two write is torn. Answers how long the file is. */
  #checkPlace(): number {
    const { ino, dev, size } = fstatSync(this.#file);
    const there = statSync(this.path, { throwIfNoEntry: false });
    if (there?.ino !== ino || there.dev !== dev)
      throw new UsageError(`${this.path} was deleted or moved while it was played`);
    if (!this.#lock.isHeld())
      throw new UsageError(`${this.path} was taken over by another process while this one slept`);
    return size;
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    closeSync(this.#file);
    this.#lock.release();
  }

  /** Takes a file back that was created and then not needed. */
  remove(): void {
    this.close();
    rmSync(this.path, { force: true });
  }
}

const MOST_ATTEMPTS = 20;

/** The file named, or a new one among the saved games; others may look for a name at the same moment. */
export function createMatchFile(path: string | undefined, players: readonly string[]): MatchFile {
  if (path !== undefined) return MatchFile.create(path);
  for (let attempt = 1; ; attempt++) {
    const free = freeMatchPath(matchesFolder(), new Date(), players);
    try {
      return MatchFile.create(free);
    } catch (error) {
      const isTaken = existsSync(free) || existsSync(`${free}.lock`);
      if (!isTaken || attempt === MOST_ATTEMPTS) throw error;
    }
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
