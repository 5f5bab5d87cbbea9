/** What the monsters to come are like on average: their backs tell the level, the tables the rest. */
import { type Edition, THROWS, type Throw } from '../../rules/index.ts';
import { SKILLS } from '../skill/table.ts';
import { forecastOf, priceAt } from './forecast.ts';
import { isStanding, type Mind } from './mind.ts';
import { hasMaps, roomsLeft, stageOf, towerLevels } from './progress.ts';
import { WEIGHTS } from './weights.ts';

/** Means over the monsters of one level. */
export interface LevelOutlook {
  readonly damage: number;
  readonly coins: number;
  /** What a fight costs the party in life. */
  readonly price: number;
  /** Of a point of the monster's life. */
  readonly perLife: number;
}

export type LevelOutlooks = Map<Edition, Map<number, LevelOutlook>>;

const MOST_PRICE = 60;

export function levelOutlook(mind: Mind, level: number, requirement?: Throw): LevelOutlook {
  const { edition, state } = mind;
  const heroes = Math.max(1, state.heroes.filter(isStanding).length);
  const skill = mind.skillOf(state.options.heroes[0] as string);
  let ofEdition = mind.levels.get(edition);
  if (ofEdition === undefined) {
    ofEdition = new Map();
    mind.levels.set(edition, ofEdition);
  }
  const throwKey = requirement === undefined ? 0 : THROWS.indexOf(requirement) + 1;
  const key = ((level * 8 + heroes) * 4 + SKILLS.indexOf(skill)) * (THROWS.length + 1) + throwKey;
  let found = ofEdition.get(key);
  if (found === undefined) {
    found = meanOf(mind, level, heroes, requirement);
    ofEdition.set(key, found);
  }
  return found;
}

function meanOf(mind: Mind, level: number, heroes: number, requirement: Throw | undefined): LevelOutlook {
  const skill = mind.skillOf(mind.state.options.heroes[0] as string);
  const cards = mind.edition.tables.monsters.filter(card => card.level === level);
  const sum = { damage: 0, coins: 0, price: 0, perLife: 0 };
  for (const card of cards) {
    const requirements: Throw[] = [];
    for (const one of [card.requirement, requirement])
      if (one !== undefined && !requirements.includes(one)) requirements.push(one);
    const forecast = forecastOf(mind, card, {
      level,
      boss: false,
      requirements,
      skill,
      heroes,
      bonusDice: 1,
      defeated: false,
    });
    const price = Math.min(MOST_PRICE, priceAt(forecast, card.life, forecast.ladder.coloured));
    sum.damage += card.damage;
    sum.coins += card.coins;
    sum.price += price;
    sum.perLife += Math.max(0, price) / card.life;
  }
  const count = Math.max(1, cards.length);
  return {
    damage: sum.damage / count,
    coins: sum.coins / count,
    price: sum.price / count,
    perLife: sum.perLife / count,
  };
}

/** The mean over everything still to be fought; the boss counts as one and a half monsters. */
function meanToCome(mind: Mind, read: (outlook: LevelOutlook) => number, ofBoss: number): number {
  const levels = towerLevels(mind);
  let sum = ofBoss * WEIGHTS.bossFight;
  for (const level of levels) sum += read(levelOutlook(mind, level));
  return sum / (levels.length + WEIGHTS.bossFight);
}

const BITES = [1.8, 2.2, 2.8, 3.3] as const;
const DAMAGES = [1.1, 1.3, 1.6, 1.6] as const;

/** The damage a miss of the monsters to come costs on average. */
export const biteToCome = (mind: Mind): number =>
  hasMaps(mind) ? meanToCome(mind, level => level.damage, BITES[3]) : (BITES[stageOf(mind)] as number);

/** Life that a point of damage to a monster saves the party, on average. */
export const damageWorth = (mind: Mind): number =>
  hasMaps(mind)
    ? meanToCome(mind, level => level.perLife, WEIGHTS.bossDamage)
    : (DAMAGES[stageOf(mind)] as number);

/** What one more bonus die is worth: less where it must be thrown in the next fight that needs it. */
export const dieToCome = (mind: Mind): number =>
  mind.edition.constants.bonusDieCompulsory && roomsLeft(mind) >= ROOMS_OF_A_FLOOR
    ? WEIGHTS.forcedDie
    : WEIGHTS.bonusDie;

/** Those who are given a die on the last floor may still have it when the boss comes. */
const ROOMS_OF_A_FLOOR = 4;
