import { TABLE } from '@tumblekeep/table';
import { expect, test } from 'vitest';
import { type Throw, ThrowSets } from '../../rules/index.ts';
import { TO_EDGE } from '../../rules/throws/measures.ts';

const FORTY = Array.from({ length: 40 }, (_, i) => `throw-${i}` as Throw);
const PAIRS = FORTY.flatMap((one, i) => FORTY.slice(i + 1).map(other => [one, other]));

test('sets of forty throws are kept apart', () => {
  const sets = new ThrowSets<string>();
  for (const set of [[], ...FORTY.map(one => [one]), ...PAIRS, FORTY]) sets.keep(set, set.join());
  for (const set of [[], ...FORTY.map(one => [one]), ...PAIRS, FORTY]) expect(sets.get(set)).toBe(set.join());
  expect(sets.get(FORTY.slice(0, 3))).toBeUndefined();
});

test('too many sets are forgotten, and the newest is kept', () => {
  const sets = new ThrowSets<number>(10);
  for (const [i, one] of FORTY.entries()) sets.keep([one], i);
  expect(sets.get(FORTY.slice(-1))).toBe(39);
  expect(FORTY.filter(one => sets.get([one]) !== undefined).length).toBeLessThanOrEqual(10);
});

test('the measures of the throws are those of the table', () => {
  expect(TO_EDGE).toBe(TABLE.half);
});
