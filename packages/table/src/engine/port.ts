/** The small port every physics engine stands behind. Millimetres, grams, seconds and radians. */
import type { Mesh } from '../board.ts';
import type { Quaternion, Vector } from '../vectors.ts';

export type Shape =
  | { readonly kind: 'box'; readonly half: Vector; readonly rounding: number }
  | { readonly kind: 'sphere'; readonly radius: number }
  | { readonly kind: 'mesh'; readonly mesh: Mesh };

export interface FixedBody {
  readonly shape: Shape;
  readonly at: Vector;
  readonly turn: Quaternion;
  readonly friction: number;
  readonly restitution: number;
}

/** A die. The surface it meets decides friction and restitution. */
export interface MovingBody {
  readonly half: number;
  readonly rounding: number;
  readonly mass: number;
  readonly at: Vector;
  readonly turn: Quaternion;
  readonly velocity: Vector;
  readonly spin: Vector;
}

export interface WorldPlan {
  readonly fixed: readonly FixedBody[];
  /** The first one is the die that is thrown. */
  readonly moving: readonly MovingBody[];
}

/** Where the numbers of a body stand in what `read` fills. */
export const STATE_SIZE = 13;
export const AT = 0;
export const TURN = 3;
export const VELOCITY = 7;
export const SPIN = 10;

export interface World {
  /** One tick of the clock, in so many equal parts. */
  step(parts: number): void;
  /** Puts the thrown die where `read` would find it. */
  place(state: Float64Array): void;
  /** Place, turn, velocity and spin of a moving body. */
  read(moving: number, into: Float64Array): void;
  /** Whether the thrown die met fixed body `index` in the last step. */
  touchesFixed(index: number): boolean;
  /** Whether the thrown die met moving body `index` in the last step. */
  touchesMoving(index: number): boolean;
  free(): void;
}

export interface Engine {
  /** Name, exact version and settings: results of different revisions are never compared. */
  readonly revision: string;
  /** A world that behaves bit for bit as if it were the first one ever made. */
  makeWorld(plan: WorldPlan): World;
}

export const RATE = 240;
export const GRAVITY = 9810;
