/** HERO: cards that were stolen in a fight. */
import { combatOf, nameAt, type Play, throwOf } from '../../play.ts';
import { turnUp } from '../equip/changing-hands.ts';
import { drawFromShop } from '../shop.ts';

/** The top card, face down until the fight is over (DF1-HERO-15). */
export function steal(play: Play): void {
  const card = drawFromShop(play);
  if (card === undefined) return;
  combatOf(play).stolen.push(card);
  play.sink?.({ type: 'stole', hero: nameAt(play, throwOf(play).seat), card });
}

export function handOutStolen(play: Play): void {
  turnUp(play, combatOf(play).stolen.splice(0));
}
