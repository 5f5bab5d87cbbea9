/** What is heard of a flight: one knock for each contact that is strong enough, from the change of velocity. */
import {
  GRAVITY,
  RATE,
  STATE_SIZE,
  type Touch,
  type Trajectory,
  touchesOf,
  VELOCITY,
} from '@tumblekeep/table';

export const KNOCK_MATERIALS = ['wood', 'felt', 'bone', 'cardboard', 'flesh', 'die', 'floor'] as const;
export type KnockMaterial = (typeof KNOCK_MATERIALS)[number];

export interface Knock {
  /** Seconds after the release. */
  readonly time: number;
  /** From 0, hardly heard, to 1. */
  readonly strength: number;
  readonly material: KnockMaterial;
}

/** Harder things are heard over softer ones that are met in the same moment: the first of this list wins. */
const HEARD: readonly (readonly [Touch, KnockMaterial])[] = [
  ['die', 'die'],
  ['bones', 'bone'],
  ['box', 'cardboard'],
  ['sheet', 'cardboard'],
  ['card', 'cardboard'],
  ['head', 'flesh'],
  ['nose', 'flesh'],
  ['elbow', 'flesh'],
  ['leg', 'flesh'],
  ['hole', 'wood'],
  ['table', 'wood'],
  ['board', 'felt'],
];

/** Changes of velocity in mm/s: below the first nothing is heard, at the second it is as loud as it gets. */
const QUIET = 45;
const LOUD = 3200;
/** Contacts closer together than this (s) are one knock. */
const TOGETHER = 0.028;
/** From the height at which a die counts as fallen down to the boards of the floor. */
const FALL = 690;

const materialOf = (bits: number): KnockMaterial | undefined => {
  const touches = touchesOf(bits);
  return HEARD.find(([touch]) => touches.includes(touch))?.[1];
};

function changeAt({ states }: Trajectory, step: number): number {
  const before = step * STATE_SIZE + VELOCITY;
  const after = before + STATE_SIZE;
  const x = (states[after] as number) - (states[before] as number);
  const y = (states[after + 1] as number) - (states[before + 1] as number) + GRAVITY / RATE;
  const z = (states[after + 2] as number) - (states[before + 2] as number);
  return Math.hypot(x, y, z);
}

const strengthOf = (change: number): number => Math.min(1, Math.sqrt((change - QUIET) / (LOUD - QUIET)));

/** When a die that left the table reaches the floor, after the last step. */
function floorKnock({ states, steps }: Trajectory): Knock {
  const down = -(states[steps * STATE_SIZE + VELOCITY + 1] as number);
  const speed = Math.sqrt(down * down + 2 * GRAVITY * FALL);
  return { time: steps / RATE + (speed - down) / GRAVITY, strength: strengthOf(speed), material: 'floor' };
}

export function knocksOf(trajectory: Trajectory): Knock[] {
  const { touched, steps, end } = trajectory;
  const knocks: Knock[] = [];
  for (let step = 0; step < steps; step++) {
    const material = materialOf(touched[step] as number);
    if (material === undefined) continue;
    const change = changeAt(trajectory, step);
    if (change <= QUIET) continue;
    const knock: Knock = { time: (step + 1) / RATE, strength: strengthOf(change), material };
    const last = knocks.at(-1);
    if (last === undefined || knock.time - last.time >= TOGETHER) knocks.push(knock);
    else if (knock.strength > last.strength) knocks[knocks.length - 1] = { ...knock, time: last.time };
  }
  if (end === 'floor') knocks.push(floorKnock(trajectory));
  return knocks;
}
