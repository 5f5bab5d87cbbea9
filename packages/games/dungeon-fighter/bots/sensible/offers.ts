/** Offers to accept, heroes to choose, and a card to give up. */
import type {
  Ability,
  Action,
  ActionOf,
  Color,
  OfferFacts,
  Question,
  ThrowState,
} from '../../rules/index.ts';
import { offeringOf, ZONES } from '../../rules/index.ts';
import { extraThrowWorth, multipliedWorth } from './blow.ts';
import { gainOf } from './equipment.ts';
import { fightOf, outlook } from './fight.ts';
import { diceLeft } from './foe.ts';
import { damageOf } from './landings.ts';
import { markerWorth, shieldWorth } from './markers.ts';
import {
  abilityNamed,
  best,
  combatOf,
  heroAt,
  heroNamed,
  type Mind,
  missingLife,
  ofType,
  sheetOf,
} from './mind.ts';
import { WEIGHTS } from './weights.ts';

const thrownOf = (mind: Mind): ThrowState => combatOf(mind).throw as ThrowState;

const activeAbility = (mind: Mind): Ability => {
  const { ability, seat } = thrownOf(mind);
  return abilityNamed(mind, sheetOf(mind, heroAt(mind, seat)).abilities[ability as Color]);
};

type Accept = Extract<Question, { at: 'accept' }>;

/** The hit that the offer is about, as far as the offer asks. */
function factsOf(mind: Mind, ability: Ability): OfferFacts {
  const fight = fightOf(mind);
  const { seat, zone, weapons } = thrownOf(mind);
  const target = ZONES.indexOf(zone as (typeof ZONES)[number]);
  const dice = diceLeft(mind);
  return {
    plain: () =>
      outlook(mind, fight, fight.life - damageOf(mind, fight, seat, target, ability, weapons), dice),
    multiplied: (by, cost) =>
      multipliedWorth(mind, fight, seat, target, ability, weapons, dice, { by, cost }),
    another: () => extraThrowWorth(mind, fight, seat, fight.life, dice),
    marked: marker => markerWorth(mind, fight, heroAt(mind, seat), marker),
  };
}

export function chooseAnswer(mind: Mind, legal: readonly Action[], { what }: Accept): Action {
  const ability = activeAbility(mind);
  const yes = offeringOf(ability, what)?.isGood(factsOf(mind, ability)) === true;
  return ofType(legal, 'answer').find(answer => answer.yes === yes) as ActionOf<'answer'>;
}

export function chooseTarget(
  mind: Mind,
  legal: readonly Action[],
  { what, amount }: Extract<Question, { at: 'target' }>,
): Action {
  const fight = fightOf(mind);
  return best(ofType(legal, 'choose'), ({ target }) => {
    const hero = heroNamed(mind, target);
    if (what === 'marker') return shieldWorth(mind, fight, hero);
    const danger = hero.life <= fight.card.damage ? WEIGHTS.faint : 0;
    return Math.min(amount, missingLife(mind, hero)) + danger - hero.life / 100;
  });
}

/** The card whose loss hurts least; one that would be lost anyway is used. */
export function chooseLoss(mind: Mind, legal: readonly Action[]): Action {
  const losses = ofType(legal, 'discard');
  const loser = heroNamed(mind, (losses[0] as ActionOf<'discard'>).hero);
  const isLast = loser.equipment.length === 1;
  const uses = isLast ? ofType(legal, 'use').filter(use => use.hero === loser.hero) : [];
  if (uses.length > 0)
    return best(uses, ({ target }) => (target === null ? 0 : missingLife(mind, heroNamed(mind, target))));
  return best(losses, ({ hero, card }) => gainOf(mind, heroNamed(mind, hero), undefined, card));
}
