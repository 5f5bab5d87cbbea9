/** The damage of hits and the abilities that icons offer. */
import {
  type Ability,
  type ArmorCard,
  COLORS,
  type Color,
  type Die,
  type HeroState,
  type Marker,
  type WeaponCard,
} from '@tumblekeep/dungeon-fighter';
import type { Fight } from './fight.ts';
import { abilityNamed, cardOf, combatOf, type Mind, seatOf, sheetOf } from './mind.ts';

export const BULLSEYE = 6;

/** Damage of a hit on one of the targets, boosts of spendables included (H6 to H13). */
export function damageOf(
  mind: Mind,
  fight: Fight,
  hero: HeroState,
  target: number,
  ability: Ability | undefined,
  bonus: number,
  factor = 1,
): number {
  let damage =
    target === BULLSEYE ? mind.edition.constants.bullseye : (fight.ability?.sectionsCount ?? target + 1);
  if (ability !== undefined) {
    if (ability.sectionAtLeast !== undefined) damage = Math.max(damage, ability.sectionAtLeast);
    if (ability.sectionIs !== undefined) damage = ability.sectionIs;
    damage = damage * factor + (ability.sectionBonus ?? 0) + extraDamage(mind, fight, hero, ability);
  }
  damage += bonus + (fight.card.hitBonus ?? 0);
  return fight.ability?.total === undefined ? damage : fight.ability.total(damage);
}

export const extraDamage = (mind: Mind, fight: Fight, hero: HeroState, ability: Ability): number =>
  ability.damage === undefined
    ? 0
    : ability.damage({
        heroLife: hero.life,
        monsterLife: fight.life,
        monsterType: fight.card.type,
        monsterLevel: combatOf(mind).foe.level,
        swornEnemy: sheetOf(mind, hero).swornEnemy,
      });

export function weaponBonus(mind: Mind, fight: Fight, weapons: readonly string[]): number {
  let bonus = 0;
  for (const id of weapons) {
    const { versus, bonus: plain } = cardOf(mind, id) as WeaponCard;
    bonus += versus?.type === fight.card.type ? versus.bonus : plain;
  }
  return bonus;
}

export function usableAbility(mind: Mind, hero: HeroState, color: Color): Ability | undefined {
  if (hero.scars.includes(color)) return undefined;
  const ability = abilityNamed(mind, sheetOf(mind, hero).abilities[color]);
  const { usedThisCombat, usedThisTurn } = combatOf(mind);
  if (ability.limit === 'combat' && usedThisCombat.includes(ability.id)) return undefined;
  if (ability.limit === 'turn' && usedThisTurn.includes(ability.id)) return undefined;
  return ability;
}

const NONE: readonly Ability[] = [];

/** The abilities an icon of this die offers; a white die leaves the choice. */
export function offered(mind: Mind, hero: HeroState, die: Die): readonly Ability[] {
  if (die !== 'white') {
    const ability = usableAbility(mind, hero, die);
    return ability === undefined ? NONE : [ability];
  }
  return COLORS.map(color => usableAbility(mind, hero, color)).filter(ability => ability !== undefined);
}

export const changesDamage = (ability: Ability): boolean =>
  ability.works !== 'miss' &&
  (ability.damage !== undefined ||
    ability.sectionAtLeast !== undefined ||
    ability.sectionIs !== undefined ||
    ability.sectionBonus !== undefined ||
    ability.multiply !== undefined ||
    ability.healByDamage !== undefined ||
    ability.secondThrow !== undefined);

/** What a hero suffers from a miss of their own: less with armor, nothing behind a shield. */
export function ownBite(mind: Mind, fight: Fight, hero: HeroState): number {
  for (const { id, seat } of combatOf(mind).markers)
    if (seat === seatOf(mind, hero.hero) && (mind.edition.marker.get(id) as Marker).shield) return 0;
  let { damage } = fight.card;
  for (const { card } of hero.equipment) damage -= (cardOf(mind, card) as ArmorCard).reduce ?? 0;
  return Math.max(0, damage);
}

export const hasCounterblow = (mind: Mind, hero: HeroState): boolean =>
  hero.equipment.some(({ card }) => (cardOf(mind, card) as ArmorCard).counterblow);
