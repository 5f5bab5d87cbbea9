/** A step is one thing the hand does on the way to a throw. It hears of pointers, keys and time, and tells the hand. */

import type { Plan, Support } from '../plan.ts';
import type { Deeds, StanceKey } from '../stance.ts';
import type { Sample } from '../swing.ts';

export const STEP_KINDS = [
  'place',
  'catch',
  'turn',
  'balance',
  'swing',
  'pair',
  'snap',
  'breath',
  'bend',
  'tip',
  'strike',
  'markers',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Why the die is still in the hand, or what went wrong. */
export type Note =
  | 'slow'
  | 'away'
  | 'start-below'
  | 'fell-off'
  | 'missed-catch'
  | 'missed-toss'
  | 'too-soon'
  | 'turn-more'
  | 'coughed'
  | 'breathe'
  | 'bend-more'
  | 'card-snapped'
  | 'two-fingers'
  | 'not-together'
  | 'grazed'
  | 'let-go-early'
  | 'slipped'
  | 'grounded'
  | 'too-late'
  | 'no-twirl'
  | 'too-high'
  | 'too-low'
  | 'over-line'
  | 'too-far'
  | `stand-${StanceKey}`;

/** Deeds as they are done: a catch or the end of a turn starts a clock, a wrist may slip away. */
export type Doing = Partial<Deeds> & { readonly since?: number; readonly slipped?: boolean };

/** What a launch knows of itself. */
export interface Launched {
  readonly power: number;
  readonly across: number;
  readonly curl: number;
  readonly loft?: number;
  /** Spans a second, where a swing was measured. */
  readonly speed?: number;
  /** Turns of the hand about the die, for tops. */
  readonly twist?: number;
  /** How much of the natural rise is left when a blow comes early or late. */
  readonly rise?: number;
  /** Millimetres the die is further ahead than it should be. */
  readonly ahead?: number;
  /** When it began, where that takes a while by itself: who breathes in is at it. */
  readonly began?: number;
  /** The launch was done otherwise than planned. */
  readonly deeds?: Doing;
}

/** What steps may ask of the hand and tell it. */
export interface HandContext {
  readonly plan: Plan;
  /** The speed of this person's middling swing, in spans a second; nobody is known before the swing that is judged. */
  paceFor(speed: number): number;
  /** Below 1 everything that moves by itself is calmer. */
  readonly calm: number;
  did(deeds: Doing): void;
  note(note: Note): void;
  /** This step is done; what the fingers hold is handed on. */
  next(time: number): void;
  launch(launched: Launched, time: number): void;
}

/** What a step shows: numbers between 0 and 1 (or -1 and 1) for gauges and figures. */
export interface StepLook {
  /** How far along: lungs, bend, turn, time in balance. */
  readonly gauge?: number;
  /** Where on the gauge it is best. */
  readonly sweet?: number;
  /** Where the die is away from the hand, in spans: to the right and up. */
  readonly offset?: readonly [right: number, up: number];
  /** The moving markers of the keyboard, those that stand first. */
  readonly markers?: readonly number[];
  /** How many of them stand; nothing before the first one moves. */
  readonly standing?: number | undefined;
  readonly support?: Support;
  /** Where the throw would go if it were let go now. */
  readonly aim?: { readonly power: number; readonly across: number };
}

export interface Step {
  readonly kind: StepKind;
  down?(sample: Sample, finger: number): void;
  move?(sample: Sample, finger: number): void;
  up?(sample: Sample, finger: number): void;
  tick?(time: number, elapsed: number): void;
  /** The one key of the keyboard. */
  press?(time: number): void;
  /** Arrow keys that are held down, -1 to 1. */
  lean?(right: number, ahead: number): void;
  look(time: number): StepLook;
}

/** A swing slower than this share of the middling one leaves the die in the hand. */
export const SLOWEST = 0.28;
