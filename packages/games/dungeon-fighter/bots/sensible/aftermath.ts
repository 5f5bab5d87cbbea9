/** What abilities bring besides damage, and what blows to the heroes cost. */
import { type Ability, gainWorth, type HeroState, type TokenFacts, type Whom } from '../../rules/index.ts';
import type { Fight } from './fight.ts';
import { markerWorth } from './markers.ts';
import { combatOf, isStanding, type Mind, missingLife } from './mind.ts';
import { WEIGHTS } from './weights.ts';

/** Everything an activated ability brings besides damage, parrying and throwing again. */
export const aftermathWorth = (mind: Mind, fight: Fight, hero: HeroState, ability: Ability): number =>
  gainWorth(ability, {
    boss: fight.boss,
    lifeWeight: fight.lifeWeight,
    resourceWeight: fight.resourceWeight,
    heal: WEIGHTS.heal,
    coin: WEIGHTS.coin,
    unknownCard: WEIGHTS.unknownCard,
    regained: (amount, whom) => regained(mind, hero, amount, whom),
    token: hero.token === 'active' ? undefined : tokenFacts(mind, fight),
    marked: marker => markerWorth(mind, fight, hero, marker),
  });

const tokenFacts = (mind: Mind, fight: Fight): TokenFacts => ({
  boss: fight.boss,
  level: combatOf(mind).foe.level,
  monsterLife: fight.life,
  lifeWeight: fight.lifeWeight,
  rethrow: tokenWorth(fight),
  restored: amount => {
    let worth = 0;
    for (const one of mind.state.heroes)
      worth += Math.min(amount, missingLife(mind, one) + (isStanding(one) ? 1 : 0)) * 0.9;
    return worth;
  },
});

/** Life that is regained by healing so much. */
export function regained(mind: Mind, hero: HeroState, amount: number, whom: Whom | 'hero'): number {
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
