/** What a throw is worth before and after the die has come to rest. */
import {
  type Ability,
  changesBlow,
  type Die,
  type HeroState,
  isMissSection,
  regainedLife,
  riposteOf,
  struckBack,
  struckWorth,
  threatTo,
  throwsAgain,
  worthLost,
  ZONES,
} from '../../rules/index.ts';
import { aftermathWorth, hurtWorth, regained } from './aftermath.ts';
import { type Fight, outlook } from './fight.ts';
import { demands } from './foe.ts';
import { BULLSEYE, biteFor, damageOf, extraDamage, offered } from './landings.ts';
import { combatOf, heroAt, isStanding, type Mind } from './mind.ts';
import { WEIGHTS } from './weights.ts';

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
  if (acts !== undefined) life -= riposteOf(acts);
  if (acts?.works === 'anywhere') life -= extraDamage(mind, fight, seat, acts);
  const bite = life > 0 ? fight.card.damage : 0;
  const threats = mind.state.heroes.map((_, i) => threatTo(mind, i, { seat, ability: acts, curse, bite }));
  const threatOf = (one: HeroState): number => threats[mind.state.heroes.indexOf(one)] as number;
  let worth = -hurtWorth(mind, fight, threatOf);
  if (life > 0)
    for (const one of mind.state.heroes) if (isStanding(one)) life -= struckBack(mind, one, threatOf(one));
  if (life > 0 && curse !== undefined) {
    const facts = {
      coins: mind.state.chest.coins,
      coin: WEIGHTS.coin,
      cards: hero.equipment.length,
      lostCard: WEIGHTS.lostCard,
    };
    worth -= worthLost(curse, facts) * fight.resourceWeight;
    life = regainedLife(curse, life, combatOf(mind).foe.initialLife, fight.card.abilityValue ?? 0);
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
  weapons: readonly string[],
  dice: number,
): number {
  const worth = strikeWorth(mind, fight, seat, target, ability, weapons, dice);
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
  weapons: readonly string[],
  dice: number,
): number {
  const acts = ability !== undefined && ability.works !== 'miss' ? ability : undefined;
  const damage = damageOf(mind, fight, seat, target, acts, weapons);
  const life = fight.life - damage;
  const worth = outlook(mind, fight, life, dice);
  if (acts === undefined) return worth;
  return struckWorth(acts, worth, before => ({
    worth: before,
    damage,
    left: life,
    heal: WEIGHTS.heal,
    lifeWeight: fight.lifeWeight,
    regained: (amount, whom) => regained(mind, heroAt(mind, seat), amount, whom),
    multiplied: (by, cost) => multipliedWorth(mind, fight, seat, target, acts, weapons, dice, { by, cost }),
    another: () => extraThrowWorth(mind, fight, seat, life, dice),
  }));
}

/** A hit for which the thrower pays life. */
export function multipliedWorth(
  mind: Mind,
  fight: Fight,
  seat: number,
  target: number,
  ability: Ability,
  weapons: readonly string[],
  dice: number,
  { by, cost }: { readonly by: number; readonly cost: number },
): number {
  const hero = heroAt(mind, seat);
  const life = fight.life - damageOf(mind, fight, seat, target, ability, weapons, by);
  return outlook(mind, fight, life, dice) - hurtWorth(mind, fight, one => (one === hero ? cost : 0));
}

/** One more throw without weapons and without an icon, against a foe of this life. */
export function extraThrowWorth(mind: Mind, fight: Fight, seat: number, life: number, dice: number): number {
  const hero = heroAt(mind, seat);
  const { targets } = mind.model.distribution(mind.skillOf(hero.hero), demands(mind, fight.card, []));
  const now = outlook(mind, fight, life, dice);
  let worth = 0;
  let hits = 0;
  for (let target = 0; target < targets.length; target++) {
    if (isMissAt(fight, target)) continue;
    const chance = targets[target] as number;
    hits += chance;
    const left = life - damageOf(mind, fight, seat, target, undefined);
    worth += chance * (outlook(mind, fight, left, dice) - now);
  }
  const bite = biteFor(mind, fight, hero);
  return worth - (1 - hits) * hurtWorth(mind, fight, one => (one === hero ? bite : 0));
}

/** Targets are the sections and, after them, the bullseye. */
const isMissAt = ({ ability }: Fight, target: number): boolean => isMissSection(ability, target + 1);

const FLOOR = ZONES.indexOf('floor');

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
  const { targets, zones } = mind.model.distribution(
    mind.skillOf(hero.hero),
    demands(mind, fight.card, weapons),
  );
  const icon = mind.model.iconChance(die);

  let hits = 0;
  let plain = 0;
  for (let target = 0; target < targets.length; target++) {
    const chance = isMissAt(fight, target) ? 0 : (targets[target] as number);
    hits += chance;
    blank[target] = chance === 0 ? 0 : strikeWorth(mind, fight, seat, target, undefined, weapons, dice);
    plain += chance * (blank[target] as number);
  }
  const plainMiss = missWorth(mind, fight, seat, undefined, dice);
  plain += (1 - hits) * plainMiss;

  const abilities = offered(mind, hero, die);
  const extras = abilities.map(ability =>
    ability.works === 'miss' ? 0 : aftermathWorth(mind, fight, hero, ability),
  );
  const again = abilities.map(ability => (throwsAgain(ability) ? plain : -Infinity));
  const mayDecline = (ability: Ability | undefined): boolean =>
    die === 'white' || ability === undefined || ability.optional === true;
  let withIcon = 0;
  for (let target = 0; target < BULLSEYE; target++) {
    const chance = isMissAt(fight, target) ? 0 : (targets[target] as number);
    if (chance === 0) continue;
    let highest = mayDecline(abilities[0]) ? (blank[target] as number) : -Infinity;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i] as Ability;
      const worth =
        (changesBlow(ability)
          ? strikeWorth(mind, fight, seat, target, ability, weapons, dice)
          : (blank[target] as number)) + (extras[i] as number);
      highest = Math.max(highest, worth, again[i] as number);
    }
    withIcon += chance * highest;
  }
  withIcon += (targets[BULLSEYE] as number) * instaKillWorth(mind, fight, dice);
  let bestMiss = mayDecline(abilities[0]) ? plainMiss : -Infinity;
  for (let i = 0; i < abilities.length; i++) {
    const worth = missWorth(mind, fight, seat, abilities[i], dice);
    bestMiss = Math.max(bestMiss, worth, again[i] as number);
  }
  const onFloor = mind.edition.constants.iconOnFloor ? 0 : (zones[FLOOR] as number);
  withIcon += (1 - hits - onFloor) * bestMiss + onFloor * plainMiss;
  return (1 - icon) * plain + icon * withIcon;
}

/** Bullseye and icon: the foe is gone, whatever its life. */
export const instaKillWorth = (mind: Mind, fight: Fight, dice: number): number =>
  outlook(mind, fight, Math.max(-99, mind.edition.constants.epicShotAt), dice);

/** What a hit on each target is worth without the icon; filled anew by every call of `throwWorth`. */
const blank = new Float64Array(BULLSEYE + 1);
