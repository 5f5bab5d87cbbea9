/**
 * Writes `src/throwing/natural-throws.ts`: the natural beginning of the plain throw and of every single throw, or of
 * the named throws alone: `natural.ts [throw …]`. A search knows nothing of straight hands, so the best of several is
 * taken by how simulated people fare with it.
 */
import { writeFileSync } from 'node:fs';
import { makeStream } from '@tumblekeep/kernel';
import {
  compose,
  EDITIONS,
  finish,
  isInEdition,
  loadJolt,
  type Requirements,
  revisionOf,
  THROWS,
} from '@tumblekeep/table';
import { keyOf, type Natural, seekNatural } from '../src/throwing/natural.ts';
import { NATURAL_THROWS } from '../src/throwing/natural-throws.ts';
import { AVERAGE } from '../test/support/people.ts';
import { rateOf } from '../test/support/rates.ts';

const CANDIDATES = 240;
const SEARCHES = ['natural', 'once more', 'and again'];
const TRIES = 80;
const only = process.argv.slice(2);
const engine = await loadJolt();
const throws: Record<string, Natural> = { ...NATURAL_THROWS };

function bestOf(requirements: Requirements): Natural {
  let best: { readonly natural: Natural; readonly mean: number } | undefined;
  for (const seed of SEARCHES) {
    const natural = finish(seekNatural(engine, requirements, { candidates: CANDIDATES, seed }));
    const { edition, throws: ids } = requirements;
    const { mean } = rateOf(engine, edition, ids, AVERAGE, TRIES, makeStream('natural', seed), natural);
    if (best === undefined || mean > best.mean) best = { natural, mean };
  }
  return (best as NonNullable<typeof best>).natural;
}

for (const edition of EDITIONS)
  for (const ids of [[], ...THROWS.filter(id => isInEdition(id, edition)).map(id => [id])]) {
    const requirements = compose(edition, ids);
    if (!requirements.ok) throw new Error(requirements.error.message);
    if (only.length > 0 && !ids.some(id => only.includes(id))) continue;
    throws[keyOf(requirements.value)] = bestOf(requirements.value);
    console.log(keyOf(requirements.value));
  }
const rows = Object.entries(throws).map(
  ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
);
const text = `/** Made by scripts/natural.ts. */
import type { Natural } from './natural.ts';

export const REVISION = ${JSON.stringify(revisionOf(engine))};

export const NATURAL_THROWS: Readonly<Record<string, Natural>> = {
${rows.join('\n')}
};
`;
writeFileSync(new URL('../src/throwing/natural-throws.ts', import.meta.url), text);
