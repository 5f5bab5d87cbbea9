import { makeStream } from '@tumblekeep/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTremor,
  checkRelease,
  LIMITS,
  makeRelease,
  PLAIN_GESTURE,
  parseRelease,
  printRelease,
  type Release,
} from '../src/index.ts';

const code = (release: Release): string => {
  const checked = checkRelease(release);
  return checked.ok ? 'ok' : checked.error.code;
};

describe('a release', () => {
  test('can be written down and read back', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(23), fc.constantFrom('no', 'yes'), (seed, hold, airborne) => {
        const plain = makeRelease({ hold, gesture: { ...PLAIN_GESTURE, airborne, delay: hold * 10 } });
        const release = addTremor(plain, makeStream(seed, 'tremor'), 10);
        expect(parseRelease(printRelease(release))).toEqual({ ok: true, value: release });
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['number', { at: [0, Number.NaN, -620] }],
    ['number', { velocity: [0, 0.5, 2000] }],
    ['number', { spin: [0, 0, Number.POSITIVE_INFINITY] }],
    ['number', { pose: [0, 0, 1000] as never }],
    ['speed', { velocity: [0, 0, LIMITS.speed + 1] }],
    ['spin', { spin: [0, LIMITS.spin + 1, 0] }],
    ['place', { at: [0, 100, -LIMITS.distance - 1] }],
    ['height', { at: [0, LIMITS.highest + 1, -620] }],
    ['reach', { at: [0, 100, -400] }],
    ['inside', { at: [0, -10, -580] }],
    ['pose', { pose: [0, 0, 0, 10] }],
    ['hold', { hold: 24 }],
    ['die', { die: 'black' as never }],
    ['gesture', { gesture: { ...PLAIN_GESTURE, delay: Number.NaN } }],
    ['gesture', { gesture: { ...PLAIN_GESTURE, eyes: 'wide' as never } }],
  ] as [string, Partial<Release>][])('that nobody can make is refused: %s %j', (expected, values) => {
    expect(code(makeRelease(values))).toBe(expected);
  });

  test.each(['', 'red', 'red at 1 2', 'red at a b c move 0 0 0 spin 0 0 0 pose 0 0 0 1000 hold 0', 'x'])(
    'written as "%s" is refused',
    text => expect(parseRelease(text).ok).toBe(false),
  );

  test('gets the same tremor from the same stream, and another from another', () => {
    const committed = makeRelease();
    const once = addTremor(committed, makeStream('match', 'tremor'));
    expect(addTremor(committed, makeStream('match', 'tremor'))).toEqual(once);
    expect(addTremor(committed, makeStream('other', 'tremor'))).not.toEqual(once);
    expect(checkRelease(once).ok).toBe(true);
  });
});
