/** Whatever two requirements meet: unless they are called hopeless, somebody can do both at once. */
import { compose, EDITIONS, type EditionId, isInEdition, loadJolt, solve, THROWS } from '@tumblekeep/table';
import { expect, test } from 'vitest';

const engine = await loadJolt();
const BOARD_WIDE = 300;

test.each(EDITIONS)('every pair of throws of the %s edition can be done or is called hopeless', edition => {
  const { unsolved, solved } = tryPairs(edition);
  expect(unsolved).toEqual([]);
  expect(solved).toBeGreaterThan(170);
});

function tryPairs(edition: EditionId): { unsolved: string[]; solved: number } {
  const known = THROWS.filter(id => isInEdition(id, edition));
  const unsolved: string[] = [];
  let solved = 0;
  for (const [i, one] of known.entries())
    for (const other of known.slice(i + 1)) {
      const made = compose(edition, [one, other]);
      if (!made.ok) throw new Error(made.error.message);
      if (made.value.conflicts.length > 0) continue;
      const found = solve(engine, made.value, { within: BOARD_WIDE, throws: 4000 });
      if (found.ok) solved++;
      else unsolved.push(found.error.message);
    }
  return { unsolved, solved };
}
