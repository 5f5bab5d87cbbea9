/** EQUIP: room for cards, and cards thrown away. */

import type { ActionOf } from '../../action.ts';
import type { EquipmentCard } from '../../cards.ts';
import { cardOf, heroAt, isStanding, type Play, seatOf, sheetOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { Carried, HeroState } from '../../state.ts';
import type { CardId } from '../../vocabulary.ts';

export const carriedAt = (hero: HeroState, card: CardId): number => {
  const { equipment } = hero;
  for (let i = 0; i < equipment.length; i++) if ((equipment[i] as Carried).card === card) return i;
  return -1;
};

export function carriedOfKind(play: Play, hero: HeroState, kind: EquipmentCard['kind']): number {
  let count = 0;
  for (const carried of hero.equipment) if (cardOf(play, carried.card).kind === kind) count++;
  return count;
}

/** Whether a hero has room for a card, once `without` has left (DF2-EQUIP-02, DF2-EQUIP-04). */
export function mayCarry(play: Play, hero: HeroState, card: EquipmentCard, without?: CardId): boolean {
  if (hero.eliminated) return false;
  const { uniqueWeapons } = play.edition.constants;
  if (uniqueWeapons && card.kind === 'weapon' && card.id !== without && carriedAt(hero, card.id) >= 0)
    return false;
  const freed = without !== undefined && cardOf(play, without).kind === card.kind ? 1 : 0;
  return carriedOfKind(play, hero, card.kind) - freed < sheetOf(play, hero).slots[card.kind];
}

export function takeFrom(hero: HeroState, card: CardId): Carried {
  return hero.equipment.splice(carriedAt(hero, card), 1)[0] as Carried;
}

/** Equipment that is used up or unwanted: out of the game, or on a pile that can come back. */
export const putAway = (play: Play, card: CardId): void => {
  const { state, edition } = play;
  (edition.constants.equipmentRecycles ? state.scrap : state.box).push(card);
};

export function discardCard(play: Play, hero: HeroState, card: CardId): void {
  takeFrom(hero, card);
  putAway(play, card);
  play.sink?.({ type: 'discarded', hero: hero.hero, card });
}

/** In a fight only a hero who can act throws a card away (DF1-FAINT-02). */
export const mayDiscard = (play: Play, hero: HeroState): boolean =>
  play.state.phase !== 'combat' || (play.edition.constants.discardInCombat && isStanding(hero));

export function discard(play: Play, action: ActionOf<'discard'>) {
  const hero = heroAt(play, seatOf(play.state, action.hero));
  if (!mayDiscard(play, hero)) return refuse('discard', 'no-discarding-in-combat');
  discardCard(play, hero, action.card);
  return undefined;
}
