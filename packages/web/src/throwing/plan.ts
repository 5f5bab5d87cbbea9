/** What the hand has to go through for a set of requirements, in the order in which a body would do it. */
import type { Control, Gesture, PropKind, Requirements, Throw, View } from '@tumblekeep/table';
import { trembleOf } from './touch.ts';

export const LAUNCHES = ['swing', 'pair', 'snap', 'breath', 'bend', 'tip', 'strike'] as const;
/** How the die is set in motion: by a swing, two fingers, a snap, breath, a bent card, a tipped support, a blow. */
export type LaunchKind = (typeof LAUNCHES)[number];

export const SUPPORTS = ['nose', 'elbow', 'head', 'card'] as const;
export type Support = (typeof SUPPORTS)[number];

export interface Feel {
  /** What is right goes left. */
  readonly isMirrored: boolean;
  /** Who shows the table their back throws by pulling down. */
  readonly isBackwards: boolean;
  /** Milliseconds that the hand follows late. */
  readonly lag: number;
  /** How far a hand trembles, as a share of the swing. */
  readonly tremble: number;
  /** A top must be twisted by hand. */
  readonly isTwisted: boolean;
  /** There is a line on the floor that must not be overstepped. */
  readonly hasLine: boolean;
}

export interface Plan {
  readonly requirements: Requirements;
  /** What the thrower places on the table first; any kind of a list will do. */
  readonly places: readonly (readonly PropKind[])[];
  /** A neighbor tosses the die. */
  readonly isTossed: boolean;
  /** Degrees to turn around before the throw. */
  readonly turn: 0 | 180 | 360;
  /** The thrower hops and has to release in the air. */
  readonly hops: boolean;
  /** What the die is balanced on before the launch. */
  readonly balances: readonly Support[];
  /** What the die is tipped off by the launch itself. */
  readonly tipsOff: Support | undefined;
  readonly launch: LaunchKind;
  /** The word for the launch that is done by this control. */
  readonly launchWord: Gesture['launch'];
  /** What the die lies on when it is launched so. */
  readonly supportWord: Gesture['support'];
  readonly feel: Feel;
  readonly views: readonly View[];
  readonly controls: readonly Control[];
}

const PLACED: readonly PropKind[] = ['box', 'sheet', 'card'];

const LAUNCH_OF: Readonly<Record<Gesture['launch'], LaunchKind>> = {
  hand: 'swing',
  breath: 'breath',
  finger: 'snap',
  palms: 'pair',
  slap: 'strike',
  head: 'strike',
  nose: 'tip',
  elbow: 'tip',
  catapult: 'bend',
  card: 'tip',
  'little-fingers': 'pair',
  wrists: 'swing',
};

/** What a word launches from. */
const SUPPORT_OF: Readonly<Partial<Record<Gesture['launch'], Support>>> = {
  nose: 'nose',
  elbow: 'elbow',
  card: 'card',
};

const BODY: readonly (Support & Throw)[] = ['head', 'nose', 'elbow'];

/** Milliseconds. */
export const LAG = 160;

export function planOf(requirements: Requirements): Plan {
  const { throws, needs, props, views, controls, edition } = requirements;
  const has = (id: Throw): boolean => throws.includes(id);
  const demanded = needs.launch?.[0];
  // The Second Edition lets a die start on a part of the body or pass it on the way: the first one launches it.
  const onBody = edition === 'second' ? BODY.filter(has) : [];
  const isHeaded = has('head') && edition !== 'second';
  const launchWord = demanded ?? onBody[0] ?? 'hand';
  const launch =
    isHeaded && launchWord === 'hand'
      ? 'strike'
      : // The prototype strikes the card from below, the First Edition bends it.
        launchWord === 'catapult' && edition === 'prototype'
        ? 'snap'
        : LAUNCH_OF[launchWord];
  return {
    requirements,
    places: props.filter(kinds => kinds.some(kind => PLACED.includes(kind))),
    isTossed: needs.toss?.[0] === 'left-neighbor',
    turn: has('dancing') ? (edition === 'first' ? 180 : 360) : 0,
    hops: has('jump') || (has('dancing') && edition === 'first'),
    balances: onBody.filter(support => support !== launchWord),
    tipsOff: SUPPORT_OF[launchWord],
    launch,
    launchWord,
    supportWord: needs.support?.[0] ?? 'none',
    feel: {
      isMirrored: has('weak-hand') !== (has('x-wrists') !== has('backwards')),
      isBackwards: has('backwards'),
      lag: has('borrowed-hand') ? LAG : 0,
      tremble: trembleOf(throws, edition),
      isTwisted: has('spin'),
      hasLine: has('far'),
    },
    views,
    controls,
  };
}
