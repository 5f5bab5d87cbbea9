/** A process that wants locks: told a file and a moment, it tries then, and answers whether it got it. */
import { closeSync, openSync, rmSync } from 'node:fs';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { type Lock, lockMatch } from '@tumblekeep/terminal-kit/store/lock.ts';

export type Order =
  | { readonly path: string; readonly at: number; readonly until?: number }
  | { readonly release: true };

/** Nothing is wrong with not getting it; anything else than a refusal is. */
export interface Reply {
  readonly got: boolean;
  readonly reason?: string;
  /** How often it was taken and given back, and how often somebody else was inside at the same time. */
  readonly turns?: number;
  readonly clashes?: number;
}

let held: Lock | undefined;

const answer = (reply: Reply): void => void process.send?.(reply);

/** Takes the lock and gives it back, again and again. */
function takeTurns(path: string, until: number): Reply {
  const inside = `${path}.inside`;
  let turns = 0;
  let clashes = 0;
  while (Date.now() < until) {
    let lock: Lock;
    try {
      lock = lockMatch(path);
    } catch (error) {
      if (error instanceof UsageError) continue;
      throw error;
    }
    turns++;
    try {
      closeSync(openSync(inside, 'wx'));
      rmSync(inside);
    } catch {
      clashes++;
    }
    lock.release();
  }
  return { got: turns > 0, turns, clashes };
}

process.on('message', (order: Order) => {
  if ('release' in order) {
    held?.release();
    held = undefined;
    answer({ got: false });
    return;
  }
  // All racers start in the same moment, as far as a machine can.
  while (Date.now() < order.at);
  if (order.until !== undefined) {
    answer(takeTurns(order.path, order.until));
    return;
  }
  try {
    held = lockMatch(order.path);
    answer({ got: true });
  } catch (error) {
    answer({ got: false, reason: (error as Error).message });
  }
});
