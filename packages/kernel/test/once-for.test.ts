import { expect, test } from 'vitest';
import { type Entry, lookUp, onceFor } from '../src/index.ts';

test('what follows from a value is made once for each value, also where it is nothing', () => {
  const asked: object[] = [];
  const sizeOf = onceFor((of: { readonly size?: number }) => {
    asked.push(of);
    return of.size;
  });
  const [small, none] = [{ size: 1 }, {}];
  expect([sizeOf(small), sizeOf(none), sizeOf(small), sizeOf(none), sizeOf({ size: 1 })]).toEqual([
    1,
    undefined,
    1,
    undefined,
    1,
  ]);
  expect(asked).toEqual([small, none, { size: 1 }]);
});

test('an entry is read once, however often a word is looked up', () => {
  let reads = 0;
  const entry: Entry = {
    id: 'pot-lid',
    get title() {
      reads++;
      return 'Pot Lid';
    },
    kind: 'armor',
    also: [],
    text: 'A lid.',
  };
  for (const word of ['Pot lid', 'pot', 'lid', 'pöt lid'])
    expect(lookUp([entry], word)).toEqual({ found: [entry] });
  expect(reads).toBe(1);
});
