/** What the thrower's body did, as far as a referee needs it. The page measures it; at a real table people report it. */

import { fail, inWords, isOneOf, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { refuse } from './sentences.ts';

export const LAUNCHES = [
  'hand',
  'breath',
  'finger',
  'palms',
  'slap',
  'head',
  'nose',
  'elbow',
  'catapult',
  'card',
  'little-fingers',
  'wrists',
] as const;
export const HANDS = ['strong', 'weak'] as const;
export const OWNERS = ['self', 'left-neighbor', 'right-neighbor', 'fellow'] as const;
export const SUPPORTS = ['none', 'hand', 'table', 'card'] as const;
export const EYES = ['open', 'closed', 'one-closed'] as const;
export const POSTURES = ['standing', 'sitting'] as const;
export const FACINGS = ['board', 'away'] as const;
export const TOSSES = ['none', 'self', 'left-neighbor'] as const;
export const YES_NO = ['no', 'yes'] as const;

export const GESTURE_WORDS = {
  launch: LAUNCHES,
  hand: HANDS,
  owner: OWNERS,
  support: SUPPORTS,
  eyes: EYES,
  posture: POSTURES,
  facing: FACINGS,
  toss: TOSSES,
  airborne: YES_NO,
  leg: YES_NO,
  onHead: YES_NO,
  onNose: YES_NO,
  onElbow: YES_NO,
} as const;
/** Whole numbers: eye height over the table in mm, degrees turned, milliseconds. */
export const GESTURE_NUMBERS = {
  eyeHeight: { default: 450, low: -900, high: 1200 },
  turned: { default: 0, low: 0, high: 720 },
  /** Since the catch of a toss or the end of a turn. */
  delay: { default: 0, low: 0, high: 60_000 },
  /** Between the opening of one hand and of the other. */
  apart: { default: 0, low: 0, high: 5_000 },
} as const;

export type WordKey = keyof typeof GESTURE_WORDS;
export type NumberKey = keyof typeof GESTURE_NUMBERS;
export type Gesture = {
  readonly [Key in WordKey]: (typeof GESTURE_WORDS)[Key][number];
} & { readonly [Key in NumberKey]: number };

const WORD_KEYS = Object.keys(GESTURE_WORDS) as WordKey[];
const NUMBER_KEYS = Object.keys(GESTURE_NUMBERS) as NumberKey[];

export const PLAIN_GESTURE: Gesture = {
  launch: 'hand',
  hand: 'strong',
  owner: 'self',
  support: 'none',
  eyes: 'open',
  posture: 'standing',
  facing: 'board',
  toss: 'none',
  airborne: 'no',
  leg: 'no',
  onHead: 'no',
  onNose: 'no',
  onElbow: 'no',
  eyeHeight: GESTURE_NUMBERS.eyeHeight.default,
  turned: 0,
  delay: 0,
  apart: 0,
};

/** `key=value` for everything that is not as in a plain throw. */
export const printGesture = (gesture: Gesture): string[] =>
  [...WORD_KEYS, ...NUMBER_KEYS]
    .filter(key => gesture[key] !== PLAIN_GESTURE[key])
    .map(key => `${key}=${gesture[key]}`);

export function parseGesture(words: readonly string[]): Result<Gesture, Refusal> {
  const gesture: Record<string, string | number> = { ...PLAIN_GESTURE };
  for (const word of words) {
    const [key = '', value = ''] = word.split('=');
    if (isOneOf(NUMBER_KEYS, key)) gesture[key] = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
    else if (isOneOf(WORD_KEYS, key)) gesture[key] = value;
    else return fail(inWords('notation', `"${word}" is no fact about a gesture`));
  }
  return checkGesture(gesture as unknown as Gesture);
}

export function checkGesture(gesture: Gesture): Result<Gesture, Refusal> {
  for (const key of WORD_KEYS) {
    if (!isOneOf(GESTURE_WORDS[key], gesture[key]))
      return fail(refuse('gesture', 'gesture-word', { key, word: String(gesture[key]) }));
  }
  for (const key of NUMBER_KEYS) {
    const { low, high } = GESTURE_NUMBERS[key];
    const value = gesture[key];
    if (!Number.isInteger(value) || value < low || value > high)
      return fail(refuse('gesture', 'gesture-number', { key, low, high }));
  }
  return ok(gesture);
}
