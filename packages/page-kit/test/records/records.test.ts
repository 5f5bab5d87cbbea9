/** Records of two devices are put together without loss, in any order and as often as one likes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countsByDay,
  join,
  mostOf,
  NO_RECORDS,
  parseRecords,
  printRecords,
  type Records,
  readRecords,
  recordsAfter,
  seenOf,
} from '../../src/records/records.ts';

const name = fc.constantFrom('throws', 'heroes', 'marks', 'constructor');
const word = fc.stringMatching(/^[a-z:-]{1,6}$/);
const key = fc
  .tuple(fc.integer({ min: 1, max: 28 }), fc.constantFrom('a', 'b'))
  .map(([day, device]) => `2026-11-${String(day).padStart(2, '0')} ${device}`);
const amount = fc.integer({ min: 0, max: 1000 });
const records: fc.Arbitrary<Records> = fc
  .record({
    seen: fc.dictionary(name, fc.array(word, { maxLength: 12 })),
    most: fc.dictionary(name, amount),
    counts: fc.dictionary(name, fc.dictionary(key, amount, { maxKeys: 8 })),
  })
  .map(one => join(NO_RECORDS, one));

describe('joining', () => {
  test('does not care who comes first, how it is grouped, or how often', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        expect(join(a, b)).toEqual(join(b, a));
        expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
        expect(join(a, a)).toEqual(a);
        expect(join(a, NO_RECORDS)).toEqual(a);
        expect(join(join(a, b), b)).toEqual(join(a, b));
      }),
    );
  });

  test('holds the laws also where there is more than is kept', () => {
    const many = (letter: string): Records =>
      join(NO_RECORDS, {
        seen: { marks: Array.from({ length: 500 }, (_, i) => `${letter}${i}`) },
        most: {},
        counts: { throws: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${letter}${i}`, i])) },
      });
    const [a, b, c] = [many('a'), many('b'), many('c')];
    expect(join(a, b)).toEqual(join(b, a));
    expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
    expect(join(join(a, b), a)).toEqual(join(a, b));
    expect(seenOf(join(join(a, b), c), 'marks')).toHaveLength(600);
  });

  test('loses nothing of either', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        const both = join(a, b);
        for (const one of [a, b]) {
          for (const [set, words] of Object.entries(one.seen))
            expect(seenOf(both, set)).toEqual(expect.arrayContaining([...words]));
          for (const [what, value] of Object.entries(one.most))
            expect(mostOf(both, what)).toBeGreaterThanOrEqual(value);
        }
      }),
    );
  });
});

describe('what is done', () => {
  test('adds up on one device and between devices', () => {
    const one = { more: { throws: 2, hits: 1 }, seen: { marks: ['bones'] }, most: { streak: 3 } };
    const here = recordsAfter(recordsAfter(NO_RECORDS, one, '2026-11-18 a'), one, '2026-11-18 a');
    const there = recordsAfter(NO_RECORDS, { ...one, most: { streak: 5 } }, '2026-11-18 b');
    const both = join(here, there);
    expect(countsByDay(both, 'throws')).toEqual(new Map([['2026-11-18', 6]]));
    expect(countsByDay(join(both, there), 'hits')).toEqual(new Map([['2026-11-18', 3]]));
    expect(mostOf(both, 'streak')).toBe(5);
    expect(seenOf(both, 'marks')).toEqual(['bones']);
  });
});

describe('a file of records', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(records, one => {
        expect(parseRecords('high-low', printRecords('high-low', one))).toEqual(one);
        expect(parseRecords('another', printRecords('high-low', one))).toBeUndefined();
      }),
    );
  });

  test('that is something else is nothing', () => {
    fc.assert(fc.property(fc.json(), text => parseRecords('high-low', text) === undefined));
    const odd = [
      null,
      7,
      {},
      { seen: {}, most: {} },
      { seen: { marks: ['<b>'] }, most: {}, counts: {} },
      { seen: {}, most: { streak: -1 }, counts: {} },
      { seen: {}, most: { streak: Number.NaN }, counts: {} },
      { seen: { __proto__x: [] }, most: {}, counts: {} },
      { seen: {}, most: {}, counts: { throws: { a: '1' } } },
    ];
    for (const one of odd) expect(readRecords(one)).toBeUndefined();
  });
});
