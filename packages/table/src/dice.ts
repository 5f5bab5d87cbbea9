/** The dice: cubes with rounded edges. Hero dice show the icon on three faces of six, the bonus die on one. */

import { cross, dot, length, normalize, type Quaternion, rotate, upAxes, type Vector } from './vectors.ts';
import type { Die, Face } from './vocabulary.ts';

export const CUBE = { half: 8, rounding: 1.5, mass: 4.9 } as const;

/** The faces in the order +x −x +y −y +z −z. */
const HERO: readonly Face[] = ['icon', 'blank', 'icon', 'blank', 'icon', 'blank'];
const BONUS: readonly Face[] = ['icon', 'blank', 'blank', 'blank', 'blank', 'blank'];

export const facesOf = (die: Die): readonly Face[] => (die === 'white' ? BONUS : HERO);

/** The turns of a cube onto itself. Which of them a die is held in decides which face is where, nothing else. */
export const HOLDS: readonly Quaternion[] = makeHolds();

function makeHolds(): Quaternion[] {
  const half = Math.SQRT1_2;
  const onTop: Quaternion[] = [
    [0, 0, 0, 1],
    [half, 0, 0, half],
    [1, 0, 0, 0],
    [-half, 0, 0, half],
    [0, 0, half, half],
    [0, 0, -half, half],
  ];
  const around: Quaternion[] = [
    [0, 0, 0, 1],
    [0, half, 0, half],
    [0, 1, 0, 0],
    [0, -half, 0, half],
  ];
  return onTop.flatMap(([ax, ay, az, aw]) =>
    around.map(
      ([bx, by, bz, bw]): Quaternion => [
        bw * ax + bx * aw + by * az - bz * ay,
        bw * ay - bx * az + by * aw + bz * ax,
        bw * az + bx * ay - by * ax + bz * aw,
        bw * aw - bx * ax - by * ay - bz * az,
      ],
    ),
  );
}

/** The index of the face that looks up most, and how squarely it does: 1 is flat, less leans. */
export function upperFace(turn: Quaternion): { readonly index: number; readonly flatness: number } {
  const up = upAxes(turn);
  let axis = 0;
  for (let i = 1; i < 3; i++) if (Math.abs(up[i] as number) > Math.abs(up[axis] as number)) axis = i;
  const height = up[axis] as number;
  return { index: 2 * axis + (height < 0 ? 1 : 0), flatness: Math.abs(height) };
}

/** Which face of a die held in one of the holds looks where face `index` of the bare cube looks. */
export function faceHeld(die: Die, hold: number, index: number): Face {
  const direction: [number, number, number] = [0, 0, 0];
  direction[index >> 1] = index & 1 ? -1 : 1;
  const [x, y, z, w] = HOLDS[hold] as Quaternion;
  const seen = rotate([-x, -y, -z, w], direction);
  const axis = seen.findIndex(part => Math.abs(part) > 0.5);
  return facesOf(die)[2 * axis + ((seen[axis] as number) < 0 ? 1 : 0)] as Face;
}

/** The eight corners of the cube around a place. */
export function cornersAt(at: Vector, turn: Quaternion): Vector[] {
  const corners: Vector[] = [];
  for (const x of [-CUBE.half, CUBE.half])
    for (const y of [-CUBE.half, CUBE.half])
      for (const z of [-CUBE.half, CUBE.half]) {
        const [a, b, c] = rotate(turn, [x, y, z]);
        corners.push([at[0] + a, at[1] + b, at[2] + c]);
      }
  return corners;
}

/** How far the lowest point of the rounded cube lies under its middle. */
export function reachDown(turn: Quaternion): number {
  const [x, y, z] = upAxes(turn);
  return CUBE.rounding + (CUBE.half - CUBE.rounding) * (Math.abs(x) + Math.abs(y) + Math.abs(z));
}

export interface PlacedDie {
  readonly at: Vector;
  readonly pose: Quaternion;
}

/** Places and poses are rounded, and a die at rest may sink in a little. */
const TOLERANCE = 2;

/** Whether two dice are in the same place: no plane along a face or a pair of edges lies between them. */
export function areInside(one: PlacedDie, other: PlacedDie): boolean {
  const [a, b] = [axesOf(one.pose), axesOf(other.pose)];
  const apart: Vector = [one.at[0] - other.at[0], one.at[1] - other.at[1], one.at[2] - other.at[2]];
  const reach = (axes: readonly Vector[], along: Vector): number =>
    CUBE.half * axes.reduce((sum, axis) => sum + Math.abs(dot(axis, along)), 0);
  const planes = [...a, ...b, ...a.flatMap(edge => b.map(other => cross(edge, other)))];
  return planes.every(along => {
    const size = length(...along);
    if (size < 0.001) return true;
    return reach(a, along) + reach(b, along) - Math.abs(dot(apart, along)) > TOLERANCE * size;
  });
}

const axesOf = (pose: Quaternion): Vector[] => {
  const turn = normalize(pose);
  return [rotate(turn, [1, 0, 0]), rotate(turn, [0, 1, 0]), rotate(turn, [0, 0, 1])];
};
