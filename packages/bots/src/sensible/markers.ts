/** What special power markers and captured monsters are worth. */
import type { HeroState, Marker } from '@tumblekeep/dungeon-fighter';
import { ownBite } from './damage.ts';
import { type Fight, relief } from './fight.ts';
import { diceLeft, foeWith } from './foe.ts';
import { combatOf, heroAt, isStanding, type Mind, standingCount } from './mind.ts';
import { biteToCome, damageWorth } from './tower.ts';
import { WEIGHTS } from './weights.ts';

/** Damage of a typical throw: a marker helps only against what is left after it. */
const TYPICAL_DAMAGE = 2;

export function markerWorth(mind: Mind, fight: Fight, hero: HeroState, marker: Marker): number {
  if (marker.shield) return mostShielded(mind, fight);
  if (combatOf(mind).markers.some(({ id }) => id === marker.id)) return 0;
  if (marker.capture) return fight.boss ? 0 : captiveWorth(mind, fight.card.id, hero) * fight.resourceWeight;
  const life = Math.max(1, fight.life - TYPICAL_DAMAGE);
  const gain = relief(mind, fight, foeWith(mind, marker), life, Math.max(0, diceLeft(mind) - 1));
  if (marker.silence === undefined) return Math.max(0, gain);
  const { cost } = marker.silence;
  if (mind.state.chest.coins < cost) return 0;
  return Math.max(0, gain - cost * WEIGHTS.coin * fight.resourceWeight);
}

/** What a captured monster will be good for: a blow with its damage, or one attack that does not count. */
export function captiveWorth(mind: Mind, card: string, hero: HeroState): number {
  const { edition } = mind;
  const further = hero.captives.length > 1 ? 0.6 : 1;
  const use =
    edition.constants.captives === 'blow'
      ? (edition.monster.get(card)?.damage ?? 0) * damageWorth(mind)
      : biteToCome(mind);
  return use * WEIGHTS.captive * further;
}

/** What this hero is spared for the rest of the fight by not being hurt by misses. */
export function shieldWorth(mind: Mind, fight: Fight, hero: HeroState): number {
  if (!isStanding(hero)) return 0;
  const { hit } = mind.model.distribution(mind.skillOf(hero.hero), fight.setting.requirements);
  const throws = Math.max(0, fight.life - TYPICAL_DAMAGE) / TYPICAL_DAMAGE / standingCount(mind);
  const bite = ownBite(mind, fight, hero);
  const danger = hero.life <= bite ? 1 + WEIGHTS.faint / Math.max(1, bite) : 1;
  return throws * (1 - hit) * bite * danger * fight.lifeWeight;
}

/** Nobody needs the shield who has it, so the best of the others counts. */
function mostShielded(mind: Mind, fight: Fight): number {
  let most = 0;
  for (let seat = 0; seat < mind.state.heroes.length; seat++)
    most = Math.max(most, shieldWorth(mind, fight, heroAt(mind, seat)));
  const isOut = combatOf(mind).markers.some(({ id }) => mind.edition.marker.get(id)?.shield);
  return isOut ? most / 4 : most;
}
