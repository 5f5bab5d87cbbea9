import type { EditionId, Scene, Throw } from '@tumblekeep/table';

/** A release that does what a throw asks, and a neighbour of it that does not quite. */
export interface ThrowFixture {
  readonly id: Throw;
  readonly edition: EditionId;
  readonly scene: Scene;
  readonly fulfils: string;
  readonly fails: string;
  readonly why: string;
}

/** 29 kinds: 522 throws. */
export const GOLDEN_PER_KIND = 18;
