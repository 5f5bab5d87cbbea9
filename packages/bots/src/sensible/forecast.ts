/**
 * What a fight will still cost. For an ordinary monster: the life the party expects to lose, by the life of the
 * monster and the coloured dice left. For the boss: the chance to win, by its life and the throws left.
 */
import { type MonsterAbility, THROWS, type Throw } from '@tumblekeep/dungeon-fighter';
import { SKILLS, type Skill } from '../skill/table.ts';
import {
  combatOf,
  demands,
  type FoeCard,
  foeAbility,
  foeCard,
  heroAt,
  type Mind,
  standingCount,
  standingLife,
} from './mind.ts';
import { WEIGHTS } from './weights.ts';

const DICE_STATES = 4;
const MOST_LIFE = 48;
const MOST_THROWS = 16;

/** Chances of each amount of damage of a throw without weapons; index 0 is a miss or no damage. */
function damageChances(
  mind: Mind,
  skill: Skill,
  requirements: readonly Throw[],
  ability: MonsterAbility | undefined,
  iconChance: number,
): Float64Array {
  const { targets } = mind.model.distribution(skill, requirements);
  const chances = new Float64Array(16);
  const change = ability?.total ?? (total => total);
  const put = (damage: number, chance: number) => {
    chances[damage] = (chances[damage] as number) + chance;
  };
  let hits = 0;
  for (let i = 0; i < targets.length; i++) {
    if (ability?.missSections?.includes(i + 1)) continue;
    const chance = targets[i] as number;
    hits += chance;
    const base = i < 6 ? (ability?.sectionsCount ?? i + 1) : mind.edition.constants.bullseye;
    put(change(base), chance * (1 - iconChance));
    put(change(base + WEIGHTS.iconDamage), chance * iconChance);
  }
  put(0, 1 - hits);
  return chances;
}

export interface Forecast {
  /** By life × 4 + dice: life the party will pay. */
  readonly price: Float64Array;
  /** By life × 16 + throws: chance to defeat the foe with so many throws. */
  readonly chance: Float64Array;
  /** Life that one throw costs the party on average. */
  readonly perThrow: number;
}

/** What a player has worked out, by foe and circumstances. Kept for good: there are only so many of them. */
export type Forecasts = Map<FoeCard, Map<number, Forecast>>;

export function forecastOf(
  mind: Mind,
  card: FoeCard,
  level: number,
  boss: boolean,
  requirements: readonly Throw[],
  skill: Skill,
  heroes: number,
  hasBonusDice: boolean,
): Forecast {
  let forecasts = mind.forecasts.get(card);
  if (forecasts === undefined) {
    forecasts = new Map();
    mind.forecasts.set(card, forecasts);
  }
  let key = SKILLS.indexOf(skill) * 16 + heroes * 2 + (hasBonusDice ? 1 : 0);
  for (const requirement of requirements) key = key * 32 + THROWS.indexOf(requirement) + 1;
  let found = forecasts.get(key);
  if (found === undefined) {
    found = computeForecast(mind, card, level, boss, requirements, skill, heroes, hasBonusDice);
    forecasts.set(key, found);
  }
  return found;
}

function computeForecast(
  mind: Mind,
  card: FoeCard,
  level: number,
  boss: boolean,
  requirements: readonly Throw[],
  skill: Skill,
  heroes: number,
  hasBonusDice: boolean,
): Forecast {
  const ability = foeAbility(mind, card);
  const chances = damageChances(mind, skill, requirements, ability, boss ? 0.3 : 0.5);
  const nothing = Math.min(0.99, chances[0] as number);
  const hit = mind.model.distribution(skill, requirements).hit;
  const meanDamage = chances.reduce((sum, chance, damage) => sum + chance * damage, 0);
  const retrievalPerThrow = (heroes * level) / 3;
  const bite = card.damage * (ability?.missHurtsAll ? heroes : 1);
  const missed = 1 - hit;
  const throwPrice = missed * (bite + (ability?.missCostsCoins ?? 0) * WEIGHTS.coin);
  const regained = ability?.missHeals ? missed * (card.abilityValue ?? 0) : 0;
  const perThrow =
    throwPrice * (1 + regained / Math.max(0.3, meanDamage)) +
    (regained * retrievalPerThrow) / Math.max(0.3, meanDamage);
  return {
    price: boss ? new Float64Array(0) : pricesOf(chances, nothing, perThrow, heroes * level, hasBonusDice),
    chance: boss ? chancesOf(chances) : new Float64Array(0),
    perThrow,
  };
}

/**
 * With no dice left the party either pays to have three back or, if it has one, throws a bonus die. A throw
 * that changes nothing leads back to the same life, which is solved for.
 */
function pricesOf(
  chances: Float64Array,
  nothing: number,
  perThrow: number,
  retrieval: number,
  hasBonusDice: boolean,
): Float64Array {
  const price = new Float64Array((MOST_LIFE + 1) * DICE_STATES);
  const after = (life: number, damage: number, dice: number): number =>
    life > damage ? (price[(life - damage) * DICE_STATES + dice] as number) : 0;
  for (let life = 1; life <= MOST_LIFE; life++) {
    const sums = [0, 1, 2].map(dice => {
      let sum = perThrow;
      for (let damage = 1; damage < chances.length; damage++)
        sum += (chances[damage] as number) * after(life, damage, dice);
      return sum;
    }) as [number, number, number];
    const square = nothing * nothing;
    const toRetrieve = (retrieval + sums[2] + nothing * sums[1] + square * sums[0]) / (1 - square * nothing);
    const toSpendDie = (WEIGHTS.bonusDie + sums[0]) / (1 - nothing);
    const none = hasBonusDice ? Math.min(toRetrieve, toSpendDie) : toRetrieve;
    const at = life * DICE_STATES;
    price[at] = none;
    for (let dice = 1; dice < DICE_STATES; dice++)
      price[at + dice] = (sums[dice - 1] as number) + nothing * (price[at + dice - 1] as number);
  }
  return price;
}

function chancesOf(chances: Float64Array): Float64Array {
  const chance = new Float64Array((MOST_LIFE + 1) * MOST_THROWS);
  for (let throws = 0; throws < MOST_THROWS; throws++) chance[throws] = 1;
  for (let life = 1; life <= MOST_LIFE; life++) {
    for (let throws = 1; throws < MOST_THROWS; throws++) {
      let sum = 0;
      for (let damage = 0; damage < chances.length; damage++) {
        const left = Math.max(0, life - damage);
        sum += (chances[damage] as number) * (chance[left * MOST_THROWS + throws - 1] as number);
      }
      chance[life * MOST_THROWS + throws] = sum;
    }
  }
  return chance;
}

export const priceAt = (forecast: Forecast, life: number, dice: number): number =>
  life <= 0 ? 0 : (forecast.price[Math.min(life, MOST_LIFE) * DICE_STATES + dice] as number);

export const chanceAt = (forecast: Forecast, life: number, throws: number): number =>
  life <= 0
    ? 1
    : (forecast.chance[
        Math.min(life, MOST_LIFE) * MOST_THROWS + Math.min(throws, MOST_THROWS - 1)
      ] as number);

/** The fight the party is in. */
export interface Fight {
  readonly card: FoeCard;
  readonly ability: MonsterAbility | undefined;
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
  const skill = mind.skillOf(heroAt(mind, combat.active).hero);
  const bonusDice = mind.state.chest.dice;
  const forecast = forecastOf(
    mind,
    card,
    foe.level,
    foe.boss,
    demands(mind, card, []),
    skill,
    standingCount(mind),
    bonusDice > 0,
  );
  const life = Math.max(1, standingLife(mind));
  const throwsLeft = combat.dice.length + bonusDice;
  const strain = foe.boss
    ? (forecast.perThrow * throwsLeft) / life
    : priceAt(forecast, foe.life, combat.dice.length) / life;
  return {
    card,
    ability: foeAbility(mind, card),
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
  if (life > 0) return -priceAt(fight.forecast, life, dice);
  return life <= mind.edition.constants.epicShotAt ? WEIGHTS.coin * fight.resourceWeight : 0;
}
