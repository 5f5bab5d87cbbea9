/** What cannot count, whatever the die does: it is not thrown, and stays in the hand. */
import type { Gesture, NumberKey, Range, Release, Requirements, WordKey } from '@tumblekeep/table';
import { TABLE } from '@tumblekeep/table';
import type { Plan } from './plan.ts';
import { STANCES, type StanceKey } from './stance.ts';
import type { Note } from './steps/step.ts';

/** Turns of the hand: with less nobody means a top. */
const LEAST_TWIST = 0.2;

const isMet = (gesture: Gesture, key: WordKey | NumberKey, wanted: readonly (string | number)[]): boolean => {
  const value = gesture[key];
  return typeof value === 'number'
    ? value >= (wanted[0] as number) && value <= (wanted[1] as number)
    : wanted.includes(value);
};

const unmet = (gesture: Gesture, needs: Requirements['needs']): WordKey | NumberKey | undefined =>
  (Object.entries(needs) as [WordKey | NumberKey, readonly (string | number)[]][]).find(
    ([key, wanted]) => !isMet(gesture, key, wanted),
  )?.[0];

const isStance = (key: string): key is StanceKey => (STANCES as readonly string[]).includes(key);

/** Facts of a gesture, and what is said when one of them is not as it was asked. */
const SAID: Readonly<Partial<Record<WordKey | NumberKey, Note>>> = {
  airborne: 'grounded',
  turned: 'turn-more',
  delay: 'too-late',
  apart: 'not-together',
  eyeHeight: 'stand-posture',
  toss: 'missed-toss',
};

function saidOf(key: WordKey | NumberKey, { launch }: Plan, isSlipped: boolean): Note {
  if (key === 'owner' && isSlipped) return 'slipped';
  if (isStance(key)) return `stand-${key}`;
  return SAID[key] ?? (launch === 'pair' ? 'two-fingers' : 'grazed');
}

/** The die must have been where it was asked to be; only a body on its way could still make up for it. */
function missesBody(
  { requirements: { readings } }: Plan,
  gesture: Gesture,
  kinds: readonly string[],
): boolean {
  const touched = { head: gesture.onHead, nose: gesture.onNose, elbow: gesture.onElbow };
  return readings.some(
    ({ way }) =>
      way?.asks === 'by-body' &&
      touched[way.part] !== 'yes' &&
      gesture.launch !== way.part &&
      !kinds.includes(way.part),
  );
}

const isOutside = (value: number, range: Range | undefined): -1 | 0 | 1 =>
  range === undefined ? 0 : value < range[0] ? -1 : value > range[1] ? 1 : 0;

export interface Tried {
  readonly release: Release;
  /** Kinds of what stands and hangs there. */
  readonly props: readonly string[];
  /** Turns of the hand, if it was free to turn. */
  readonly twist: number | undefined;
  readonly isSlipped: boolean;
}

/** Where the hand was and what the body did; how hard it was is judged when the die lies. */
export function refusalOf(plan: Plan, { release, props, twist, isSlipped }: Tried): Note | undefined {
  const { needs, limits } = plan.requirements;
  const key = unmet(release.gesture, needs);
  if (key !== undefined) return saidOf(key, plan, isSlipped);
  if (missesBody(plan, release.gesture, props)) return 'grazed';
  if (plan.feel.isTwisted && twist !== undefined && twist < LEAST_TWIST) return 'no-twirl';
  const height = isOutside(release.at[1], limits.height);
  if (height !== 0) return height > 0 ? 'too-high' : 'too-low';
  const distance = Math.max(Math.abs(release.at[0]), Math.abs(release.at[2])) - TABLE.half;
  const away = isOutside(distance, limits.distance);
  return away === 0 ? undefined : away < 0 ? 'over-line' : 'too-far';
}
