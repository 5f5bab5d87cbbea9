/** Logs of crawls. */
import type { Action, DieInTheDungeon, Event, State } from '@tumblekeep/die-in-the-dungeon';
import { RULE_SETS } from '@tumblekeep/die-in-the-dungeon';
import { UsageError } from '../errors.ts';
import { type ReadLog, readAs } from '../store/read-log.ts';
import { type RecordedStep, recount } from '../store/recount.ts';

export const readCrawlLog = (path: string): ReadLog<DieInTheDungeon> =>
  readAs(
    path,
    rules => (Object.hasOwn(RULE_SETS, rules) ? RULE_SETS[rules] : undefined),
    Object.keys(RULE_SETS),
  );

export type CrawlStep = RecordedStep<State, Event>;

/** Every step of a log; answers whether the log has its end. */
export function recountCrawl(
  path: string,
  read: ReadLog<DieInTheDungeon>,
  visit: (step: CrawlStep) => void,
): boolean {
  const replayed = recount<State, Action, Event>(read, visit);
  if (!replayed.ok)
    throw new UsageError(`${path}: line ${replayed.error.line}: ${replayed.error.message}`, 1);
  return replayed.value.ended;
}
