/** How a throw is told and drawn: sentences for people at a page, pictures, and what is seen around the die. */

export const POSES = ['stand', 'away', 'sit', 'crouch', 'far', 'air', 'leg', 'lean', 'bow'] as const;
/** How the thrower of a picture stands there: upright, away from the table, leaning back, bowing … */
export type Pose = (typeof POSES)[number];
export const ARMS = [
  'hold',
  'swing',
  'back',
  'up',
  'low',
  'elbow',
  'tipped',
  'wrist',
  'cross',
  'both',
  'apart',
  'card',
  'flat',
] as const;
/** What the arms of a picture do. */
export type Arm = (typeof ARMS)[number];
export const DIE_PLACES = ['hand', 'nose', 'elbow', 'head', 'over', 'left', 'edge', 'gone'] as const;
/** Where the die of a picture waits, if it does not fly. */
export type DiePlace = (typeof DIE_PLACES)[number];
export const COURSES = [
  'plain',
  'behind',
  'bank',
  'over-card',
  'two',
  'slam',
  'fling',
  'under-leg',
  'from-below',
  'roll',
  'head',
  'long',
  'top',
  'toss',
] as const;
/** How the die of a picture flies. */
export type Course = (typeof COURSES)[number];
export const THINGS = [
  'box',
  'card',
  'held-card',
  'edge-card',
  'bent-card',
  'neighbor',
  'ring',
  'breath',
  'line',
  'turn',
  'twirl',
  'snap',
  'shut',
  'wink',
] as const;
/** What else is in a picture. */
export type Thing = (typeof THINGS)[number];

/** A little drawing, told in words that whoever draws it understands. */
export interface Picture {
  readonly pose?: Pose;
  readonly arm?: Arm;
  readonly die?: DiePlace;
  readonly course?: Course;
  readonly things?: readonly Thing[];
}

/** One picture of the animated hint, and the sentence below it. */
export interface Frame {
  readonly does: string;
  readonly picture: Picture;
}

export const DEVICES = ['mouse', 'touch', 'keys'] as const;
/** What a person at a page uses. */
export type Device = (typeof DEVICES)[number];

/**
 * What a person at a page does, one sentence for each device. `{flick}` stands for how a die is flicked now: towards the
 * board, or the other way by somebody who shows it their back.
 */
export interface Recipe {
  readonly mouse: string;
  readonly touch: string;
  /** Where it is not as always. */
  readonly keys?: string;
  /** What is said of it beside another throw that is done with it. */
  readonly also: string;
}

export const FIGURES = [
  'hand',
  'weak-hand',
  'borrowed-hand',
  'wrist',
  'palms',
  'little-fingers',
  'wrists',
  'open-hand',
  'snap',
  'mouth',
  'nose',
  'elbow',
  'head',
  'slap',
  'leg',
  'held-card',
  'edge-card',
  'neighbor',
  'line',
  'twirl',
  'ring',
] as const;
/** What is seen of the thrower around the die: parts of bodies and things that nothing bounces off. */
export type Figure = (typeof FIGURES)[number];
