/** What abilities bring besides damage, and what blows to the heroes cost. */
import type { Ability, HeroState } from '@tumblekeep/dungeon-fighter';
import type { Fight } from './fight.ts';
import { markerWorth } from './markers.ts';
import { combatOf, isStanding, type Mind, missingLife } from './mind.ts';
import { WEIGHTS } from './weights.ts';

/** Everything an activated ability brings besides damage, parrying and throwing again. */
export function aftermathWorth(mind: Mind, fight: Fight, hero: HeroState, ability: Ability): number {
  let worth = 0;
  if (ability.heal !== undefined) worth += healed(mind, hero, ability.heal) * WEIGHTS.heal * fight.lifeWeight;
  if (ability.coins !== undefined) worth += ability.coins * WEIGHTS.coin * fight.resourceWeight;
  if (ability.steal && !fight.boss) worth += WEIGHTS.unknownCard * fight.resourceWeight;
  if (ability.token !== undefined && hero.token !== 'active') {
    if (ability.token.healOnHit !== undefined)
      worth += ability.token.healOnHit * fight.lifeWeight * Math.min(3, fight.life / 4);
    if (ability.token.healByLevel && !fight.boss)
      for (const one of mind.state.heroes)
        worth += Math.min(combatOf(mind).foe.level, missingLife(mind, one) + (isStanding(one) ? 1 : 0)) * 0.9;
    if (ability.token.rethrow) worth += tokenWorth(fight);
  }
  if (ability.marker !== undefined) worth += markerWorth(mind, fight, hero, ability.marker);
  return worth;
}

function healed(mind: Mind, hero: HeroState, { amount, whom }: NonNullable<Ability['heal']>): number {
  if (whom === 'thrower') return Math.min(amount, missingLife(mind, hero));
  if (whom === 'hero') return mostHealed(mind, amount);
  let sum = 0;
  for (const one of mind.state.heroes) sum += Math.min(amount, missingLife(mind, one));
  return sum;
}

/** What one hero of the thrower's choice can heal. */
export function mostHealed(mind: Mind, amount: number): number {
  let most = 0;
  for (const one of mind.state.heroes) most = Math.max(most, Math.min(amount, missingLife(mind, one)));
  return most;
}

/** A re-throw kept for later in this fight. */
export const tokenWorth = (fight: Fight): number => (fight.boss ? 2 : Math.min(1.5, fight.life * 0.3));

/**
 * Life that a blow to some heroes costs. Nobody loses more than they have, and whoever faints comes back rested
 * but scarred: what counts is who is left standing now.
 */
export function hurtWorth(mind: Mind, fight: Fight, amountFor: (hero: HeroState) => number): number {
  let cost = 0;
  let fallen = 0;
  let left = 0;
  for (const hero of mind.state.heroes) {
    if (!isStanding(hero)) continue;
    const amount = amountFor(hero);
    cost += Math.min(hero.life, amount);
    if (hero.life > amount) left++;
    else if (amount > 0) fallen++;
  }
  if (fallen > 0) cost += left === 0 ? WEIGHTS.game : left === 1 ? WEIGHTS.lastStand : WEIGHTS.faint * fallen;
  return cost * fight.lifeWeight;
}
