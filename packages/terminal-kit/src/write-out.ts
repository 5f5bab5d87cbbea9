import { writeFileSync } from 'node:fs';
import { UsageError } from './errors.ts';

/** A file that cannot be written is the user's to put right. */
export function writeOut(
  file: string,
  text: string,
  write: (file: string, text: string) => void = writeFileSync,
): void {
  try {
    write(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`, 1);
  }
}
