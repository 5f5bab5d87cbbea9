/** Between the screen and the table, for gestures: whichever stage is shown says how it looks at the table. */
import type { Vector } from '@tumblekeep/table';

export interface Eye {
  /** Where a point of the stage (0 to 1 from its left and its top) lies at a height over the table. */
  pick(left: number, top: number, height: number): { readonly x: number; readonly z: number } | undefined;
  /** Where on the stage a place is seen, 0 to 1 from its left and its top. */
  see(at: Vector): { readonly left: number; readonly top: number };
}

export const eye: { current: Eye | undefined } = { current: undefined };
