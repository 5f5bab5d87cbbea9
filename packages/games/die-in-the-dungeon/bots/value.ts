/** The chance to win, estimated at the beginning of a turn from what lies on the table. */
import { exp } from '@tumblekeep/kernel';
import {
  ABILITY,
  AGILITY,
  type Content,
  type CreatureState,
  HEALTH,
  type LaidMap,
  MAGIC,
  MIGHT,
  mapOf,
  SIDES,
  type State,
  TIME,
} from '../rules/index.ts';
import { dangerOf } from './danger.ts';
import { wayToGoal } from './way.ts';
import { WEIGHTS } from './weights.ts';

/** Things that are looked at, all of them about 1 in size, and the units of the layer between them and the score. */
export const FEATURES = 36;
export const UNITS = 16;

/** What is looked at; the unused places are 0. Written into `out`, for it is done very often. */
export function lookAtTable(content: Content, state: State, seat: number, out: Float64Array): void {
  const laid = mapOf(content, state.options.map) as LaidMap;
  const { win } = laid.map;
  const creature = state.creatures[seat] as CreatureState;
  const { values, dice, minions, pips, tokens } = creature;
  const health = values[HEALTH] as number;
  const time = values[TIME] as number;
  const { tiles, goals } = wayToGoal(laid, state, seat);
  const spare = time - tiles;
  const danger = dangerOf(content, laid);
  let count = 0;
  let faces = 0;
  for (let rung = 0; rung < SIDES.length; rung++) {
    const owned = minions[rung] as number;
    count += owned;
    faces += (owned * ((SIDES[rung] as number) + 1)) / 2;
  }
  let points = 0;
  for (let box = 0; box < pips.length; box++) points += pips[box] as number;
  let weak = 0;
  let at = 0;
  for (const stat of [MIGHT, AGILITY, MAGIC]) {
    const value = values[stat] as number;
    if (value <= 2) weak++;
    out[at++] = value / 8;
    out[at++] = (dice[stat] as number) / 10;
    out[at++] = (tokens[stat] as number) / 2;
  }
  out[at++] = health / 8;
  out[at++] = Math.min(health, 3) / 3;
  out[at++] = (dice[HEALTH] as number) / 10;
  out[at++] = tokens[HEALTH] as number;
  out[at++] = weak / 3;
  out[at++] = spare / 6;
  out[at++] = Math.max(0, Math.min(spare, 3)) / 3;
  out[at++] = Math.max(-3, Math.min(spare, 0)) / 3;
  out[at++] = tokens[TIME] as number;
  out[at++] = (values[ABILITY] as number) / 4;
  out[at++] = tokens[ABILITY] as number;
  out[at++] = creature.cards.length / 4;
  out[at++] = count / 3;
  out[at++] = faces / 8;
  out[at++] = points / 6;
  out[at++] = tiles / 6;
  out[at++] = goals / 2;
  out[at++] = danger.tile / 3;
  out[at++] = danger.goal / 6;
  out[at++] = ((tiles - goals) * danger.tile) / 12;
  out[at++] = (goals * danger.goal) / 12;
  out[at++] = 'points' in win ? 1 : 0;
  out[at++] = 'explored' in win ? 1 : 0;
  const kind = content.tables.creatures.findIndex(({ id }) => id === creature.creature);
  for (let i = 0; i < 4; i++) out[at++] = i === kind ? 1 : 0;
}

/** The score that a network of `UNITS` rectified units gives; weights are in the order units, then the score. */
export function scoreBy(weights: ArrayLike<number>, features: Float64Array): number {
  let next = 0;
  let score = weights[weights.length - 1] as number;
  const end = UNITS * (FEATURES + 1);
  for (let unit = 0; unit < UNITS; unit++) {
    let sum = weights[next++] as number;
    for (let i = 0; i < FEATURES; i++) sum += (weights[next++] as number) * (features[i] as number);
    score += (weights[end + unit] as number) * (sum > 0 ? sum : sum / 8);
  }
  return score;
}

const seen = new Float64Array(FEATURES);
const weights = Float64Array.from(WEIGHTS);

function scoreOf(content: Content, state: State, seat: number): number {
  lookAtTable(content, state, seat, seen);
  return scoreBy(weights, seen);
}

export const chanceAt = (score: number): number => 1 / (1 + exp(-score));

/** With two players the one who is further ahead wins. */
export function winChance(content: Content, state: State, seat: number): number {
  const { result, creatures } = state;
  if (result !== null) return result.winner === creatures[seat]?.creature ? 1 : 0;
  const own = scoreOf(content, state, seat);
  const other = creatures.findIndex((_, i) => i !== seat);
  return chanceAt(other < 0 ? own : own - scoreOf(content, state, other));
}
