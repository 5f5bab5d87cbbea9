/** The lines of a file that were written to their end. */
import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import { LOG_LIMITS } from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';
import { READ_REASONS, systemReason } from './reasons.ts';

export interface WholeLines {
  readonly text: string;
  /** Each with its line break. */
  readonly lines: readonly string[];
  /** Bytes of the file up to its last whole line. */
  readonly wholeBytes: number;
  /** There is the beginning of another one. */
  readonly torn: boolean;
}

const CHUNK = 1 << 16;
const BREAK = 0x0a;

/** The bytes of a file of whatever kind; not more than a log may have. */
function readBytes(path: string): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const chunks: Buffer[] = [];
    for (let length = 0; length <= LOG_LIMITS.text; ) {
      const chunk = Buffer.alloc(CHUNK);
      const read = readSync(file, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      length += read;
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new UsageError(`${path} ${systemReason(error, READ_REASONS)}`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Where the first line ends that is no text. */
function firstUnreadableLine(bytes: Buffer): number {
  let from = 0;
  for (let line = 1; ; line++) {
    const to = bytes.indexOf(BREAK, from);
    if (to === -1 || !isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
}

export function readWhole(path: string): WholeLines {
  const bytes = readBytes(path);
  // A character may be cut in the middle: bytes are counted, and only whole lines are text.
  const wholeBytes = bytes.lastIndexOf(BREAK) + 1;
  const whole = bytes.subarray(0, wholeBytes);
  if (!isUtf8(whole)) throw new UsageError(`${path}: line ${firstUnreadableLine(whole)} is no text`);
  const text = whole.toString('utf8');
  return { text, lines: text.match(/[^\n]*\n/g) ?? [], wholeBytes, torn: wholeBytes < bytes.length };
}
