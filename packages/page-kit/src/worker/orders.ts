/** What all orders and cards from outside have, checked in one place. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import * as z from 'zod/mini';
import { refuse } from '../sentences.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_SEED = 200;

export const readSeed = (seed: unknown): Result<string, Refusal> =>
  typeof seed === 'string' && seed !== '' && seed.length <= LONGEST_SEED
    ? ok(seed)
    : fail(refuse('seed', 'seed-is-text', { most: LONGEST_SEED }));

/** What cards of all games have, whoever wrote them. */
export const cardFields = () => {
  const count = z.int().check(z.minimum(0));
  return {
    id: z.string(),
    rules: z.string(),
    created: count,
    updated: count,
    inputs: count,
    lines: count,
    // Whatever older and newer pages wrote here means that the game is not over, or was played here.
    over: z.catch(z.optional(z.enum(['won', 'lost'])), undefined),
    claimed: z.catch(z.boolean(), false),
  };
};
