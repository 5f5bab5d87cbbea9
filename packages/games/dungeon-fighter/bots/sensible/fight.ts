/** The fight the party is in, and how good it is to go on with it. */
import type { MonsterAbility } from '../../rules/index.ts';
import { demands, diceLeft, type FoeCard, foeAbility, foeCard } from './foe.ts';
import { chanceAt, type Forecast, forecastOf, priceAt, type Setting } from './forecast.ts';
import { combatOf, heroAt, type Mind, standingCount, standingLife } from './mind.ts';
import { WEIGHTS } from './weights.ts';

export interface Fight {
  readonly card: FoeCard;
  readonly ability: MonsterAbility | undefined;
  readonly setting: Setting;
  readonly forecast: Forecast;
  readonly boss: boolean;
  readonly life: number;
  /** What a point of hero life weighs against the rest. */
  readonly lifeWeight: number;
  /** What coins, dice and cards weigh against the rest. */
  readonly resourceWeight: number;
}

export function fightOf(mind: Mind): Fight {
  const combat = combatOf(mind);
  const { foe } = combat;
  const card = foeCard(mind);
  const bonusDice = mind.state.chest.dice;
  const setting: Setting = {
    level: foe.level,
    boss: foe.boss,
    requirements: demands(mind, card, []),
    skill: mind.skillOf(heroAt(mind, combat.active).hero),
    heroes: standingCount(mind),
    bonusDice,
    defeated: combat.defeats > 0,
  };
  const forecast = forecastOf(mind, card, setting);
  const life = Math.max(1, standingLife(mind));
  const dice = diceLeft(mind);
  const strain = foe.boss
    ? (forecast.perThrow * (dice + bonusDice)) / life
    : priceAt(forecast, foe.life, dice) / life;
  return {
    card,
    ability: foeAbility(mind, card),
    setting,
    forecast,
    boss: foe.boss,
    life: foe.life,
    lifeWeight: foe.boss ? Math.max(0.1, Math.min(3, 1.5 * strain * strain)) : 1,
    resourceWeight: foe.boss ? 0.02 : 1 / (1 + WEIGHTS.urgency * Math.max(0, strain - 0.4)),
  };
}

/** How good it is to face this life of the foe with so many coloured dice; bonus dice come on top for the boss. */
export function outlook(mind: Mind, fight: Fight, life: number, dice: number): number {
  if (fight.boss)
    return life <= 0
      ? WEIGHTS.game
      : WEIGHTS.game * chanceAt(fight.forecast, life, dice + mind.state.chest.dice);
  const price = priceAt(fight.forecast, life, dice);
  if (life > 0) return -price;
  const epic = life <= mind.edition.constants.epicShotAt ? WEIGHTS.coin * fight.resourceWeight : 0;
  return epic - price;
}

/** What the foe with these changes costs less. */
export function relief(mind: Mind, fight: Fight, card: FoeCard, life: number, dice: number): number {
  const other = forecastOf(mind, card, { ...fight.setting, requirements: demands(mind, card, []) });
  if (!fight.boss) return priceAt(fight.forecast, life, dice) - priceAt(other, life, dice);
  const throws = dice + mind.state.chest.dice;
  return (
    WEIGHTS.game * (chanceAt(other, life, throws) - chanceAt(fight.forecast, life, throws)) +
    (fight.forecast.perThrow - other.perThrow) * throws * fight.lifeWeight
  );
}
