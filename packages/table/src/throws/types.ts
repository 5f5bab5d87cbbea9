/** A specific throw is a record of up to four changes: view, grip, props, judge. */
import type { Episode } from '../contacts.ts';
import type { Gesture, NumberKey, WordKey } from '../gesture.ts';
import type { Release } from '../release.ts';
import type { Scene } from '../scene.ts';
import type { Trajectory } from '../simulate.ts';
import type { EditionId, PropKind } from '../vocabulary.ts';
import type { Throw } from './catalogue.ts';

/** Everything a referee looks at. */
export interface Evidence {
  readonly release: Release;
  readonly scene: Scene;
  readonly trajectory: Trajectory;
  readonly episodes: readonly Episode[];
  /** The first step that touched the board, or one past the last. */
  readonly firstBoard: number;
  readonly bounces: number;
  /** Everything in force, because a throw may be read in the light of another. */
  readonly inForce: readonly Throw[];
}

export interface Finding {
  readonly met: boolean;
  /** What was measured, in words a player accepts. */
  readonly reason: string;
}

export type Judge = (evidence: Evidence) => Finding;

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

export interface Reading {
  /** What the thrower has to do, for the hint. */
  readonly text: string;
  readonly needs: Needs;
  readonly limits: Limits;
  /** Each list is one place to fill; any kind of the list will do. */
  readonly props: readonly (readonly PropKind[])[];
  readonly judge?: Judge;
  /** What is asked instead of somebody who has nobody to help (TH-R-09). */
  readonly alone?: Pick<Reading, 'text' | 'needs'>;
  /** Where an edition's reading is harder or easier on the hand than the others. */
  readonly shake?: number;
}

/** One picture of the animated hint. */
export interface Frame {
  readonly actor: 'thrower' | 'hand' | 'eyes' | 'die' | 'prop' | 'neighbor';
  readonly does: string;
  readonly seconds: number;
}

export const SLOTS = ['launch', 'hand', 'posture', 'sight', 'path'] as const;
export type Slot = (typeof SLOTS)[number];

export const BANDS = { simple: [0.4, 0.55], tricky: [0.25, 0.45], wild: [0.15, 0.35] } as const;
export type Band = keyof typeof BANDS;

export interface SpecificThrow {
  readonly title: string;
  readonly slot: Slot;
  readonly band: Band;
  readonly view: View;
  readonly control: Control;
  /** The noise of the hand against that of a plain throw. */
  readonly shake: number;
  /** Where such a throw naturally begins; nobody measures it. */
  readonly grip?: Limits;
  readonly hint: readonly Frame[];
  readonly readings: { readonly [Edition in EditionId]?: Reading };
}
