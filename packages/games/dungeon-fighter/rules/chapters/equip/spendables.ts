/** EQUIP: cards that are used once, at any time. */

import type { Action, ActionOf } from '../../action.ts';
import type { SpendableCard } from '../../cards.ts';
import { cardOf, heroAt, isStanding, type Play, seatOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { Carried, HeroState } from '../../state.ts';
import { equipmentSays, healingOf, needsHealing } from '../../verbs/equipment.ts';
import { openWindow } from '../../windows.ts';
import { carriedAt, mayDiscard, putAway, takeFrom } from './carrying.ts';

// ---- any time: spendables, and discarding outside combat --------------------------------------------------
type Says = ReturnType<typeof equipmentSays>;

/** Whether a spendable may be used now, whatever is being asked (DF2-EQUIP-12, DF2-R-108). */
function isUsefulNow(play: Play, says: Says): boolean {
  for (const { verb, value } of says) if (verb.does.anyTime?.isUseful(play, value)) return true;
  return false;
}

/** Whether one hero has to be chosen for it. */
function isAimed(says: Says): boolean {
  for (const { verb, value } of says) if (verb.does.anyTime?.isAimed(value)) return true;
  return false;
}

/** Whether a hero carries something that works at any time and would do something now. */
export function hasUsable(play: Play, hero: HeroState): boolean {
  for (const carried of hero.equipment) {
    const card = cardOf(play, carried.card);
    if (card.kind === 'spendable' && isUsefulNow(play, equipmentSays(card))) return true;
  }
  return false;
}

/** Whether it would heal somebody: at full life nobody is helped against what is still to come. */
export function hasCure(play: Play, hero: HeroState): boolean {
  for (const carried of hero.equipment) {
    const card = cardOf(play, carried.card);
    if (healingOf(card) !== undefined && isUsefulNow(play, equipmentSays(card))) return true;
  }
  return false;
}

/** `discards`: whether cards may be thrown away now as well. */
export function anyTimeOptions(play: Play, out: Action[], discards = true): void {
  const { heroes } = play.state;
  for (const hero of heroes) {
    const { equipment } = hero;
    if (equipment.length === 0) continue;
    const throwsAway = discards && mayDiscard(play, hero);
    for (let i = 0; i < equipment.length; i++) {
      const id = (equipment[i] as Carried).card;
      if (carriedAt(hero, id) !== i) continue;
      const card = cardOf(play, id);
      if (throwsAway) out.push({ type: 'discard', hero: hero.hero, card: id });
      if (card.kind !== 'spendable' || !isStanding(hero)) continue;
      const says = equipmentSays(card);
      if (isAimed(says)) {
        for (const target of heroes) {
          if (needsHealing(play, target))
            out.push({ type: 'use', hero: hero.hero, card: id, target: target.hero });
        }
      } else if (isUsefulNow(play, says)) {
        out.push({ type: 'use', hero: hero.hero, card: id, target: null });
      }
    }
  }
}

/** Uses a spendable that works at any time; undefined when it was used, a refusal when not. */
export function useAnyTime(play: Play, action: ActionOf<'use'>) {
  const { state } = play;
  const seat = seatOf(state, action.hero);
  const user = heroAt(play, seat);
  const card = play.edition.equipment.get(action.card);
  if (card?.kind !== 'spendable') return refuse('use', 'card-cannot-be-used', { card: action.card });
  const says = equipmentSays(card);
  if (isAimed(says)) {
    const target = action.target === null ? -1 : seatOf(state, action.target);
    if (target < 0) return refuse('target', 'card-needs-hero', { card: card.id });
    if (!needsHealing(play, heroAt(play, target))) return refuse('target', 'hero-needs-no-healing');
    spend(play, user, action);
    takeEffect(play, card, target);
    return undefined;
  }
  if (action.target !== null) return refuse('target', 'card-not-aimed', { card: card.id });
  if (!isUsefulNow(play, says)) return refuse('use', 'card-would-do-nothing', { card: card.id });
  spend(play, user, action);
  takeEffect(play, card, -1);
  return undefined;
}

function takeEffect(play: Play, card: SpendableCard, target: number): void {
  for (const { verb, value } of equipmentSays(card)) verb.does.anyTime?.use(play, target, value, card.id);
}

/** A used spendable goes to the box (DF2-EQUIP-11, DF2-R-75). */
export function spend(play: Play, hero: HeroState, action: ActionOf<'use'>): void {
  takeFrom(hero, action.card);
  putAway(play, action.card);
  play.sink?.({ type: 'used', hero: hero.hero, card: action.card, target: action.target });
}

/** One-use cards before the blow lands, where those who faint could not use them any more (DF1-R-53). */
export const offerReaction = (play: Play): void => openWindow(play, 'reaction');
