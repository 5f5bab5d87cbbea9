/** How believable an engine is, in numbers that do not depend on the clock. */
import { makeStream, nextFraction, nextInt, type Stream } from '@tumblekeep/kernel';
import { BOARD, BONED, surfaceAt, TABLE } from '../board.ts';
import { placeAt, turnAt } from '../contacts.ts';
import { CUBE, reachDown, upperFace } from '../dice.ts';
import { AT, type Engine, GRAVITY, RATE, SPIN, STATE_SIZE, VELOCITY } from '../engine/port.ts';
import { makeRelease, type Release } from '../release.ts';
import { EMPTY_SCENE, setScene } from '../scene.ts';
import { RULES, type SimulateOptions, simulate, type Trajectory } from '../simulate.ts';
import { length, multiply, normalize, type Quaternion, type Vector } from '../vectors.ts';
import { randomPose, studyReleases } from './releases.ts';

export interface Quality {
  /** Of 88 dice sliding flat over the seams of a frictionless board. */
  readonly seamKicks: number;
  /** Of 150 dice thrown straight down at up to 6 m/s. */
  readonly tunnelled: number;
  /** Of single impacts on the table (nominal 0.45): 5 %, 50 %, 95 %. */
  readonly restitution: readonly [number, number, number];
  /** Seconds, 50 % and 99 %. */
  readonly rest: readonly [number, number];
  readonly timeouts: number;
  /** Share of the energy of the throw gained in one step: 99 % and most. */
  readonly energyGain: readonly [number, number];
  /** Deepest point under the surface in mm, 50 %, 99 % and most. */
  readonly depth: readonly [number, number, number];
  /** Chi-square of the six faces (5 % limit 11.07). */
  readonly faces: number;
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] as number;

const DROPS = 300;
const ROUND = 1000;
const round = (value: number): number => Math.round(value * ROUND) / ROUND;

const value = (state: Float64Array | Float32Array, index: number): number => state[index] as number;

function countSeamKicks(engine: Engine): number {
  let kicks = 0;
  const state = new Float64Array(STATE_SIZE);
  for (let i = 0; i < 88; i++) {
    const x = -95 + Math.floor(i / 2) * 4.4;
    const { plan } = setScene(EMPTY_SCENE, makeRelease(), BONED);
    const fixed = plan.fixed.map(body => ({ ...body, friction: 0, restitution: 0.1 }));
    const [die] = plan.moving as [(typeof plan.moving)[number]];
    const at: Vector = [x, BOARD.thickness + CUBE.half, -190];
    const velocity: Vector = [0, 0, i % 2 ? 900 : 450];
    const world = engine.makeWorld({
      fixed: fixed.slice(0, 2),
      moving: [{ ...die, at, velocity, spin: [0, 0, 0] }],
    });
    for (let step = 0; step < 80; step++) {
      world.step(1);
      world.read(0, state);
      const spin = length(value(state, SPIN), value(state, SPIN + 1), value(state, SPIN + 2));
      if (step > 20 && (value(state, VELOCITY + 1) > 50 || spin > 2)) {
        kicks++;
        break;
      }
    }
    world.free();
  }
  return kicks;
}

function countTunnelled(engine: Engine, options: SimulateOptions): number {
  const stream = makeStream('bench', 'tunnel');
  let through = 0;
  for (let i = 0; i < 150; i++) {
    const at: Vector = [
      Math.round(400 * (nextFraction(stream) - 0.5)),
      300,
      Math.round(400 * (nextFraction(stream) - 0.5)),
    ];
    const velocity: Vector = [0, -2000 - (i % 3) * 2000, 0];
    const release = makeRelease({ at, velocity, pose: randomPose(stream) });
    const trajectory = simulate(engine, EMPTY_SCENE, release, BONED, options);
    if (isThrough(trajectory)) through++;
  }
  return through;
}

/** Whether the middle of the die ever was inside the table, away from its edges. */
export function isThrough(trajectory: Trajectory): boolean {
  for (let step = 0; step <= trajectory.steps; step++) {
    const [x, y, z] = placeAt(trajectory, step);
    const isOver = Math.abs(x) < TABLE.half - CUBE.half && Math.abs(z) < TABLE.half - CUBE.half;
    if (isOver && y < 0 && y > -TABLE.thickness) return true;
  }
  return false;
}

/** How far the die ever sank into the table or into the middle of the board, in mm. */
export function deepest(trajectory: Trajectory): number {
  let depth = 0;
  for (let step = 0; step <= trajectory.steps; step++) {
    const [x, y, z] = placeAt(trajectory, step);
    if (y < -TABLE.thickness || Math.abs(x) > TABLE.half - 20 || Math.abs(z) > TABLE.half - 20) continue;
    const isOff = Math.abs(x) > BOARD.half + 15 || Math.abs(z) > BOARD.half + 15;
    const isOn = surfaceAt(x, z) > 0 && Math.abs(x) < 90 && Math.abs(z) < 90;
    if (!isOff && !isOn) continue;
    const surface = isOn ? BOARD.thickness : 0;
    depth = Math.max(depth, surface - (y - reachDown(turnAt(trajectory, step))));
  }
  return depth;
}

function energyAt({ states }: Trajectory, step: number): number {
  const i = step * STATE_SIZE;
  const speed = length(
    value(states, i + VELOCITY),
    value(states, i + VELOCITY + 1),
    value(states, i + VELOCITY + 2),
  );
  const spin = length(value(states, i + SPIN), value(states, i + SPIN + 1), value(states, i + SPIN + 2));
  return (speed * speed + INERTIA * spin * spin) / 2 + GRAVITY * value(states, i + AT + 1);
}

function energyGain(trajectory: Trajectory): number {
  let most = 0;
  for (let step = 1; step <= trajectory.steps; step++)
    most = Math.max(most, energyAt(trajectory, step) - energyAt(trajectory, step - 1));
  return most / energyAt(trajectory, 0);
}

/** Poses with the point of contact straight below the middle: flat, on an edge, on a corner. */
const BALANCED: readonly Quaternion[] = [
  [0, 0, 0, 1000],
  [383, 0, 0, 924],
  [325, 0, 325, 888],
];

/**
 * One drop in a balanced pose, turned about the vertical. In any other pose one corner strikes, and within the same
 * step the next one: that tells nothing about the restitution of a single impact.
 */
function restitutionOf(engine: Engine, drop: number, stream: Stream, options: SimulateOptions): number {
  const yaw = normalize([0, 2 * nextFraction(stream) - 1, 0, 2 * nextFraction(stream) - 1]);
  const pose = multiply(yaw, BALANCED[drop % BALANCED.length] as Quaternion).map(Math.round);
  const release: Release = makeRelease({
    at: [0, 60 + nextInt(stream, 240), -520],
    velocity: [0, -300 - nextInt(stream, 2500), 0],
    pose: pose as unknown as Quaternion,
  });
  const trajectory = simulate(engine, EMPTY_SCENE, release, BONED, options);
  const hit = trajectory.touched.findIndex(bits => bits !== 0);
  let last = hit;
  while (trajectory.touched[last + 1]) last++;
  const speed = (step: number): number => value(trajectory.states, step * STATE_SIZE + VELOCITY + 1);
  return (speed(last + 1) + GRAVITY / RATE / 2) / (GRAVITY / RATE / 2 - speed(hit));
}

/** Of a cube, for each unit of its mass. */
const INERTIA = (4 * CUBE.half * CUBE.half) / 6;

export function measureQuality(engine: Engine, options: SimulateOptions, throws: number): Quality {
  const trajectories = studyReleases(throws, 'quality').map(release =>
    simulate(engine, EMPTY_SCENE, release, BONED, options),
  );
  const stream = makeStream('bench', 'drops');
  const bounces = Array.from({ length: DROPS }, (_, drop) => restitutionOf(engine, drop, stream, options));
  const seconds = trajectories.filter(({ end }) => end === 'rest').map(({ steps }) => steps / RATE);
  const gains = trajectories.map(energyGain);
  const depths = trajectories.map(deepest);
  return {
    seamKicks: countSeamKicks(engine),
    tunnelled: countTunnelled(engine, options),
    restitution: [quantile(bounces, 0.05), quantile(bounces, 0.5), quantile(bounces, 0.95)].map(
      round,
    ) as never,
    rest: [quantile(seconds, 0.5), quantile(seconds, 0.99)].map(round) as never,
    timeouts: trajectories.filter(({ end, steps }) => end === 'time' || steps >= RULES.mostSteps).length,
    energyGain: [quantile(gains, 0.99), Math.max(...gains)].map(round) as never,
    depth: [quantile(depths, 0.5), quantile(depths, 0.99), Math.max(...depths)].map(round) as never,
    faces: round(chiSquare(trajectories)),
  };
}

function chiSquare(trajectories: readonly Trajectory[]): number {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const trajectory of trajectories) {
    const { index } = upperFace(turnAt(trajectory, trajectory.steps));
    counts[index] = (counts[index] as number) + 1;
  }
  const expected = trajectories.length / 6;
  return counts.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0);
}
