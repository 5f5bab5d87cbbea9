/** EQUIP: armors and what else softens a miss. */
import type { ActionOf } from '../../action.ts';
import type { ArmorCard, EquipmentCard, SpendableCard } from '../../cards.ts';
import { cardOf, combatOf, heroAt, nameAt, type Play, throwOf } from '../../play.ts';
import type { Carried } from '../../state.ts';
import { equipmentSays } from '../../verbs/equipment.ts';
import { isForThrowOf, openWindow } from '../../windows.ts';
import { spend } from './spendables.ts';

/** M6. */
export const offerArmor = (play: Play): void => openWindow(play, 'armor');

/** DF2-R-48: against one's own share of the damage of a miss; other effects only for the thrower. */
export function softens(play: Play, seat: number, card: EquipmentCard): boolean {
  const { cause, incoming } = combatOf(play);
  if (card.kind === 'weapon' || cause !== 'miss') return false;
  let acts = false;
  for (const { verb } of equipmentSays(card)) {
    if (verb.does.softens !== undefined) return (incoming[seat] ?? 0) > 0 && isForThrowOf(play, seat);
    if (verb.does.onMiss !== undefined) acts = true;
  }
  return acts && seat === throwOf(play).seat;
}

export const threatOf = (play: Play, seat: number): number => combatOf(play).incoming[seat] as number;

export function prevent(play: Play, seat: number, amount: number, why: string): void {
  const { incoming } = combatOf(play);
  incoming[seat] = threatOf(play, seat) - amount;
  play.sink?.({ type: 'prevented', hero: nameAt(play, seat), amount, why });
}

/** An armor is turned, a card that works once is gone. */
export function soften(play: Play, seat: number, at: number, action: ActionOf<'use'>): void {
  const hero = heroAt(play, seat);
  const carried = hero.equipment[at] as Carried;
  const card = cardOf(play, carried.card) as ArmorCard | SpendableCard;
  if (card.kind === 'spendable' || card.once) {
    spend(play, hero, action);
  } else {
    carried.used = true;
    play.sink?.({ type: 'used', hero: hero.hero, card: card.id, target: null });
  }
  for (const { verb, value } of equipmentSays(card)) {
    const { softens, onMiss } = verb.does;
    if (softens !== undefined) prevent(play, seat, softens(value, threatOf(play, seat)), card.id);
    onMiss?.(play, seat, value, card.id);
  }
}

export function readyArmor(play: Play): void {
  for (const hero of play.state.heroes) for (const carried of hero.equipment) carried.used = false;
}
