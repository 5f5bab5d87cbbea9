/** What all orders and cards from outside have, checked in one place. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import { refuse } from '../sentences.ts';

/** What orders of all games have; what options and the rest mean is the business of each. */
export const orderFields = () => ({
  options: z.optional(z.unknown()),
  seed: z.optional(z.unknown()),
});

const LONGEST_SEED = 200;

const readSeedShape = reader(() => z.string().check(z.minLength(1), z.maxLength(LONGEST_SEED)));

export function readSeed(value: unknown): Result<string, Refusal> {
  const seed = readSeedShape(value);
  return seed === undefined ? fail(refuse('seed', 'seed-is-text', { most: LONGEST_SEED })) : ok(seed);
}

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
