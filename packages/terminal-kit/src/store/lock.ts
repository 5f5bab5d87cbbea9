/**
 * One process writes a match at a time.
 *
 * A claim is a file that is linked into place with its whole content, so it is there or not, and there once. The first
 * is `….lock`. Whoever finds its holder dead claims the place after it, `….lock.<id of the dead claim>`, which again
 * exactly one process can; a dead claim is never removed by anybody but the living end of the chain. The end gives the
 * lock back by removing the first claim before the others: whoever claimed a place in a chain whose beginning is gone
 * sees that and starts again.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { UsageError } from '../errors.ts';
import { type Claim, type Holder, isDead, TOUCH_EVERY, thisProcess } from './holder.ts';
import { systemReason, WRITE_REASONS } from './reasons.ts';

export interface Lock {
  /** Nobody has taken it over, say after a long sleep. */
  isHeld(): boolean;
  release(): void;
}

/** Somebody else has it. */
export class LockedError extends UsageError {}

interface Link extends Claim {
  readonly file: string;
  readonly id: string;
}

const CLAIM = z.object({
  pid: z.int().check(z.positive()),
  host: z.optional(z.string()),
  began: z.optional(z.string()),
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function readClaim(file: string): Link | undefined {
  let text: string;
  let touched: number;
  let node: number;
  try {
    ({ mtimeMs: touched, ino: node } = statSync(file));
    text = readFileSync(file, 'latin1');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new UsageError(`${file} ${systemReason(error, WRITE_REASONS)}`);
  }
  const unnamed = `unnamed-${node}-${Math.round(touched)}`;
  const read = z.safeParse(CLAIM, parseJson(text));
  if (read.success) {
    const { id, pid, host, began } = read.data;
    const holder: Holder = {
      pid,
      ...(host !== undefined && { host }),
      ...(began !== undefined && { began }),
    };
    return { file, id, touched, holder };
  }
  // Earlier versions wrote the number of the process alone.
  const pid = /^[1-9]\d{0,9}\n$/.test(text) ? Number(text) : undefined;
  return { file, id: unnamed, touched, holder: pid === undefined ? undefined : { pid } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Claims from the first to the last; none when there is no lock. */
function chainOf(lock: string): Link[] {
  const chain: Link[] = [];
  for (let file = lock; ; ) {
    const link = readClaim(file);
    if (link === undefined) return chain;
    chain.push(link);
    file = `${lock}.${link.id}`;
  }
}

const NO_LINKS: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
  'EMLINK',
]);

/** Puts the draft into a place that nobody has; the one atomic step. */
function claim(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.has(codeOf(error))) throw error;
  }
  // Some disks know no links. While it is written it has no name in it, which counts as held for a while.
  try {
    writeFileSync(file, readFileSync(draft), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

const ATTEMPTS = 1000;

/** Takes the lock of a match file. */
export function lockMatch(path: string): Lock {
  const lock = `${path}.lock`;
  const id = randomBytes(16).toString('hex');
  const draft = `${lock}.${id}.new`;
  try {
    writeFileSync(draft, `${JSON.stringify({ ...thisProcess(), id })}\n`, { flag: 'wx' });
    const files = claimPlace(path, lock, draft);
    return heldLock(lock, id, files);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} ${systemReason(error, WRITE_REASONS)}`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The files of the chain with ours as the last. */
function claimPlace(path: string, lock: string, draft: string): readonly string[] {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (claim(draft, lock)) return [lock];
    const chain = chainOf(lock);
    const [first] = chain;
    const last = chain.at(-1);
    if (first === undefined || last === undefined) continue;
    const isStillThere = () => readClaim(lock)?.id === first.id;
    if (!isDead(last)) {
      if (isStillThere()) throw new LockedError(`${path} ${whoPlays(last, first.file)}`);
      continue;
    }
    const place = `${lock}.${last.id}`;
    if (!claim(draft, place)) continue;
    if (isStillThere()) return [...chain.map(({ file }) => file), place];
    rmSync(place, { force: true });
  }
  throw new LockedError(`${path} is being played somewhere else`);
}

function whoPlays({ holder }: Claim, file: string): string {
  if (holder === undefined) return `is being opened by another process (if there is none, delete ${file})`;
  const { pid, host } = holder;
  const where = host === undefined || host === thisProcess().host ? '' : ` on ${host}`;
  return `is being played by process ${pid}${where} (if that is something else, delete ${file})`;
}

function heldLock(lock: string, id: string, files: readonly string[]): Lock {
  const own = files.at(-1) as string;
  const firstId = readClaim(lock)?.id;
  const touch = setInterval(() => {
    try {
      utimesSync(own, new Date(), new Date());
    } catch {
      // It is gone: `isHeld` says so before the next line is written.
    }
  }, TOUCH_EVERY);
  touch.unref();
  const isHeld = (): boolean =>
    readClaim(lock)?.id === firstId && readClaim(own)?.id === id && readClaim(`${lock}.${id}`) === undefined;
  let isReleased = false;
  const release = (): void => {
    if (isReleased) return;
    isReleased = true;
    clearInterval(touch);
    process.off('exit', release);
    if (isHeld()) for (const file of files) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { isHeld, release };
}
