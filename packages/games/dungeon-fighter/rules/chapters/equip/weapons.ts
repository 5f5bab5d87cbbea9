/** EQUIP: the weapons of a throw (DF2-EQUIP-06). */

import type { ActionOf } from '../../action.ts';
import { cardOf, heroAt, type Play, seatOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { Carried, HeroState } from '../../state.ts';
import type { CardId } from '../../vocabulary.ts';
import { carriedAt } from './carrying.ts';

export const NO_WEAPONS: readonly CardId[] = [];

/** Every choice of carried weapons, none and all included (DF2-EQUIP-06). */
export function weaponChoices(play: Play, hero: HeroState): (readonly CardId[])[] {
  const choices: (readonly CardId[])[] = [NO_WEAPONS];
  let repeats = false;
  for (let at = 0; at < hero.equipment.length; at++) {
    const { card } = hero.equipment[at] as Carried;
    if (cardOf(play, card).kind !== 'weapon') continue;
    if (carriedAt(hero, card) < at) repeats = true;
    for (let i = 0, count = choices.length; i < count; i++) choices.push([...(choices[i] as CardId[]), card]);
  }
  return repeats ? withoutRepeats(choices) : choices;
}

/** Two weapons of the same name are one choice less. */
const withoutRepeats = (choices: (readonly CardId[])[]): (readonly CardId[])[] => [
  ...new Map(choices.map(choice => [choice.join(' '), choice])).values(),
];

/** Weapons are named in the order they are carried, each once. */
export function checkWeapons(play: Play, action: ActionOf<'throw'>) {
  const hero = heroAt(play, seatOf(play.state, action.hero));
  let last = -1;
  for (const card of action.weapons) {
    if (carriedAt(hero, card) < 0) return refuse('weapon', 'does-not-carry', { hero: hero.hero, card });
    if (cardOf(play, card).kind !== 'weapon') return refuse('weapon', 'is-no-weapon', { card });
    const at = hero.equipment.findIndex((one, i) => i > last && one.card === card);
    if (at < 0) return refuse('weapon', 'weapons-in-order');
    last = at;
  }
  return undefined;
}
