/** Backing down: when the throw asked for is worse than paying and meeting somebody else. */
import type { Action, ActionOf } from '@tumblekeep/dungeon-fighter';
import { forecastOf, priceAt } from './forecast.ts';
import { combatOf, demands, foeCard, heroAt, isStanding, type Mind, ofType, standingCount } from './mind.ts';
import { WEIGHTS } from './weights.ts';

/** Life that this monster is expected to cost, against the price of leaving and a typical one of its level. */
export function backsDown(mind: Mind): boolean {
  const combat = combatOf(mind);
  const { foe } = combat;
  if (!mind.state.heroes.some(hero => isStanding(hero) && hero.life > foe.level)) return false;
  const card = foeCard(mind);
  const heroes = standingCount(mind);
  const skill = mind.skillOf(heroAt(mind, combat.active).hero);
  const here = priceAt(
    forecastOf(mind, card, foe.level, false, demands(mind, card, []), skill, heroes, false),
    foe.life,
    combat.dice.length,
  );
  const advantage = foe.initialLife - card.life;
  let elsewhere = 0;
  let count = 0;
  for (const other of mind.edition.tables.monsters) {
    if (other.level !== foe.level) continue;
    const forecast = forecastOf(
      mind,
      other,
      foe.level,
      false,
      demands(mind, other, []),
      skill,
      heroes,
      false,
    );
    elsewhere += Math.min(60, priceAt(forecast, other.life + advantage, combat.dice.length));
    count++;
  }
  return here > elsewhere / count + heroes * foe.level + foe.coins * WEIGHTS.coin + WEIGHTS.backDownMargin;
}

export function chooseVote(mind: Mind, legal: readonly Action[]): Action {
  const agree = backsDown(mind);
  return ofType(legal, 'vote').find(vote => vote.agree === agree) as ActionOf<'vote'>;
}
