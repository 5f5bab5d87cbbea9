/** What cards are worth, who should carry them, and handing them on. */
import {
  type Action,
  bringsDice,
  type EquipmentCard,
  equipmentWorth,
  type HeroState,
  type Prospects,
  type Question,
  type WeaponCard,
} from '../../rules/index.ts';
import { best, cardOf, heroNamed, type Mind, ofType, standingCount } from './mind.ts';
import { fightsLeft, hasMaps, stageOf } from './progress.ts';
import { biteToCome, damageWorth } from './tower.ts';
import { WEIGHTS } from './weights.ts';

/** What a weapon adds to one throw of this hero, if it is used where it pays. */
export const weaponGain = (mind: Mind, card: WeaponCard, hero: HeroState): number =>
  equipmentWorth(card, new Outlook(mind, card, hero));

/** What lies ahead, for weighing one card; worked out as far as the card asks for it. */
class Outlook implements Prospects {
  readonly #mind: Mind;
  readonly #card: EquipmentCard;
  readonly #hero: HeroState | undefined;
  readonly coin = WEIGHTS.coin;
  readonly bonusDie = WEIGHTS.bonusDie;
  readonly faint = WEIGHTS.faint;
  readonly counterblow = WEIGHTS.counterblow;

  constructor(mind: Mind, card: EquipmentCard, hero?: HeroState) {
    this.#mind = mind;
    this.#card = card;
    this.#hero = hero;
  }

  readonly gain = (bonus: number): number => {
    const { armed, plain } = this.#throws();
    return Math.max(
      0.05,
      (armed.mean + armed.hit * bonus - plain.mean) * this.damage - (plain.hit - armed.hit) * this.bite,
    );
  };

  #throws() {
    const { model, skillOf, state } = this.#mind;
    const skill = skillOf(this.#hero?.hero ?? (state.options.heroes[0] as string));
    const armed = this.#card.kind === 'weapon' ? [this.#card.requirement] : [];
    return { plain: model.distribution(skill, []), armed: model.distribution(skill, armed) };
  }

  get hit(): number {
    return this.#throws().armed.hit;
  }
  get once(): boolean {
    return this.#card.kind === 'armor' && this.#card.once === true;
  }
  get uses(): number {
    return this.once ? 1 : fightsLeft(this.#mind) * WEIGHTS.armorUse;
  }
  /** Misses of one hero in the fights to come. */
  get misses(): number {
    return (fightsLeft(this.#mind) * WEIGHTS.misses) / Math.max(1, this.standing);
  }
  get bite(): number {
    return biteToCome(this.#mind);
  }
  get damage(): number {
    return damageWorth(this.#mind);
  }
  get standing(): number {
    return standingCount(this.#mind);
  }
  get heroes(): number {
    return this.#mind.state.heroes.length;
  }
  get laterCoin(): number {
    return stageOf(this.#mind) >= 3 ? 0 : 0.8;
  }
}

/** How often a hero throws in a fight; with maps a party of any size takes about the same number of throws. */
const weaponUses = (mind: Mind): number =>
  hasMaps(mind) ? WEIGHTS.throws / Math.max(1, standingCount(mind)) : WEIGHTS.weaponUse;

/** What a card does for this hero in the rest of the game. */
export function cardWorth(mind: Mind, card: EquipmentCard, hero: HeroState): number {
  if (card.kind === 'weapon') return weaponGain(mind, card, hero) * fightsLeft(mind) * weaponUses(mind);
  return equipmentWorth(card, new Outlook(mind, card));
}

/** What is lost when a card is used up. */
export function cardPrice(mind: Mind, id: string): number {
  const card = cardOf(mind, id);
  return equipmentWorth(card, new Outlook(mind, card)) * 0.6;
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
  ofType(legal, 'use').find(use => {
    const card = mind.edition.equipment.get(use.card);
    return card !== undefined && bringsDice(card);
  });

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
