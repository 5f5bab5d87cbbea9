/** How people's hands naturally do several throws at once: searched once, in slices. */

import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { inSlices } from '@tumblekeep/page-kit/worker/slices.ts';
import { compose, type Natural } from '@tumblekeep/table';
import { physicsEngine } from '../../hosted/physics.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { keyOf, knownNatural, seekNatural } from '../throwing/natural.ts';
import { refuse } from './sentences.ts';

const found = new Map<string, Natural>();

export async function natural(edition: string, throws: readonly string[]): Promise<Result<Natural, Refusal>> {
  const game = RULE_SETS[edition];
  if (game === undefined) return fail(refuse('edition', 'no-such-edition', { edition }));
  const requirements = compose(game.edition.throwing, throws);
  if (!requirements.ok) return requirements;
  const key = `${edition} ${keyOf(requirements.value)}`;
  const value =
    knownNatural(requirements.value) ??
    found.get(key) ??
    (await inSlices(seekNatural(await physicsEngine(), requirements.value)));
  found.set(key, value);
  return ok(value);
}
