/** What abilities, options and tokens would do, with the numbers of this board. */

import { count } from '@tumblekeep/kernel/english';
import {
  type Ability,
  type Amount,
  checkChance,
  type Effect,
  me,
  type Option,
  type Play,
  regainable,
  rungOf,
  SIDES,
  type Sides,
  type Track,
  texts,
} from '../../rules/index.ts';
import { amountOf } from '../effects.ts';
import { fightOf } from '../fight.ts';
import { changeOf, percent } from './words.ts';

const LARGER = 'A larger die attacks and checks better for the rest of the game.';

function effectReasons(play: Play, effect: Effect): string[] {
  const creature = me(play);
  switch (effect.verb) {
    case 'gain':
      return Object.entries(effect.tracks).map(([track, amount]) =>
        changeOf(creature, track as Track, amountOf(play, amount as Amount)),
      );
    case 'regain':
      return [changeOf(creature, 'health', regainable(creature, amountOf(play, effect.amount)))];
    case 'lose':
      return [changeOf(creature, effect.track, -amountOf(play, effect.amount))];
    case 'damage':
      return [
        `It does ${count(amountOf(play, effect.amount), 'point')} of ${texts.trackName(effect.stat)} damage.`,
      ];
    case 'upgrade':
      return effect.of.every(track => track === 'health')
        ? ['Health can be rested up to a higher face.']
        : [LARGER];
    case 'downgrade':
      return ['A die becomes smaller.'];
    case 'gain-minion':
      return [minionReason(play, effect.die)];
    case 'lose-minion':
      return [
        `It costs ${count(effect.count, 'DieMinion')} of ${creature.minions.reduce((a, b) => a + b, 0)}.`,
      ];
    case 'check':
      return [
        `The check asks for ${effect.target} or more of ${texts.trackName(effect.stat)}: ${percent(checkChance(play, effect.stat, effect.target))} by the dice alone.`,
      ];
    case 'choose':
      return [];
    case 'hit': {
      if (play.state.combat === null) return [];
      const { natural } = fightOf(play);
      return [`It hits without a roll, where your best attack would in ${percent(natural)}.`];
    }
    case 'pass-check':
      return ['The check is passed without a roll.'];
  }
}

function minionReason({ state }: Play, die: Sides): string {
  let rung = rungOf(die);
  while (rung >= 0 && state.supply[rung] === 0) rung--;
  if (rung < 0) return 'There is no DieMinion left to gain.';
  const sides = SIDES[rung] as number;
  return `A d${sides} DieMinion adds ${(sides + 1) / 2} to a roll on average, after it is seen.`;
}

export const effectsReasons = (play: Play, effects: readonly Effect[]): string[] =>
  effects.flatMap(effect => effectReasons(play, effect));

/** What an option costs and brings. */
export function optionReasons(play: Play, { pay = {}, effects }: Option): string[] {
  const prices = Object.entries(pay).map(([track, price]) => changeOf(me(play), track as Track, -price));
  const reasons = [...effectsReasons(play, effects), ...prices];
  return reasons.length > 0 ? reasons : ['It costs nothing, and the other way costs more than it brings.'];
}

/** What a boon changes, wherever it is used. */
export function boonReasons({ boon }: Ability): string[] {
  if (boon === undefined) return [];
  const reasons: string[] = [];
  if (boon.prevents !== undefined) reasons.push(`It takes ${boon.prevents} points off the damage to come.`);
  if (boon.rungs !== undefined)
    reasons.push(`The next roll uses a die ${boon.rungs === 1 ? 'one size' : `${boon.rungs} sizes`} larger.`);
  if (boon.timeForPoints) reasons.push('What is missing then can be paid with Time.');
  if (boon.times !== undefined) reasons.push(`${boon.times} dice are added up in every roll.`);
  if (boon.twice) reasons.push('The better of two rolls counts.');
  if (boon.highest) reasons.push('The next roll is known already.');
  if (boon.levelsLower !== undefined)
    reasons.push('Heroes of a higher level are easier to hit and hit less.');
  return reasons;
}
