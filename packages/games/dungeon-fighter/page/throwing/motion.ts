/**
 * A throw by moving the phone itself. The sensors tell accelerations; what the hand gained in the last moments before the
 * finger let go is the swing. How much that is differs from phone to phone and from arm to arm: it is compared with
 * three swings of the same person.
 */
import * as z from 'zod/mini';
import { clamp } from './aim.ts';
import { PACE } from './pace.ts';
import type { Sample } from './swing.ts';

/** Milliseconds, and metres a second squared without gravity: to the right of the phone, to its top, out of its screen. */
export interface Reading {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface PhoneSwing {
  /** Metres a second. */
  readonly speed: number;
  /** To the right for each metre ahead. */
  readonly across: number;
}

/** Milliseconds before the release in which a hand speeds up. */
const SWING_TIME = 320;
/** Sensors that tell less often than this have been asleep. */
const LONGEST_GAP = 120;
/** Metres a second: less is a hand that trembles. */
const STILL = 0.25;
/** Farther to the side than this nobody means to throw. */
const FARTHEST = 1.5;

/** Ahead is where the top of the phone and its back point: both are swung at the board. Nothing where nothing was swung. */
export function measureMotion(readings: readonly Reading[], released: number): PhoneSwing | undefined {
  const recent = readings.filter(({ t }) => t <= released && released - t <= SWING_TIME);
  let [right, ahead] = [0, 0];
  for (let i = 1; i < recent.length; i++) {
    const [before, now] = [recent[i - 1] as Reading, recent[i] as Reading];
    const seconds = Math.min(LONGEST_GAP, now.t - before.t) / 1000;
    right += ((before.x + now.x) / 2) * seconds;
    ahead += ((before.y - before.z + now.y - now.z) / 2) * seconds;
  }
  if (ahead < STILL) return undefined;
  return {
    speed: Math.sqrt(right * right + ahead * ahead),
    across: clamp(right / ahead, -FARTHEST, FARTHEST),
  };
}

/** As many swings tell how a person swings. */
export const TRIALS = 3;

/** The middle one: one swing that went wrong does no harm. Nothing before there are enough. */
export function ownSpeedOf(trials: readonly PhoneSwing[]): number | undefined {
  if (trials.length < TRIALS) return undefined;
  const speeds = trials.map(({ speed }) => speed).sort((a, b) => a - b);
  return speeds[Math.floor(speeds.length / 2)];
}

/** Milliseconds between two places and of the whole way of a finger that would have swung like this. */
const STEP = 10;
const WAY = 120;

/** A person's usual swing is a middling one of a finger. */
export function asFlick({ speed, across }: PhoneSwing, own: number, released: number): readonly Sample[] {
  const gone = (PACE * speed) / own / 1000;
  const length = Math.sqrt(1 + across * across);
  const samples: Sample[] = [];
  for (let t = 0; t <= WAY; t += STEP)
    samples.push({ t: released - WAY + t, x: (gone * t * across) / length, y: (-gone * t) / length });
  return samples;
}

const KEY = 'tumblekeep phone swing';
const KEPT = z.object({ speed: z.number().check(z.positive(), z.lte(50)) });

/** Storage may hold anything or be forbidden. */
export function readOwnSpeed(text: string | null): number | undefined {
  try {
    return KEPT.parse(JSON.parse(text ?? '')).speed;
  } catch {
    return undefined;
  }
}

export function recallOwnSpeed(): number | undefined {
  try {
    return readOwnSpeed(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function keepOwnSpeed(speed: number | undefined): void {
  try {
    if (speed === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ speed }));
  } catch {}
}
