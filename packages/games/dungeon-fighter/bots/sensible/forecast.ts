/**
 * What a fight will still cost. For an ordinary monster: the life the party expects to lose, by the life of the
 * monster and the coloured dice left. For the boss: the chance to win, by its life and the throws left.
 */
import {
  COLORS,
  dealtOf,
  hurtsAll,
  isMissSection,
  type MonsterAbility,
  markerBonus,
  regainedLife,
  sectionFor,
  THROWS,
  type Throw,
  worthLost,
} from '../../rules/index.ts';
import { SKILLS, type Skill } from '../skill/table.ts';
import { type FoeCard, foeAbility, immuneColor } from './foe.ts';
import type { Mind } from './mind.ts';
import { type Ladder, MOST_LIFE, pricesOf } from './prices.ts';
import { hasMaps } from './progress.ts';
import { WEIGHTS } from './weights.ts';

const MOST_THROWS = 16;

/** Chances of each amount of damage of a throw without weapons; index 0 is a miss or no damage. */
function damageChances(
  mind: Mind,
  skill: Skill,
  requirements: readonly Throw[],
  card: FoeCard,
  ability: MonsterAbility | undefined,
  iconChance: number,
): Float64Array {
  const { targets } = mind.model.distribution(skill, requirements);
  const chances = new Float64Array(24);
  const change = (total: number): number => dealtOf(ability, total);
  let more = 0;
  for (const marker of card.markers ?? []) more += markerBonus(marker);
  const put = (damage: number, chance: number) => {
    chances[damage] = (chances[damage] as number) + chance;
  };
  let hits = 0;
  for (let i = 0; i < targets.length; i++) {
    if (isMissSection(ability, i + 1)) continue;
    const chance = targets[i] as number;
    hits += chance;
    const section = i < 6 ? sectionFor(ability, i + 1) : mind.edition.constants.bullseye;
    const base = section + more;
    put(change(base), chance * (1 - iconChance));
    put(change(base + WEIGHTS.iconDamage), chance * iconChance);
  }
  put(0, 1 - hits);
  return chances;
}

/** What a forecast depends on besides the foe. */
export interface Setting {
  readonly level: number;
  readonly boss: boolean;
  readonly requirements: readonly Throw[];
  readonly skill: Skill;
  readonly heroes: number;
  readonly bonusDice: number;
  /** The party has paid for its dice in this fight already. */
  readonly defeated: boolean;
}

export interface Forecast {
  /** Life the party will pay, by life and steps of the ladder. */
  readonly price: Float64Array;
  readonly ladder: Ladder;
  /** By life × 16 + throws: chance to defeat the foe with so many throws. */
  readonly chance: Float64Array;
  /** Life that one throw costs the party on average. */
  readonly perThrow: number;
}

/** What a player has worked out, by foe and circumstances. Kept for good: there are only so many of them. */
export type Forecasts = Map<FoeCard, Map<number, Forecast>>;

/** Where the party may pay although it has bonus dice, it does not matter how many it has. */
const countedDice = (mind: Mind, bonusDice: number): number =>
  mind.edition.constants.bonusDieCompulsory ? Math.min(15, bonusDice) : Math.min(1, bonusDice);

export function forecastOf(mind: Mind, card: FoeCard, setting: Setting): Forecast {
  let forecasts = mind.forecasts.get(card);
  if (forecasts === undefined) {
    forecasts = new Map();
    mind.forecasts.set(card, forecasts);
  }
  let key = SKILLS.indexOf(setting.skill) * 8 + setting.heroes;
  key = (key * 16 + countedDice(mind, setting.bonusDice)) * 2 + (setting.defeated ? 1 : 0);
  for (const requirement of setting.requirements)
    key = key * (THROWS.length + 1) + THROWS.indexOf(requirement) + 1;
  let found = forecasts.get(key);
  if (found === undefined) {
    found = computeForecast(mind, card, setting);
    forecasts.set(key, found);
  }
  return found;
}

/** What a die that nobody needed is worth: editions with maps turn it into a bonus die. */
export const unusedDieWorth = (mind: Mind, defeated: boolean): number =>
  hasMaps(mind) && !defeated ? WEIGHTS.unusedDie : 0;

/** A party with something to lose. */
const RICH = { coins: 1, coin: WEIGHTS.coin, cards: 1, lostCard: WEIGHTS.lostCard } as const;

function computeForecast(mind: Mind, card: FoeCard, setting: Setting): Forecast {
  const { level, boss, requirements, skill, heroes, defeated } = setting;
  const ability = foeAbility(mind, card);
  const chances = damageChances(mind, skill, requirements, card, ability, boss ? 0.3 : 0.5);
  const hit = mind.model.distribution(skill, requirements).hit;
  const meanDamage = chances.reduce((sum, chance, damage) => sum + chance * damage, 0);
  const retrievalPerThrow = (heroes * level) / 3;
  const bite = card.damage * (hurtsAll(ability) ? heroes : 1);
  const missed = 1 - hit;
  const throwPrice = missed * (bite + (ability === undefined ? 0 : worthLost(ability, RICH)));
  const regained =
    ability === undefined ? 0 : missed * regainedLife(ability, 0, Infinity, card.abilityValue ?? 0);
  const perThrow =
    throwPrice * (1 + regained / Math.max(0.3, meanDamage)) +
    (regained * retrievalPerThrow) / Math.max(0.3, meanDamage);
  const { bonusDieCompulsory } = mind.edition.constants;
  const immune = immuneColor(mind, card) === undefined ? 0 : 1;
  const ladder: Ladder = {
    chances,
    perThrow,
    retrieval: heroes * level,
    coloured: COLORS.length - immune,
    immune,
    forcedDice: bonusDieCompulsory ? countedDice(mind, setting.bonusDice) : 0,
    mayThrowBonusDie: !bonusDieCompulsory && setting.bonusDice > 0,
    unusedDie: unusedDieWorth(mind, defeated),
  };
  return {
    price: boss ? new Float64Array(0) : pricesOf(ladder),
    ladder,
    chance: boss ? chancesOf(chances) : new Float64Array(0),
    perThrow,
  };
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

/** `dice`: coloured dice left; -1 with a bonus die in the air that is still counted on the chest. */
export function priceAt({ price, ladder }: Forecast, life: number, dice: number): number {
  const steps = ladder.coloured + ladder.forcedDice;
  const step = Math.max(0, Math.min(steps, dice + ladder.forcedDice));
  return life <= 0
    ? -ladder.unusedDie * (Math.max(0, dice) + ladder.immune)
    : (price[Math.min(life, MOST_LIFE) * (steps + 1) + step] as number);
}

export const chanceAt = (forecast: Forecast, life: number, throws: number): number =>
  life <= 0
    ? 1
    : (forecast.chance[
        Math.min(life, MOST_LIFE) * MOST_THROWS + Math.min(throws, MOST_THROWS - 1)
      ] as number);
