/** What a Combat is going to cost, estimated from its present round. */
import {
  type AttackOdds,
  attackOdds,
  type BoonState,
  type CombatState,
  heroAttack,
  type PartyHero,
  type Play,
  STATS,
  type Stat,
  type State,
  successChance,
  totalOf,
} from '../rules/index.ts';

export interface Fight {
  /** Damage of a round, on average. */
  readonly damage: number;
  /** The chance to hit somebody in a round, with a little help. */
  readonly chance: number;
  /** The same by the dice alone. */
  readonly natural: number;
  /** Damage until one hero more has fallen, and until all have. */
  readonly perHero: number;
  readonly total: number;
  /** Of an attack with each of the stats, in their order. */
  readonly odds: readonly (AttackOdds | undefined)[];
}

const LEAST_CHANCE = 0.05;
/** Points that a creature spends on an attack without a second thought. */
const EASY_POINTS = 1;

const hitsOf = (heroes: readonly PartyHero[]): number => {
  let hits = 0;
  for (const { hero, rotated } of heroes) hits += hero === 'barbarian' && !rotated ? 2 : 1;
  return hits;
};

/** With every hero that falls the others hit less and are hit more easily. */
export function fightOf(play: Play): Fight {
  const hits = hitsOf(play.state.combat?.heroes ?? []);
  const all: (AttackOdds | undefined)[] = [];
  let damage = 0;
  let chance = LEAST_CHANCE;
  let natural = 0;
  for (let i = 0; i < STATS.length; i++) {
    const stat = STATS[i] as Stat;
    const total = totalOf(play, stat);
    damage += heroAttack(play, stat, total)?.damage ?? 0;
    const odds = attackOdds(play, stat, total);
    all.push(odds);
    if (odds === undefined) continue;
    chance = Math.max(chance, successChance(odds, EASY_POINTS));
    natural = Math.max(natural, successChance(odds, 0));
  }
  const perHero = damage / chance;
  const total = hits === 0 ? 0 : (perHero * (hits + 1) * (2 * hits + 1)) / (6 * hits);
  return { damage, chance, natural, perHero, total, odds: all };
}

const withState = (play: Play, state: State): Play => ({ ...play, state });

/** The same Combat with another party. */
export const withHeroes = (play: Play, heroes: PartyHero[]): Play =>
  withState(play, { ...play.state, combat: { ...(play.state.combat as CombatState), heroes } });

/** The same Combat with an ability at work. */
export function withBoon(play: Play, boon: BoonState): Play {
  const { state } = play;
  const creatures = state.creatures.map((one, seat) =>
    seat === state.active ? { ...one, boons: [...one.boons, boon] } : one,
  );
  return withState(play, { ...state, creatures });
}
