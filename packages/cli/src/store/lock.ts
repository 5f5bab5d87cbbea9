/** One process writes a match at a time. A lock whose process is gone counts for nothing. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { UsageError } from '../errors.ts';
import { systemReason } from './read-log.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
};

export const WRITE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be written',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
  ENOENT: 'is in a folder that does not exist',
  ENOTDIR: 'is in a folder that does not exist',
  EROFS: 'is on a disk that may not be written',
  ENOSPC: 'does not fit on the disk any more',
};

/** The process that wrote a lock; 0 when it never came to write its number. */
const holderOf = (lock: string): number => {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(pid) ? pid : 0;
  } catch {
    return 0;
  }
};

/** Takes the lock of a match file; the answer gives it back. */
export function lockMatch(path: string): () => void {
  const lock = `${path}.lock`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, `${process.pid}\n`);
      closeSync(file);
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST')
        throw new UsageError(`${path} ${systemReason(error, WRITE_REASONS)}`);
      const pid = holderOf(lock);
      if (pid > 0 && isAlive(pid)) {
        throw new UsageError(
          `${path} is being played by process ${pid} (if that is something else, delete ${lock})`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
  throw new UsageError(`${path} is being played somewhere else`);
}
