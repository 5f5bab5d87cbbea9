/** How fast this person's middling swing is, with a mouse and with a finger: learnt from the swings themselves. */
import { clamp } from './aim.ts';

export const POINTERS = ['mouse', 'touch'] as const;
export type Pointer = (typeof POINTERS)[number];

export interface Pace {
  /** Spans a second. */
  readonly speed: number;
  /** Swings it was learnt from. */
  readonly swings: number;
}

/** Spans a second, until a person is better known. */
export const PACE = 2.4;
export const UNKNOWN: Pace = { speed: PACE, swings: 0 };
/** The first guess weighs as much as so many swings, and no later swing weighs less than one in so many. */
const GUESS = 2;
const MEMORY = 16;
/** Somebody who has swung often at the first guess. */
export const WELL_KNOWN: Pace = { speed: PACE, swings: MEMORY };
const SLOWEST = PACE * 0.4;
const FASTEST = PACE * 2.2;

export function learn({ speed, swings }: Pace, swing: number): Pace {
  const weight = 1 / Math.min(MEMORY, GUESS + swings + 1);
  const heard = clamp(swing, speed * 0.5, speed * 1.8);
  return { speed: clamp(speed + (heard - speed) * weight, SLOWEST, FASTEST), swings: swings + 1 };
}

/** Somebody who wants more of the same swing is taken for slower than they are. */
export const asWanted = ({ speed, swings }: Pace, sensitivity: number): Pace => ({
  speed: speed / sensitivity,
  swings,
});

const KEY = 'tumblekeep pace';

/** Storage may hold anything or be forbidden: whoever is not known is average. */
export function readPace(text: string | null, pointer: Pointer): Pace {
  try {
    const found = (JSON.parse(text ?? '{}') as Record<string, Partial<Pace> | undefined>)[pointer];
    const { speed, swings } = found ?? {};
    return typeof speed === 'number' && Number.isSafeInteger(swings) && speed >= SLOWEST && speed <= FASTEST
      ? { speed, swings: Math.max(0, swings as number) }
      : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const paceOf = (pointer: Pointer): Pace => readPace(stored(), pointer);

export function rememberSwing(pointer: Pointer, swing: number): void {
  const paces = Object.fromEntries(POINTERS.map(one => [one, paceOf(one)]));
  paces[pointer] = learn(paceOf(pointer), swing);
  try {
    localStorage.setItem(KEY, JSON.stringify(paces));
  } catch {}
}
