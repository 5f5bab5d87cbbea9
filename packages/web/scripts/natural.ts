/** Writes `src/throwing/natural-throws.ts`: the natural beginning of the plain throw and of every single throw. */
import { writeFileSync } from 'node:fs';
import { compose, EDITIONS, finish, isInEdition, loadJolt, revisionOf, THROWS } from '@tumblekeep/table';
import { keyOf, seekNatural } from '../src/throwing/natural.ts';

const CANDIDATES = 240;
const engine = await loadJolt();
const throws: Record<string, unknown> = {};
for (const edition of EDITIONS)
  for (const ids of [[], ...THROWS.filter(id => isInEdition(id, edition)).map(id => [id])]) {
    const requirements = compose(edition, ids);
    if (!requirements.ok) throw new Error(requirements.error.message);
    throws[keyOf(requirements.value)] = finish(
      seekNatural(engine, requirements.value, { candidates: CANDIDATES }),
    );
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
