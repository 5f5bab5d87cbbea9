/** Where a die lies and what it shows (DF2-DICE-04 to 08, DF2-R-28). */
import { BOARD, BONES, pointsOf, zoneAt } from './board.ts';
import { placeAt, turnAt } from './contacts.ts';
import { cornersAt, faceHeld, upperFace } from './dice.ts';
import type { Release } from './release.ts';
import { bitOf, RULES, type Trajectory } from './simulate.ts';
import type { Quaternion, Vector } from './vectors.ts';
import type { EditionId, Face, Zone } from './vocabulary.ts';

export interface Landing {
  readonly zone: Zone;
  readonly face: Face;
  readonly at: Vector;
  /** 1 lies flat, less leans on something. */
  readonly flatness: number;
}

/** A die counts as leaning below this flatness. */
const FLAT = 0.98;

const isOverBone = (x: number, z: number): boolean =>
  BONES.some(({ at, half }) => Math.abs(x - at[0]) <= half[0] && Math.abs(z - at[2]) <= half[2]);

/** The zone with most corners of the lower face; equal corners go to the lower value. */
export function zoneByCorners(at: Vector, turn: Quaternion): Zone {
  const lower = cornersAt(at, turn)
    .sort((a, b) => a[1] - b[1])
    .slice(0, 4);
  const counts = new Map<Zone, number>();
  for (const [x, , z] of lower) {
    const zone = zoneAt(x, z);
    counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  let best: Zone = 'outside';
  let most = 0;
  for (const [zone, count] of counts) {
    if (count > most || (count === most && pointsOf(zone) < pointsOf(best))) {
      best = zone;
      most = count;
    }
  }
  return best;
}

function touchedAtRest({ touched, steps }: Trajectory): number {
  let bits = 0;
  for (let step = Math.max(0, steps - RULES.stillSteps); step < steps; step++)
    bits |= touched[step] as number;
  return bits;
}

function liesOnBone(at: Vector, flatness: number, bits: number): boolean {
  if ((bits & bitOf('bones')) === 0) return false;
  return flatness < FLAT || isOverBone(at[0], at[2]) || at[1] > BOARD.thickness + 10;
}

/** In the first edition the slightest touch of the table through a hole is a miss (DF1-MISS-02). */
const HOLE_BY_TOUCH: Readonly<Record<EditionId, boolean>> = { prototype: false, first: true, second: false };

export function landingOf(trajectory: Trajectory, release: Release, edition: EditionId): Landing {
  const at = placeAt(trajectory, trajectory.steps);
  const turn = turnAt(trajectory, trajectory.steps);
  const { index, flatness } = upperFace(turn);
  const face = faceHeld(release.die, release.hold, index);
  return { zone: zoneOf(trajectory, at, turn, flatness, edition), face, at, flatness };
}

function zoneOf(
  trajectory: Trajectory,
  at: Vector,
  turn: Quaternion,
  flatness: number,
  edition: EditionId,
): Zone {
  if (trajectory.end === 'floor') return 'floor';
  const bits = touchedAtRest(trajectory);
  if (HOLE_BY_TOUCH[edition] && bits & bitOf('hole')) return 'hole';
  if (liesOnBone(at, flatness, bits)) return 'bones';
  const zone = zoneByCorners(at, turn);
  return zone === 'floor' ? 'outside' : zone;
}
