/** Orders of DIE in the Dungeon! as they come from outside. What the options mean is the rules' business. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { refuse } from '@tumblekeep/page-kit/sentences.ts';
import { isRecord, readSeed } from '@tumblekeep/page-kit/worker/orders.ts';

export interface ReadCrawlOrder {
  readonly options: unknown;
  readonly seed: string;
}

export function readCrawlOrder(value: unknown, freshSeed: () => string): Result<ReadCrawlOrder, Refusal> {
  if (!isRecord(value)) return fail(refuse('order', 'nothing-to-begin'));
  const seed = readSeed(value['seed'] ?? freshSeed());
  return seed.ok ? ok({ options: value['options'], seed: seed.value }) : seed;
}
