/** Whatever two requirements meet: somebody can do both at once, if need be because they bend (TH-R-13). */

import { sayPlainly } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { loadJolt, solve } from '../src/index.ts';
import { compose, EDITIONS, type EditionId, isInEdition, THROWS } from './support/editions.ts';

const engine = await loadJolt();
const BOARD_WIDE = 300;

test.each(EDITIONS)('TH-R-13 every pair of throws of the %s edition can be done', edition => {
  const { unsolved, solved } = tryPairs(edition);
  expect(unsolved).toEqual([]);
  expect(solved).toBe({ prototype: 210, first: 231, second: 325 }[edition]);
});

function tryPairs(edition: EditionId): { unsolved: string[]; solved: number } {
  const known = THROWS.filter(id => isInEdition(id, edition));
  const unsolved: string[] = [];
  let solved = 0;
  for (const [i, one] of known.entries())
    for (const other of known.slice(i + 1)) {
      const made = compose(edition, [one, other]);
      if (!made.ok) throw new Error(sayPlainly(made.error));
      const found = solve(engine, made.value, { within: BOARD_WIDE, throws: 4000 });
      if (found.ok) solved++;
      else unsolved.push(sayPlainly(found.error));
    }
  return { unsolved, solved };
}
