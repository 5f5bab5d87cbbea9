/** Orders and cards of DIE in the Dungeon! as they come from outside. What the options mean is the rules' business. */
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import type { CrawlCard } from '../storage/saves.ts';
import { isCount, isRecord, readSeed } from './orders.ts';

export interface ReadCrawlOrder {
  readonly options: unknown;
  readonly seed: string;
}

export function readCrawlOrder(value: unknown, freshSeed: () => string): Result<ReadCrawlOrder, Refusal> {
  if (!isRecord(value)) return fail(refuse('order', 'that is no game to begin'));
  const seed = readSeed(value['seed'] ?? freshSeed());
  return seed.ok ? ok({ options: value['options'], seed: seed.value }) : seed;
}

/** A card from storage, or nothing when it is of another game or another version wrote it. */
export function readCrawlCard(value: unknown): CrawlCard | undefined {
  if (!isRecord(value)) return undefined;
  const { id, rules, map, creatures, created, updated, inputs, turn, over, lines } = value;
  if (typeof id !== 'string' || typeof rules !== 'string' || typeof map !== 'string') return undefined;
  if (!Array.isArray(creatures) || !creatures.every(one => typeof one === 'string')) return undefined;
  if (![created, updated, inputs, turn, lines].every(isCount)) return undefined;
  return {
    id,
    rules,
    map,
    creatures,
    created: created as number,
    updated: updated as number,
    inputs: inputs as number,
    turn: turn as number,
    over: over === 'won' || over === 'lost' ? over : undefined,
    claimed: value['claimed'] === true,
    lines: lines as number,
  };
}
