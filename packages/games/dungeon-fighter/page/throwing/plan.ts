/** What the hand has to go through for a set of requirements, in the order in which a body would do it. */
import {
  BODY_PARTS,
  type Control,
  type Drive,
  type Gesture,
  type PropKind,
  type Requirements,
  type View,
} from '@tumblekeep/table';
import { trembleOf } from './touch.ts';

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
  readonly turn: number;
  /** The thrower hops and has to release in the air. */
  readonly hops: boolean;
  /** What the die is balanced on before the launch. */
  readonly balances: readonly Support[];
  /** What the die is tipped off by the launch itself. */
  readonly tipsOff: Support | undefined;
  readonly launch: Drive;
  /** The word for the launch that is done by this control. */
  readonly launchWord: Gesture['launch'];
  /** What the die lies on when it is launched so. */
  readonly supportWord: Gesture['support'];
  readonly feel: Feel;
  readonly views: readonly View[];
  readonly controls: readonly Control[];
}

const PLACED: readonly PropKind[] = ['box', 'sheet', 'card'];

const LAUNCH_OF: Readonly<Record<Gesture['launch'], Drive>> = {
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

export function planOf(requirements: Requirements): Plan {
  const { records, readings, needs, props, views, controls } = requirements;
  // A die may start on a part of the body or pass it on the way: the first one launches it.
  const onBody = BODY_PARTS.filter(part =>
    readings.some(({ way }) => way?.asks === 'by-body' && way.part === part),
  );
  const launchWord = needs.launch?.[0] ?? onBody[0] ?? 'hand';
  const driven = records.find(({ handling }) => handling.drives?.[launchWord] !== undefined);
  const handlings = records.map(({ handling }) => handling);
  return {
    requirements,
    places: props.filter(kinds => kinds.some(kind => PLACED.includes(kind))),
    isTossed: needs.toss?.[0] === 'left-neighbor',
    turn: needs.turned?.[0] ?? 0,
    hops: needs.airborne?.[0] === 'yes',
    balances: onBody.filter(support => support !== launchWord),
    tipsOff: SUPPORT_OF[launchWord],
    launch: driven?.handling.drives?.[launchWord] ?? LAUNCH_OF[launchWord],
    launchWord,
    supportWord: needs.support?.[0] ?? 'none',
    feel: {
      isMirrored: handlings.filter(({ isMirrored }) => isMirrored).length % 2 === 1,
      isBackwards: handlings.some(({ isBackwards }) => isBackwards),
      lag: Math.max(0, ...handlings.map(({ lag }) => lag ?? 0)),
      tremble: trembleOf(handlings),
      isTwisted: handlings.some(({ isTwisted }) => isTwisted),
      hasLine: handlings.some(({ hasLine }) => hasLine),
    },
    views,
    controls,
  };
}
