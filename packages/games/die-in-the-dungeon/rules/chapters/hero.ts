/** HERO: who stands in a party, its totals and its attack dice. */
import type { CombatRules, Line } from '../cards.ts';
import { ATTACK_TOTALS, LONE_ASSASSIN, RAGE_MIGHT } from '../constants.ts';
import { combatOf, type Play, tileHere } from '../play.ts';
import type { BoonState, CombatState, PartyHero } from '../state.ts';
import { AGILITY, type Hero, indexOf, MIGHT, type Sides, type Stat, sidesAt } from '../vocabulary.ts';
import { boonOf, boonsAtWork } from './ability/boons.ts';

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

const NO_RULES: CombatRules = {};

/** What the tile changes about this Combat, as long as its condition holds (DIE-TILE-05). */
export function rulesHere(play: Play): CombatRules {
  const combat = play.state.combat;
  if (combat === null || combat.round === 0) return NO_RULES;
  const { rules } = tileHere(play);
  if (rules === undefined || (rules.while !== undefined && !has(combat, rules.while))) return NO_RULES;
  return rules;
}

/** The level whose stats a hero has now; those of an Epic Hero are the same at every level. */
const levelOf = ({ level }: PartyHero, lower: number): number => Math.max(1, level - lower);

/** DIE-HERO-04: printed stats, Rage, a lone Assassin, the tile, abilities; never below 0 (DIE-R-61). */
export function totalOf(play: Play, stat: Stat, boons: readonly BoonState[] = boonsAtWork(play)): number {
  const { heroes } = combatOf(play);
  const index = indexOf(stat);
  let total = rulesHere(play).party?.[stat] ?? 0;
  let lower = 0;
  for (let i = 0; i < boons.length; i++) {
    const boon = boonOf(play, boons[i] as BoonState);
    total += boon.party?.[stat] ?? 0;
    lower += boon.levelsLower ?? 0;
  }
  for (let i = 0; i < heroes.length; i++) {
    const one = heroes[i] as PartyHero;
    const { hero, rotated } = one;
    total += (play.content.lines[hero][levelOf(one, lower)] as Line)[index - 1] as number;
    if (rotated && index === MIGHT) total += RAGE_MIGHT;
    if (hero === 'assassin' && heroes.length === 1 && (index === MIGHT || index === AGILITY))
      total += LONE_ASSASSIN;
  }
  return Math.max(0, total);
}

/** DIE-HERO-07 */
export function attackDie(total: number): Sides {
  let rung = 0;
  while (total > (ATTACK_TOTALS[rung] ?? total)) rung++;
  return sidesAt(rung);
}

export function tellParty(play: Play): void {
  play.sink?.({
    type: 'party',
    totals: [totalOf(play, 'might'), totalOf(play, 'agility'), totalOf(play, 'magic')],
  });
}

const NAMES = new Map<Hero, string[]>();

/** `cleric`, then `cleric-2`, `cleric-3` … */
function nameOf(hero: Hero, ordinal: number): string {
  let names = NAMES.get(hero);
  if (names === undefined) {
    names = [];
    NAMES.set(hero, names);
  }
  for (let i = names.length; i < ordinal; i++) names.push(i === 0 ? hero : `${hero}-${i + 1}`);
  return names[ordinal - 1] as string;
}

/** DIE-TILE-11: a hero of the tile's level joins the party. */
export function join(play: Play, hero: Hero, level = combatOf(play).level): void {
  const combat = combatOf(play);
  const id = nameOf(hero, countOf(combat, hero) + 1);
  combat.heroes.push({ id, hero, level, rotated: false });
  play.sink?.({ type: 'joined', hero: id, kind: hero, level });
}
