/** Many processes want the lock of one saved game in the same moment; exactly one must get it. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeStream, nextInt, pick } from '@tumblekeep/kernel';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import type { Order, Reply } from './racer.ts';
import { REMAINS, sweep } from './remains.ts';

export interface LockFuzz {
  readonly seed: string;
  readonly rounds: number;
  readonly processes: number;
  readonly onProgress?: () => void;
}

export interface LockFuzzReport {
  /** Rounds by what lay there before. */
  readonly rounds: ReadonlyMap<string, number>;
  readonly kills: number;
  /** How often it was taken while all took it and gave it back at once. */
  readonly turns: number;
  readonly problems: readonly string[];
}

const RACER = fileURLToPath(new URL('./racer.ts', import.meta.url));
const KILLED = 'a process that was killed';
/** Milliseconds until all have heard of a round. */
const LEAD = 3;
/** In every tenth round all take the lock and give it back for a while. */
const TURNS_EVERY = 10;
const TURNS_FOR = 50;

const begin = (): ChildProcess => fork(RACER, { execArgv: typesArgv() });

const tell = (racer: ChildProcess, order: Order): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process ended by itself'));
    racer.once('exit', ended);
    racer.once('message', reply => {
      racer.off('exit', ended);
      resolve(reply as Reply);
    });
    racer.send(order);
  });

const kill = (racer: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    racer.once('exit', () => resolve());
    racer.kill('SIGKILL');
  });

export async function fuzzLock({ seed, rounds, processes, onProgress }: LockFuzz): Promise<LockFuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-lock-'));
  const path = join(folder, 'game.jsonl');
  const racers = Array.from({ length: processes }, begin);
  const stream = makeStream(seed, 'locks');
  const tally = new Map<string, number>();
  const problems: string[] = [];
  let kills = 0;
  let turns = 0;
  let before: string | undefined;
  try {
    for (let round = 0; round < rounds; round++) {
      const remains = before ?? pick(stream, Object.keys(REMAINS));
      if (before === undefined) REMAINS[remains]?.(`${path}.lock`);
      tally.set(remains, (tally.get(remains) ?? 0) + 1);
      const at = Date.now() + LEAD;
      if (round % TURNS_EVERY === TURNS_EVERY - 1) {
        const all = racers.map(racer => tell(racer, { path, at, until: at + TURNS_FOR }));
        for (const { turns: taken = 0, clashes = 0 } of await Promise.all(all)) {
          turns += taken;
          if (clashes > 0) problems.push(`round ${round} (${remains}): ${clashes} times two were inside`);
        }
        before = undefined;
        sweep(readdirSync(folder).map(name => join(folder, name)));
        onProgress?.();
        continue;
      }
      const replies = await Promise.all(racers.map(racer => tell(racer, { path, at })));
      const winners = racers.filter((_, i) => replies[i]?.got);
      const odd = replies.find(
        ({ reason }) => reason !== undefined && !/ is being (played|opened) /.test(reason),
      );
      if (winners.length !== 1) problems.push(`round ${round} (${remains}): ${winners.length} got the lock`);
      if (odd !== undefined) problems.push(`round ${round} (${remains}): ${odd.reason}`);
      const [winner] = winners;
      before = undefined;
      if (winner !== undefined && nextInt(stream, 20) === 0) {
        await kill(winner);
        kills++;
        racers[racers.indexOf(winner)] = begin();
        before = KILLED;
      } else {
        await Promise.all(winners.map(one => tell(one, { release: true })));
        const left = readdirSync(folder);
        if (left.length > 0) problems.push(`round ${round} (${remains}): ${left.join(', ')} left behind`);
      }
      if (winners.length > 1 || before === undefined)
        sweep(readdirSync(folder).map(name => join(folder, name)));
      onProgress?.();
    }
  } finally {
    await Promise.all(racers.map(kill));
    rmSync(folder, { recursive: true, force: true });
  }
  return { rounds: tally, kills, turns, problems };
}
