/**
 * What a landing does, worked out without doing it. The chapters count with these functions, and so does every
 * player who thinks ahead.
 */
import type { Ability, BlowFacts, Marker, MonsterAbility, WeaponCard } from './cards.ts';
import { sectionOf } from './chapters/dice.ts';
import { placedMarkers } from './chapters/hero/markers.ts';
import type { Edition } from './edition.ts';
import { cardOf, combatOf, heroAt, isStanding, type Looking, sheetOf } from './play.ts';
import type { HeroState } from './state.ts';
import { abilitySays, sufferedWith } from './verbs/abilities.ts';
import { equipmentSays } from './verbs/equipment.ts';
import { markerSays } from './verbs/markers.ts';
import { curseSays, sectionFor } from './verbs/monster-abilities.ts';
import type { CardId, MonsterType, Zone } from './vocabulary.ts';

/** Hears of the parts of a sum. */
export type Note = (why: string, amount: number) => void;

// ---- a hit ----------------------------------------------------------------------------------------------

export interface Blow {
  readonly seat: number;
  readonly zone: Zone;
  readonly ability: Ability | undefined;
  /** What the section is multiplied by. */
  readonly factor: number;
  readonly weapons: readonly CardId[];
  readonly markers: readonly Marker[];
  readonly curse: MonsterAbility | undefined;
  /** The monster, before the throw. */
  readonly type: MonsterType;
  readonly life: number;
}

/** H6 to H11: multiply first, then add (DF1-REQ-12). */
export function blowTotal(play: Looking, blow: Blow, note?: Note): number {
  const { ability, factor } = blow;
  let total = baseOf(play.edition, blow, note);
  const add = (why: string, amount: number): void => {
    total += amount;
    if (amount !== 0) note?.(why, amount);
  };
  if (ability !== undefined) {
    if (factor > 1) add(ability.id, total * (factor - 1));
    for (const { verb, value } of abilitySays(ability)) {
      if (verb.does.adds !== undefined) add(ability.id, verb.does.adds(value));
      if (verb.does.strikes !== undefined) add(ability.id, verb.does.strikes(value, factsOf(play, blow)));
    }
  }
  for (const marker of blow.markers) add(marker.id, markerBonus(marker));
  for (const id of blow.weapons) add(id, weaponBonus(cardOf(play, id) as WeaponCard, blow.type));
  return total;
}

/** What the zone is worth to this throw, before anything is added (H6 to H8). */
function baseOf({ constants }: Edition, { zone, ability, curse }: Blow, note: Note | undefined): number {
  const isBullseye = zone === 'bullseye';
  let amount = isBullseye ? constants.bullseye : sectionFor(curse, sectionOf(zone));
  let why = isBullseye ? 'bullseye' : 'section';
  if (ability !== undefined)
    for (const { verb, value } of abilitySays(ability)) {
      const changed = verb.does.section?.(value, amount);
      if (changed === undefined) continue;
      amount = changed;
      why = ability.id;
    }
  note?.(why, amount);
  return amount;
}

export function weaponBonus(weapon: WeaponCard, type: MonsterType): number {
  let bonus = 0;
  for (const { verb, value } of equipmentSays(weapon))
    bonus += verb.does.adds?.(value, type, weapon.bonus) ?? 0;
  return bonus;
}

export function markerBonus(marker: Marker): number {
  let bonus = 0;
  for (const { verb, value } of markerSays(marker)) bonus += verb.does.adds?.(value) ?? 0;
  return bonus;
}

type Striking = Pick<Blow, 'seat' | 'type' | 'life'>;

const factsOf = (play: Looking, { seat, type, life }: Striking): BlowFacts => {
  const hero = heroAt(play, seat);
  return {
    heroLife: hero.life,
    monsterLife: life,
    monsterType: type,
    monsterLevel: combatOf(play).foe.level,
    swornEnemy: sheetOf(play, hero).swornEnemy,
  };
};

/** Damage an ability deals by itself, also where it works on a miss (DF1-R-30). */
export function ownDamage(play: Looking, ability: Ability, striking: Striking): number {
  let damage = 0;
  for (const { verb, value } of abilitySays(ability))
    if (verb.does.strikes !== undefined) damage += verb.does.strikes(value, factsOf(play, striking));
  return damage;
}

/** Whether a hit with this ability comes out otherwise than without. */
export const changesBlow = (ability: Ability): boolean =>
  ability.works !== 'miss' &&
  abilitySays(ability).some(
    ({ verb: { does, worth } }) =>
      (does.section ?? does.adds ?? does.strikes) !== undefined ||
      (typeof worth === 'object' && 'hope' in worth),
  );

/** What the monster makes of the total of a hit (H13). */
export function dealtOf(curse: MonsterAbility | undefined, total: number): number {
  if (curse === undefined) return total;
  let dealt = total;
  for (const { verb, value } of curseSays(curse)) dealt = verb.does.total?.(value, dealt) ?? dealt;
  return dealt;
}

// ---- a miss ---------------------------------------------------------------------------------------------

export interface Miss {
  readonly seat: number;
  readonly ability: Ability | undefined;
  readonly curse: MonsterAbility | undefined;
  /** What the monster deals, markers deducted; nothing once it is defeated. */
  readonly bite: number;
}

/** What a marker leaves of the damage of a miss. */
export function biteAfter(damage: number, marker: Marker): number {
  let bite = damage;
  for (const { verb, value } of markerSays(marker))
    if (verb.does.reduces !== undefined) bite = Math.max(0, bite - verb.does.reduces(value));
  return bite;
}

/** M5: what a hero is about to suffer from a miss. The price of the thrower's ability is paid in any case (DF2-R-49). */
export function threatTo(play: Looking, seat: number, { seat: thrower, ability, curse, bite }: Miss): number {
  if (seat !== thrower) return bite > 0 && hurtsAll(curse) && isStanding(heroAt(play, seat)) ? bite : 0;
  return sufferedWith(ability) ?? ownBite(play, seat, bite);
}

/** What is left of a miss for the thrower: less with armor, nothing behind a shield. */
export function ownBite(play: Looking, seat: number, bite: number): number {
  for (const { marker, seat: owner } of placedMarkers(play)) if (owner === seat && isShield(marker)) return 0;
  let left = bite;
  for (const { card: id } of heroAt(play, seat).equipment) {
    const card = cardOf(play, id);
    if (card.kind !== 'armor') continue;
    for (const { verb, value } of equipmentSays(card)) left -= verb.does.reduces?.(value) ?? 0;
  }
  return Math.max(0, left);
}

export const isShield = (marker: Marker): boolean =>
  markerSays(marker).some(({ verb }) => verb.does.shields === true);

/** On a miss everybody suffers. */
export function hurtsAll(curse: MonsterAbility | undefined): boolean {
  if (curse === undefined) return false;
  for (const { verb } of curseSays(curse)) if (verb.does.hurtsAll) return true;
  return false;
}

/** DF1-GEAR-06: for every counterblow the monster suffers what its wearer suffered. */
export function struckBack(play: Looking, hero: HeroState, suffered: number, note?: Note): number {
  let sum = 0;
  for (const { card: id } of hero.equipment) {
    const card = cardOf(play, id);
    if (card.kind !== 'armor') continue;
    for (const { verb, value } of equipmentSays(card)) {
      const amount = verb.does.strikesBack?.(value, suffered) ?? 0;
      sum += amount;
      if (amount !== 0) note?.(id, amount);
    }
  }
  return sum;
}

/** The life of a monster after a miss, up to its initial life. `x`: the number on its card. */
export function regainedLife(curse: MonsterAbility, life: number, initial: number, x: number): number {
  let after = life;
  for (const { verb, value } of curseSays(curse))
    if (verb.does.regains !== undefined)
      after = Math.max(after, Math.min(initial, after + verb.does.regains(value, x)));
  return after;
}
