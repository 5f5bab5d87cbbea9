/**
 * Writes the `naturals.ts` of each edition: the natural beginning of the plain throw and of every single throw, or of
 * the named throws alone: `natural.ts [throw …]`. A search knows nothing of straight hands, so the best of several is
 * taken by how simulated people fare with it.
 */
import { writeFileSync } from 'node:fs';
import { makeStream } from '@tumblekeep/kernel';
import { finish, loadJolt, type Natural, type Requirements, revisionOf } from '@tumblekeep/table';
import {
  compose,
  EDITIONS,
  type EditionId,
  isInEdition,
  THROWS,
  throwingOf,
} from '../../../table/test/support/editions.ts';
import { keyOf, seekNatural } from '../page/throwing/natural.ts';
import { AVERAGE } from '../test/page/support/people.ts';
import { rateOf } from '../test/page/support/rates.ts';

const CANDIDATES = 240;
const SEARCHES = ['natural', 'once more', 'and again'];
const TRIES = 80;
const only = process.argv.slice(2);
const engine = await loadJolt();

function bestOf(edition: EditionId, requirements: Requirements): Natural {
  let best: { readonly natural: Natural; readonly mean: number } | undefined;
  for (const seed of SEARCHES) {
    const natural = finish(seekNatural(engine, requirements, { candidates: CANDIDATES, seed }));
    const { mean } = rateOf(
      engine,
      edition,
      requirements.throws,
      AVERAGE,
      TRIES,
      makeStream('natural', seed),
      { tried: natural },
    );
    if (best === undefined || mean > best.mean) best = { natural, mean };
  }
  return (best as NonNullable<typeof best>).natural;
}

for (const edition of EDITIONS) {
  const beginnings: Record<string, Natural> = { ...throwingOf(edition).naturals?.beginnings };
  for (const ids of [[], ...THROWS.filter(id => isInEdition(id, edition)).map(id => [id])]) {
    const requirements = compose(edition, ids);
    if (!requirements.ok) throw new Error(requirements.error.message);
    if (only.length > 0 && !ids.some(id => only.includes(id))) continue;
    beginnings[keyOf(requirements.value)] = bestOf(edition, requirements.value);
    console.log(edition, keyOf(requirements.value));
  }
  const rows = Object.entries(beginnings).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const text = `/** Made by packages/games/dungeon-fighter/scripts/natural.ts. */
import type { Naturals } from '@tumblekeep/table';

export const NATURALS: Naturals = {
  revision: ${JSON.stringify(revisionOf(engine))},
  beginnings: {
${rows.join('\n')}
  },
};
`;
  const folder = `../../games/dungeon-fighter/rules/editions/${edition}/`;
  writeFileSync(new URL(`${folder}naturals.ts`, import.meta.url), text);
}
