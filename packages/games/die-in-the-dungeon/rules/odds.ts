/** Chances, exactly: what a player would work out with pencil and paper. */
import type { Action } from './action.ts';
import { fighterBonus, rogueAttacks } from './chapters/class.ts';
import { mayAttackWith } from './chapters/combat/creature-attack.ts';
import { defenceOf, isStopped, mayAttack } from './chapters/combat/party-attacks.ts';
import { missing, planRoll, type RollPlan } from './chapters/dice.ts';
import { criticalStrike, isWarded, rageDamage } from './chapters/epic.ts';
import { attackDie, has, rulesHere, totalOf } from './chapters/hero.ts';
import { AGILITY_BONUS_AT, MIGHT_BONUS_AT, PATRIARCH_RESULT } from './constants.ts';
import { type Content, mapOf } from './content.ts';
import type { LaidMap } from './dungeon.ts';
import { combatOf, FAIR_DICE, type Play } from './play.ts';
import type { RollState, State } from './state.ts';
import { type Die, type Sides, STATS, type Stat, sidesOf } from './vocabulary.ts';

/** A state to look at, not to play on. */
export const lookAt = (content: Content, state: State): Play => ({
  content,
  map: mapOf(content, state.options.map) as LaidMap,
  dice: FAIR_DICE,
  state,
  sink: undefined,
});

type Dice = Pick<RollPlan, 'sides' | 'times' | 'tries' | 'highest'>;

/** The chance of each sum. */
function sumChances(sides: number, times: number): number[] {
  let sums = [1];
  for (let die = 0; die < times; die++) {
    const next = Array<number>(sums.length + sides).fill(0);
    sums.forEach((chance, sum) => {
      for (let face = 1; face <= sides; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / sides;
    });
    sums = next;
  }
  return sums;
}

/** The chance of each number or more, by dice. */
const TABLES = new Map<number, readonly number[]>();

function tableOf({ sides, times, tries }: Dice): readonly number[] {
  const key = (sides * 16 + times) * 4 + tries;
  const known = TABLES.get(key);
  if (known !== undefined) return known;
  const sums = sumChances(sides, times);
  const table = sums.map((_, least) => {
    const once = sums.slice(least).reduce((a, b) => a + b, 0);
    let miss = 1;
    for (let i = 0; i < tries; i++) miss *= 1 - once;
    return tries === 1 ? once : 1 - miss;
  });
  TABLES.set(key, table);
  return table;
}

/** The chance that the dice show this number or more. */
function atLeast(dice: Dice, least: number): number {
  if (dice.highest) return dice.sides * dice.times >= least ? 1 : 0;
  const table = tableOf(dice);
  return least <= 0 ? 1 : (table[least] ?? 0);
}

/** What an attack rolls and what its dice must show: that much, or against a Patriarch no more than that. */
export interface AttackOdds {
  readonly dice: RollPlan;
  readonly bound: number;
  readonly warded: boolean;
}

/** Nothing for a stat that may not attack here. */
export function attackOdds(
  play: Play,
  stat: Stat,
  total: number = totalOf(play, stat),
): AttackOdds | undefined {
  if (!mayAttackWith(play, stat)) return undefined;
  const dice = planRoll(play, 'attack', stat);
  const added = dice.bonus + dice.weakness + dice.tile;
  const warded = isWarded(play);
  return { dice, bound: (warded ? PATRIARCH_RESULT : total + 1) - added, warded };
}

/** The chance that it succeeds, if up to `points` points are spent on it afterwards. */
export function successChance({ dice, bound, warded }: AttackOdds, points: number): number {
  const help = dice.unmodified ? 0 : points;
  return warded ? 1 - atLeast(dice, bound + help + 1) : atLeast(dice, bound - help);
}

export function attackChance(play: Play, stat: Stat, points = 0): number {
  const odds = attackOdds(play, stat);
  return odds === undefined ? 0 : successChance(odds, points);
}

/** The chance to pass a Stat Check. */
export function checkChance(play: Play, stat: Stat, target: number, points = 0): number {
  const plan = planRoll(play, 'check', stat);
  return atLeast(plan, target - plan.bonus - (plan.unmodified ? 0 : points));
}

/** The chance that a DieMinion makes the present roll a success. */
export const minionChance = (play: Play, roll: RollState, die: Die): number =>
  atLeast({ sides: sidesOf(die), times: 1, tries: 1, highest: false }, missing(play, roll));

/** The chance that an action makes its roll succeed; nothing for actions that are about no roll. */
export function chanceOf(content: Content, state: State, action: Action): number | undefined {
  const play = lookAt(content, state);
  const { roll } = state;
  if (action.type === 'attack') return attackChance(play, action.stat);
  if (roll === null) return undefined;
  switch (action.type) {
    case 'roll':
      return checkChance(play, roll.stat, roll.target);
    case 'minion':
      return minionChance(play, roll, action.die);
    case 'pips':
      return missing(play, roll) <= action.pips ? 1 : 0;
    case 'spend':
      return missing(play, roll) <= action.points ? 1 : 0;
    case 'pay-time':
      return missing(play, roll) <= action.change ? 1 : 0;
    case 'accept':
      return 0;
    default:
      return undefined;
  }
}

/** One kind of attack that the party is going to make in a round. */
export interface HeroAttack {
  readonly stat: Stat;
  readonly die: Sides;
  /** How many attacks are certain. */
  readonly attacks: number;
  /** The chance that one of them hits, and the damage it does on average, misses included. */
  readonly hit: number;
  readonly damage: number;
}

/** What the party is going to do with one stat in this round, if anything. */
export function heroAttack(
  play: Play,
  stat: Stat,
  total: number = totalOf(play, stat),
): HeroAttack | undefined {
  if (!mayAttack(play, stat) || isStopped(play, stat)) return undefined;
  const rules = rulesHere(play);
  const die = attackDie(total);
  const bonus = fighterBonus(play, stat) + (rules.heroRolls ?? 0);
  const defence = defenceOf(play, stat);
  const base = 1 + rageDamage(play, stat) + criticalStrike(play, stat) + (rules.damage?.[stat] ?? 0);
  const hasFighter = stat === 'might' && has(combatOf(play), 'fighter');
  const hasRogue = stat === 'agility' && has(combatOf(play), 'rogue');
  let hits = 0;
  let damage = 0;
  let again = 0;
  for (let face = 1; face <= die; face++) {
    const value = face + bonus;
    if (hasRogue && value >= AGILITY_BONUS_AT) again++;
    if (face !== die && value <= defence) continue;
    hits++;
    damage += base + (hasFighter && value >= MIGHT_BONUS_AT ? 1 : 0);
  }
  const attacks = 1 + (stat === 'agility' ? rogueAttacks(play) : 0);
  return { stat, die, attacks, hit: hits / die, damage: (damage / die) * (attacks + again / die) };
}

/** What the party is going to do in this round. */
export function heroAttacks(play: Play): HeroAttack[] {
  const attacks: HeroAttack[] = [];
  for (const stat of STATS) {
    const attack = heroAttack(play, stat);
    if (attack !== undefined) attacks.push(attack);
  }
  return attacks;
}
