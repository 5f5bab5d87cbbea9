/** Free flight by exact operations: a die that is far from everything needs no engine. */

import { reachDown } from './dice.ts';
import { AT, GRAVITY, RATE, SPIN, TURN, VELOCITY, type WorldPlan } from './engine/port.ts';
import { type Quaternion, rotate, type Vector } from './vectors.ts';

const STEP = 1 / RATE;
/** Half the diagonal of a die and a little air; upwards and downwards its true reach is taken. */
const REACH = 15;
const AIR = 1.5;

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

function extentOf(half: Vector, turn: Quaternion): Vector {
  const extent: [number, number, number] = [0, 0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const edge: [number, number, number] = [0, 0, 0];
    edge[axis] = half[axis] as number;
    const turned = rotate(turn, edge);
    for (let i = 0; i < 3; i++) extent[i] = (extent[i] as number) + Math.abs(turned[i] as number);
  }
  return extent;
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

/** How far the die reaches down at the end of the next step, at most. */
function reachOf(state: Float64Array): number {
  const turn: Quaternion = [
    state[TURN] as number,
    state[TURN + 1] as number,
    state[TURN + 2] as number,
    state[TURN + 3] as number,
  ];
  const spin = Math.abs(state[SPIN] as number) + Math.abs(state[SPIN + 2] as number);
  return reachDown(turn) + REACH * spin * STEP;
}

/** Whether the die stays clear of everything for one more step. */
export function isClear(air: Airspace, state: Float64Array): boolean {
  const x = (state[AT] as number) + (state[VELOCITY] as number) * STEP;
  const y = (state[AT + 1] as number) + ((state[VELOCITY + 1] as number) - GRAVITY * STEP) * STEP;
  const z = (state[AT + 2] as number) + (state[VELOCITY + 2] as number) * STEP;
  const reach = Math.min(REACH, reachOf(state));
  for (let i = 0; i < air.length; i += 6) {
    if (
      x > (air[i] as number) &&
      y + reach > (air[i + 1] as number) &&
      z > (air[i + 2] as number) &&
      x < (air[i + 3] as number) &&
      y - reach < (air[i + 4] as number) &&
      z < (air[i + 5] as number)
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
export function fly(state: Float64Array, [a, b, c, d]: Quaternion): void {
  const fall = (state[VELOCITY + 1] as number) - GRAVITY * STEP;
  state[VELOCITY + 1] = fall;
  state[AT] = (state[AT] as number) + (state[VELOCITY] as number) * STEP;
  state[AT + 1] = (state[AT + 1] as number) + fall * STEP;
  state[AT + 2] = (state[AT + 2] as number) + (state[VELOCITY + 2] as number) * STEP;
  const x = state[TURN] as number;
  const y = state[TURN + 1] as number;
  const z = state[TURN + 2] as number;
  const w = state[TURN + 3] as number;
  const nx = d * x + a * w + b * z - c * y;
  const ny = d * y - a * z + b * w + c * x;
  const nz = d * z + a * y - b * x + c * w;
  const nw = d * w - a * x - b * y - c * z;
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz + nw * nw);
  state[TURN] = nx / size;
  state[TURN + 1] = ny / size;
  state[TURN + 2] = nz / size;
  state[TURN + 3] = nw / size;
}
