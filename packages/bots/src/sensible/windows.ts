/** Stepping in: throwing again, boosting a hit, armor on a miss, the last gasp. */
import type {
  Ability,
  Action,
  ActionOf,
  Question,
  SpendableCard,
  ThrowState,
  WindowKind,
} from '@tumblekeep/dungeon-fighter';
import { ZONES } from '@tumblekeep/dungeon-fighter';
import { hitWorth, missWorth, throwWorth, tokenWorth, usableAbility, weaponBonus } from './blow.ts';
import { cardPrice } from './equipment.ts';
import { type Fight, fightOf, outlook } from './forecast.ts';
import { cardOf, combatOf, heroAt, heroNamed, isStanding, type Mind, ofType } from './mind.ts';

type WindowQuestion = Extract<Question, { at: 'window' }>;
type Use = ActionOf<'use'>;

export function chooseInWindow(mind: Mind, legal: readonly Action[], question: WindowQuestion): Action {
  const pass = legal.find(action => action.type === 'pass') as Action;
  return CHOICES[question.kind](mind, legal) ?? pass;
}

const isRethrowCard = (mind: Mind, use: Use): boolean =>
  (cardOf(mind, use.card) as SpendableCard).rethrow === true;

function chooseRethrow(mind: Mind, legal: readonly Action[]): Action | undefined {
  const fight = fightOf(mind);
  const thrown = combatOf(mind).throw as ThrowState;
  const dice = combatOf(mind).dice.length;
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
    return outlook(mind, fight, -3, dice);
  return landedWith(mind, fight, thrown, ability, dice);
}

function chooseBoost(mind: Mind, legal: readonly Action[]): Action | undefined {
  const fight = fightOf(mind);
  const thrown = combatOf(mind).throw as ThrowState;
  const dice = combatOf(mind).dice.length;
  let total = thrown.total;
  for (const id of thrown.boosts) total += (cardOf(mind, id) as SpendableCard).hitBonus ?? 0;
  const after = (damage: number): number => {
    const dealt = fight.ability?.total === undefined ? damage : fight.ability.total(damage);
    return outlook(mind, fight, fight.life - dealt, dice);
  };
  const now = after(total);
  let chosen: Use | undefined;
  let most = 0;
  for (const use of ofType(legal, 'use')) {
    const { hitBonus } = cardOf(mind, use.card) as SpendableCard;
    if (hitBonus === undefined) continue;
    const price = cardPrice(mind, use.card) * fight.resourceWeight;
    const gain = after(total + hitBonus) - now - price;
    if (gain > most) {
      most = gain;
      chosen = use;
    }
  }
  return chosen;
}

/** An armor is ready again in the next fight, so it is used as soon as it can be. */
const chooseArmor = (mind: Mind, legal: readonly Action[]): Action | undefined =>
  ofType(legal, 'use').find(use => cardOf(mind, use.card).kind === 'armor');

/** The smallest cure that keeps somebody on their feet. */
function chooseLastGasp(mind: Mind, legal: readonly Action[]): Action | undefined {
  let chosen: Use | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const use of ofType(legal, 'use')) {
    const { heal } = cardOf(mind, use.card) as SpendableCard;
    if (heal === undefined) continue;
    const saves =
      use.target === null
        ? mind.state.heroes.some(hero => isStanding(hero) && hero.life < 1 && hero.life + heal.amount >= 1)
        : isSaved(mind, use.target, heal.amount);
    if (saves && heal.amount < least) {
      least = heal.amount;
      chosen = use;
    }
  }
  return chosen;
}

const isSaved = (mind: Mind, target: string, amount: number): boolean => {
  const { life } = heroNamed(mind, target);
  return life < 1 && life + amount >= 1;
};

const CHOICES: Readonly<Record<WindowKind, (mind: Mind, legal: readonly Action[]) => Action | undefined>> = {
  're-throw': chooseRethrow,
  boost: chooseBoost,
  armor: chooseArmor,
  'last-gasp': chooseLastGasp,
};

export function chooseAbility(mind: Mind, legal: readonly Action[]): Action {
  const fight = fightOf(mind);
  const thrown = combatOf(mind).throw as ThrowState;
  const hero = heroAt(mind, thrown.seat);
  const dice = combatOf(mind).dice.length;
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
