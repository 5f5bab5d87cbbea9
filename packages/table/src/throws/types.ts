/** A specific throw is a record of up to four changes: view, grip, props, way. All of it is plain data. */
import type { Gesture, NumberKey, WordKey } from '../gesture.ts';
import type { PropKind } from '../vocabulary.ts';
import type { Figure, Frame, Recipe } from './shown.ts';

/** The name of a specific throw: games give them. */
export type Throw = string;

export type Range = readonly [low: number, high: number];

/** Facts about the gesture that must hold: one of several words, or a number in a range. */
export type Needs = { readonly [Key in WordKey]?: readonly Gesture[Key][] } & {
  readonly [Key in NumberKey]?: Range;
};

/** Limits of the release that the referee measures: millimetres, millimetres a second, mrad a second. */
export interface Limits {
  /** Of the die over the table. */
  readonly height?: Range;
  /** Of the die behind the nearest edge of the table; negative is over the table. */
  readonly distance?: Range;
  readonly speed?: Range;
  /** Of the velocity, upwards. */
  readonly rise?: Range;
}

export const VIEWS = [
  'plain',
  'dark',
  'half-covered',
  'over-the-shoulder',
  'table-height',
  'below-table',
  'turning',
  'bobbing',
] as const;
export type View = (typeof VIEWS)[number];

export const CONTROLS = [
  'swing',
  'mirrored',
  'delayed',
  'meter',
  'flick',
  'balance',
  'two-point',
  'timed',
  'twist',
  'place-prop',
] as const;
/** How the page turns a gesture into a release. */
export type Control = (typeof CONTROLS)[number];

/** Parts of the body on which a die may start or which it may touch on its way. */
export const BODY_PARTS = ['head', 'nose', 'elbow'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** What is asked of the way of the die. There is a judge for each. */
export type Way =
  | { readonly asks: 'bounces'; readonly atLeast: number }
  | { readonly asks: 'before-board'; readonly touches: readonly PropKind[] }
  | { readonly asks: 'before-table'; readonly touches: PropKind }
  | { readonly asks: 'by-body'; readonly part: BodyPart }
  | { readonly asks: 'top'; readonly turns: number }
  | { readonly asks: 'over-card'; readonly bouncesExactlyOnce: boolean }
  | { readonly asks: 'under-leg' }
  | { readonly asks: 'upwards' };

/** What is asked of a throw. */
export interface Reading {
  /** What the thrower has to do, for the hint. */
  readonly text: string;
  readonly needs: Needs;
  readonly limits: Limits;
  /** Each list is one place to fill; any kind of the list will do. */
  readonly props: readonly (readonly PropKind[])[];
  readonly way?: Way;
  /** What is asked instead of somebody who has nobody to help (TH-R-09). */
  readonly alone?: Pick<Reading, 'text' | 'needs'>;
}

export const SLOTS = ['launch', 'hand', 'posture', 'sight', 'path'] as const;
export type Slot = (typeof SLOTS)[number];

export const BANDS = { simple: [0.4, 0.55], tricky: [0.25, 0.45], wild: [0.15, 0.35] } as const;
export type Band = keyof typeof BANDS;

export const DRIVES = ['swing', 'pair', 'snap', 'breath', 'bend', 'tip', 'strike'] as const;
/** How the die is set in motion: by a swing, two fingers, a snap, breath, a bent card, a tipped support, a blow. */
export type Drive = (typeof DRIVES)[number];

/** How the hand on a page answers; nothing of it is judged. */
export interface Handling {
  /** Against the plain swing: some throws need care and get it, others answer to every twitch. */
  readonly touch: number;
  /** How far the hand trembles, as a share of the swing. */
  readonly tremble: number;
  /** What is right goes left; twice mirrored is not mirrored. */
  readonly isMirrored?: boolean;
  /** Who shows the table their back throws by pulling down. */
  readonly isBackwards?: boolean;
  /** Milliseconds that the hand follows late. */
  readonly lag?: number;
  /** A top must be twisted by hand. */
  readonly isTwisted?: boolean;
  /** There is a line on the floor that must not be overstepped. */
  readonly hasLine?: boolean;
  /** Where a launch is driven by something else than it usually is. */
  readonly drives?: { readonly [Launch in Gesture['launch']]?: Drive };
}

/** Where people who know how to do a throw begin; nobody measures it. */
export interface Habit {
  /** Limits of the release within which it is usually tried. */
  readonly grip?: Limits;
  /** Millimetres from the middle of the board, along the way, to where the die first comes down. */
  readonly bounce?: Range;
  /** Thousandths of a radian a second about the upright axis. */
  readonly top?: Range;
}

export interface SpecificThrow extends Habit {
  readonly id: Throw;
  readonly slot: Slot;
  readonly band: Band;
  readonly view: View;
  readonly control: Control;
  /** The noise of the hand against that of a plain throw. */
  readonly shake: number;
  readonly hint: readonly Frame[];
  readonly recipe: Recipe;
  readonly figures: readonly Figure[];
  readonly handling: Handling;
  readonly reading: Reading;
}
