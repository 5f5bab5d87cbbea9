/** Things that move by themselves: the hop, the marker, the trembling hand. Functions of the time alone. */

/** Back and forth between -1 and 1, at 0 and rising when the time is 0. */
export function wave(time: number, period: number): number {
  const phase = ((((time / period + 0.25) % 1) + 1) % 1) * 4;
  return phase < 2 ? phase - 1 : 3 - phase;
}

/** Milliseconds: a hop with its crouch, and how much of it is in the air. */
export const HOP = { period: 1100, air: 520 } as const;

/** 0 on the ground, up to 1 at the top of the hop. */
export function hopHeight(time: number): number {
  const phase = ((time % HOP.period) + HOP.period) % HOP.period;
  const inAir = phase - (HOP.period - HOP.air);
  if (inAir <= 0) return 0;
  const share = inAir / HOP.air;
  return 4 * share * (1 - share);
}

export const isAirborne = (time: number): boolean => hopHeight(time) > 0;

/** Two directions of a trembling that never quite repeats. */
export const trembleAt = (time: number): readonly [number, number] => [
  0.6 * wave(time, 173) + 0.4 * wave(time, 97),
  0.6 * wave(time, 149) + 0.4 * wave(time, 211),
];
