/** MON: what abilities of monsters do where somebody is asked or the order of play changes. */

import type { Action, ActionOf } from '../action.ts';
import type { MonsterAbility } from '../cards.ts';
import type { Edition } from '../edition.ts';
import { regainedLife } from '../landing.ts';
import {
  answered,
  ask,
  changeFoeLife,
  combatOf,
  foeAbility,
  foeCard,
  heroAt,
  isFoeAlive,
  isStanding,
  type Play,
} from '../play.ts';
import { refuse } from '../refusals.ts';
import type { Question } from '../state.ts';
import { barredColor, curseSays } from '../verbs/monster-abilities.ts';
import type { View } from '../view.ts';
import type { Color } from '../vocabulary.ts';
import { carriedAt, discardCard } from './equip/carrying.ts';
import { anyTimeOptions, hasUsable, useAnyTime } from './equip/spendables.ts';
import { foeOf } from './req.ts';

/** Coloured dice that may be thrown: those left, but for one the monster is immune to (DF1-MON-05). */
export const throwableOf = (
  dice: readonly Color[],
  ability: MonsterAbility | undefined,
  immuneTo: Color | undefined,
): readonly Color[] => {
  const barred = barredColor(ability, immuneTo);
  return barred === undefined ? dice : dice.filter(die => die !== barred);
};

/** The same, as far as a viewer can see. */
export function throwableIn(edition: Edition, { combat }: View): readonly Color[] {
  if (combat === null) return [];
  const foe = combat.silenced ? undefined : foeOf(edition, combat.foe);
  const ability = foe?.ability === undefined ? undefined : edition.monsterAbility.get(foe.ability);
  return throwableOf(combat.dice, ability, foe?.immuneTo);
}

/** M8, first half: what the monster gains from the miss. */
export function profitFoe(play: Play): void {
  const ability = foeAbility(play);
  if (ability === undefined || !isFoeAlive(play)) return;
  for (const { verb, value } of curseSays(ability)) verb.does.onMiss?.(play, value, ability.id);
  const { foe } = combatOf(play);
  const life = regainedLife(ability, foe.life, foe.initialLife, foeCard(play).abilityValue ?? 0);
  changeFoeLife(play, life, ability.id);
}

/** What the monster does when everybody has suffered, fainted or not (DF1-MON-01). */
export function finishMiss(play: Play): void {
  const ability = foeAbility(play);
  if (ability === undefined || !isFoeAlive(play)) return;
  for (const { verb, value } of curseSays(ability)) verb.does.afterMiss?.(play, value);
}

/** A card of the hero's choice. Nobody is asked about a single one, unless it could be used first (DF1-R-52, -53). */
export function askForLoss(play: Play, seat: number): void {
  const hero = heroAt(play, seat);
  const { equipment } = hero;
  if (equipment.length > 1 || (isStanding(hero) && hasUsable(play, hero))) ask(play, { at: 'destroy', seat });
  else if (equipment.length === 1) discardCard(play, hero, equipment[0]?.card as string);
}

type Destroy = Extract<Question, { at: 'destroy' }>;

export function destroyOptions(play: Play, question: Destroy, out: Action[]): void {
  const hero = heroAt(play, question.seat);
  hero.equipment.forEach(({ card }, i) => {
    if (carriedAt(hero, card) === i) out.push({ type: 'discard', hero: hero.hero, card });
  });
  anyTimeOptions(play, out, false);
}

/** A card that was used is out of the monster's reach; the loss is still due. */
export function useBeforeLoss(play: Play, question: Destroy, action: ActionOf<'use'>) {
  const refusal = useAnyTime(play, action);
  if (refusal) return refusal;
  answered(play);
  askForLoss(play, question.seat);
  return undefined;
}

export function destroy(play: Play, question: Destroy, action: ActionOf<'discard'>) {
  const hero = heroAt(play, question.seat);
  if (action.hero !== hero.hero) return refuse('destroy', 'loses-a-card', { hero: hero.hero });
  answered(play);
  discardCard(play, hero, action.card);
  return undefined;
}
