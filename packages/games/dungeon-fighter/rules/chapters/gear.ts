/** GEAR: equipment that adds to a hit or strikes back. */
import { struckBack } from '../landing.ts';
import { changeFoeLife, combatOf, heroAt, type Looking, type Play, throwOf } from '../play.ts';
import { equipmentSays } from '../verbs/equipment.ts';
import type { CardId } from '../vocabulary.ts';
import { openWindow } from '../windows.ts';

/** H12. */
export function offerBoosts(play: Play): void {
  if (!throwOf(play).instaKill) openWindow(play, 'boost');
}

/** A card raises the hit by its bonus, a captive by its damage (DF1-HERO-23). */
export function boostOf({ edition }: Looking, id: CardId): number {
  const card = edition.equipment.get(id);
  if (card === undefined) return edition.monster.get(id)?.damage ?? 0;
  let bonus = 0;
  for (const { verb, value } of equipmentSays(card)) bonus += verb.does.boosts?.(value) ?? 0;
  return bonus;
}

/** DF1-GEAR-06: also for a wearer who fainted from it. */
export function strikeBack(play: Play): void {
  const { suffered, foe } = combatOf(play);
  for (let seat = 0; seat < suffered.length; seat++) {
    const amount = suffered[seat] as number;
    if (amount === 0) continue;
    struckBack(play, heroAt(play, seat), amount, (card, blow) => changeFoeLife(play, foe.life - blow, card));
  }
}
