/** How the thrower stands there: set as asked, and everybody is free to stand otherwise (and to be told so). */
import { type Gesture, obedientGesture, PLAIN_GESTURE, type Requirements } from '@tumblekeep/table';

export const STANCES = ['hand', 'owner', 'eyes', 'posture', 'facing', 'leg'] as const;
export type StanceKey = (typeof STANCES)[number];
export type Stance = Pick<Gesture, StanceKey | 'eyeHeight'>;

export function obedientStance(requirements: Requirements): Stance {
  const { hand, owner, eyes, posture, facing, leg, eyeHeight } = obedientGesture(requirements);
  return { hand, owner, eyes, posture, facing, leg, eyeHeight };
}

/** What the requirements speak of: nothing else needs a button. */
export const stancesOf = ({ needs }: Requirements): StanceKey[] =>
  STANCES.filter(key => needs[key] !== undefined && !needs[key]?.includes(PLAIN_GESTURE[key] as never));

/** Does as asked, or goes back to how people stand. */
export function toggleStance(stance: Stance, key: StanceKey, requirements: Requirements): Stance {
  const asked = obedientStance(requirements);
  const isAsked = stance[key] === asked[key];
  const changed = { ...stance, [key]: isAsked ? PLAIN_GESTURE[key] : asked[key] };
  // Whoever gets up from the floor sees the table from above.
  return key === 'posture'
    ? { ...changed, eyeHeight: isAsked ? PLAIN_GESTURE.eyeHeight : asked.eyeHeight }
    : changed;
}

/** What was done besides standing there. */
export interface Deeds {
  readonly launch: Gesture['launch'];
  readonly support: Gesture['support'];
  readonly toss: Gesture['toss'];
  readonly airborne: boolean;
  readonly touched: readonly ('nose' | 'elbow' | 'head' | 'card')[];
  /** Degrees. */
  readonly turned: number;
  /** Milliseconds. */
  readonly delay: number;
  readonly apart: number;
}

export const NO_DEEDS: Deeds = {
  launch: 'hand',
  support: 'none',
  toss: 'none',
  airborne: false,
  touched: [],
  turned: 0,
  delay: 0,
  apart: 0,
};

const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
const between = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

export const gestureOf = (stance: Stance, deeds: Deeds): Gesture => ({
  ...PLAIN_GESTURE,
  ...stance,
  launch: deeds.launch,
  support: deeds.support,
  toss: deeds.toss,
  airborne: yes(deeds.airborne),
  onHead: yes(deeds.touched.includes('head')),
  onNose: yes(deeds.touched.includes('nose')),
  onElbow: yes(deeds.touched.includes('elbow')),
  turned: between(deeds.turned, 720),
  delay: between(deeds.delay, 60_000),
  apart: between(deeds.apart, 5000),
});
