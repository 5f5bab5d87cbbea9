/** The foe as it stands now: what its card says, and what markers have changed about it. */
import type {
  Color,
  Marker,
  MonsterAbility,
  MonsterCard,
  Throw,
  WeaponCard,
} from '@tumblekeep/dungeon-fighter';
import { cardOf, combatOf, type Mind } from './mind.ts';

export interface FoeCard
  extends Pick<
    MonsterCard,
    'id' | 'type' | 'life' | 'damage' | 'ability' | 'abilityValue' | 'requirement' | 'immuneTo'
  > {
  /** What markers add to every hit. */
  readonly hitBonus?: number;
}

const kept = new WeakMap<FoeCard, Map<number, FoeCard>>();

/** The card with a marker's changes; always the same object for the same changes. */
function altered(card: FoeCard, hitBonus: number, missReduction: number, silenced: boolean): FoeCard {
  let ofCard = kept.get(card);
  if (ofCard === undefined) {
    ofCard = new Map();
    kept.set(card, ofCard);
  }
  const key = (hitBonus * 64 + missReduction) * 2 + (silenced ? 1 : 0);
  let found = ofCard.get(key);
  if (found === undefined) {
    const { ability, requirement, ...rest } = card;
    const spared = silenced
      ? {}
      : { ...(ability !== undefined && { ability }), ...(requirement !== undefined && { requirement }) };
    found = { ...rest, ...spared, hitBonus, damage: Math.max(0, card.damage - missReduction) };
    ofCard.set(key, found);
  }
  return found;
}

const printedFoe = (mind: Mind): FoeCard => {
  const { foe } = combatOf(mind);
  return (foe.boss ? mind.edition.boss.get(foe.card) : mind.edition.monster.get(foe.card)) as FoeCard;
};

export const foeCard = (mind: Mind): FoeCard => foeWith(mind, undefined);

/** The foe with one marker more than there are now. */
export function foeWith(mind: Mind, more: Marker | undefined): FoeCard {
  const { markers, silenced } = combatOf(mind);
  const card = printedFoe(mind);
  if (markers.length === 0 && !silenced && more === undefined) return card;
  let hitBonus = more?.hitBonus ?? 0;
  let missReduction = more?.missReduction ?? 0;
  for (const { id } of markers) {
    const marker = mind.edition.marker.get(id) as Marker;
    hitBonus += marker.hitBonus ?? 0;
    missReduction += marker.missReduction ?? 0;
  }
  return altered(card, hitBonus, missReduction, silenced || more?.silence !== undefined);
}

export const foeAbility = (mind: Mind, card: FoeCard): MonsterAbility | undefined =>
  card.ability === undefined ? undefined : mind.edition.monsterAbility.get(card.ability);

const roomRequirement = (mind: Mind): Throw | undefined =>
  mind.state.room === null ? undefined : mind.edition.room.get(mind.state.room)?.requirement;

/** What monster, room and weapons demand of a throw. */
export function demands(mind: Mind, card: FoeCard, weapons: readonly string[]): Throw[] {
  const all: Throw[] = [];
  const add = (requirement: Throw | undefined) => {
    if (requirement !== undefined && !all.includes(requirement)) all.push(requirement);
  };
  add(card.requirement);
  add(roomRequirement(mind));
  for (const weapon of weapons) add((cardOf(mind, weapon) as WeaponCard).requirement);
  return all;
}

/** The colour that cannot be thrown at a foe. */
export const immuneColor = (mind: Mind, card: FoeCard): Color | undefined =>
  foeAbility(mind, card)?.immuneToColor ? card.immuneTo : undefined;

/** Coloured dice that may still be thrown. */
export function throwableDice(mind: Mind): readonly Color[] {
  const { dice } = combatOf(mind);
  const immune = immuneColor(mind, foeCard(mind));
  return immune === undefined ? dice : dice.filter(die => die !== immune);
}

export const diceLeft = (mind: Mind): number => throwableDice(mind).length;
