/** Writes `src/throwing/natural-throws.json`: the natural beginning of the plain throw and of every single throw. */
import { writeFileSync } from 'node:fs';
import { compose, EDITIONS, isInEdition, loadJolt, revisionOf, THROWS } from '@tumblekeep/table';
import { findNatural, keyOf } from '../src/throwing/natural.ts';

const CANDIDATES = 240;
const engine = await loadJolt();
const throws: Record<string, unknown> = {};
for (const edition of EDITIONS)
  for (const ids of [[], ...THROWS.filter(id => isInEdition(id, edition)).map(id => [id])]) {
    const requirements = compose(edition, ids);
    if (!requirements.ok) throw new Error(requirements.error.message);
    throws[keyOf(requirements.value)] = findNatural(engine, requirements.value, CANDIDATES);
    console.log(keyOf(requirements.value));
  }
const file = new URL('../src/throwing/natural-throws.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ revision: revisionOf(engine), throws }, null, 2)}\n`);
