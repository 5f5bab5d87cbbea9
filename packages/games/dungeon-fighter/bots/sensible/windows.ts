/** Stepping in: throwing again, boosting a hit, armor on a miss, what is drunk before it hurts or at the last gasp. */
import type {
  Ability,
  Action,
  ActionOf,
  EquipmentCard,
  HeroState,
  Question,
  ThrowState,
  WindowKind,
} from '../../rules/index.ts';
import {
  boostOf,
  bringsDice,
  dealtOf,
  equipmentSays,
  healingOf,
  readyAbility,
  throwsAgain,
  ZONES,
} from '../../rules/index.ts';
import { hurtWorth, tokenWorth } from './aftermath.ts';
import { hitWorth, instaKillWorth, missWorth, throwWorth } from './blow.ts';
import { cureFor } from './cures.ts';
import { cardPrice } from './equipment.ts';
import { type Fight, fightOf, outlook } from './fight.ts';
import { diceLeft } from './foe.ts';
import { captiveWorth } from './markers.ts';
import { cardOf, combatOf, heroAt, heroNamed, type Mind, missingLife, ofType, seatOf } from './mind.ts';

type WindowQuestion = Extract<Question, { at: 'window' }>;
type Use = ActionOf<'use'>;

export function chooseInWindow(mind: Mind, legal: readonly Action[], question: WindowQuestion): Action {
  const pass = legal.find(action => action.type === 'pass') as Action;
  return CHOICES[question.kind](mind, legal, question.seat) ?? pass;
}

const isRethrowCard = (mind: Mind, use: Use): boolean => {
  const card = mind.edition.equipment.get(use.card);
  return card !== undefined && equipmentSays(card).some(({ verb }) => verb.does.throwsAgain === true);
};

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
  const ability = thrown.ability === null ? undefined : readyAbility(mind, hero, thrown.ability);
  if (thrown.hit && thrown.zone === 'bullseye' && thrown.face === 'icon')
    return instaKillWorth(mind, fight, dice);
  return landedWith(mind, fight, thrown, ability, dice);
}

function chooseBoost(mind: Mind, legal: readonly Action[]): Action | undefined {
  const fight = fightOf(mind);
  const thrown = combatOf(mind).throw as ThrowState;
  const dice = diceLeft(mind);
  let total = thrown.total;
  for (const id of thrown.boosts) total += boostOf(mind, id);
  const after = (damage: number): number => {
    return outlook(mind, fight, fight.life - dealtOf(fight.ability, damage), dice);
  };
  const now = after(total);
  let chosen: Use | undefined;
  let most = 0;
  for (const use of ofType(legal, 'use')) {
    const hitBonus = boostOf(mind, use.card);
    if (hitBonus === 0) continue;
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
    const hero = heroNamed(mind, use.hero);
    const prevented = preventedBy(card, threatTo(mind, hero));
    if (prevented === undefined) continue;
    const price = priceOf(mind, use) * fight.resourceWeight;
    const gain = sparedBy(mind, fight, hero, prevented) - price;
    if (gain > most) {
      most = gain;
      chosen = use;
    }
  }
  return chosen;
}

const threatTo = (mind: Mind, hero: HeroState): number =>
  combatOf(mind).incoming[seatOf(mind, hero.hero)] ?? 0;

/** What a card takes off a blow; a captured monster takes all of it. */
function preventedBy(card: EquipmentCard | undefined, threat: number): number | undefined {
  if (card === undefined) return threat;
  for (const { verb, value } of equipmentSays(card))
    if (verb.does.softens !== undefined) return verb.does.softens(value, threat);
  return undefined;
}

/** A card, or a captured monster. */
const priceOf = (mind: Mind, { card, hero }: Use): number =>
  mind.edition.equipment.has(card)
    ? cardPrice(mind, card)
    : captiveWorth(mind, card, heroNamed(mind, hero)) * 0.6;

const sparedBy = (mind: Mind, fight: Fight, hero: HeroState, prevented: number): number =>
  hurtWorth(mind, fight, one => threatTo(mind, one)) -
  hurtWorth(mind, fight, one => threatTo(mind, one) - (one === hero ? prevented : 0));

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
    const card = cardOf(mind, use.card);
    if (bringsDice(card)) return use;
    const amount = healingOf(card);
    if (amount === undefined) continue;
    const healed = use.target === null ? mind.state.heroes : [heroNamed(mind, use.target)];
    const worth = healed.reduce((sum, hero) => sum + good(hero, amount), 0);
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
    return ability !== undefined && throwsAgain(ability) ? Math.max(value, again) : value;
  };
  let chosen: Action | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of ofType(legal, 'activate')) {
    const value = worth(action.color === null ? undefined : readyAbility(mind, hero, action.color));
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
  return hitWorth(mind, fight, thrown.seat, target, ability, thrown.weapons, dice);
}
