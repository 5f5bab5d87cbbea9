/** What the rules say about landings in the fight as a player sees it. */
import {
  type Ability,
  blowTotal,
  COLORS,
  type Color,
  type Die,
  dealtOf,
  type HeroState,
  type Marker,
  ownBite,
  ownDamage,
  readyAbility,
  ZONES,
  type Zone,
} from '../../rules/index.ts';
import type { Fight } from './fight.ts';
import { type Mind, seatOf } from './mind.ts';

export const BULLSEYE = ZONES.indexOf('bullseye');

const NOTHING: readonly never[] = [];

/** Damage of a hit on one of the targets, cards that raise it not included. */
export const damageOf = (
  mind: Mind,
  { card, ability: curse, life }: Fight,
  seat: number,
  target: number,
  ability: Ability | undefined,
  weapons: readonly string[] = NOTHING,
  factor = 1,
): number =>
  dealtOf(
    curse,
    blowTotal(mind, {
      seat,
      zone: ZONES[target] as Zone,
      ability,
      factor,
      weapons,
      markers: card.markers ?? (NOTHING as readonly Marker[]),
      curse,
      type: card.type,
      life,
    }),
  );

/** Damage an icon deals by itself. */
export const extraDamage = (mind: Mind, { card, life }: Fight, seat: number, ability: Ability): number =>
  ownDamage(mind, ability, { seat, type: card.type, life });

/** The abilities an icon of this die offers; a white die leaves the choice. */
export function offered(mind: Mind, hero: HeroState, die: Die): readonly Ability[] {
  const colors: readonly Color[] = die === 'white' ? COLORS : [die];
  return colors.flatMap(color => readyAbility(mind, hero, color) ?? []);
}

/** What a hero suffers from a miss of their own. */
export const biteFor = (mind: Mind, fight: Fight, hero: HeroState): number =>
  ownBite(mind, seatOf(mind, hero.hero), fight.card.damage);
