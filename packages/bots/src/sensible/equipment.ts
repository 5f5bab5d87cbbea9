/** What cards are worth, who should carry them, and handing them on. */
import type {
  Action,
  ArmorCard,
  EquipmentCard,
  HeroState,
  Question,
  SpendableCard,
  WeaponCard,
} from '@tumblekeep/dungeon-fighter';
import { best, cardOf, heroNamed, type Mind, ofType, standingCount } from './mind.ts';
import { fightsLeft, hasMaps, stageOf } from './progress.ts';
import { biteToCome, damageWorth } from './tower.ts';
import { WEIGHTS } from './weights.ts';

/** What a weapon adds to one throw of this hero, if it is used where it pays. */
export function weaponGain(mind: Mind, card: WeaponCard, hero: HeroState): number {
  const skill = mind.skillOf(hero.hero);
  const plain = mind.model.distribution(skill, []);
  const armed = mind.model.distribution(skill, [card.requirement]);
  const gainWith = (bonus: number): number =>
    Math.max(
      0.05,
      (armed.mean + armed.hit * bonus - plain.mean) * damageWorth(mind) -
        (plain.hit - armed.hit) * biteToCome(mind),
    );
  return card.versus === undefined
    ? gainWith(card.bonus)
    : gainWith(card.bonus) * 0.8 + gainWith(card.versus.bonus) * 0.2;
}

/** Misses of one hero in the fights to come. */
const missesToCome = (mind: Mind): number =>
  (fightsLeft(mind) * WEIGHTS.misses) / Math.max(1, standingCount(mind));

/** One blow that does not hurt, at the best moment. */
const preventWorth = (mind: Mind, prevent: number | 'all'): number =>
  Math.min(prevent === 'all' ? 9 : prevent, biteToCome(mind) + 1) + WEIGHTS.faint / 2;

function armorWorth(mind: Mind, card: ArmorCard): number {
  if (card.reduce !== undefined) return missesToCome(mind) * Math.min(card.reduce, biteToCome(mind));
  if (card.counterblow)
    return missesToCome(mind) * biteToCome(mind) * damageWorth(mind) * WEIGHTS.counterblow;
  if (card.once) return preventWorth(mind, card.prevent ?? 0);
  const uses = fightsLeft(mind) * WEIGHTS.armorUse;
  if (card.prevent !== undefined)
    return uses * Math.min(card.prevent === 'all' ? 9 : card.prevent, biteToCome(mind));
  if (card.heal !== undefined)
    return uses * card.heal.amount * (card.heal.whom === 'party' ? standingCount(mind) * 0.8 : 0.9);
  if (card.strike !== undefined) return uses * card.strike * damageWorth(mind) * 0.8;
  return uses * (card.coins ?? 0) * WEIGHTS.coin * (stageOf(mind) >= 3 ? 0 : 0.8);
}

function spendableWorth(mind: Mind, card: SpendableCard): number {
  if (card.hitBonus !== undefined) return card.hitBonus * damageWorth(mind);
  if (card.heal !== undefined)
    return card.heal.amount * (card.heal.whom === 'party' ? 0.75 * mind.state.heroes.length : 1) + 1;
  if (card.bonusDice !== undefined) return card.bonusDice * WEIGHTS.bonusDie;
  if (card.prevent !== undefined) return preventWorth(mind, card.prevent);
  return card.rethrow ? 3.5 : 0;
}

/** How often a hero throws in a fight; with maps a party of any size takes about the same number of throws. */
const weaponUses = (mind: Mind): number =>
  hasMaps(mind) ? WEIGHTS.throws / Math.max(1, standingCount(mind)) : WEIGHTS.weaponUse;

/** What a card does for this hero in the rest of the game. */
export function cardWorth(mind: Mind, card: EquipmentCard, hero: HeroState): number {
  if (card.kind === 'weapon') return weaponGain(mind, card, hero) * fightsLeft(mind) * weaponUses(mind);
  return card.kind === 'armor' ? armorWorth(mind, card) : spendableWorth(mind, card);
}

/** What is lost when a card is used up. */
export function cardPrice(mind: Mind, id: string): number {
  const card = cardOf(mind, id);
  return (card.kind === 'armor' ? armorWorth(mind, card) : spendableWorth(mind, card as SpendableCard)) * 0.6;
}

/** How much of its worth a further card of a kind keeps. */
const FURTHER = { weapon: 0.45, armor: 0.8, spendable: 1 } as const;

/** What a hero gains by a card more, a card less, or one in place of another of its kind. */
export function gainOf(mind: Mind, hero: HeroState, add: string | undefined, drop?: string): number {
  if (hero.eliminated) return 0;
  const added = add === undefined ? undefined : cardOf(mind, add);
  const dropped = drop === undefined ? undefined : cardOf(mind, drop);
  const kind = (added ?? dropped)?.kind;
  if (kind === undefined) return 0;
  return kindWorth(mind, hero, kind, added, dropped) - kindWorth(mind, hero, kind);
}

/** All cards of a kind that a hero carries, with one more and one less: the best counts in full, further ones less. */
function kindWorth(
  mind: Mind,
  hero: HeroState,
  kind: EquipmentCard['kind'],
  added?: EquipmentCard,
  dropped?: EquipmentCard,
): number {
  let highest = 0;
  let sum = 0;
  let toDrop = dropped;
  const count = (card: EquipmentCard): void => {
    if (card.kind !== kind) return;
    const worth = cardWorth(mind, card, hero);
    sum += worth;
    if (worth > highest) highest = worth;
  };
  for (const carried of hero.equipment) {
    const card = cardOf(mind, carried.card);
    if (card === toDrop) toDrop = undefined;
    else count(card);
  }
  if (added !== undefined) count(added);
  return highest + (sum - highest) * FURTHER[kind];
}

/** Some editions let nobody carry the same weapon twice. */
const isRefused = (mind: Mind, hero: HeroState, card: EquipmentCard): boolean =>
  mind.edition.constants.uniqueWeapons &&
  card.kind === 'weapon' &&
  hero.equipment.some(carried => carried.card === card.id);

const LEAST_GAIN = 0.5;

/** A gift or an exchange that makes the party better off, or nothing. Each one raises the worth of all loads, so this ends. */
export function bestTrade(mind: Mind, legal: readonly Action[]): Action | undefined {
  let chosen: Action | undefined;
  let most = LEAST_GAIN;
  for (const action of legal) {
    let gain = 0;
    if (action.type === 'give')
      gain =
        gainOf(mind, heroNamed(mind, action.hero), undefined, action.card) +
        gainOf(mind, heroNamed(mind, action.to), action.card);
    else if (action.type === 'swap')
      gain =
        gainOf(mind, heroNamed(mind, action.hero), action.for, action.card) +
        gainOf(mind, heroNamed(mind, action.with), action.card, action.for);
    if (gain > most) {
      most = gain;
      chosen = action;
    }
  }
  return chosen;
}

export const bonusDieUse = (mind: Mind, legal: readonly Action[]): Action | undefined =>
  ofType(legal, 'use').find(
    use => (mind.edition.equipment.get(use.card) as SpendableCard | undefined)?.bonusDice !== undefined,
  );

/**
 * A spendable that brings a bonus die does so at any time; the sooner, the sooner its place is free. Where bonus
 * dice must be thrown, it is kept for the moment it is needed.
 */
export const earlyBonusDie = (mind: Mind, legal: readonly Action[]): Action | undefined =>
  mind.edition.constants.bonusDieCompulsory ? undefined : bonusDieUse(mind, legal);

export function chooseTrade(mind: Mind, legal: readonly Action[]): Action {
  return (
    earlyBonusDie(mind, legal) ??
    bestTrade(mind, legal) ??
    bestDrop(mind, legal, leftBehind(mind)) ??
    (legal.find(action => action.type === 'done') as Action)
  );
}

/** Cards that go to the box unless somebody makes room for them. */
const leftBehind = (mind: Mind): string[] =>
  mind.state.heroes.flatMap(hero => (hero.eliminated ? hero.equipment.map(({ card }) => card) : []));

/** A carried card thrown away to make room for a better one, or nothing. */
function bestDrop(mind: Mind, legal: readonly Action[], coming: readonly string[]): Action | undefined {
  let chosen: Action | undefined;
  let most = LEAST_GAIN;
  if (coming.length === 0) return undefined;
  for (const drop of ofType(legal, 'discard')) {
    const hero = heroNamed(mind, drop.hero);
    if (hero.eliminated) continue;
    for (const id of coming) {
      const card = cardOf(mind, id);
      if (cardOf(mind, drop.card).kind !== card.kind) continue;
      if (drop.card !== id && isRefused(mind, hero, card)) continue;
      const gain = gainOf(mind, hero, id, drop.card);
      if (gain > most) {
        most = gain;
        chosen = drop;
      }
    }
  }
  return chosen;
}

/** A card for nothing goes to whom it helps most, if need be in place of a worse one. */
export function chooseAssignment(
  mind: Mind,
  legal: readonly Action[],
  { cards }: Extract<Question, { at: 'assign' }>,
): Action {
  const takers = ofType(legal, 'assign');
  if (takers.length > 0) return best(takers, taker => gainOf(mind, heroNamed(mind, taker.hero), taker.card));
  return bestDrop(mind, legal, cards) ?? (legal.find(action => action.type === 'box') as Action);
}
