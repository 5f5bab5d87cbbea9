/**
 * How well people throw, as data. Nothing here is code, so that a measured table can take its place.
 *
 * A throw has one quality between 0 and 1: the quality of the thrower's level times the factor of every
 * requirement in force and of every pair of them that gets in each other's way. It is scaled so that it is
 * about the chance of a standard throw to hit. `anchors` say what throws of some qualities do; between two
 * anchors everything is interpolated linearly. Counts are per 10,000 throws.
 */
import type { Throw, Zone } from '@tumblekeep/dungeon-fighter';

export const SKILLS = ['clumsy', 'average', 'skilled', 'deadly'] as const;
export type Skill = (typeof SKILLS)[number];

/** 0, 1 and 2 or more bounces. */
export type BounceCounts = readonly [number, number, number];

export interface SkillAnchor {
  readonly quality: number;
  readonly zones: Readonly<Record<Zone, number>>;
  readonly bounces: BounceCounts;
  /** When two bounces are asked for and aimed at. */
  readonly bouncesWhenTwo: BounceCounts;
}

export interface SkillTable {
  /** Faces with the icon, of six. */
  readonly icons: { readonly coloured: number; readonly white: number };
  /** `slips` multiplies the slips of the throws. */
  readonly levels: Readonly<Record<Skill, { readonly quality: number; readonly slips: number }>>;
  /** By rising quality, the first at 0. */
  readonly anchors: readonly SkillAnchor[];
  /** `slips`: how often the requirement is not fulfilled although the thrower tried; two bounces are counted instead. */
  readonly throws: Readonly<Record<Throw, { readonly factor: number; readonly slips: number }>>;
  readonly clashes: readonly { readonly throws: readonly [Throw, Throw]; readonly factor: number }[];
}

// biome-ignore format: a row is a line
export const SKILL_TABLE: SkillTable = {
  icons: { coloured: 3, white: 1 },
  levels: {
    clumsy: { quality: 0.4, slips: 1.5 },
    average: { quality: 0.6, slips: 1 },
    skilled: { quality: 0.8, slips: 0.6 },
    deadly: { quality: 0.95, slips: 0.3 },
  },
  anchors: [
    { quality: 0,
      zones: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, bullseye: 0, hole: 600, bones: 900, outside: 6800, floor: 1700 },
      bounces: [1000, 7000, 2000], bouncesWhenTwo: [800, 4200, 5000] },
    { quality: 0.4,
      zones: { 1: 1277, 2: 1117, 3: 894, 4: 532, 5: 266, 6: 128, bullseye: 43, hole: 600, bones: 900, outside: 3563, floor: 680 },
      bounces: [600, 7400, 2000], bouncesWhenTwo: [500, 3500, 6000] },
    { quality: 0.6,
      zones: { 1: 1458, 2: 1458, 3: 1458, 4: 990, 5: 552, 6: 229, bullseye: 104, hole: 550, bones: 750, outside: 2156, floor: 295 },
      bounces: [400, 7600, 2000], bouncesWhenTwo: [300, 2700, 7000] },
    { quality: 0.8,
      zones: { 1: 1231, 2: 1641, 3: 2000, 4: 1641, 5: 974, 6: 513, bullseye: 205, hole: 400, bones: 400, outside: 905, floor: 90 },
      bounces: [250, 7750, 2000], bouncesWhenTwo: [200, 1800, 8000] },
    { quality: 0.95,
      zones: { 1: 1111, 2: 1515, 3: 2121, 4: 2020, 5: 1515, 6: 808, bullseye: 506, hole: 150, bones: 90, outside: 154, floor: 10 },
      bounces: [100, 7900, 2000], bouncesWhenTwo: [100, 900, 9000] },
  ],
  throws: {
    backwards: { factor: 0.5, slips: 100 },
    bank: { factor: 0.62, slips: 1000 },
    blind: { factor: 0.48, slips: 100 },
    blow: { factor: 0.58, slips: 300 },
    'borrowed-hand': { factor: 0.64, slips: 100 },
    'card-carry': { factor: 0.6, slips: 200 },
    'card-jump': { factor: 0.55, slips: 1000 },
    catapult: { factor: 0.4, slips: 300 },
    dancing: { factor: 0.66, slips: 300 },
    elbow: { factor: 0.5, slips: 400 },
    far: { factor: 0.82, slips: 100 },
    flick: { factor: 0.68, slips: 100 },
    head: { factor: 0.45, slips: 400 },
    'hot-potato': { factor: 0.53, slips: 400 },
    jump: { factor: 0.7, slips: 400 },
    nose: { factor: 0.42, slips: 400 },
    'one-eye': { factor: 0.72, slips: 100 },
    palms: { factor: 0.85, slips: 100 },
    sitting: { factor: 0.78, slips: 100 },
    slam: { factor: 0.62, slips: 300 },
    'small-fingers': { factor: 0.7, slips: 200 },
    spin: { factor: 0.72, slips: 1000 },
    'two-bounce': { factor: 0.86, slips: 0 },
    'under-the-leg': { factor: 0.66, slips: 200 },
    'under-the-table': { factor: 0.63, slips: 200 },
    'weak-hand': { factor: 0.8, slips: 100 },
    'wrist-on-table': { factor: 0.74, slips: 200 },
    'x-wrists': { factor: 0.62, slips: 200 },
  },
  clashes: [
    { throws: ['dancing', 'sitting'], factor: 0.3 },
    { throws: ['jump', 'sitting'], factor: 0.3 },
    { throws: ['jump', 'wrist-on-table'], factor: 0.3 },
    { throws: ['far', 'wrist-on-table'], factor: 0.3 },
    { throws: ['under-the-table', 'wrist-on-table'], factor: 0.3 },
    { throws: ['backwards', 'under-the-leg'], factor: 0.3 },
    { throws: ['palms', 'x-wrists'], factor: 0.4 },
    { throws: ['palms', 'small-fingers'], factor: 0.4 },
    { throws: ['palms', 'weak-hand'], factor: 0.6 },
    { throws: ['small-fingers', 'x-wrists'], factor: 0.4 },
    { throws: ['flick', 'slam'], factor: 0.5 },
    { throws: ['blow', 'flick'], factor: 0.4 },
    { throws: ['blow', 'slam'], factor: 0.4 },
    { throws: ['blow', 'palms'], factor: 0.5 },
  ],
};
