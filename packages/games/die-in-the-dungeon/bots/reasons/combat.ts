/** Why, in a Combat. */

import { count, withArticle } from '@tumblekeep/kernel/english';
import {
  type Action,
  type ActionOf,
  attackChance,
  HEALTH,
  indexOf,
  isHarmless,
  me,
  minionChance,
  missing,
  type PartyHero,
  type Play,
  type QuestionOf,
  type RollState,
  SIDES,
  STATS,
  type State,
  sidesOf,
  spendable,
  texts,
} from '../../rules/index.ts';
import { type Fight, fightOf, withBoon, withHeroes } from '../fight.ts';
import { boonReasons, effectsReasons } from './effects.ts';
import { about, percent, pointsOf } from './words.ts';

/** What the party does as long as it stands. */
export function threat(play: Play): string[] {
  if (play.state.combat === null) return [];
  if (isHarmless(play))
    return ['Nobody who is left can attack you, so waiting for a better roll costs nothing.'];
  const { damage, perHero } = fightOf(play);
  if (damage === 0) return ['The party does not hurt you in this round.'];
  return [
    `The party does ${about(damage)} points of damage a round, ${about(perHero)} until the next hero falls.`,
  ];
}

export function attackReasons(play: Play, { stat }: ActionOf<'attack'>): string[] {
  const chances = STATS.map(one => `${texts.trackName(one)} ${percent(attackChance(play, one))}`);
  const reasons = [`A hit by the dice alone: ${chances.join(', ')}.`];
  const points = Math.min(2, spendable(me(play), indexOf(stat)));
  const helped = attackChance(play, stat, points);
  if (points > 0 && helped > attackChance(play, stat))
    reasons.push(
      `With ${count(points, 'point')} of ${texts.trackName(stat)} on top it is ${percent(helped)}.`,
    );
  return [...reasons, ...threat(play)];
}

/** What the roll is about: the party, or what failing a check would do. */
function stake(play: Play, roll: RollState): string[] {
  if (roll.what === 'attack') return threat(play);
  const fail = effectsReasons(play, play.content.lists.get(`${roll.list}/fail`) ?? []);
  return fail.length === 0 ? [] : [`If the check fails: ${fail.join(' ')}`];
}

export function modifyReasons(play: Play, action: Action): string[] {
  const roll = play.state.roll as RollState;
  const short = missing(play, roll);
  const are = short === 1 ? 'is' : 'are';
  if (action.type === 'use') {
    const ability = play.content.ability.get(action.ability);
    return [
      `${short} ${are} missing.`,
      ...effectsReasons(play, ability?.effects ?? []),
      ...stake(play, roll),
    ];
  }
  if (action.type === 'minion')
    return [
      `${short} ${are} missing: the ${action.die} makes it in ${percent(minionChance(play, roll, action.die))}.`,
      ...stake(play, roll),
    ];
  if (action.type === 'accept')
    return [`${short} ${are} missing, and that is worth more elsewhere.`, ...stake(play, roll)];
  const paid =
    action.type === 'pips'
      ? action.pips
      : action.type === 'spend'
        ? action.points
        : action.type === 'pay-time'
          ? action.change
          : 0;
  const what = paid >= short ? 'this makes it a success for certain' : `this brings it ${paid} nearer`;
  return [`${short} ${are} missing, and ${what}.`, ...stake(play, roll)];
}

export function trapReasons(play: Play, { stat, target }: RollState, chance: number): string[] {
  return [
    `The check asks for ${target} or more of ${texts.trackName(stat)}: ${percent(chance)} by the dice alone.`,
    ...stake(play, play.state.roll as RollState),
  ];
}

export function abilityInCombatReasons(play: Play, { ability: id }: ActionOf<'use'>): string[] {
  const ability = play.content.ability.get(id);
  if (ability === undefined) return [];
  const reasons = effectsReasons(play, ability.effects ?? []);
  if (ability.boon !== undefined) {
    const now = fightOf(play);
    const then = fightOf(withBoon(play, { ability: id, lasts: ability.boon.lasts, left: 0 }));
    if (then.natural > now.natural + 0.005)
      reasons.push(`Your best attack rises from ${percent(now.natural)} to ${percent(then.natural)}.`);
    if (then.damage < now.damage - 0.05)
      reasons.push(
        `The party does ${about(then.damage)} points of damage a round instead of ${about(now.damage)}.`,
      );
    reasons.push(...boonReasons(ability));
    if (reasons.length === 0) reasons.push('It helps against whoever is left when the first have fallen.');
  }
  return [...reasons, ...threat(play)];
}

export function damageReasons(
  play: Play,
  { health }: ActionOf<'take'>,
  { stat, amount }: QuestionOf<'damage'>,
): string[] {
  const creature = me(play);
  const track = texts.trackName(stat);
  return [
    `It leaves Health at ${Math.max(0, pointsOf(creature, HEALTH) - health)} and ${track} at ${pointsOf(creature, indexOf(stat)) - (amount - health)}.`,
    ...threat(play),
  ];
}

const described = ({ damage, chance }: Fight): string =>
  `${about(damage)} points of damage a round, hit by you in ${percent(chance)}`;

export function hitReasons(play: Play, { hero }: ActionOf<'hit'>): string[] {
  const heroes = play.state.combat?.heroes ?? [];
  const left = heroes.flatMap(one => {
    if (one.id !== hero) return [one];
    return one.hero === 'barbarian' && !one.rotated ? [{ ...one, rotated: true }] : [];
  });
  if (left.length === 0) return ['It is the last one.'];
  return [
    `After that the party is worth ${described(fightOf(withHeroes(play, left)))}; now it is ${described(fightOf(play))}.`,
  ];
}

export function classReasons(play: Play, legal: readonly ActionOf<'class'>[]): string[] {
  const { heroes, level } = play.state.combat as NonNullable<State['combat']>;
  return legal.map(({ hero }) => {
    const one: PartyHero = { id: hero, hero, level, rotated: false };
    return `With ${withArticle(texts.heroName(hero))}: ${described(fightOf(withHeroes(play, [...heroes, one])))}.`;
  });
}

export function destroyReasons(play: Play, { die }: ActionOf<'destroy'>): string[] {
  const owned = SIDES.filter((_, rung) => (me(play).minions[rung] as number) > 0);
  const average = (sides: number): string => ((sides + 1) / 2).toString();
  const kept = owned.filter(sides => sides !== sidesOf(die)).map(sides => `the d${sides} ${average(sides)}`);
  return [`The ${die} adds ${average(sidesOf(die))} on average, ${kept.join(', ')}.`];
}
