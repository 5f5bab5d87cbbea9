/** Why, between Combats. */

import { capital, count, withArticle } from '@tumblekeep/kernel/english';
import {
  ABILITY,
  type ActionOf,
  canResize,
  dieOf,
  HEALTH,
  indexOf,
  type MapCell,
  me,
  type Play,
  type QuestionOf,
  rungOf,
  SIDES,
  sidesAt,
  TIME,
  TOKEN_POINTS,
  texts,
} from '../../rules/index.ts';
import { wayToGoal } from '../way.ts';
import { boonReasons, effectsReasons } from './effects.ts';
import { changeOf, pointsOf } from './words.ts';

export function timeReasons(play: Play): string[] {
  const { tiles } = wayToGoal(play.map, play.state, play.state.active);
  const time = pointsOf(me(play), TIME);
  return [
    `The goal is ${count(tiles, 'tile')} away and Time is ${time}: ${time > tiles ? `${time - tiles} to spare` : 'nothing to spare'}.`,
  ];
}

const ABILITY_MOST = 4;

export function powerUpReasons(play: Play): string[] {
  const points = pointsOf(me(play), ABILITY);
  return [
    points < ABILITY_MOST
      ? `Ability is ${points}, and Power Up makes it ${points + 1}; it is worth more in a Combat than now.`
      : `Ability is full at ${points}: the point of Power Up is lost, but no ability is worth it now.`,
  ];
}

export function abilityInTurnReasons(
  play: Play,
  { ability: id }: ActionOf<'use'>,
  at: 'power-up' | 'rest',
): string[] {
  const ability = play.content.ability.get(id);
  if (ability === undefined) return [];
  const points = pointsOf(me(play), ABILITY);
  const reasons = [...effectsReasons(play, ability.effects ?? []), ...boonReasons(ability)];
  if (at === 'power-up' && points === ABILITY_MOST)
    reasons.push(`Ability is full at ${points}, so Power Up gives a point of it back.`);
  else reasons.push(`It takes ${ability.cost} of ${count(points, 'Ability point')}.`);
  return reasons;
}

export function restReasons(play: Play, { points }: ActionOf<'rest'>): string[] {
  const creature = me(play);
  const health = pointsOf(creature, HEALTH);
  const most = creature.dice[HEALTH];
  return [
    points === 0
      ? `Health is ${health} of ${most}.`
      : `Health is ${health} of ${most}, and becomes ${health + points}.`,
    ...timeReasons(play),
  ];
}

export function exploreReasons(play: Play, { cell }: ActionOf<'explore'>): string[] {
  const { map, state } = play;
  const index = map.indexOf.get(cell) as number;
  const before = wayToGoal(map, state, state.active).tiles;
  const after = wayToGoal(map, state, state.active, index).tiles;
  const { tokens = [] } = map.cells[index] as MapCell;
  const reasons = tokens.map(token => `${capital(withArticle(texts.tokenName(token)))} lies there.`);
  if (after === 0) reasons.push('It may be the last tile you need.');
  else if (after < before) reasons.push(`It is on the way, with ${count(after, 'tile')} left after it.`);
  else reasons.push('It is a detour, and there is Time for one.');
  return [...reasons, ...timeReasons(play)];
}

export function tokenReasons(play: Play, { track }: ActionOf<'token'>): string[] {
  const reasons = [changeOf(me(play), track, TOKEN_POINTS)];
  if (track === 'time') reasons.push(...timeReasons(play));
  return reasons;
}

/** A die a size larger or smaller. */
export function resizeReasons(
  play: Play,
  { track }: ActionOf<'resize'>,
  { larger, tracks }: QuestionOf<'resize'>,
): string[] {
  const creature = me(play);
  const size = (one: (typeof tracks)[number]): string => {
    const rung = rungOf(creature.dice[indexOf(one)] as number);
    const then = Math.max(0, Math.min(SIDES.length - 1, rung + (larger ? 1 : -1)));
    return `${texts.trackName(one)} from a ${dieOf(sidesAt(rung))} to a ${dieOf(sidesAt(then))}`;
  };
  const others = tracks.filter(one => one !== track && canResize(creature, one, larger));
  const gain = `${size(track)}.`;
  return others.length === 0 ? [gain] : [gain, `The other way: ${others.map(size).join('; ')}.`];
}

/** Whoever comes first finds more dice free (DIE-STAT-37). */
export const orderReasons = (
  play: Play,
  { track }: ActionOf<'gain'>,
  { gains }: QuestionOf<'order'>,
): string[] => {
  const first = gains.find(gain => gain.track === indexOf(track));
  const reason = first === undefined ? [] : [changeOf(me(play), track, first.amount)];
  return [...reason, 'Whatever comes first finds more dice free: no board holds more than two of a size.'];
};

export const lossReasons = (): string[] => [
  'Without a token this takes the last Health, and the game with it.',
];

export const lastChanceReasons = (): string[] => [
  'Time is at 0: whoever ends the turn now has lost, and only a Time token helps.',
];
