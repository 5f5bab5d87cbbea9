/** Where the candles stand: on the bench behind the table, so that no die can fly through them. */
export const BENCH = { top: -62, near: 612, far: 820 } as const;

export const CANDLES = [
  { at: [400, BENCH.top, 700], tall: 190 },
  { at: [-430, BENCH.top, 690], tall: 150 },
] as const satisfies readonly { at: readonly [number, number, number]; tall: number }[];

/** Brightness of a candle about 1; at time 0 it stands still. */
export const flicker = (time: number, which: number): number =>
  1 +
  0.07 * Math.sin(time * 7.3 + which * 2.1) +
  0.05 * Math.sin(time * 13.7 + which * 5.3) +
  0.04 * Math.sin(time * 23.1 + which);
