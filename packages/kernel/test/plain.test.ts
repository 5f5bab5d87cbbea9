import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clonePlain, equalPlain, hashPlain, inOneShape } from '../src/index.ts';

const reversed = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
};

describe('plain data', () => {
  test('a clone is equal and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const copy = clonePlain(value);
        expect(copy).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
    const nested = { a: [{ b: 1 }] };
    const copy = clonePlain(nested);
    (copy.a[0] as { b: number }).b = 2;
    expect(nested.a[0]?.b).toBe(1);
  });

  test('a key called __proto__ is a key like any other', () => {
    const value = JSON.parse('{"__proto__":{"life":0},"a":1}');
    const copy = clonePlain(value);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
  });

  test('equal is what JSON calls the same, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(equalPlain(a, reversed(a))).toBe(true);
        if (equalPlain(a, b)) expect(hashPlain(a)).toBe(hashPlain(b));
      }),
    );
  });

  test.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{ a: null }, { b: null }],
    [0, -0],
    ['1', 1],
    [[[1], 2], [[1, 2]]],
  ])('%j and %j are different values', (a, b) => {
    expect(equalPlain(a, b)).toBe(false);
    expect(equalPlain(b, a)).toBe(false);
  });

  test('a hash does not depend on the order of keys and tells different values apart', () => {
    fc.assert(fc.property(fc.jsonValue(), value => hashPlain(reversed(value)) === hashPlain(value)));
    const values = [
      0,
      1,
      -1,
      0.5,
      '',
      '0',
      'a',
      [],
      [0],
      [[]],
      {},
      { a: 0 },
      { b: 0 },
      { a: 1 },
      null,
      true,
      false,
    ];
    expect(new Set(values.map(hashPlain)).size).toBe(values.length);
  });

  test('a hash is the same on every engine', () => {
    expect(hashPlain({ deck: ['a', 'b'], life: 9, ratio: 0.25, hero: null })).toBe('fc81e7ade2895083');
  });
});

test('records in one shape have all fields of all of them, in one order', () => {
  const records: readonly { a?: number; b?: number; c?: number }[] = [{ b: 1, a: 2 }, { c: 3 }];
  const [first, second] = inOneShape(records);
  expect(first).toEqual({ a: 2, b: 1 });
  expect(second).toEqual({ c: 3 });
  expect(Object.keys(first as object)).toEqual(['b', 'a', 'c']);
  expect(Object.keys(second as object)).toEqual(['b', 'a', 'c']);
  expect(records[1]).toStrictEqual({ c: 3 });
});
