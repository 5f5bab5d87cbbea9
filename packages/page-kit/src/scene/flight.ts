import type { JudgedThrow, LyingDie, Scene } from '@tumblekeep/table';

/** A throw to be shown: plain data, as it comes from the worker. */
export interface ShownFlight extends Pick<JudgedThrow, 'trajectory' | 'verdict'> {
  readonly die: LyingDie['die'];
  readonly release: string;
  readonly scene: Scene;
}
