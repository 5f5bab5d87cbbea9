/** What the icon of a throw does besides damage and re-throws (H14 and M8). */
import type { Ability, ArmorCard } from '../cards.ts';
import { cardOf, combatOf, gainCoins, heal, healParty, heroAt, nameAt, type Play, throwOf } from '../play.ts';
import type { Color } from '../vocabulary.ts';
import { drawFromShop } from './equipment.ts';
import { activatedAbility, turnToken } from './throw.ts';

/** What an ability leaves behind besides damage and re-throws. */
export const hasAftermath = (ability: Ability): boolean =>
  ability.heal !== undefined ||
  ability.coins !== undefined ||
  ability.steal !== undefined ||
  (ability.token !== undefined && !ability.token.rethrow);

export function announceAbility(play: Play): void {
  const { ability: color, seat } = throwOf(play);
  const ability = activatedAbility(play);
  if (ability === undefined || (ability.rethrow && !hasAftermath(ability))) return;
  play.sink?.({ type: 'ability', hero: nameAt(play, seat), color: color as Color, ability: ability.id });
}

export function applyAftermath(play: Play): void {
  const thrown = throwOf(play);
  for (const id of thrown.soothing) {
    const { heal: soothing } = cardOf(play, id) as ArmorCard;
    if (soothing?.whom === 'party') healParty(play, soothing.amount, id);
    else if (soothing !== undefined) heal(play, thrown.seat, soothing.amount, id);
  }
  const ability = activatedAbility(play);
  if (ability === undefined || !hasAftermath(ability)) return;
  if (thrown.instaKill) announceAbility(play);
  if (ability.limit === 'combat') combatOf(play).usedThisCombat.push(ability.id);
  if (ability.heal?.whom === 'party') healParty(play, ability.heal.amount, ability.id);
  else if (ability.heal !== undefined) heal(play, thrown.seat, ability.heal.amount, ability.id);
  if (ability.coins !== undefined) gainCoins(play, ability.coins, ability.id);
  if (ability.steal) steal(play);
  if (ability.token !== undefined) turnToken(play, heroAt(play, thrown.seat), true);
}

function steal(play: Play): void {
  const card = drawFromShop(play);
  if (card === undefined) return;
  combatOf(play).stolen.push(card);
  play.sink?.({ type: 'stole', hero: nameAt(play, throwOf(play).seat), card });
}
