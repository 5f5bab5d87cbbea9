/** Prints how often simulated people hit: `people.ts [throws] [edition …]`. */
import { makeStream } from '@tumblekeep/kernel';
import { BANDS, loadJolt } from '@tumblekeep/table';
import {
  EDITIONS,
  type EditionId,
  isInEdition,
  specificThrow,
  THROWS,
} from '../../../table/test/support/editions.ts';
import { AVERAGE, CLUMSY, SKILLED } from '../test/page/support/people.ts';
import { rateOf } from '../test/page/support/rates.ts';

const [count = '200', ...editions] = process.argv.slice(2);
const engine = await loadJolt();
const throws = Number(count);
const percent = (share: number): string => `${Math.round(100 * share)} %`.padStart(5);
for (const edition of (editions.length > 0 ? editions : [...EDITIONS].reverse()) as EditionId[]) {
  for (const [name, person] of Object.entries({ SKILLED, AVERAGE, CLUMSY })) {
    const { hits, mean } = rateOf(engine, edition, [], person, throws, makeStream('people', name));
    console.log(
      edition.padEnd(10),
      `plain, ${name.toLowerCase()}`.padEnd(17),
      percent(hits),
      mean.toFixed(2),
    );
  }
  for (const id of THROWS.filter(one => isInEdition(one, edition))) {
    const { band } = specificThrow(edition, id);
    const { hits, mean, unmet } = rateOf(engine, edition, [id], AVERAGE, throws, makeStream('people', id));
    const [low, high] = BANDS[band];
    const mark = hits < low ? 'below' : hits > high ? 'above' : '';
    console.log(
      edition.padEnd(10),
      id.padEnd(17),
      percent(hits),
      mean.toFixed(2),
      `unmet ${percent(unmet)}`,
      band,
      mark,
    );
  }
}
