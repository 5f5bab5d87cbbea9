/** Orders of DIE in the Dungeon! as they come from outside. What the options mean is the rules' business. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import { refuse } from '@tumblekeep/page-kit/sentences.ts';
import { orderFields, readSeed } from '@tumblekeep/page-kit/worker/orders.ts';
import * as z from 'zod/mini';

export interface ReadCrawlOrder {
  readonly options: unknown;
  readonly seed: string;
}

const readOrderShape = reader(() => z.object(orderFields()));

export function readCrawlOrder(value: unknown, freshSeed: () => string): Result<ReadCrawlOrder, Refusal> {
  const order = readOrderShape(value);
  if (order === undefined) return fail(refuse('order', 'nothing-to-begin'));
  const seed = readSeed(order.seed ?? freshSeed());
  return seed.ok ? ok({ options: order.options, seed: seed.value }) : seed;
}
