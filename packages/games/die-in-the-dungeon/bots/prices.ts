/** What things are worth to a creature. The unit is a point of Health in the middle of its die. */
import { ABILITY, HEALTH, rungOf, type Sides, TIME } from '../rules/index.ts';

const MINIONS = [0.7, 1, 1.3, 1.6, 1.9, 3] as const;
export const CARD = 0.7;
const FACE = 0.35;
const DEATH = 60;

export const minionPrice = (sides: Sides): number => MINIONS[rungOf(sides)] as number;

/** The last points of Health are the dearest. */
function healthWorth(points: number): number {
  if (points <= 0) return -DEATH;
  let worth = 0;
  for (let i = 1; i <= points; i++) worth += i <= 2 ? 3 : i <= 4 ? 1.9 : i <= 8 ? 1.2 : 0.8;
  return worth;
}

const statWorth = (points: number): number => 0.9 * points - (points <= 1 ? 0.5 : 0);

/** Time is plenty until it is not. */
function timeWorth(points: number, needed: number): number {
  const spare = points - needed;
  if (spare < 0) return 6 * spare;
  return 0.9 * Math.min(spare, 4) + 0.4 * Math.max(0, spare - 4);
}

/** Points of a track, with the die they are shown on. `needed` is the Time that the goal takes. */
export function trackWorth(track: number, value: number, sides: number, needed: number): number {
  if (track === TIME) return timeWorth(value, needed);
  if (track === HEALTH) return healthWorth(value) + 0.15 * sides;
  if (track === ABILITY) return 0.7 * value;
  return statWorth(value) + FACE * sides;
}
