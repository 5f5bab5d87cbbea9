/** Free flight by exact operations: a die that is far from everything needs no engine. */

import { reachDown } from './dice.ts';
import { AT, GRAVITY, RATE, SPIN, TURN, VELOCITY, type WorldPlan } from './engine/port.ts';
import { extentOf, type Quaternion, type Vector } from './vectors.ts';

const STEP = 1 / RATE;
/** Half the diagonal of a die and a little air; upwards and downwards its true reach is taken. */
const REACH = 15;
const AIR = 0.3;

/** Boxes of air that a die in free flight keeps out of: six numbers each, already widened sideways by the die. */
export type Airspace = Float64Array;

export function airspaceOf({ fixed, moving }: WorldPlan): Airspace {
  const boxes: number[] = [];
  const add = (at: Vector, half: Vector): void => {
    boxes.push(at[0] - half[0] - REACH, at[1] - half[1] - AIR, at[2] - half[2] - REACH);
    boxes.push(at[0] + half[0] + REACH, at[1] + half[1] + AIR, at[2] + half[2] + REACH);
  };
  for (const { shape, at, turn } of fixed) {
    if (shape.kind === 'sphere') add(at, [shape.radius, shape.radius, shape.radius]);
    else if (shape.kind === 'box') add(at, extentOf(shape.half, turn));
    else addMesh(add, shape.mesh.vertices);
  }
  for (const die of moving.slice(1)) {
    // A die that is pushed leaves its place, so the air around it is wide.
    add(die.at, [60, 20, 60]);
  }
  return Float64Array.from(boxes);
}

function addMesh(add: (at: Vector, half: Vector) => void, vertices: readonly number[]): void {
  const middle: [number, number, number] = [0, 0, 0];
  const half: [number, number, number] = [0, 0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const values = vertices.filter((_, i) => i % 3 === axis);
    const low = Math.min(...values);
    const high = Math.max(...values);
    middle[axis] = (low + high) / 2;
    half[axis] = (high - low) / 2;
  }
  add(middle, half);
}

/** How far below its reach at both ends of a step a spinning die can get in between. */
export const sagOf = (state: Float64Array): number => {
  const x = state[SPIN] as number;
  const y = state[SPIN + 1] as number;
  const z = state[SPIN + 2] as number;
  return ((x * x + y * y + z * z) * STEP * STEP * REACH) / 8;
};

const turnOf = (state: Float64Array): Quaternion => [
  state[TURN] as number,
  state[TURN + 1] as number,
  state[TURN + 2] as number,
  state[TURN + 3] as number,
];

/** Whether the die stays clear of everything on its way from one state to the next. */
export function isClear(air: Airspace, from: Float64Array, to: Float64Array, sag: number): boolean {
  const [x0, y0, z0] = [from[AT] as number, from[AT + 1] as number, from[AT + 2] as number];
  const [x1, y1, z1] = [to[AT] as number, to[AT + 1] as number, to[AT + 2] as number];
  const reach0 = reachDown(turnOf(from));
  const reach1 = reachDown(turnOf(to));
  const low = Math.min(y0 - reach0, y1 - reach1) - sag;
  const high = Math.max(y0 + reach0, y1 + reach1) + sag;
  for (let i = 0; i < air.length; i += 6) {
    if (
      Math.max(x0, x1) > (air[i] as number) &&
      high > (air[i + 1] as number) &&
      Math.max(z0, z1) > (air[i + 2] as number) &&
      Math.min(x0, x1) < (air[i + 3] as number) &&
      low < (air[i + 4] as number) &&
      Math.min(z0, z1) < (air[i + 5] as number)
    )
      return false;
  }
  return true;
}

/** Whether a die in one of two states can touch fixed body `index`: a cheap question before the engine is asked. */
export function isNear(air: Airspace, index: number, one: Float64Array, other: Float64Array): boolean {
  const i = 6 * index;
  for (let axis = 0; axis < 3; axis++) {
    const [a, b] = [one[AT + axis] as number, other[AT + axis] as number];
    if (
      Math.max(a, b) < (air[i + axis] as number) - REACH ||
      Math.min(a, b) > (air[i + axis + 3] as number) + REACH
    )
      return false;
  }
  return true;
}

/** The turn a spin makes in one step; the series are exact to the last bit that matters below half a radian. */
export function turnOfStep(state: Float64Array): Quaternion {
  const x = (state[SPIN] as number) * (STEP / 2);
  const y = (state[SPIN + 1] as number) * (STEP / 2);
  const z = (state[SPIN + 2] as number) * (STEP / 2);
  const square = x * x + y * y + z * z;
  const sine = 1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - square / 72)));
  const cosine = 1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - square / 56)));
  return [x * sine, y * sine, z * sine, cosine];
}

/** One step of flight: the spin stays, gravity pulls. The inertia of a cube is the same about every axis. */
export function fly(from: Float64Array, [a, b, c, d]: Quaternion, to: Float64Array): void {
  const fall = (from[VELOCITY + 1] as number) - GRAVITY * STEP;
  to[AT] = (from[AT] as number) + (from[VELOCITY] as number) * STEP;
  to[AT + 1] = (from[AT + 1] as number) + fall * STEP;
  to[AT + 2] = (from[AT + 2] as number) + (from[VELOCITY + 2] as number) * STEP;
  const x = from[TURN] as number;
  const y = from[TURN + 1] as number;
  const z = from[TURN + 2] as number;
  const w = from[TURN + 3] as number;
  const nx = d * x + a * w + b * z - c * y;
  const ny = d * y - a * z + b * w + c * x;
  const nz = d * z + a * y - b * x + c * w;
  const nw = d * w - a * x - b * y - c * z;
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz + nw * nw);
  to[TURN] = nx / size;
  to[TURN + 1] = ny / size;
  to[TURN + 2] = nz / size;
  to[TURN + 3] = nw / size;
  to[VELOCITY] = from[VELOCITY] as number;
  to[VELOCITY + 1] = fall;
  to[VELOCITY + 2] = from[VELOCITY + 2] as number;
  to[SPIN] = from[SPIN] as number;
  to[SPIN + 1] = from[SPIN + 1] as number;
  to[SPIN + 2] = from[SPIN + 2] as number;
}
