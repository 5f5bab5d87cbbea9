/** What the parts of staging share. */
import { impossible, type Path } from '@tumblekeep/kernel/scenario';
import type { State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';

export function seatNamed(state: State, hero: HeroId, path: Path): number {
  const seat = state.heroes.findIndex(one => one.hero === hero);
  return seat < 0 ? impossible(path, `${hero} is not in the party`) : seat;
}
