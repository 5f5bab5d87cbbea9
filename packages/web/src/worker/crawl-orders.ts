/** Orders and cards of DIE in the Dungeon! as they come from outside. What the options mean is the rules' business. */
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import type { CrawlCard } from '../storage/saves.ts';
import { cardFields, isRecord, readSeed } from './orders.ts';

export interface ReadCrawlOrder {
  readonly options: unknown;
  readonly seed: string;
}

export function readCrawlOrder(value: unknown, freshSeed: () => string): Result<ReadCrawlOrder, Refusal> {
  if (!isRecord(value)) return fail(refuse('order', 'that is no game to begin'));
  const seed = readSeed(value['seed'] ?? freshSeed());
  return seed.ok ? ok({ options: value['options'], seed: seed.value }) : seed;
}

const readCardShape = reader(() =>
  z.object({
    ...cardFields(),
    map: z.string(),
    creatures: z.array(z.string()),
    turn: z.int().check(z.minimum(0)),
  }),
);

/** A card from storage, or nothing when it is of another game or another version wrote it. */
export function readCrawlCard(value: unknown): CrawlCard | undefined {
  const shape = readCardShape(value);
  return shape && { ...shape, over: shape.over };
}
