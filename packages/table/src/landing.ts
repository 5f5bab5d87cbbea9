/** Where a die lies and what it shows (DF2-DICE-04 to 08, DF2-R-28). */
import { BOARD, type Board, isOverBone } from './board.ts';
import { zoneByCorners, zoneByOutline } from './border.ts';
import { placeAt, turnAt } from './contacts.ts';
import { faceHeld, upperFace } from './dice.ts';
import type { Release } from './release.ts';
import { bitOf, RULES, type Trajectory } from './simulate.ts';
import type { Quaternion, Vector } from './vectors.ts';
import type { Face, Zone } from './vocabulary.ts';

export interface Landing {
  readonly zone: Zone;
  readonly face: Face;
  readonly at: Vector;
  /** 1 lies flat, less leans on something. */
  readonly flatness: number;
}

/** A die counts as leaning below this flatness. */
const FLAT = 0.98;

function touchedAtRest({ touched, steps }: Trajectory): number {
  let bits = 0;
  for (let step = Math.max(0, steps - RULES.stillSteps); step < steps; step++)
    bits |= touched[step] as number;
  return bits;
}

function liesOnBone(board: Board, at: Vector, flatness: number, bits: number): boolean {
  if ((bits & bitOf('bones')) === 0) return false;
  return flatness < FLAT || isOverBone(board, at[0], at[2]) || at[1] > BOARD.thickness + 10;
}

/** What decides between zones: the lower corners (DF2-R-28, DF0-HIT-02) or the outline seen from above (DF1-R-61). */
const MEASURES = { corners: zoneByCorners, outline: zoneByOutline } as const;
export type Measure = keyof typeof MEASURES;

/** How a game reads where a die lies. */
export interface LandingRules {
  readonly flat: Measure;
  /** A die that leans on something (DF0-R-42). */
  readonly leaning: Measure;
  /** The slightest touch of the table through a hole is a miss (DF1-MISS-02). */
  readonly holeByTouch: boolean;
}

export function landingOf(
  trajectory: Trajectory,
  release: Release,
  rules: LandingRules,
  board: Board,
): Landing {
  const at = placeAt(trajectory, trajectory.steps);
  const turn = turnAt(trajectory, trajectory.steps);
  const { index, flatness } = upperFace(turn);
  const face = faceHeld(release.die, release.hold, index);
  return { zone: zoneOf(trajectory, at, turn, flatness, rules, board), face, at, flatness };
}

function zoneOf(
  trajectory: Trajectory,
  at: Vector,
  turn: Quaternion,
  flatness: number,
  rules: LandingRules,
  board: Board,
): Zone {
  if (trajectory.end === 'floor') return 'floor';
  const bits = touchedAtRest(trajectory);
  if (rules.holeByTouch && bits & bitOf('hole')) return 'hole';
  if (liesOnBone(board, at, flatness, bits)) return 'bones';
  const zone = MEASURES[flatness < FLAT ? rules.leaning : rules.flat](board, at, turn);
  return zone === 'floor' ? 'outside' : zone;
}
