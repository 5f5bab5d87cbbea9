import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, type Change, changeBetween, ForeignChange } from '../src/change.ts';

const plain = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b', null, true, undefined),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'length', '0', '__proto__x'), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify({ value })).value;

test('whoever has the first and hears of the change has the second, also over JSON', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      const [before, after] = [{ one }, { one: other }];
      const change = asJson(changeBetween(before, after)) as Change | undefined;
      expect(asJson(applyChange(asJson(before), change))).toEqual(asJson(after));
    }),
    { numRuns: 2000 },
  );
});

test('says only what is different', () => {
  const before = { a: { deep: [1, 2, 3], same: 'x' }, gone: 1, list: [1] };
  const after = { a: { deep: [1, 5, 3], same: 'x' }, list: [1, 2, 3, 4], fresh: { b: 1 } };
  expect(changeBetween(before, after)).toEqual({
    a: { deep: { 1: [5] } },
    list: [[1, 2, 3, 4]],
    fresh: [{ b: 1 }],
    gone: 0,
  });
  expect(changeBetween([1, 2, 3, 4], [1, 2, 3])).toEqual({ length: 3 });
  expect(changeBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
});

test('shares what did not change and alters nothing', () => {
  const before = { kept: { a: 1 }, changed: { b: 1 } };
  const after = applyChange(before, { changed: { b: [2] } }) as typeof before;
  expect(after).toEqual({ kept: { a: 1 }, changed: { b: 2 } });
  expect(after.kept).toBe(before.kept);
  expect(before.changed.b).toBe(1);
});

test('a change of something else is told apart', () => {
  expect(() => applyChange(undefined, { a: [1] })).toThrow(ForeignChange);
  expect(() => applyChange([1], { 3: [1] })).toThrow(ForeignChange);
});
