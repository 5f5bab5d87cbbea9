/** What a store holds of one match, and what it folds to. */
import { fail, parseLog, type Refusal, type Result } from '@tumblekeep/kernel';
import type { Hosted, Kinds } from './hosted.ts';
import { foldLog, type Position, recall } from './position.ts';
import { refuse } from './sentences.ts';
import type { LogStore } from './store.ts';

/** A store that throws instead of refusing has not stored. */
export async function append(
  store: LogStore,
  at: number,
  lines: readonly string[],
  mark?: string,
): Promise<Result<undefined, Refusal>> {
  try {
    return await store.append(at, lines, mark);
  } catch (error) {
    return fail(broken(error));
  }
}

export async function readLines(store: LogStore, from = 0): Promise<Result<readonly string[], Refusal>> {
  try {
    return await store.read(from);
  } catch (error) {
    return fail(broken(error));
  }
}

const broken = (error: unknown): Refusal =>
  refuse('storage', 'store-broke', { why: error instanceof Error ? error.message : String(error) });

export async function foldLines<K extends Kinds>(
  hosted: Hosted<K>,
  lines: readonly string[],
): Promise<Result<Position<K>, Refusal>> {
  const log = parseLog(lines.join(''));
  if (!log.ok) return log;
  const folded = foldLog(hosted, log.value);
  if (folded.ok) await recall(folded.value);
  return folded;
}
