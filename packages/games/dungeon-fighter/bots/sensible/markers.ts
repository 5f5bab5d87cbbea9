/** What special power markers and captured monsters are worth. */
import {
  type HeroState,
  isShield,
  type Marker,
  type MarkerFacts,
  markerSays,
  markersInPlay,
  SEEN_IN_LANDINGS,
} from '../../rules/index.ts';
import { type Fight, relief } from './fight.ts';
import { diceLeft, foeWith } from './foe.ts';
import { biteFor } from './landings.ts';
import { combatOf, heroAt, isStanding, type Mind, standingCount } from './mind.ts';
import { biteToCome, damageWorth } from './tower.ts';
import { WEIGHTS } from './weights.ts';

/** Damage of a typical throw: a marker helps only against what is left after it. */
const TYPICAL_DAMAGE = 2;

export function markerWorth(mind: Mind, fight: Fight, hero: HeroState, marker: Marker): number {
  const isOut = combatOf(mind).markers.some(({ id }) => id === marker.id);
  if (isOut && !isShield(marker)) return 0;
  const facts: MarkerFacts = {
    shielded: () => mostShielded(mind, fight),
    captive: () => (fight.boss ? 0 : captiveWorth(mind, fight.card.id, hero) * fight.resourceWeight),
    coins: mind.state.chest.coins,
    coin: WEIGHTS.coin,
    resourceWeight: fight.resourceWeight,
  };
  let worth = changesFoe(marker) ? reliefBy(mind, fight, marker) : 0;
  for (const { verb, value } of markerSays(marker)) {
    if (verb.worth === SEEN_IN_LANDINGS) continue;
    const more = verb.worth(value, facts);
    if (more === undefined) return 0;
    worth += more;
  }
  return Math.max(0, worth);
}

const changesFoe = (marker: Marker): boolean =>
  markerSays(marker).some(({ verb: { does } }) => (does.adds ?? does.reduces ?? does.silences) !== undefined);

/** What the foe costs less with one marker more. */
function reliefBy(mind: Mind, fight: Fight, marker: Marker): number {
  const life = Math.max(1, fight.life - TYPICAL_DAMAGE);
  return relief(mind, fight, foeWith(mind, marker), life, Math.max(0, diceLeft(mind) - 1));
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
  const bite = biteFor(mind, fight, hero);
  const danger = hero.life <= bite ? 1 + WEIGHTS.faint / Math.max(1, bite) : 1;
  return throws * (1 - hit) * bite * danger * fight.lifeWeight;
}

/** Nobody needs the shield who has it, so the best of the others counts. */
function mostShielded(mind: Mind, fight: Fight): number {
  let most = 0;
  for (let seat = 0; seat < mind.state.heroes.length; seat++)
    most = Math.max(most, shieldWorth(mind, fight, heroAt(mind, seat)));
  const isOut = markersInPlay(mind).some(isShield);
  return isOut ? most / 4 : most;
}
