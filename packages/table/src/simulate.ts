/** A release and a scene become a trajectory: fixed steps from the hand to rest, and what was touched in each. */
import { BOARD, BONED, type Board, surfaceAt } from './board.ts';
import { CUBE, reachDown } from './dice.ts';
import {
  AT,
  type Engine,
  GRAVITY,
  RATE,
  SPIN,
  STATE_SIZE,
  TURN,
  VELOCITY,
  type World,
  type WorldPlan,
} from './engine/port.ts';
import { type Airspace, airspaceOf, fly, isClear, isNear, sagOf, turnOfStep } from './flight.ts';
import type { Release } from './release.ts';
import { type Scene, type Setting, setFloor, setScene } from './scene.ts';
import { length, type Quaternion, UPRIGHT } from './vectors.ts';
import { TOUCHES, type Touch } from './vocabulary.ts';

const END = ['rest', 'floor', 'time'] as const;
export type End = (typeof END)[number];

/** Part of every recorded throw: the same release may end elsewhere under another revision. */
export const TABLE_REVISION = 'table 2';

export const RULES = {
  /** A die rests when it stays this slow (mm/s, rad/s) for so many steps. */
  restSpeed: 10,
  restSpin: 0.3,
  restSteps: 24,
  /** Or this slow for fewer steps: nothing moves it any more. */
  stillSpeed: 2,
  stillSpin: 0.05,
  stillSteps: 8,
  /** It also rests when it only trembles or creeps on a rim: so little way (mm) and turning in so many steps. */
  trembleWay: 1.8,
  trembleCosine: 0.9999,
  trembleSteps: 60,
  /** No throw takes longer; the pose at the end is read as it is. */
  mostSteps: 6 * RATE,
  /** A die that falls below this height has left the table. */
  floor: -60,
  /** A step with less change of velocity than this (mm/s), gravity aside, touched nothing. */
  push: 2,
  /** The die moves at most so far (mm) between two looks at the world. */
  stride: 4,
} as const;

export interface Trajectory {
  readonly steps: number;
  readonly end: End;
  /** Place, turn, velocity and spin before the first step and after each one. */
  readonly states: Float32Array;
  /** A bit for each of TOUCHES, for each step. */
  readonly touched: Uint16Array;
  /** Where the other dice lie afterwards, in the order of the scene. */
  readonly others: readonly Float32Array[];
}

const BIT: Readonly<Record<Touch, number>> = Object.fromEntries(
  TOUCHES.map((touch, i) => [touch, 1 << i]),
) as Record<Touch, number>;

export const bitOf = (touch: Touch): number => BIT[touch];

export const touchesOf = (bits: number): Touch[] => TOUCHES.filter(touch => bits & BIT[touch]);

/** Filled anew by every throw; what is handed out is a copy of the filled part. */
const STATES = new Float32Array((RULES.mostSteps + 1) * STATE_SIZE);
const TOUCHED = new Uint16Array(RULES.mostSteps);

export interface SimulateOptions {
  /** Off: every step goes through the engine, in one part. */
  readonly shortcuts: boolean;
}

export function simulate(
  engine: Engine,
  scene: Scene,
  release: Release,
  board: Board = BONED,
  { shortcuts }: SimulateOptions = { shortcuts: true },
): Trajectory {
  const { course, others } = followOnTable(engine, setScene(scene, release, board), shortcuts);
  const { steps, end } = course.end === 'floor' ? followToFloor(engine, course.steps, shortcuts) : course;
  return {
    steps,
    end,
    states: STATES.slice(0, (steps + 1) * STATE_SIZE),
    touched: TOUCHED.slice(0, steps),
    others,
  };
}

/** Only one world at a time is alive: Jolt loses some memory for each that is made beside another. */
function inWorld<T>(engine: Engine, plan: WorldPlan, act: (world: World) => T): T {
  const world = engine.makeWorld(plan);
  try {
    return act(world);
  } finally {
    world.free();
  }
}

interface OnTable {
  readonly course: Course;
  readonly others: readonly Float32Array[];
}

const followOnTable = (engine: Engine, setting: Setting, shortcuts: boolean): OnTable =>
  inWorld(engine, setting.plan, world => {
    const state = new Float64Array(STATE_SIZE);
    world.read(0, state);
    STATES.set(state, 0);
    const course = follow(world, setting, 0, shortcuts, RULES.floor);
    settleOthers(world, setting, course.steps);
    const others = setting.plan.moving.slice(1).map((_, i) => {
      world.read(i + 1, state);
      return Float32Array.from(state);
    });
    return { course, others };
  });

/** A die that fell from the table is followed in a world of its own, until it rests and shows a face (DF2-R-30). */
function followToFloor(engine: Engine, from: number, shortcuts: boolean): Course {
  const setting = setFloor(STATES.subarray(from * STATE_SIZE, (from + 1) * STATE_SIZE));
  return inWorld(engine, setting.plan, world => {
    const { steps } = follow(world, setting, from, shortcuts, Number.NEGATIVE_INFINITY);
    return { steps, end: 'floor' };
  });
}

/** The thrown die is gone, but the dice it pushed may still roll. */
function settleOthers(world: World, { plan }: Setting, steps: number): void {
  const scratch = new Float64Array(STATE_SIZE);
  for (let step = steps; step < RULES.mostSteps && !othersRest(world, plan, scratch); step++) world.step(1);
}

const at = (state: Float64Array, index: number): number => state[index] as number;

interface Course {
  readonly steps: number;
  readonly end: End;
}

/** Fills the states and touches from step `from` on, until the die rests, or falls below the floor of this world. */
function follow(world: World, setting: Setting, from: number, shortcuts: boolean, floor: number): Course {
  const air = airspaceOf(setting.plan);
  const scratch = new Float64Array(STATE_SIZE);
  let state = new Float64Array(STATE_SIZE);
  let next = new Float64Array(STATE_SIZE);
  world.read(0, state);
  let turn: Quaternion = UPRIGHT;
  let sag = 0;
  // Spin changes only in the engine, so the turn of a step is worked out when the die leaves it.
  let flying = false;
  // Once other dice have been pushed, nobody knows without the engine where they are.
  let pushedDice = false;
  let quiet = 0;
  let still = 0;
  for (let step = from; step < RULES.mostSteps; step++) {
    TOUCHED[step] = 0;
    if (!flying) {
      turn = turnOfStep(state);
      sag = sagOf(state);
    }
    fly(state, turn, next);
    if (shortcuts && !pushedDice && isClear(air, state, next, sag)) flying = true;
    else {
      if (flying) world.place(state);
      flying = false;
      world.step(shortcuts ? partsOf(state) : 1);
      world.read(0, next);
      if (isPushed(state, next)) {
        const bits = touchedBits(world, setting, air, state, next);
        TOUCHED[step] = bits;
        pushedDice ||= (bits & BIT.die) !== 0;
      }
    }
    [state, next] = [next, state];
    const steps = step + 1;
    STATES.set(state, steps * STATE_SIZE);
    if (at(state, AT + 1) < floor && at(state, VELOCITY + 1) < 0) return { steps, end: 'floor' };
    quiet = !flying && isSlow(state, RULES.restSpeed, RULES.restSpin) ? quiet + 1 : 0;
    still = quiet > 0 && isSlow(state, RULES.stillSpeed, RULES.stillSpin) ? still + 1 : 0;
    const rests =
      quiet >= RULES.restSteps ||
      still >= RULES.stillSteps ||
      (steps > from + RULES.trembleSteps && trembles(STATES, steps));
    if (rests && othersRest(world, setting.plan, scratch)) return { steps, end: 'rest' };
  }
  return { steps: RULES.mostSteps, end: 'time' };
}

const speedOf = (state: Float64Array): number =>
  length(at(state, VELOCITY), at(state, VELOCITY + 1), at(state, VELOCITY + 2));
const spinOf = (state: Float64Array): number =>
  length(at(state, SPIN), at(state, SPIN + 1), at(state, SPIN + 2));

const MOST_PARTS = 6;
const CORNER = 2 * CUBE.half - CUBE.rounding;

function partsOf(state: Float64Array): number {
  const way = (speedOf(state) + CORNER * spinOf(state)) / RATE;
  return Math.max(1, Math.min(MOST_PARTS, Math.ceil(way / RULES.stride)));
}

const isSlow = (state: Float64Array, speed: number, spin: number): boolean =>
  speedOf(state) < speed && spinOf(state) < spin;

/** An engine can leave a leaning die trembling for ever. */
function trembles(states: Float32Array, steps: number): boolean {
  if (steps % RULES.trembleSteps !== 0) return false;
  const now = steps * STATE_SIZE;
  const then = now - RULES.trembleSteps * STATE_SIZE;
  const difference = (index: number): number =>
    (states[now + index] as number) - (states[then + index] as number);
  if (length(difference(AT), difference(AT + 1), difference(AT + 2)) > RULES.trembleWay) return false;
  let cosine = 0;
  for (let i = TURN; i < TURN + 4; i++) cosine += (states[now + i] as number) * (states[then + i] as number);
  return Math.abs(cosine) > RULES.trembleCosine;
}

function othersRest(world: World, { moving }: WorldPlan, scratch: Float64Array): boolean {
  for (let i = 1; i < moving.length; i++) {
    world.read(i, scratch);
    if (!isSlow(scratch, RULES.restSpeed, RULES.restSpin) && at(scratch, AT + 1) > RULES.floor) return false;
  }
  return true;
}

function isPushed(before: Float64Array, after: Float64Array): boolean {
  const x = at(after, VELOCITY) - at(before, VELOCITY);
  const y = at(after, VELOCITY + 1) - at(before, VELOCITY + 1) + GRAVITY / RATE;
  const z = at(after, VELOCITY + 2) - at(before, VELOCITY + 2);
  return x * x + y * y + z * z > RULES.push * RULES.push;
}

function touchedBits(
  world: World,
  { plan, touches }: Setting,
  air: Airspace,
  before: Float64Array,
  after: Float64Array,
): number {
  let bits = 0;
  for (let i = 0; i < touches.length; i++) {
    if (!isNear(air, i, before, after) || !world.touchesFixed(i)) continue;
    const touch = touches[i] as Touch;
    bits |= touch === 'table' && isInHole(after) ? BIT.hole : BIT[touch];
  }
  for (let i = 1; i < plan.moving.length; i++) if (world.touchesMoving(i)) bits |= BIT.die;
  return bits === 0 ? nearestBit(after) : bits;
}

const isInHole = (state: Float64Array): boolean => {
  const x = Math.abs(at(state, AT));
  const z = Math.abs(at(state, AT + 2));
  return x < HOLE_END && z < HOLE_END && x > HOLE_START && z > HOLE_START;
};

const HOLE_START = BOARD.hole.at - BOARD.hole.half;
const HOLE_END = BOARD.hole.at + BOARD.hole.half;

/** A push whose partner the engine does not tell, because the die has left it within the same step. */
function nearestBit(state: Float64Array): number {
  if (at(state, AT + 1) < RULES.floor) return BIT.floor;
  const x = at(state, AT);
  const z = at(state, AT + 2);
  const turn: Quaternion = [at(state, TURN), at(state, TURN + 1), at(state, TURN + 2), at(state, TURN + 3)];
  const gap = at(state, AT + 1) - reachDown(turn) - surfaceAt(x, z);
  if (gap > 20) return 0;
  return surfaceAt(x, z) > 0 ? BIT.board : isInHole(state) ? BIT.hole : BIT.table;
}
