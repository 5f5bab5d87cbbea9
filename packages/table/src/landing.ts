/** Where a die lies and what it shows (DF2-DICE-04 to 08, DF2-R-28). */
import { BOARD, type Board, isOverBone } from './board.ts';
import { placeAt, turnAt } from './contacts.ts';
import { faceHeld, upperFace } from './dice.ts';
import { zoneByCorners, zoneByOutline } from './portion.ts';
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

/** In the first edition the slightest touch of the table through a hole is a miss (DF1-MISS-02). */
const HOLE_BY_TOUCH: Readonly<Record<EditionId, boolean>> = { prototype: false, first: true, second: false };

/** What decides between zones: corners (DF2-R-28, DF0-HIT-02) or portions (DF1-R-61); leaning dice apart (DF0-R-42). */
const MEASURES = { corners: zoneByCorners, outline: zoneByOutline } as const;
type Measure = keyof typeof MEASURES;
const JUDGED_BY: Readonly<Record<EditionId, { readonly flat: Measure; readonly leaning: Measure }>> = {
  prototype: { flat: 'corners', leaning: 'outline' },
  first: { flat: 'outline', leaning: 'outline' },
  second: { flat: 'corners', leaning: 'corners' },
};

export function landingOf(
  trajectory: Trajectory,
  release: Release,
  edition: EditionId,
  board: Board,
): Landing {
  const at = placeAt(trajectory, trajectory.steps);
  const turn = turnAt(trajectory, trajectory.steps);
  const { index, flatness } = upperFace(turn);
  const face = faceHeld(release.die, release.hold, index);
  return { zone: zoneOf(trajectory, at, turn, flatness, edition, board), face, at, flatness };
}

function zoneOf(
  trajectory: Trajectory,
  at: Vector,
  turn: Quaternion,
  flatness: number,
  edition: EditionId,
  board: Board,
): Zone {
  if (trajectory.end === 'floor') return 'floor';
  const bits = touchedAtRest(trajectory);
  if (HOLE_BY_TOUCH[edition] && bits & bitOf('hole')) return 'hole';
  if (liesOnBone(board, at, flatness, bits)) return 'bones';
  const zone = MEASURES[JUDGED_BY[edition][flatness < FLAT ? 'leaning' : 'flat']](board, at, turn);
  return zone === 'floor' ? 'outside' : zone;
}
