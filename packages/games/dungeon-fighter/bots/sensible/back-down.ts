/** Backing down: when the throw asked for is worse than paying and meeting somebody else. */
import type { Action, ActionOf, Throw } from '../../rules/index.ts';
import { demands, type FoeCard, foeCard } from './foe.ts';
import { forecastOf, priceAt } from './forecast.ts';
import { combatOf, heroAt, isStanding, type Mind, ofType, standingCount } from './mind.ts';
import { WEIGHTS } from './weights.ts';

/** Life that this monster is expected to cost, against the price of leaving and a typical one of its level. */
export function backsDown(mind: Mind): boolean {
  const combat = combatOf(mind);
  const { foe } = combat;
  const rule = mind.edition.constants.backDown;
  const loss = typeof rule?.loss === 'number' ? rule.loss : foe.level;
  if (!mind.state.heroes.some(hero => isStanding(hero) && hero.life > loss)) return false;
  const card = foeCard(mind);
  const heroes = standingCount(mind);
  const advantage = foe.initialLife - card.life;
  const here = priceHere(mind, card, demands(mind, card, []), foe.life);
  const most = mostPrice(mind);
  let elsewhere = 0;
  let count = 0;
  for (const other of mind.edition.tables.monsters) {
    if (other.level !== foe.level) continue;
    const life = other.life + advantage;
    elsewhere += Math.min(most, priceHere(mind, other, demands(mind, other, []), life));
    if (rule?.card === 'pile') elsewhere -= Math.min(most, priceLater(mind, other, life));
    count++;
  }
  elsewhere /= count;
  if (rule?.card === 'pile') elsewhere += Math.min(most, priceLater(mind, card, foe.life));
  return here > elsewhere + heroes * loss + foe.coins * WEIGHTS.coin + WEIGHTS.backDownMargin;
}

const MOST_PRICE = 60;

/** What nobody can throw must not weigh more than this; where a handicap gives all monsters more life, all of them cost more. */
function mostPrice(mind: Mind): number {
  const hindrance = Math.max(0, -(mind.state.options.handicap ?? 0));
  const { initialLife } = combatOf(mind).foe;
  return (MOST_PRICE * initialLife) / Math.max(1, initialLife - hindrance);
}

function priceHere(mind: Mind, card: FoeCard, requirements: readonly Throw[], life: number): number {
  const { active, foe } = combatOf(mind);
  const forecast = forecastOf(mind, card, {
    level: foe.level,
    boss: false,
    requirements,
    skill: mind.skillOf(heroAt(mind, active).hero),
    heroes: standingCount(mind),
    bonusDice: 0,
    defeated: false,
  });
  return priceAt(forecast, life, combatOf(mind).dice.length);
}

/** What it costs to meet a foe in another room, where the foe comes back. */
const priceLater = (mind: Mind, card: FoeCard, life: number): number =>
  priceHere(mind, card, card.requirement === undefined ? [] : [card.requirement], life);

export function chooseVote(mind: Mind, legal: readonly Action[]): Action {
  const agree = backsDown(mind);
  return ofType(legal, 'vote').find(vote => vote.agree === agree) as ActionOf<'vote'>;
}
