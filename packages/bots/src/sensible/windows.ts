/** Stepping in: throwing again, boosting a hit, armor on a miss, what is drunk before it hurts or at the last gasp. */
import type {
  Ability,
  Action,
  ActionOf,
  EquipmentCard,
  HeroState,
  Question,
  SpendableCard,
  ThrowState,
  WindowKind,
} from '@tumblekeep/dungeon-fighter';
import { ZONES } from '@tumblekeep/dungeon-fighter';
import { hurtWorth, tokenWorth } from './aftermath.ts';
import { hitWorth, instaKillWorth, missWorth, throwWorth } from './blow.ts';
import { cureFor } from './cures.ts';
import { usableAbility, weaponBonus } from './damage.ts';
import { cardPrice } from './equipment.ts';
import { type Fight, fightOf, outlook } from './fight.ts';
import { diceLeft } from './foe.ts';
import { captiveWorth } from './markers.ts';
import { combatOf, heroAt, heroNamed, type Mind, missingLife, ofType, seatOf } from './mind.ts';

type WindowQuestion = Extract<Question, { at: 'window' }>;
type Use = ActionOf<'use'>;

export function chooseInWindow(mind: Mind, legal: readonly Action[], question: WindowQuestion): Action {
  const pass = legal.find(action => action.type === 'pass') as Action;
  return CHOICES[question.kind](mind, legal, question.seat) ?? pass;
}

const isRethrowCard = (mind: Mind, use: Use): boolean =>
  (mind.edition.equipment.get(use.card) as SpendableCard | undefined)?.rethrow === true;

function chooseRethrow(mind: Mind, legal: readonly Action[]): Action | undefined {
  const fight = fightOf(mind);
  const thrown = combatOf(mind).throw as ThrowState;
  const dice = diceLeft(mind);
  const gain =
    throwWorth(mind, fight, thrown.seat, thrown.die, [], dice) - landedWorth(mind, fight, thrown, dice);
  if (gain <= 0.1) return undefined;
  const free = legal.find(action => action.type === 're-throw');
  if (free !== undefined) return free;
  const token = legal.find(action => action.type === 'spend-token');
  if (token !== undefined && gain > tokenWorth(fight)) return token;
  return ofType(legal, 'use').find(
    use => isRethrowCard(mind, use) && gain > cardPrice(mind, use.card) * fight.resourceWeight,
  );
}

function landedWorth(mind: Mind, fight: Fight, thrown: ThrowState, dice: number): number {
  const hero = heroAt(mind, thrown.seat);
  const ability = thrown.ability === null ? undefined : usableAbility(mind, hero, thrown.ability);
  if (thrown.hit && thrown.zone === 'bullseye' && thrown.face === 'icon')
    return instaKillWorth(mind, fight, dice);
  return landedWith(mind, fight, thrown, ability, dice);
}

/** What a card adds to a hit, or a captured monster. */
function boostOf(mind: Mind, id: string): number | undefined {
  const { edition } = mind;
  const card = edition.equipment.get(id) as SpendableCard | undefined;
  if (card !== undefined) return card.hitBonus;
  return edition.constants.captives === 'blow' ? edition.monster.get(id)?.damage : undefined;
}

function chooseBoost(mind: Mind, legal: readonly Action[]): Action | undefined {
  const fight = fightOf(mind);
  const thrown = combatOf(mind).throw as ThrowState;
  const dice = diceLeft(mind);
  let total = thrown.total;
  for (const id of thrown.boosts) total += boostOf(mind, id) ?? 0;
  const after = (damage: number): number => {
    const dealt = fight.ability?.total === undefined ? damage : fight.ability.total(damage);
    return outlook(mind, fight, fight.life - dealt, dice);
  };
  const now = after(total);
  let chosen: Use | undefined;
  let most = 0;
  for (const use of ofType(legal, 'use')) {
    const hitBonus = boostOf(mind, use.card);
    if (hitBonus === undefined) continue;
    const price = priceOf(mind, use) * fight.resourceWeight;
    const gain = after(total + hitBonus) - now - price;
    if (gain > most) {
      most = gain;
      chosen = use;
    }
  }
  return chosen;
}

/** An armor that is ready again in the next fight is used as soon as it can be; anything else when it pays. */
function chooseArmor(mind: Mind, legal: readonly Action[]): Action | undefined {
  const fight = fightOf(mind);
  let chosen: Use | undefined;
  let most = 0;
  for (const use of ofType(legal, 'use')) {
    const card = mind.edition.equipment.get(use.card);
    if (card?.kind === 'armor' && !card.once) return use;
    const prevent = card === undefined ? 'all' : preventOf(card);
    if (prevent === undefined) continue;
    const price = priceOf(mind, use) * fight.resourceWeight;
    const gain = sparedBy(mind, fight, heroNamed(mind, use.hero), prevent) - price;
    if (gain > most) {
      most = gain;
      chosen = use;
    }
  }
  return chosen;
}

const preventOf = (card: EquipmentCard): number | 'all' | undefined =>
  card.kind === 'weapon' ? undefined : card.prevent;

/** A card, or a captured monster. */
const priceOf = (mind: Mind, { card, hero }: Use): number =>
  mind.edition.equipment.has(card)
    ? cardPrice(mind, card)
    : captiveWorth(mind, card, heroNamed(mind, hero)) * 0.6;

function sparedBy(mind: Mind, fight: Fight, hero: HeroState, prevent: number | 'all'): number {
  const { incoming } = combatOf(mind);
  const threat = (one: HeroState): number => incoming[seatOf(mind, one.hero)] ?? 0;
  const prevented = prevent === 'all' ? threat(hero) : Math.min(prevent, threat(hero));
  return (
    hurtWorth(mind, fight, threat) -
    hurtWorth(mind, fight, one => threat(one) - (one === hero ? prevented : 0))
  );
}

/** What is about to hit is still to come, or has been taken off already. */
function chooseRemedy(mind: Mind, legal: readonly Action[], seat: number): Action | undefined {
  const { incoming, foe } = combatOf(mind);
  const lifeAfter = (hero: HeroState): number => hero.life - (incoming[seatOf(mind, hero.hero)] ?? 0);
  const cure = cureFor(mind, legal, hero => hero.life - lifeAfter(hero));
  if (cure !== undefined) return cure;
  const asked = heroAt(mind, seat);
  return foe.boss && lifeAfter(asked) < 1 ? lastUse(mind, legal, asked, lifeAfter) : undefined;
}

/** Nobody gets up again in the last fight: what a falling hero carries is good for the others now or never. */
function lastUse(
  mind: Mind,
  legal: readonly Action[],
  asked: HeroState,
  lifeAfter: (hero: HeroState) => number,
): Action | undefined {
  const good = (hero: HeroState, amount: number): number =>
    lifeAfter(hero) < 1 ? 0 : Math.min(amount, missingLife(mind, hero));
  let chosen: Use | undefined;
  let most = 0;
  for (const use of ofType(legal, 'use')) {
    if (use.hero !== asked.hero) continue;
    const { bonusDice, heal } = mind.edition.equipment.get(use.card) as SpendableCard;
    if (bonusDice !== undefined) return use;
    if (heal === undefined) continue;
    const healed = use.target === null ? mind.state.heroes : [heroNamed(mind, use.target)];
    const worth = healed.reduce((sum, hero) => sum + good(hero, heal.amount), 0);
    if (worth > most) {
      most = worth;
      chosen = use;
    }
  }
  return chosen;
}

type Choose = (mind: Mind, legal: readonly Action[], seat: number) => Action | undefined;

const CHOICES: Readonly<Record<WindowKind, Choose>> = {
  're-throw': chooseRethrow,
  boost: chooseBoost,
  armor: chooseArmor,
  reaction: chooseRemedy,
  'last-gasp': chooseRemedy,
};

export function chooseAbility(mind: Mind, legal: readonly Action[]): Action {
  const fight = fightOf(mind);
  const thrown = combatOf(mind).throw as ThrowState;
  const hero = heroAt(mind, thrown.seat);
  const dice = diceLeft(mind);
  const again = throwWorth(mind, fight, thrown.seat, thrown.die, [], dice);
  const worth = (ability: Ability | undefined): number => {
    const value = landedWith(mind, fight, thrown, ability, dice);
    return ability?.rethrow ? Math.max(value, again) : value;
  };
  let chosen: Action | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of ofType(legal, 'activate')) {
    const value = worth(action.color === null ? undefined : usableAbility(mind, hero, action.color));
    if (value > highest) {
      highest = value;
      chosen = action;
    }
  }
  return chosen as Action;
}

function landedWith(
  mind: Mind,
  fight: Fight,
  thrown: ThrowState,
  ability: Ability | undefined,
  dice: number,
): number {
  if (!thrown.hit) return missWorth(mind, fight, thrown.seat, ability, dice);
  const target = ZONES.indexOf(thrown.zone as (typeof ZONES)[number]);
  return hitWorth(mind, fight, thrown.seat, target, ability, weaponBonus(mind, fight, thrown.weapons), dice);
}
