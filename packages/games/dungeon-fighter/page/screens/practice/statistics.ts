/** What became of the practised throws. */
import { pointsOf, type Zone } from '@tumblekeep/table';

export interface PractisedThrow {
  readonly n: number;
  readonly hit: boolean;
  readonly zone: Zone;
  readonly points: number;
  /** Millimetres from the middle of the board. */
  readonly x: number;
  readonly z: number;
}

export interface Statistics {
  readonly throws: number;
  readonly hits: number;
  /** Points of all throws. */
  readonly mean: number;
  readonly streak: number;
  readonly best: Zone | undefined;
  /** How often the dice came to rest in each zone, the best zone first. */
  readonly zones: readonly (readonly [zone: Zone, count: number])[];
}

export function statisticsOf(throws: readonly PractisedThrow[]): Statistics {
  const counts = new Map<Zone, number>();
  let [hits, points, streak, running] = [0, 0, 0, 0];
  let best: Zone | undefined;
  for (const thrown of throws) {
    counts.set(thrown.zone, (counts.get(thrown.zone) ?? 0) + 1);
    points += thrown.points;
    running = thrown.hit ? running + 1 : 0;
    streak = Math.max(streak, running);
    if (!thrown.hit) continue;
    hits++;
    if (best === undefined || pointsOf(thrown.zone) > pointsOf(best)) best = thrown.zone;
  }
  return {
    throws: throws.length,
    hits,
    mean: throws.length === 0 ? 0 : points / throws.length,
    streak,
    best,
    zones: [...counts].sort(([a, many], [b, few]) => pointsOf(b) - pointsOf(a) || few - many),
  };
}
