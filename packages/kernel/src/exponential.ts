/**
 * The exponential function and the natural logarithm, made of operations that every engine computes alike:
 * `Math.exp` and `Math.log` may differ in the last place, and a player who compares two chances would then choose
 * otherwise in another browser. The polynomials are those of fdlibm, good to less than one unit in the last place.
 */

/** The logarithm of 2 in two parts; the first has so few digits that its product with a small integer is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

const GREATEST = 709.782712893384;
const SMALLEST = -745.1332191019411;
const TINY = 3.725290298461914e-9;

export function exp(x: number): number {
  if (!(x <= GREATEST)) return x > GREATEST ? Number.POSITIVE_INFINITY : Number.NaN;
  if (x < SMALLEST) return 0;
  const size = Math.abs(x);
  if (size < TINY) return 1 + x;
  const sign = x < 0 ? -1 : 1;
  let doublings = 0;
  if (size > 0.5 * Math.LN2) doublings = size < 1.5 * Math.LN2 ? sign : Math.trunc(x / Math.LN2 + 0.5 * sign);
  const high = x - doublings * LN2_HIGH;
  const low = doublings * LN2_LOW;
  const rest = high - low;
  const square = rest * rest;
  const c =
    rest -
    square *
      (0.16666666666666602 +
        square *
          (-0.0027777777777015593 +
            square *
              (6.613756321437934e-5 + square * (-1.6533902205465252e-6 + square * 4.1381367970572385e-8))));
  if (doublings === 0) return 1 - ((rest * c) / (c - 2) - rest);
  return doubled(1 - (low - (rest * c) / (2 - c) - high), doublings);
}

function doubled(value: number, times: number): number {
  let result = value;
  for (let i = 0; i < times; i++) result *= 2;
  for (let i = 0; i > times; i--) result /= 2;
  return result;
}

export function ln(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let fraction = x;
  let doublings = 0;
  for (; fraction >= Math.SQRT2; doublings++) fraction /= 2;
  for (; fraction < Math.SQRT1_2; doublings--) fraction *= 2;
  const f = fraction - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd =
    z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const half = 0.5 * f * f;
  return doublings * LN2_HIGH - (half - (s * (half + even + odd) + doublings * LN2_LOW) - f);
}
