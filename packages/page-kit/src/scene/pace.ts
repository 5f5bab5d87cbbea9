/** How a flight passes on the wall: at its speed, and slowly at the end where that end is worth it. */

export interface Pace {
  /** Seconds of flight in a second on the wall. */
  readonly rate: number;
  /** From this second of the flight on it goes `SLOW` times as fast; nothing without slow motion. */
  readonly slowFrom: number | undefined;
}

export const SLOW = 0.35;
/** Seconds of flight that are seen slowly. */
const LAST = 0.8;

/** Slow motion is for those who watch: whoever is in a hurry or wants less motion sees it as it was. */
export const paceOf = (seconds: number, speed: number, isDramatic: boolean, isCalm: boolean): Pace => ({
  rate: speed,
  slowFrom: isDramatic && speed === 1 && !isCalm ? Math.max(0, seconds - LAST) : undefined,
});

/** Seconds on the wall until a second of the flight is seen. */
export function wallTime({ rate, slowFrom }: Pace, time: number): number {
  if (slowFrom === undefined || time <= slowFrom) return time / rate;
  return (slowFrom + (time - slowFrom) / SLOW) / rate;
}

/** The second of the flight that is seen so long after another one. */
export function flightTime(pace: Pace, time: number, wall: number): number {
  const { rate, slowFrom } = pace;
  const fast = time + wall * rate;
  if (slowFrom === undefined || fast <= slowFrom) return fast;
  const since = Math.max(time, slowFrom);
  return since + (wall - Math.max(0, slowFrom - time) / rate) * rate * SLOW;
}
