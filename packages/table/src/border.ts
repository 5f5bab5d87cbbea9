/** Which zone has most of a die that lies on a border: by its corners or by its outline. */
import { type Board, pointsOf, zoneAt } from './board.ts';
import { cornersAt } from './dice.ts';
import type { Quaternion, Vector } from './vectors.ts';
import type { Zone } from './vocabulary.ts';

type Counts = Map<Zone, number>;

function count(counts: Counts, zone: Zone): void {
  counts.set(zone, (counts.get(zone) ?? 0) + 1);
}

/** The zone with the highest count; what is less than `doubt` apart goes to the lower value. */
function leader(counts: Counts, doubt: number): Zone {
  const most = Math.max(...counts.values());
  let best: Zone | undefined;
  for (const [zone, found] of counts) {
    if (most - found > doubt) continue;
    if (best === undefined || pointsOf(zone) < pointsOf(best)) best = zone;
  }
  return best as Zone;
}

/** The four lowest corners seen from above; equal corners go to the lower value (DF2-R-28, DF2-R-29). */
export function zoneByCorners(board: Board, at: Vector, turn: Quaternion): Zone {
  const lower = cornersAt(at, turn)
    .sort((a, b) => a[1] - b[1])
    .slice(0, 4);
  const counts: Counts = new Map();
  for (const [x, , z] of lower) count(counts, zoneAt(board, x, z));
  return leader(counts, 0);
}

/** DF1-R-61: a smaller difference is in doubt, as a share of the outline. */
const DOUBT = 0.02;
/** Between two points that are looked at, in mm. */
const MESH = 0.5;

type Point = readonly [x: number, z: number];

/** The area of the outline seen from above in each zone (DF1-R-61). */
export function zoneByOutline(board: Board, at: Vector, turn: Quaternion): Zone {
  const corners = cornersAt(at, turn).map(([x, , z]): Point => [x, z]);
  const zones = new Set([at, ...cornersAt(at, turn)].map(([x, , z]) => zoneAt(board, x, z)));
  // A zone that has most of a die has its middle or a corner of it.
  if (zones.size === 1) return [...zones][0] as Zone;
  const outline = hullOf(corners);
  const rows = corners.map(([, z]) => z);
  const counts: Counts = new Map();
  let points = 0;
  for (let z = Math.min(...rows) + MESH / 2; z < Math.max(...rows); z += MESH) {
    const [from, to] = spanOf(outline, z);
    for (let x = from + MESH / 2; x < to; x += MESH) {
      count(counts, zoneAt(board, x, z));
      points++;
    }
  }
  return leader(counts, DOUBT * points);
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

/** The corners of the outline in order. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (all: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of all) {
      while (hull.length > 1 && !turnsLeft(hull.at(-2) as Point, hull.at(-1) as Point, point)) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

/** From where to where a line along x lies inside the outline. */
function spanOf(outline: readonly Point[], z: number): readonly [from: number, to: number] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [i, [x0, z0]] of outline.entries()) {
    const [x1, z1] = outline[(i + 1) % outline.length] as Point;
    if (z0 > z === z1 > z) continue;
    const x = x0 + ((z - z0) / (z1 - z0)) * (x1 - x0);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return [from, to];
}
