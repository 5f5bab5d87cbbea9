import { describe, expect, test } from 'vitest';
import { exp, ln } from '../src/exponential.ts';

/** How far apart two numbers are, in units of the last place of the second. */
const places = (one: number, other: number): number =>
  Math.abs(one - other) / (Math.abs(other) * Number.EPSILON || Number.MIN_VALUE);

const SAMPLE = Array.from({ length: 4_001 }, (_, i) => (i - 2_000) / 3.1);

describe('the exponential function', () => {
  test('is that of the engine, but for the last place', () => {
    for (const x of SAMPLE) expect(places(exp(x), Math.exp(x)), `exp(${x})`).toBeLessThanOrEqual(2);
    for (const x of SAMPLE) expect(places(exp(x / 1_000), Math.exp(x / 1_000))).toBeLessThanOrEqual(2);
  });

  test('is these very bits in every engine', () => {
    expect([-700, -3.25, -0.5, -1e-10, 0, 0.2, 0.5, 2, 10, 709].map(exp)).toEqual([
      9.85967654375977e-305, 0.03877420783172201, 0.6065306597126334, 0.9999999999, 1, 1.2214027581601699,
      1.6487212707001282, 7.38905609893065, 22026.465794806718, 8.218407461554972e307,
    ]);
  });

  test('knows the ends of the numbers', () => {
    expect(
      [-1e9, -746, 710, 1e9, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN].map(exp),
    ).toEqual([
      0,
      0,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      0,
      Number.POSITIVE_INFINITY,
      Number.NaN,
    ]);
  });
});

describe('the natural logarithm', () => {
  test('is that of the engine, but for the last place', () => {
    for (let x = 1e-300; x < 1e300; x *= 1.37)
      expect(places(ln(x), Math.log(x)), `ln(${x})`).toBeLessThanOrEqual(2);
    for (let x = 0.5; x < 2; x += 0.0007)
      expect(Math.abs(ln(x) - Math.log(x)), `ln(${x})`).toBeLessThanOrEqual(2 * Number.EPSILON);
  });

  test('takes the exponential function back', () => {
    for (const x of SAMPLE) expect(Math.abs(ln(exp(x)) - x)).toBeLessThanOrEqual(1e-12);
  });

  test('knows the ends of the numbers', () => {
    expect([0, -1, 1, Number.POSITIVE_INFINITY, Number.NaN].map(ln)).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.NaN,
      0,
      Number.POSITIVE_INFINITY,
      Number.NaN,
    ]);
  });
});
