/** What a throw is worth before and after the die has come to rest. */
import {
  type Ability,
  COLORS,
  type Color,
  type Die,
  type HeroState,
  type WeaponCard,
} from '@tumblekeep/dungeon-fighter';
import { type Fight, outlook } from './forecast.ts';
import {
  abilityNamed,
  cardOf,
  combatOf,
  demands,
  heroAt,
  isStanding,
  type Mind,
  missingLife,
  sheetOf,
} from './mind.ts';
import { WEIGHTS } from './weights.ts';

const BULLSEYE = 6;

/** Damage of a hit on one of the targets, boosts of spendables included (H6 to H13). */
export function damageOf(
  mind: Mind,
  fight: Fight,
  hero: HeroState,
  target: number,
  ability: Ability | undefined,
  bonus: number,
): number {
  let damage =
    target === BULLSEYE ? mind.edition.constants.bullseye : (fight.ability?.sectionsCount ?? target + 1);
  if (ability !== undefined) {
    if (ability.sectionAtLeast !== undefined) damage = Math.max(damage, ability.sectionAtLeast);
    damage += (ability.sectionBonus ?? 0) + extraDamage(mind, fight, hero, ability);
  }
  damage += bonus;
  return fight.ability?.total === undefined ? damage : fight.ability.total(damage);
}

const extraDamage = (mind: Mind, fight: Fight, hero: HeroState, ability: Ability): number =>
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

/** Everything an activated ability brings besides damage, parrying and throwing again. */
export function aftermathWorth(mind: Mind, fight: Fight, hero: HeroState, ability: Ability): number {
  let worth = 0;
  if (ability.heal !== undefined) {
    const { amount, whom } = ability.heal;
    let healed = 0;
    if (whom === 'thrower') healed = Math.min(amount, missingLife(mind, hero));
    else for (const one of mind.state.heroes) healed += Math.min(amount, missingLife(mind, one));
    worth += healed * WEIGHTS.heal * fight.lifeWeight;
  }
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
  return worth;
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

/** What a miss costs, with the ability that the icon activates. */
export function missWorth(
  mind: Mind,
  fight: Fight,
  seat: number,
  ability: Ability | undefined,
  dice: number,
): number {
  const hero = heroAt(mind, seat);
  const { ability: curse } = fight;
  const acts = ability !== undefined && ability.works !== 'hit' ? ability : undefined;
  let life = fight.life;
  if (acts?.parry !== undefined) life -= acts.parry.deal;
  const own = acts?.parry?.suffer ?? fight.card.damage;
  const others = life > 0 && curse?.missHurtsAll ? fight.card.damage : 0;
  let worth = -hurtWorth(mind, fight, one => (one === hero ? own : others));
  if (life > 0 && curse !== undefined) {
    if (curse.missCostsCoins !== undefined && mind.state.chest.coins > 0)
      worth -= curse.missCostsCoins * WEIGHTS.coin * fight.resourceWeight;
    if (curse.missHeals)
      life = Math.max(life, Math.min(combatOf(mind).foe.initialLife, life + (fight.card.abilityValue ?? 0)));
  }
  if (acts !== undefined) worth += aftermathWorth(mind, fight, hero, acts);
  return worth + outlook(mind, fight, life, dice);
}

/** What a hit on a target is worth, with the ability that the icon activates. */
export function hitWorth(
  mind: Mind,
  fight: Fight,
  seat: number,
  target: number,
  ability: Ability | undefined,
  bonus: number,
  dice: number,
): number {
  const worth = strikeWorth(mind, fight, seat, target, ability, bonus, dice);
  return ability === undefined || ability.works === 'miss'
    ? worth
    : worth + aftermathWorth(mind, fight, heroAt(mind, seat), ability);
}

/** The damage of a hit alone, and the second throw it may bring. */
function strikeWorth(
  mind: Mind,
  fight: Fight,
  seat: number,
  target: number,
  ability: Ability | undefined,
  bonus: number,
  dice: number,
): number {
  const acts = ability !== undefined && ability.works !== 'miss' ? ability : undefined;
  const life = fight.life - damageOf(mind, fight, heroAt(mind, seat), target, acts, bonus);
  const worth = outlook(mind, fight, life, dice);
  return acts?.secondThrow !== undefined && life > 0
    ? worth + Math.max(0, extraThrowWorth(mind, fight, seat, life, dice))
    : worth;
}

/** One more throw without weapons and without an icon, against a foe of this life. */
function extraThrowWorth(mind: Mind, fight: Fight, seat: number, life: number, dice: number): number {
  const hero = heroAt(mind, seat);
  const { targets } = mind.model.distribution(mind.skillOf(hero.hero), demands(mind, fight.card, []));
  const now = outlook(mind, fight, life, dice);
  let worth = 0;
  let hits = 0;
  for (let target = 0; target < targets.length; target++) {
    if (fight.ability?.missSections?.includes(target + 1)) continue;
    const chance = targets[target] as number;
    hits += chance;
    const left = life - damageOf(mind, fight, hero, target, undefined, 0);
    worth += chance * (outlook(mind, fight, left, dice) - now);
  }
  return worth - (1 - hits) * hurtWorth(mind, fight, one => (one === hero ? fight.card.damage : 0));
}

const NONE: readonly Ability[] = [];

/** The abilities an icon of this die offers; a white die leaves the choice. */
function offered(mind: Mind, hero: HeroState, die: Die): readonly Ability[] {
  if (die !== 'white') {
    const ability = usableAbility(mind, hero, die);
    return ability === undefined ? NONE : [ability];
  }
  return COLORS.map(color => usableAbility(mind, hero, color)).filter(ability => ability !== undefined);
}

/** The expected worth of a throw. `dice`: coloured dice left afterwards. */
export function throwWorth(
  mind: Mind,
  fight: Fight,
  seat: number,
  die: Die,
  weapons: readonly string[],
  dice: number,
): number {
  const hero = heroAt(mind, seat);
  const { targets } = mind.model.distribution(mind.skillOf(hero.hero), demands(mind, fight.card, weapons));
  const bonus = weaponBonus(mind, fight, weapons);
  const icon = mind.model.iconChance(die);
  const missed = fight.ability?.missSections;

  let hits = 0;
  let plain = 0;
  for (let target = 0; target < targets.length; target++) {
    const chance = missed?.includes(target + 1) ? 0 : (targets[target] as number);
    hits += chance;
    blank[target] = chance === 0 ? 0 : strikeWorth(mind, fight, seat, target, undefined, bonus, dice);
    plain += chance * (blank[target] as number);
  }
  const plainMiss = missWorth(mind, fight, seat, undefined, dice);
  plain += (1 - hits) * plainMiss;

  const abilities = offered(mind, hero, die);
  const extras = abilities.map(ability =>
    ability.works === 'miss' ? 0 : aftermathWorth(mind, fight, hero, ability),
  );
  let withIcon = 0;
  for (let target = 0; target < BULLSEYE; target++) {
    const chance = missed?.includes(target + 1) ? 0 : (targets[target] as number);
    if (chance === 0) continue;
    let highest = die === 'white' || abilities.length === 0 ? (blank[target] as number) : -Infinity;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i] as Ability;
      const worth =
        (changesDamage(ability)
          ? strikeWorth(mind, fight, seat, target, ability, bonus, dice)
          : (blank[target] as number)) + (extras[i] as number);
      highest = Math.max(highest, worth, ability.rethrow ? plain : -Infinity);
    }
    withIcon += chance * highest;
  }
  withIcon += (targets[BULLSEYE] as number) * outlook(mind, fight, mind.edition.constants.epicShotAt, dice);
  let bestMiss = die === 'white' || abilities.length === 0 ? plainMiss : -Infinity;
  for (const ability of abilities) {
    const worth = missWorth(mind, fight, seat, ability, dice);
    bestMiss = Math.max(bestMiss, worth, ability.rethrow ? plain : -Infinity);
  }
  withIcon += (1 - hits) * bestMiss;
  return (1 - icon) * plain + icon * withIcon;
}

/** What a hit on each target is worth without the icon; filled anew by every call of `throwWorth`. */
const blank = new Float64Array(BULLSEYE + 1);

const changesDamage = (ability: Ability): boolean =>
  ability.works !== 'miss' &&
  (ability.damage !== undefined ||
    ability.sectionAtLeast !== undefined ||
    ability.sectionBonus !== undefined ||
    ability.secondThrow !== undefined);
