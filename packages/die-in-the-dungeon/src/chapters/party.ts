/** Who stands in a party. */
import type { CombatState, PartyHero } from '../state.ts';
import type { Hero } from '../vocabulary.ts';

export function countOf({ heroes }: CombatState, hero: Hero): number {
  let count = 0;
  for (let i = 0; i < heroes.length; i++) if ((heroes[i] as PartyHero).hero === hero) count++;
  return count;
}

export const has = (combat: CombatState, hero: Hero): boolean => {
  const { heroes } = combat;
  for (let i = 0; i < heroes.length; i++) if ((heroes[i] as PartyHero).hero === hero) return true;
  return false;
};
