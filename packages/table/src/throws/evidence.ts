/** What a referee looks at and finds. */
import type { Message } from '@tumblekeep/kernel';
import type { Episode } from '../contacts.ts';
import type { Release } from '../release.ts';
import type { Scene } from '../scene.ts';
import type { Trajectory } from '../simulate.ts';

/** Everything a referee looks at. */
export interface Evidence {
  readonly release: Release;
  readonly scene: Scene;
  readonly trajectory: Trajectory;
  readonly episodes: readonly Episode[];
  /** The first step that touched the board, or one past the last. */
  readonly firstBoard: number;
  readonly bounces: number;
}

/** Whether something was done, and what was measured, so that a player accepts it. */
export interface Finding extends Message {
  readonly met: boolean;
}

export type Judge = (evidence: Evidence) => Finding;
