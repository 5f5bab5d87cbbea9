/**
 * What stands on the stage, for the 3D table and its 2D stand-in alike. Values that change in every frame
 * (the held die, the thrower's body) live in `held` and `body`, outside React; everything else is ordinary state.
 *
 * The thrower stands at negative z and looks along positive z, so the right of the screen is negative x.
 */
import {
  BONED,
  type Board,
  type Die,
  type Figure,
  type LyingDie,
  type Prop,
  type Quaternion,
  type View as ThrowView,
  type Vector,
} from '@tumblekeep/table';
import { createStore } from 'zustand/vanilla';
import type { ShownFlight } from './flight.ts';

export const SPEEDS = [1, 2, 4, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const CAMERAS = ['thrower', 'above', 'follow'] as const;
/** Where the eye is: always behind the hand, always above the board, or behind the hand and then after the die. */
export type Camera = (typeof CAMERAS)[number];

export interface Mark {
  readonly at: Vector;
  readonly kind: 'bounce' | 'rest' | 'target';
}

export interface StageState {
  /** Of the edition that is played. */
  readonly board: Board;
  readonly lying: readonly LyingDie[];
  readonly props: readonly Prop[];
  /** The flight to be shown; `onRest` is called once when it has been seen, skipped or was instant. */
  readonly flight:
    | {
        readonly flight: ShownFlight;
        readonly onRest: () => void;
        /** Worth slow motion and a closer look. */
        readonly isDramatic?: boolean;
      }
    | undefined;
  /** The die in a hand, waiting for its release. */
  readonly inHand: Die | undefined;
  /** What is seen of the thrower around it. */
  readonly figures: readonly Figure[];
  /** Where it waits. */
  readonly rest: Vector;
  /** Pixels at the foot of the stage that words cover, right below the hand. */
  readonly foot: number;
  /** Places of the aim help, millimetres. */
  readonly aim: readonly Vector[];
  /** The way of the last throw, as a help for the next. */
  readonly ghost: readonly Vector[];
  /** How the specific throws in force change what the thrower sees; a die in flight is seen with open eyes. */
  readonly views: readonly ThrowView[];
  readonly camera: Camera;
  readonly speed: Speed;
  /** Spots that are lit. Bounces and rest of the flight that is shown are marked without being asked. */
  readonly marks: readonly Mark[];
}

/** Where a hand usually is. */
export const AT_REST: Vector = [0, 150, -620];

export const stage = createStore<StageState>(() => ({
  board: BONED,
  lying: [],
  props: [],
  flight: undefined,
  inHand: undefined,
  figures: [],
  rest: AT_REST,
  foot: 0,
  aim: [],
  ghost: [],
  views: [],
  camera: 'follow',
  speed: 1,
  marks: [],
}));

/**
 * The pose of the die in the hand: written by the gesture, drawn when it changes. How the faces sit on the cube (the
 * hold) is drawn by lot at the release, so `turn` is the turn of the bare cube.
 */
export const held: { at: Vector; turn: Quaternion } = { at: AT_REST, turn: [0, 0, 0, 1] };

/** The thrower's body: degrees turned about itself and millimetres off the ground. Written by the gesture. */
export const body: { turned: number; lift: number } = { turned: 0, lift: 0 };
