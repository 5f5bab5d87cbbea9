/**
 * What stands on the stage, for the 3D table and its 2D stand-in alike. Values that change in every frame
 * (the held die) live in `held`, outside React; everything else is ordinary state.
 */
import type { Flight } from '@tumblekeep/host';
import type { Die, LyingDie, Prop, Quaternion, Vector, View as ThrowView } from '@tumblekeep/table';
import { createStore } from 'zustand/vanilla';

export const SPEEDS = [1, 2, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const CAMERAS = ['thrower', 'above', 'follow'] as const;
/** Where the eye is: behind the hand, above the board, or after the die. */
export type Camera = (typeof CAMERAS)[number];

export interface StageState {
  readonly lying: readonly LyingDie[];
  readonly props: readonly Prop[];
  /** The flight to be shown; `onRest` is called once when it has been seen, skipped or was instant. */
  readonly flight: { readonly flight: Flight; readonly onRest: () => void } | undefined;
  /** The die in a hand, waiting for its release. */
  readonly inHand: Die | undefined;
  /** Places of the aim help, millimetres. */
  readonly aim: readonly Vector[];
  /** How the specific throws in force change what the thrower sees. */
  readonly views: readonly ThrowView[];
  readonly camera: Camera;
  readonly speed: Speed;
  /** Spots that are lit, e.g. by the verdict. */
  readonly marks: readonly { readonly at: Vector; readonly kind: 'bounce' | 'rest' | 'target' }[];
}

export const stage = createStore<StageState>(() => ({
  lying: [],
  props: [],
  flight: undefined,
  inHand: undefined,
  aim: [],
  views: [],
  camera: 'thrower',
  speed: 1,
  marks: [],
}));

/** The pose of the die in the hand: written by the gesture, read in every frame. */
export const held: { at: Vector; turn: Quaternion } = { at: [0, 150, -620], turn: [0, 0, 0, 1] };
