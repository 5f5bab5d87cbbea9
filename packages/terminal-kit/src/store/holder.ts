/** Who holds a lock, and whether that process still runs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';

export interface Holder {
  readonly pid: number;
  readonly host?: string;
  /** When the process began, in the words of its system: a number that is used again belongs to another process. */
  readonly began?: string;
}

/** A lock as it lies there. */
export interface Claim {
  /** Nothing when nobody's name can be read in it. */
  readonly holder: Holder | undefined;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

const SECOND = 1000;

/** A process on another machine cannot be seen; it touches its lock so often … */
export const TOUCH_EVERY = 30 * SECOND;
/** … and is gone when it has not done so for this long. */
const SILENCE = 10 * TOUCH_EVERY;
/** For so long a lock without a name may be one that is being written. */
const WRITING = 10 * SECOND;

const isHere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** When a process began; nothing when it is gone or the system does not say. */
function beganOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of a program may have blanks and brackets; state and times come after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return process.platform === 'linux' || process.platform === 'win32' ? undefined : beganByPs(pid);
  }
}

function beganByPs(pid: number): string | undefined {
  try {
    const options = { encoding: 'utf8', env: { LC_ALL: 'C', PATH: process.env['PATH'] } } as const;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined;
  } catch {
    return undefined;
  }
}

let self: Holder | undefined;

export function thisProcess(): Holder {
  const began = beganOf(process.pid);
  self ??= { pid: process.pid, host: hostname(), ...(began !== undefined && { began }) };
  return self;
}

const bootedAt = (): number => Date.now() - uptime() * SECOND;

/** A clock that is wrong by more than the silence, in either direction, proves no life. */
const isSilent = (touched: number, silence: number): boolean => Math.abs(Date.now() - touched) > silence;

/** Whether a claim counts for nothing any more. */
export function isDead({ holder, touched }: Claim): boolean {
  if (holder === undefined) return isSilent(touched, WRITING);
  if (holder.host !== undefined && holder.host !== hostname()) return isSilent(touched, SILENCE);
  if (touched < bootedAt() - SILENCE || !isHere(holder.pid)) return true;
  return holder.began !== undefined && beganOf(holder.pid) !== holder.began;
}
