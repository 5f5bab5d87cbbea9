/** What the parts of staging share. */
import type { Path } from '@tumblekeep/kernel/scenario';
import type { State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';

/** Thrown while a position is staged and turned into a refusal at its edge. */
export class Impossible extends Error {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

export const impossible = (path: Path, message: string): never => {
  throw new Impossible(path, message);
};

export function seatNamed(state: State, hero: HeroId, path: Path): number {
  const seat = state.heroes.findIndex(one => one.hero === hero);
  return seat < 0 ? impossible(path, `${hero} is not in the party`) : seat;
}
