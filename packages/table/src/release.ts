/** The moment a die leaves the hand, in whole numbers, so that it fits into a line and is the same everywhere. */

import { fail, inWords, isOneOf, ok, type Refusal, type Result, WordReader } from '@tumblekeep/kernel';
import { isOverTable, TABLE } from './board.ts';
import { CUBE, HOLDS } from './dice.ts';
import { checkGesture, type Gesture, PLAIN_GESTURE, parseGesture, printGesture } from './gesture.ts';
import { refuse } from './sentences.ts';
import { length, normalize, type Quaternion, type Vector } from './vectors.ts';
import { DICE, type Die } from './vocabulary.ts';

export interface Release {
  readonly die: Die;
  /** Millimetres; the table's top is at height 0, the thrower stands at negative z. */
  readonly at: Vector;
  /** Millimetres a second. */
  readonly velocity: Vector;
  /** Thousandths of a radian a second. */
  readonly spin: Vector;
  /** A turn in thousandths: x, y, z, w of a quaternion of about length 1000. */
  readonly pose: Quaternion;
  /** Which of the 24 ways the faces sit on the cube. */
  readonly hold: number;
  readonly gesture: Gesture;
}

/** What people can do. Data, checked by everyone who is handed a release. */
export const LIMITS = {
  speed: 6000,
  spin: 100_000,
  distance: 2600,
  lowest: -400,
  highest: 1200,
  /** How far a hand reaches in over the edge of the table. */
  reach: 150,
} as const;

export const makeRelease = (values: Partial<Release> = {}): Release => ({
  die: 'red',
  at: [0, 150, -620],
  velocity: [0, 0, 2000],
  spin: [0, 0, 0],
  pose: [0, 0, 0, 1000],
  hold: 0,
  gesture: PLAIN_GESTURE,
  ...values,
});

const isWhole = (values: readonly number[], count: number): boolean =>
  Array.isArray(values) && values.length === count && values.every(value => Number.isSafeInteger(value));

/** A release that a person could have made, or the reason why not. */
export function checkRelease(release: Release): Result<Release, Refusal> {
  const { die, at, velocity, spin, pose, hold } = release;
  if (!isOneOf(DICE, die)) return fail(refuse('die', 'unknown-die', { die: String(die) }));
  if (!isWhole(at, 3) || !isWhole(velocity, 3) || !isWhole(spin, 3) || !isWhole(pose, 4))
    return fail(refuse('number', 'release-of-whole-numbers'));
  if (!Number.isInteger(hold) || hold < 0 || hold >= HOLDS.length)
    return fail(refuse('hold', 'unknown-hold', { most: HOLDS.length - 1 }));
  const size = Math.sqrt(pose.reduce((sum, part) => sum + part * part, 0));
  if (size < 900 || size > 1100) return fail(refuse('pose', 'pose-length', { length: Math.round(size) }));
  const speed = Math.round(length(...velocity));
  if (speed > LIMITS.speed) return fail(refuse('speed', 'too-fast', { speed, most: LIMITS.speed }));
  const turning = Math.round(length(...spin));
  if (turning > LIMITS.spin)
    return fail(refuse('spin', 'too-much-spin', { spin: turning, most: LIMITS.spin }));
  const [x, y, z] = at;
  if (Math.abs(x) > LIMITS.distance || Math.abs(z) > LIMITS.distance)
    return fail(refuse('place', 'hand-too-far', { most: LIMITS.distance }));
  if (y < LIMITS.lowest || y > LIMITS.highest)
    return fail(refuse('height', 'hand-height', { height: y, low: LIMITS.lowest, high: LIMITS.highest }));
  if (Math.max(Math.abs(x), Math.abs(z)) < TABLE.half - LIMITS.reach)
    return fail(refuse('reach', 'hand-reaches-in', { most: LIMITS.reach }));
  const room = CUBE.half * 2;
  if (isOverTable(Math.abs(x) - room, Math.abs(z) - room) && y < CUBE.half && y > -TABLE.thickness - room)
    return fail(refuse('inside', 'die-inside-table'));
  const gesture = checkGesture(release.gesture);
  return gesture.ok ? ok(release) : gesture;
}

export const poseOf = ({ pose }: Release): Quaternion => normalize(pose);

export function printRelease({ die, at, velocity, spin, pose, hold, gesture }: Release): string {
  const facts = printGesture(gesture);
  return [
    die,
    'at',
    ...at,
    'move',
    ...velocity,
    'spin',
    ...spin,
    'pose',
    ...pose,
    'hold',
    hold,
    ...(facts.length > 0 ? ['by', ...facts] : []),
  ].join(' ');
}

const wholeNumber = (word: string): number => (/^-?\d{1,9}$/.test(word) ? Number(word) + 0 : Number.NaN);

export function parseRelease(text: string): Result<Release, Refusal> {
  const reader = new WordReader(text);
  const numbers = (count: number): number[] =>
    Array.from({ length: count }, () => wholeNumber(reader.take()));
  const die = reader.take() as Die;
  const parts: Record<string, number[]> = {};
  for (const [word, count] of [
    ['at', 3],
    ['move', 3],
    ['spin', 3],
    ['pose', 4],
    ['hold', 1],
  ] as const) {
    if (!reader.skip(word)) return fail(inWords('notation', `expected "${word}", found "${reader.peek()}"`));
    parts[word] = numbers(count);
  }
  const gesture = reader.skip('by') ? parseGesture(reader.rest()) : ok(PLAIN_GESTURE);
  if (!gesture.ok) return gesture;
  if (!reader.done) return fail(inWords('notation', `unexpected "${reader.peek()}"`));
  return checkRelease({
    die,
    at: parts['at'] as unknown as Vector,
    velocity: parts['move'] as unknown as Vector,
    spin: parts['spin'] as unknown as Vector,
    pose: parts['pose'] as unknown as Quaternion,
    hold: parts['hold']?.[0] as number,
    gesture: gesture.value,
  });
}
