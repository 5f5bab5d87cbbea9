import type { Prop } from '../scene.ts';

/** Where and how a set of throws naturally begins: the release that a middling straight swing makes. */
export interface Natural {
  /** Millimetres: of the hand over the table, and along the way of the throw. */
  readonly height: number;
  readonly z: number;
  /** Millimetres a second. */
  readonly rise: number;
  readonly forward: number;
  /** Thousandths of a radian a second: rolling forwards and spinning like a top. */
  readonly roll: number;
  readonly top: number;
  readonly props: readonly Prop[];
}
