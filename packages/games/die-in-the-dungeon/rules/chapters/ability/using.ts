/** ABILITY: the windows and paying. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../../action.ts';
import type { Ability } from '../../cards.ts';
import { TOKEN_POINTS } from '../../constants.ts';
import { carryOut, me, type Play } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { BoonState, CreatureState } from '../../state.ts';
import { ABILITY, type AbilityId, type Window } from '../../vocabulary.ts';
import { isWarded } from '../epic.ts';
import { rulesHere } from '../hero.ts';
import { losePoints, valueAt } from '../stat.ts';
import { minionsOf } from '../token.ts';

const abilityOf = (play: Play, id: AbilityId): Ability => play.content.ability.get(id) as Ability;

/** DIE-COMBAT-06, DIE-EPIC-17: nothing can be used. */
export const areAbilitiesBarred = (play: Play): boolean =>
  play.state.combat !== null && (isWarded(play) || rulesHere(play).noAbilities === true);

const isActive = (creature: CreatureState, id: AbilityId): boolean => {
  const { boons } = creature;
  for (let i = 0; i < boons.length; i++) if ((boons[i] as BoonState).ability === id) return true;
  return false;
};

/** DieMinions that are part of the price. */
const minionPrice = ({ effects }: Ability): number => {
  const first = effects?.[0];
  return first?.verb === 'lose-minion' ? first.count : 0;
};

/** What goes on already is not begun again (DIE-ABILITY-15, DIE-R-30). */
const fits = (creature: CreatureState, ability: Ability, window: Window): boolean =>
  ability.windows.includes(window) &&
  (ability.boon === undefined || !isActive(creature, ability.id)) &&
  minionPrice(ability) <= minionsOf(creature);

const boardOf = (play: Play, creature: CreatureState): readonly AbilityId[] =>
  play.content.creature.get(creature.creature)?.abilities ?? [];

export function abilityOptions(play: Play, window: Window, out: Action[]): void {
  const creature = me(play);
  const points = valueAt(creature, ABILITY);
  if (points === 0 || areAbilitiesBarred(play)) return;
  pushUsable(play, creature, boardOf(play, creature), window, points, out);
  pushUsable(play, creature, creature.cards, window, points, out);
}

function pushUsable(
  play: Play,
  creature: CreatureState,
  ids: readonly AbilityId[],
  window: Window,
  points: number,
  out: Action[],
): void {
  for (let i = 0; i < ids.length; i++) {
    const ability = abilityOf(play, ids[i] as AbilityId);
    if (ability.cost <= points && fits(creature, ability, window))
      out.push(play.content.use.get(ability.id) as Action);
  }
}

const isAnyUsable = (
  play: Play,
  creature: CreatureState,
  ids: readonly AbilityId[],
  window: Window,
  points: number,
): boolean => {
  for (let i = 0; i < ids.length; i++) {
    const ability = abilityOf(play, ids[i] as AbilityId);
    if (ability.cost <= points && fits(creature, ability, window)) return true;
  }
  return false;
};

/** Ability points with saved tokens counted in. */
export function payablePoints(play: Play): number {
  const creature = me(play);
  return valueAt(creature, ABILITY) + TOKEN_POINTS * (creature.tokens[ABILITY] as number);
}

/** Everything that could be used in this window, one at a time. */
export function payableAbilities(play: Play, window: Window): Ability[] {
  if (areAbilitiesBarred(play)) return [];
  const creature = me(play);
  const points = payablePoints(play);
  return [...boardOf(play, creature), ...creature.cards]
    .map(id => abilityOf(play, id))
    .filter(ability => ability.cost <= points && fits(creature, ability, window));
}

/** Something could be used in this window. */
export function mayUseAny(play: Play, window: Window): boolean {
  if (areAbilitiesBarred(play)) return false;
  const creature = me(play);
  const points = payablePoints(play);
  return (
    isAnyUsable(play, creature, boardOf(play, creature), window, points) ||
    isAnyUsable(play, creature, creature.cards, window, points)
  );
}

export function refuseUse(play: Play, id: AbilityId, window: Window): Refusal | undefined {
  const creature = me(play);
  if (!boardOf(play, creature).includes(id) && !creature.cards.includes(id))
    return refuse('ability', 'no-such-ability', { ability: id });
  if (areAbilitiesBarred(play)) return refuse('barred', 'abilities-barred');
  const ability = abilityOf(play, id);
  if (!ability.windows.includes(window)) return refuse('window', 'ability-not-now', { ability: id });
  if (minionPrice(ability) > minionsOf(creature))
    return refuse('minion', 'ability-asks-for-minions', { ability: id, minions: minionPrice(ability) });
  if (!fits(creature, ability, window)) return refuse('active', 'ability-at-work', { ability: id });
  if (ability.cost > valueAt(creature, ABILITY))
    return refuse('cost', 'ability-costs', { ability: id, cost: ability.cost });
  return undefined;
}

/** Pays, removes a card and begins the effect (DIE-ABILITY-02 to 04). */
export function useAbility(play: Play, { ability: id }: ActionOf<'use'>): void {
  const creature = me(play);
  const { cost, effects, boon } = abilityOf(play, id);
  play.sink?.({ type: 'used', ability: id, cost });
  losePoints(play, ABILITY, cost, id);
  const card = creature.cards.indexOf(id);
  if (card >= 0) creature.cards.splice(card, 1);
  if (boon !== undefined) creature.boons.push({ ability: id, lasts: boon.lasts, left: boon.prevents ?? 0 });
  if (effects !== undefined) carryOut(play, id, id);
}
