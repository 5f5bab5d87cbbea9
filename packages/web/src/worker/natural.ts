/** How people's hands naturally do several throws at once: searched once, in slices. */
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { compose, type EditionId } from '@tumblekeep/table';
import { keyOf, knownNatural, type Natural, seekNatural } from '../throwing/natural.ts';
import { inSlices, physicsEngine } from './physics.ts';

const found = new Map<string, Natural>();

export async function natural(
  edition: EditionId,
  throws: readonly string[],
): Promise<Result<Natural, Refusal>> {
  const requirements = compose(edition, throws);
  if (!requirements.ok) return requirements;
  const key = keyOf(requirements.value);
  const value =
    knownNatural(requirements.value) ??
    found.get(key) ??
    (await inSlices(seekNatural(await physicsEngine(), requirements.value)));
  found.set(key, value);
  return ok(value);
}
