/** STAT: tracks as dice, gains and upgrades, losses, damage. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { LEAST_STAT, MOST_OF_A_TYPE, TOKEN_POINTS } from '../constants.ts';
import { answered, ask, me, type Play } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { CreatureState, Gain, QuestionOf } from '../state.ts';
import {
  ABILITY,
  type Changing,
  HEALTH,
  indexOf,
  rungOf,
  SIDES,
  type Sides,
  type Stat,
  sidesAt,
  TIME,
  TRACKS,
  type Track,
  type TrackIndex,
} from '../vocabulary.ts';
import { lose } from './lose.ts';

export const valueAt = (creature: CreatureState, track: TrackIndex): number =>
  creature.values[track] as number;
export const dieAt = (creature: CreatureState, track: TrackIndex): Sides => creature.dice[track] as Sides;

/** DIE-STAT-06 to 09: what a track never falls below. */
const floorOf = (track: TrackIndex): number =>
  track === TIME || track === HEALTH || track === ABILITY ? 0 : LEAST_STAT;

/** Points of a track that can be lost or spent. */
export const spendable = (creature: CreatureState, track: TrackIndex): number =>
  valueAt(creature, track) - floorOf(track);

/** DIE-STAT-18: all six slots count, the Ability die also while it is off the board (DIE-R-10). */
function isFree(creature: CreatureState, sides: number): boolean {
  let count = 0;
  for (let track = 0; track < creature.dice.length; track++) if (creature.dice[track] === sides) count++;
  return count < MOST_OF_A_TYPE;
}

const isChanging = (track: TrackIndex): boolean => track !== TIME && track !== ABILITY;

/** The die a track climbs to for a value, as far as dice are free; no rung is jumped over (DIE-STAT-19). */
function climbTo(creature: CreatureState, track: TrackIndex, wanted: number): Sides {
  let die = dieAt(creature, track);
  if (!isChanging(track)) return die;
  while (wanted > die && die < 20) {
    const next = sidesAt(rungOf(die) + 1);
    if (!isFree(creature, next)) break;
    die = next;
  }
  return die;
}

/** Points of a gain that would be lost, because no die is free or the track is at its end. */
export const surplusOf = (creature: CreatureState, track: TrackIndex, amount: number): number => {
  const wanted = valueAt(creature, track) + amount;
  return Math.max(0, wanted - climbTo(creature, track, wanted));
};

/** Points that the saved tokens of a track would bring; a token that brings none is of no use. */
export function tokenPoints(creature: CreatureState, track: TrackIndex): number {
  const points = TOKEN_POINTS * (creature.tokens[track] as number);
  return points === 0 ? 0 : points - surplusOf(creature, track, points);
}

/** Gains points, climbing the ladder as far as dice are free (DIE-STAT-15 to 22, DIE-STAT-27). */
export function gain(play: Play, track: TrackIndex, amount: number, why: string): void {
  if (amount <= 0) return;
  const creature = me(play);
  const from = valueAt(creature, track);
  const dieFrom = dieAt(creature, track);
  const wanted = from + amount;
  const die = climbTo(creature, track, wanted);
  const to = Math.min(wanted, die);
  creature.dice[track] = die;
  creature.values[track] = to;
  tell(play, track, from, dieFrom, wanted - to, why);
}

/** Points of Health that would come back: never above the highest face of its present die. */
export const regainable = (creature: CreatureState, amount: number): number =>
  Math.min(amount, dieAt(creature, HEALTH) - valueAt(creature, HEALTH));

/** Health comes back and never climbs (DIE-STAT-24, DIE-DESIGN-08). */
export const regain = (play: Play, amount: number, why: string): void =>
  gain(play, HEALTH, regainable(me(play), amount), why);

/** Loses points of one track, as far as it goes. Health 0 loses the game at once (DIE-LOSE-01). */
export function losePoints(play: Play, track: TrackIndex, amount: number, why: string): void {
  if (amount <= 0) return;
  const creature = me(play);
  const from = valueAt(creature, track);
  const lost = Math.min(amount, spendable(creature, track));
  creature.values[track] = from - lost;
  tell(play, track, from, dieAt(creature, track), amount - lost, why);
  if (track === HEALTH && creature.values[track] === 0) lose(play, 'health');
}

function tell(play: Play, track: TrackIndex, from: number, dieFrom: Sides, surplus: number, why: string) {
  if (play.sink === undefined) return;
  const creature = me(play);
  play.sink({
    type: 'track',
    track: TRACKS[track] as Track,
    from,
    to: valueAt(creature, track),
    dieFrom,
    die: dieAt(creature, track),
    surplus,
    why,
  });
}

// ---- outright changes of a die --------------------------------------------------------------------------

/** DIE-STAT-25, DIE-STAT-26 */
export function canResize(creature: CreatureState, track: Changing, larger: boolean): boolean {
  const rung = rungOf(dieAt(creature, indexOf(track))) + (larger ? 1 : -1);
  return rung >= 0 && rung < SIDES.length && isFree(creature, sidesAt(rung));
}

function resizeDie(play: Play, of: Changing, larger: boolean, why: string): void {
  const creature = me(play);
  if (!canResize(creature, of, larger)) return;
  const track = indexOf(of);
  const from = valueAt(creature, track);
  const dieFrom = dieAt(creature, track);
  const die = sidesAt(rungOf(dieFrom) + (larger ? 1 : -1));
  creature.dice[track] = die;
  creature.values[track] = Math.min(from, die);
  tell(play, track, from, dieFrom, 0, why);
}

/** One of several dice changes, by the player's choice; those that cannot are not offered. */
export function resizeOneOf(play: Play, of: readonly Changing[], larger: boolean, why: string): void {
  const creature = me(play);
  const able = of.filter(track => canResize(creature, track, larger));
  if (able.length > 1) ask(play, { at: 'resize', tracks: [...of], larger, why });
  else if (able.length === 1) resizeDie(play, able[0] as Changing, larger, why);
}

export function resizeOptions(play: Play, { tracks, larger }: QuestionOf<'resize'>, out: Action[]): void {
  const creature = me(play);
  for (const track of tracks) if (canResize(creature, track, larger)) out.push({ type: 'resize', track });
}

/** A token may have taken the last die that was free: then the change is ignored (DIE-STAT-25). */
export function dropIdleResize(play: Play, { tracks, larger }: QuestionOf<'resize'>): void {
  const creature = me(play);
  if (!tracks.some(track => canResize(creature, track, larger))) answered(play);
}

export function chooseResize(
  play: Play,
  question: QuestionOf<'resize'>,
  { track }: ActionOf<'resize'>,
): Refusal | undefined {
  if (!question.tracks.includes(track) || !canResize(me(play), track, question.larger))
    return refuse('resize', 'die-cannot-change', { track });
  answered(play);
  resizeDie(play, track, question.larger, question.why);
  return undefined;
}

// ---- several gains at once ------------------------------------------------------------------------------

const needsDie = (creature: CreatureState, { track, amount }: Gain): boolean =>
  isChanging(track) && valueAt(creature, track) + amount > dieAt(creature, track);

/** The order matters only between gains that need another die (DIE-STAT-37). */
export function gainAll(play: Play, gains: Gain[], why: string): void {
  const creature = me(play);
  const rivals: Gain[] = [];
  for (const one of gains) if (needsDie(creature, one)) rivals.push(one);
  for (const one of gains)
    if (rivals.length < 2 || !rivals.includes(one)) gain(play, one.track, one.amount, why);
  if (rivals.length > 1) ask(play, { at: 'order', gains: rivals, why });
}

export function orderOptions({ gains }: QuestionOf<'order'>, out: Action[]): void {
  for (const { track } of gains) out.push({ type: 'gain', track: TRACKS[track] });
}

export function chooseGain(
  play: Play,
  question: QuestionOf<'order'>,
  action: ActionOf<'gain'>,
): Refusal | undefined {
  const at = question.gains.findIndex(one => TRACKS[one.track] === action.track);
  const chosen = question.gains[at];
  if (chosen === undefined) return refuse('gain', 'gains-nothing', { track: action.track });
  answered(play);
  gain(play, chosen.track, chosen.amount, question.why);
  gainAll(
    play,
    question.gains.filter(one => one !== chosen),
    question.why,
  );
  return undefined;
}

// ---- damage ---------------------------------------------------------------------------------------------

/** DIE-STAT-35 */
const mostFromStat = (creature: CreatureState, stat: Stat, amount: number): number =>
  Math.min(amount, spendable(creature, indexOf(stat)));

/** Whether Health stays above 0 when so much of a loss may be taken from elsewhere, saved tokens used or not. */
function survives(creature: CreatureState, amount: number, elsewhere: number, tokens: number): boolean {
  return valueAt(creature, HEALTH) + tokens > amount - Math.min(amount, elsewhere);
}

/**
 * Damage is split by the player, unless there is nothing to decide (DIE-STAT-33 to 35). A token is something to
 * decide about where it saves Health from 0, or lets a stat at 1 take its share (DIE-R-40).
 */
export function takeDamage(play: Play, stat: Stat, amount: number, why: string): void {
  if (amount <= 0) return;
  const creature = me(play);
  const track = indexOf(stat);
  const fromStat = mostFromStat(creature, stat, amount);
  const more = tokenPoints(creature, track);
  const isOpen = survives(creature, amount, fromStat, 0)
    ? fromStat > 0 || more > 0
    : survives(creature, amount, spendable(creature, track) + more, tokenPoints(creature, HEALTH));
  if (isOpen) ask(play, { at: 'damage', stat, amount, why });
  else suffer(play, stat, amount, amount - fromStat, why);
}

// ---- losses that name a track ---------------------------------------------------------------------------

/** Whoever can save the last Health by a token is asked before it is lost (DIE-TOKEN-15, DIE-R-40). */
export function loseOutright(play: Play, track: TrackIndex, amount: number, why: string): void {
  const creature = me(play);
  const isAsked =
    track === HEALTH &&
    !survives(creature, amount, 0, 0) &&
    survives(creature, amount, 0, tokenPoints(creature, HEALTH));
  if (isAsked) ask(play, { at: 'loss', amount, why });
  else losePoints(play, track, amount, why);
}

export function lossOptions({ amount }: QuestionOf<'loss'>, out: Action[]): void {
  out.push(TAKES[amount] ?? { type: 'take', health: amount });
}

export function takeLoss(
  play: Play,
  { amount, why }: QuestionOf<'loss'>,
  { health }: ActionOf<'take'>,
): Refusal | undefined {
  if (health !== amount) return refuse('take', 'all-from-health', { amount });
  answered(play);
  losePoints(play, HEALTH, amount, why);
  return undefined;
}

// ---- the split of damage --------------------------------------------------------------------------------

function suffer(play: Play, stat: Stat, amount: number, health: number, why: string): void {
  losePoints(play, indexOf(stat), amount - health, why);
  losePoints(play, HEALTH, health, why);
}

const TAKES: readonly ActionOf<'take'>[] = Array.from({ length: 32 }, (_, health) => ({
  type: 'take',
  health,
}));

export function damageOptions(play: Play, { stat, amount }: QuestionOf<'damage'>, out: Action[]): void {
  const least = amount - mostFromStat(me(play), stat, amount);
  for (let health = least; health <= amount; health++) out.push(TAKES[health] ?? { type: 'take', health });
}

export function take(
  play: Play,
  { stat, amount, why }: QuestionOf<'damage'>,
  { health }: ActionOf<'take'>,
): Refusal | undefined {
  const least = amount - mostFromStat(me(play), stat, amount);
  if (health > amount) return refuse('take', 'only-so-much-damage', { amount });
  if (health < least) return refuse('take', 'takes-only', { track: stat, amount: amount - least });
  answered(play);
  suffer(play, stat, amount, health, why);
  return undefined;
}
