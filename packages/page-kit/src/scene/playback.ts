/** A recorded flight as it is seen at any moment. Watching changes nothing: the end is the end of the trajectory. */

import { sayPlainly } from '@tumblekeep/kernel';
import {
  AT,
  bitOf,
  CUBE,
  type Die,
  firstBoardTouch,
  GRAVITY,
  MATERIALS,
  parseRelease,
  type Quaternion,
  RATE,
  STATE_SIZE,
  surfaceAt,
  type Trajectory,
  TURN,
  type Vector,
} from '@tumblekeep/table';
import type { ShownFlight } from './flight.ts';
import { seenTurn } from './seen.ts';
import type { Mark } from './stage-store.ts';

/** Place and turn: x, y, z, then the quaternion. */
export const POSE_SIZE = 7;
export type Pose = Float32Array;

export interface TimedMark extends Mark {
  /** Seconds after the release. */
  readonly time: number;
}

interface Push {
  readonly from: Pose;
  readonly to: Pose;
  /** Seconds after the release. */
  readonly start: number;
  readonly seconds: number;
}

const turnOf = (values: Float32Array, index: number): Quaternion => [
  values[index] as number,
  values[index + 1] as number,
  values[index + 2] as number,
  values[index + 3] as number,
];

export const makePose = ([x, y, z]: Vector, [a, b, c, d]: Quaternion): Pose =>
  Float32Array.of(x, y, z, a, b, c, d);

/** From one pose to another, the short way round. */
export function blend(into: Pose, from: Pose, to: Pose, part: number): void {
  let cosine = 0;
  for (let i = 3; i < POSE_SIZE; i++) cosine += (from[i] as number) * (to[i] as number);
  const sign = cosine < 0 ? -1 : 1;
  for (let i = 0; i < 3; i++)
    into[i] = (from[i] as number) + ((to[i] as number) - (from[i] as number)) * part;
  let size = 0;
  for (let i = 3; i < POSE_SIZE; i++) {
    const value = (from[i] as number) + (sign * (to[i] as number) - (from[i] as number)) * part;
    into[i] = value;
    size += value * value;
  }
  const length = Math.sqrt(size);
  for (let i = 3; i < POSE_SIZE; i++) into[i] = (into[i] as number) / length;
}

const MOST_MARKS = 6;
const MOVED = 0.5;
const SLIDE = MATERIALS.table.friction * GRAVITY;
const NEAR = CUBE.half * 3.6;

/** The recording knows only where pushed dice end: each leaves when the thrown one meets it and slides to its end. */
function pushOf(trajectory: Trajectory, from: Pose, to: Pose): Push {
  const { touched, states, steps } = trajectory;
  const bit = bitOf('die');
  let first = steps;
  let start = steps;
  for (let step = 0; step < steps; step++) {
    if (((touched[step] as number) & bit) === 0) continue;
    first = Math.min(first, step);
    const i = (step + 1) * STATE_SIZE + AT;
    const apart = Math.hypot(
      (states[i] as number) - (from[0] as number),
      (states[i + 1] as number) - (from[1] as number),
      (states[i + 2] as number) - (from[2] as number),
    );
    if (apart > NEAR) continue;
    start = step;
    break;
  }
  // A die that was pushed by a pushed die never met the thrown one.
  if (start === steps) start = Math.min(steps, first + 6);
  const way = Math.hypot(
    (to[0] as number) - (from[0] as number),
    (to[1] as number) - (from[1] as number),
    (to[2] as number) - (from[2] as number),
  );
  const wanted = way < MOVED ? 0.1 : Math.sqrt((2 * way) / SLIDE);
  return { from, to, start: start / RATE, seconds: Math.min(wanted, (steps - start) / RATE) };
}

/** A mark for each bounce the referee counts, in his own way of counting. */
function marksOf({ trajectory, verdict }: ShownFlight): TimedMark[] {
  const table = bitOf('table');
  const board = firstBoardTouch(trajectory);
  const marks: TimedMark[] = [];
  for (const { from, to, afterFlight } of verdict.episodes) {
    if (!afterFlight || marks.length >= MOST_MARKS) continue;
    let step = from;
    while (step <= to && step < board && ((trajectory.touched[step] as number) & table) === 0) step++;
    if (step > to || step >= board) continue;
    const i = (step + 1) * STATE_SIZE + AT;
    const x = trajectory.states[i] as number;
    const z = trajectory.states[i + 2] as number;
    marks.push({ kind: 'bounce', at: [x, surfaceAt(x, z), z], time: step / RATE });
  }
  if (trajectory.end !== 'floor') {
    const [x, , z] = verdict.at;
    marks.push({ kind: 'rest', at: [x, surfaceAt(x, z), z], time: trajectory.steps / RATE });
  }
  return marks;
}

export class Playback {
  readonly flight: ShownFlight;
  readonly die: Die;
  readonly seconds: number;
  readonly marks: readonly TimedMark[];
  /** Of the thrown die, as it is seen now. */
  readonly pose: Pose = new Float32Array(POSE_SIZE);
  /** Of the other dice, in the order of the scene. */
  readonly others: readonly Pose[];
  time = 0;
  readonly #hold: number;
  readonly #pushes: readonly Push[];
  readonly #before: Pose = new Float32Array(POSE_SIZE);
  readonly #after: Pose = new Float32Array(POSE_SIZE);
  #loaded = -1;

  constructor(flight: ShownFlight) {
    const release = parseRelease(flight.release);
    if (!release.ok) throw new Error(sayPlainly(release.error));
    this.flight = flight;
    this.die = flight.die;
    this.#hold = release.value.hold;
    this.seconds = flight.trajectory.steps / RATE;
    this.marks = marksOf(flight);
    this.#pushes = flight.scene.dice.map(({ at, pose }, i) => {
      const from = makePose(at, seenTurn(pose, 0));
      const end = flight.trajectory.others[i];
      const to = end ? makePose([end[0]!, end[1]!, end[2]!], turnOf(end, TURN)) : from;
      return pushOf(flight.trajectory, from, to);
    });
    this.others = this.#pushes.map(({ from }) => from.slice());
    this.seek(0);
  }

  get atRest(): boolean {
    return this.time >= this.seconds;
  }

  seek(time: number): void {
    this.time = Math.max(0, Math.min(this.seconds, time));
    const { steps } = this.flight.trajectory;
    const exact = Math.min(steps, this.time * RATE);
    const step = Math.min(Math.floor(exact), Math.max(0, steps - 1));
    this.#load(step);
    blend(this.pose, this.#before, this.#after, exact - step);
    for (const [i, push] of this.#pushes.entries()) {
      const part = push.seconds <= 0 ? Number(this.atRest) : clamp((this.time - push.start) / push.seconds);
      blend(this.others[i] as Pose, push.from, push.to, part * (2 - part));
    }
  }

  #load(step: number): void {
    if (this.#loaded === step) return;
    this.#loaded = step;
    const { states, steps } = this.flight.trajectory;
    this.#read(states, step, this.#before);
    this.#read(states, Math.min(steps, step + 1), this.#after);
  }

  #read(states: Float32Array, step: number, into: Pose): void {
    const i = step * STATE_SIZE;
    into[0] = states[i + AT] as number;
    into[1] = states[i + AT + 1] as number;
    into[2] = states[i + AT + 2] as number;
    into.set(seenTurn(turnOf(states, i + TURN), this.#hold), 3);
  }
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
