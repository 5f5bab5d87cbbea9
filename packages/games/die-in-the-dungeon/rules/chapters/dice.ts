/** DICE: the creature's own rolls, and everything that changes them after they are seen. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import type { RollBonus } from '../cards.ts';
import { PATRIARCH_RESULT, THRESHOLDS, TOKEN_POINTS } from '../constants.ts';
import type { Part } from '../event.ts';
import { answered, askAgain, me, type Play, rollOf, sumOf } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { BoonState, CreatureState, RollState } from '../state.ts';
import {
  DICE,
  indexOf,
  rungOf,
  SIDES,
  type Sides,
  type Stat,
  sidesAt,
  TIME,
  type TrackIndex,
} from '../vocabulary.ts';
import { boonOf, boonsAtWork, changesDice, endBoons } from './ability/boons.ts';
import { abilityOptions, mayUseAny, refuseUse, useAbility } from './ability/using.ts';
import { isWarded, weakenedAttack } from './epic.ts';
import { rulesHere, totalOf } from './hero.ts';
import { dieAt, losePoints, spendable, valueAt } from './stat.ts';
import { discardMinion, hasToken, minionsOf } from './token.ts';

export function beginRoll(
  play: Play,
  what: RollState['what'],
  stat: Stat,
  list: string,
  target: number,
): void {
  play.state.roll = {
    what,
    stat,
    list,
    target,
    faces: [],
    sides: 0,
    total: 0,
    unmodified: false,
    timeForPoints: false,
    used: false,
    passed: false,
    accepted: false,
  };
}

/** What a roll is made with, before it is made. */
export interface RollPlan {
  readonly sides: Sides;
  /** Dice that are added up. */
  readonly times: number;
  /** The best of so many tries counts. */
  readonly tries: number;
  readonly highest: boolean;
  /** Added by abilities, by a Warlock and by the tile. */
  readonly bonus: number;
  readonly weakness: number;
  readonly tile: number;
  readonly unmodified: boolean;
  readonly timeForPoints: boolean;
}

function bonusOf(play: Play, { amount, each, stats }: RollBonus, stat: Stat): number {
  if (stats !== undefined && !stats.includes(stat)) return 0;
  if (each === undefined) return amount;
  const { combat } = play.state;
  if (combat === null) return 0;
  return amount * (each === 'hero' ? combat.heroes.length : combat.level);
}

/** The die of the stat, with everything that changes it (DIE-TRAP-02, DIE-COMBAT-25). */
export function planRoll(
  play: Play,
  what: RollState['what'],
  stat: Stat,
  die: number = dieAt(me(play), indexOf(stat)),
  boons: readonly BoonState[] = boonsAtWork(play),
): RollPlan {
  let rung = rungOf(die);
  let times = 1;
  let tries = 1;
  let highest = false;
  let bonus = 0;
  let unmodified = false;
  let timeForPoints = false;
  for (let i = 0; i < boons.length; i++) {
    const boon = boonOf(play, boons[i] as BoonState);
    rung += boon.rungs ?? 0;
    times *= boon.times ?? 1;
    if (boon.bonus !== undefined) bonus += bonusOf(play, boon.bonus, stat);
    if (boon.twice) tries = 2;
    if (boon.highest) highest = true;
    if (boon.unmodified) unmodified = true;
    if (boon.timeForPoints) timeForPoints = true;
  }
  // DIE-R-33: dice are chosen before a roll, results are modified after it. Only the former goes with Eye Gaze.
  if (unmodified) {
    tries = 1;
    highest = false;
    bonus = 0;
    timeForPoints = false;
  }
  const sides = sidesAt(Math.min(rung, SIDES.length - 1));
  const weakness = what === 'attack' ? weakenedAttack(play, stat) : 0;
  const tile = what === 'attack' ? (rulesHere(play).creatureRolls ?? 0) : 0;
  return { sides, times, tries, highest, bonus, weakness, tile, unmodified, timeForPoints };
}

export function makeRoll(play: Play): void {
  const roll = rollOf(play);
  const { stat } = roll;
  const plan = planRoll(play, roll.what, stat);
  const { bonus, weakness, tile } = plan;
  roll.sides = plan.sides;
  roll.unmodified = plan.unmodified;
  roll.timeForPoints = plan.timeForPoints;
  const dropped = rollFaces(play, roll, plan);
  roll.total = sumOf(roll.faces) + bonus + weakness + tile;
  if (play.sink !== undefined) {
    const parts: Part[] = roll.faces.map(amount => ({ why: 'die', amount }));
    if (bonus !== 0) parts.push({ why: 'ability', amount: bonus });
    if (weakness !== 0) parts.push({ why: 'warlock', amount: weakness });
    if (tile !== 0) parts.push({ why: 'tile', amount: tile });
    play.sink({
      type: 'rolled',
      what: roll.what,
      stat,
      die: plan.sides,
      faces: [...roll.faces],
      ...(dropped.length > 0 && { dropped }),
      total: roll.total,
      parts,
      success: !isFailing(play, roll),
    });
  }
  if (boonsAtWork(play).length > 0)
    endBoons(play, 'roll', boon => !plan.unmodified || changesDice(boonOf(play, boon)));
}

/** Of several tries the best one counts; answers the faces of the other. */
function rollFaces(play: Play, roll: RollState, { times, tries, highest }: RollPlan): number[] {
  let dropped: number[] = [];
  for (let i = 0; i < tries; i++) {
    const faces: number[] = [];
    for (let die = 0; die < times; die++)
      faces.push(highest ? roll.sides : play.dice.roll(play.state.random.creature, roll.sides));
    const isBetter = sumOf(faces) > sumOf(roll.faces);
    dropped = isBetter ? roll.faces : faces;
    if (isBetter) roll.faces = faces;
  }
  return dropped;
}

/** How much is missing for success: 0 or less when the roll succeeds. */
export function missing(play: Play, { what, stat, total, target, passed }: RollState): number {
  if (what === 'check') return passed ? 0 : target - total;
  if (isWarded(play)) return total - PATRIARCH_RESULT;
  return totalOf(play, stat) + 1 - total;
}

export const isFailing = (play: Play, roll: RollState): boolean => missing(play, roll) > 0;

// ---- modifying ------------------------------------------------------------------------------------------

/** What decides how a roll may be modified. */
type Modifiable = Pick<RollState, 'what' | 'unmodified' | 'timeForPoints'>;

/** Additions help neither against a Patriarch (DIE-EPIC-16) nor on rolls that may not be modified. */
const mayAdd = (play: Play, { what, unmodified }: Modifiable): boolean =>
  !unmodified && !(what === 'attack' && isWarded(play));

const mayUseMinions = (play: Play, roll: Modifiable): boolean =>
  mayAdd(play, roll) && rulesHere(play).noMinions !== true;

const mayUsePips = (play: Play, roll: Modifiable): boolean =>
  mayAdd(play, roll) && rulesHere(play).noPips !== true;

const mayPayTime = (play: Play, roll: Modifiable): boolean => mayAdd(play, roll) && roll.timeForPoints;

const mayUsePoints = (play: Play, roll: Modifiable): boolean =>
  !roll.unmodified && rulesHere(play).noPoints !== true;

const hasPips = (pips: readonly number[]): boolean => {
  for (let box = 0; box < pips.length; box++) if ((pips[box] as number) > 0) return true;
  return false;
};

/** Whether there is anything to decide about a failing roll; saved tokens may open a way. */
function mayModify(play: Play, roll: RollState): boolean {
  const creature = me(play);
  const stat = indexOf(roll.stat);
  if (mayUsePoints(play, roll) && (spendable(creature, stat) > 0 || hasToken(creature, stat))) return true;
  if (mayUseMinions(play, roll) && minionsOf(creature) > 0) return true;
  if (mayUsePips(play, roll) && hasPips(creature.pips)) return true;
  if (mayPayTime(play, roll) && (valueAt(creature, TIME) > 0 || hasToken(creature, TIME))) return true;
  return mayUseTrapAbility(roll) && mayUseAny(play, 'trap');
}

/** The most that everything left could change a roll by; a saved token is used when its track is spent. */
export function mostChange(play: Play, stat: Stat, roll: Modifiable): number {
  const creature = me(play);
  const withTokens = (track: TrackIndex): number =>
    spendable(creature, track) + TOKEN_POINTS * (creature.tokens[track] as number);
  let most = 0;
  if (mayUsePoints(play, roll)) most += withTokens(indexOf(stat));
  if (mayUsePips(play, roll)) most += sumOf(creature.pips);
  if (mayPayTime(play, roll)) most += withTokens(TIME);
  if (mayUseMinions(play, roll))
    for (let rung = 0; rung < SIDES.length; rung++)
      most += (creature.minions[rung] as number) * sidesAt(rung);
  return most;
}

/** The die a stat could be rolled with at best, saved tokens used. */
function bestDie(creature: CreatureState, stat: TrackIndex): number {
  const value = valueAt(creature, stat) + TOKEN_POINTS * (creature.tokens[stat] as number);
  const wanted = Math.max(dieAt(creature, stat), value);
  return SIDES.find(sides => sides >= wanted) ?? 20;
}

/** The most an attack could ever come to while these abilities are at work (DIE-R-93). */
export function mostOfAttack(play: Play, stat: Stat, boons: readonly BoonState[]): number {
  const plan = planRoll(play, 'attack', stat, bestDie(me(play), indexOf(stat)), boons);
  const { sides, times, bonus, weakness, tile } = plan;
  return sides * times + bonus + weakness + tile + mostChange(play, stat, { ...plan, what: 'attack' });
}

const mayUseTrapAbility = ({ what, used }: RollState): boolean => what === 'check' && !used;

/** Asks again and again while the roll fails and something is left (DIE-COMBAT-28, DIE-COMBAT-29). */
export function askModify(play: Play): void {
  const roll = rollOf(play);
  if (!roll.accepted && isFailing(play, roll) && mayModify(play, roll)) askAgain(play, { at: 'modify' });
}

const MINIONS: readonly ActionOf<'minion'>[] = DICE.map(die => ({ type: 'minion', die }));
const PIPS: readonly (readonly ActionOf<'pips'>[])[] = THRESHOLDS.map((_, i) =>
  Array.from({ length: i + 2 }, (_, pips) => ({ type: 'pips', box: i + 1, pips })),
);
const SPENDS: readonly ActionOf<'spend'>[] = Array.from({ length: 20 }, (_, points) => ({
  type: 'spend',
  points,
}));
const PAYS: readonly ActionOf<'pay-time'>[] = Array.from({ length: 21 }, (_, change) => ({
  type: 'pay-time',
  change,
}));
const PAY_DOWN: Action = { type: 'pay-time', change: -1 };
const ACCEPT: Action = { type: 'accept' };

/** DieMinions, then pips, then points, then Time (DIE-R-17). */
export function modifyOptions(play: Play, out: Action[]): void {
  const roll = rollOf(play);
  const creature = me(play);
  const most = missing(play, roll);
  if (mayUseMinions(play, roll))
    for (let rung = 0; rung < MINIONS.length; rung++)
      if ((creature.minions[rung] as number) > 0) out.push(MINIONS[rung] as Action);
  if (mayUsePips(play, roll))
    for (let box = 0; box < PIPS.length; box++) {
      const pips = Math.min(most, creature.pips[box] as number);
      for (let i = 1; i <= pips; i++) out.push(PIPS[box]?.[i] as Action);
    }
  if (mayUsePoints(play, roll)) {
    const points = Math.min(most, spendable(creature, indexOf(roll.stat)));
    for (let i = 1; i <= points; i++) out.push(SPENDS[i] as Action);
  }
  if (mayPayTime(play, roll)) {
    const time = valueAt(creature, TIME);
    for (let i = 1; i <= Math.min(most, time); i++) out.push(PAYS[i] as Action);
    if (time > 0) out.push(PAY_DOWN);
  }
  if (mayUseTrapAbility(roll)) abilityOptions(play, 'trap', out);
  out.push(ACCEPT);
}

function change(play: Play, by: 'minion' | 'pips' | 'points' | 'time', amount: number): void {
  const roll = rollOf(play);
  roll.total += amount;
  play.sink?.({
    type: 'modified',
    by,
    change: amount,
    total: roll.total,
    success: !isFailing(play, roll),
  });
}

/** DIE-TOKEN-04 to 07 */
export function useMinion(play: Play, { die }: ActionOf<'minion'>): Refusal | undefined {
  const rung = DICE.indexOf(die);
  if (!mayUseMinions(play, rollOf(play))) return refuse('barred', 'minions-barred');
  if ((me(play).minions[rung] ?? 0) === 0) return refuse('minion', 'no-minion', { die });
  answered(play);
  discardMinion(play, rung, 'roll');
  change(play, 'minion', play.dice.roll(play.state.random.creature, sidesAt(rung)));
  return undefined;
}

/** DIE-DICE-08 to 10 */
export function spendPips(play: Play, { box, pips }: ActionOf<'pips'>): Refusal | undefined {
  const roll = rollOf(play);
  const creature = me(play);
  if (!mayUsePips(play, roll)) return refuse('barred', 'pips-barred');
  const left = creature.pips[box - 1] ?? 0;
  if (pips < 1 || pips > left) return refuse('pips', 'box-has-pips', { box, pips: left });
  if (pips > missing(play, roll))
    return refuse('too-much', 'less-would-do', { missing: missing(play, roll) });
  answered(play);
  creature.pips[box - 1] = left - pips;
  change(play, 'pips', pips);
  return undefined;
}

/** DIE-STAT-28 to 31; against a Patriarch points lower the result (DIE-EPIC-15). */
export function spendPoints(play: Play, { points }: ActionOf<'spend'>): Refusal | undefined {
  const roll = rollOf(play);
  if (!mayUsePoints(play, roll)) return refuse('barred', 'points-barred');
  const stat = indexOf(roll.stat);
  const most = spendable(me(play), stat);
  if (points < 1 || points > most)
    return refuse('spend', 'points-to-spend', { track: roll.stat, points: most });
  if (points > missing(play, roll))
    return refuse('too-much', 'less-would-do', { missing: missing(play, roll) });
  answered(play);
  losePoints(play, stat, points, 'roll');
  change(play, 'points', roll.what === 'attack' && isWarded(play) ? -points : points);
  return undefined;
}

/** DIE-ABILITY-10 */
export function payTime(play: Play, { change: amount }: ActionOf<'pay-time'>): Refusal | undefined {
  const roll = rollOf(play);
  if (!mayPayTime(play, roll)) return refuse('barred', 'time-barred');
  const price = Math.abs(amount);
  if (amount === 0 || price > valueAt(me(play), TIME)) return refuse('time', 'too-little-time');
  if (amount < -1) return refuse('time', 'lowered-one-by-one');
  if (amount > missing(play, roll))
    return refuse('too-much', 'less-would-do', { missing: missing(play, roll) });
  answered(play);
  losePoints(play, TIME, price, 'roll');
  change(play, 'time', amount);
  return undefined;
}

/** DIE-TRAP-08 */
export function useOnCheck(play: Play, action: ActionOf<'use'>): Refusal | undefined {
  const roll = rollOf(play);
  if (!mayUseTrapAbility(roll)) return refuse('window', 'no-ability-on-roll');
  const refusal = refuseUse(play, action.ability, 'trap');
  if (refusal) return refusal;
  answered(play);
  roll.used = true;
  useAbility(play, action);
  return undefined;
}

export function accept(play: Play): undefined {
  answered(play);
  rollOf(play).accepted = true;
}
