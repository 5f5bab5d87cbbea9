import type { Level, Scene, Throw } from '../../src/index.ts';
import type { EditionId } from './editions.ts';

/** A release that does what a throw asks, and a neighbour of it that does not quite. */
export interface ThrowFixture {
  readonly id: Throw;
  readonly edition: EditionId;
  readonly scene: Scene;
  readonly fulfils: string;
  readonly fails: string;
  readonly why: string;
}

/** What somebody of a level tries: a plain throw, or one of the specific throws. */
export interface AimFixture {
  readonly id: Throw | 'plain';
  readonly edition: EditionId;
  readonly level: Level;
  readonly scene: Scene;
  readonly release: string;
}

/** 29 kinds: 522 throws. */
export const GOLDEN_PER_KIND = 18;
export const BARE_PER_KIND = 3;
