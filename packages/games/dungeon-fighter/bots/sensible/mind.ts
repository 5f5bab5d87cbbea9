/** What the sensible player looks at: open information only, never the order of a deck. */
import type {
  Ability,
  Action,
  CombatState,
  Edition,
  EquipmentCard,
  HeroCard,
  HeroId,
  HeroState,
  State,
} from '../../rules/index.ts';
import type { SkillModel } from '../skill/model.ts';
import type { Skill } from '../skill/table.ts';
import type { Forecasts } from './forecast.ts';
import type { LevelOutlooks } from './tower.ts';

export interface Mind {
  readonly edition: Edition;
  readonly state: State;
  readonly model: SkillModel;
  readonly skillOf: (hero: HeroId) => Skill;
  readonly forecasts: Forecasts;
  readonly levels: LevelOutlooks;
}

export const isStanding = (hero: HeroState): boolean => !hero.fainted && !hero.eliminated;

export const seatOf = (mind: Mind, hero: HeroId): number =>
  mind.state.heroes.findIndex(one => one.hero === hero);

export const heroAt = (mind: Mind, seat: number): HeroState => mind.state.heroes[seat] as HeroState;

export const heroNamed = (mind: Mind, hero: HeroId): HeroState =>
  mind.state.heroes.find(one => one.hero === hero) as HeroState;

export const sheetOf = (mind: Mind, hero: HeroState): HeroCard =>
  mind.edition.hero.get(hero.hero) as HeroCard;

export const cardOf = (mind: Mind, card: string): EquipmentCard =>
  mind.edition.equipment.get(card) as EquipmentCard;

export const abilityNamed = (mind: Mind, id: string): Ability => mind.edition.ability.get(id) as Ability;

export const missingLife = (mind: Mind, hero: HeroState): number =>
  isStanding(hero)
    ? mind.edition.constants.life - mind.edition.constants.scarCost * hero.scars.length - hero.life
    : 0;

export function standingCount(mind: Mind): number {
  let count = 0;
  for (const hero of mind.state.heroes) if (isStanding(hero)) count++;
  return count;
}

export function standingLife(mind: Mind): number {
  let life = 0;
  for (const hero of mind.state.heroes) if (isStanding(hero)) life += hero.life;
  return life;
}

export const combatOf = (mind: Mind): CombatState => mind.state.combat as CombatState;

/** The action with the highest value; the first of equals. */
export function best<T>(items: readonly T[], value: (item: T) => number): T {
  let found = items[0] as T;
  let highest = value(found);
  for (let i = 1; i < items.length; i++) {
    const item = items[i] as T;
    const worth = value(item);
    if (worth > highest) {
      highest = worth;
      found = item;
    }
  }
  return found;
}

export const ofType = <T extends Action['type']>(
  legal: readonly Action[],
  type: T,
): Extract<Action, { type: T }>[] =>
  legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
