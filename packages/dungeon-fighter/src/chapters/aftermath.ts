/** What the icon of a throw does besides re-throws: damage of its own, gains, markers and healing. */
import type { Ability, ArmorCard } from '../cards.ts';
import {
  cardOf,
  combatOf,
  foeCard,
  gainCoins,
  heal,
  healParty,
  heroAt,
  nameAt,
  type Play,
  sheetOf,
  throwOf,
} from '../play.ts';
import type { Color } from '../vocabulary.ts';
import { drawFromShop } from './equipment.ts';
import { healChosen, placeMarker } from './markers.ts';
import { activatedAbility, turnToken } from './throw.ts';

/** What an ability leaves behind besides damage and re-throws. */
export const hasAftermath = (ability: Ability): boolean =>
  ability.heal !== undefined ||
  ability.coins !== undefined ||
  ability.steal !== undefined ||
  ability.marker !== undefined ||
  (ability.token !== undefined && !ability.token.rethrow);

export function announceAbility(play: Play): void {
  const { ability: color, seat } = throwOf(play);
  const ability = activatedAbility(play);
  if (ability === undefined || (ability.rethrow && !hasAftermath(ability))) return;
  play.sink?.({ type: 'ability', hero: nameAt(play, seat), color: color as Color, ability: ability.id });
}

/** What the activated ability adds to a blow, with everything as it was before the throw. */
export function abilityDamage(play: Play): number {
  const ability = activatedAbility(play);
  if (ability?.damage === undefined) return 0;
  const hero = heroAt(play, throwOf(play).seat);
  const { life, level } = combatOf(play).foe;
  return ability.damage({
    heroLife: hero.life,
    monsterLife: life,
    monsterType: foeCard(play).type,
    monsterLevel: level,
    swornEnemy: sheetOf(play, hero).swornEnemy,
  });
}

export function applyHealing(play: Play): void {
  const thrown = throwOf(play);
  for (const id of thrown.soothing) {
    const { heal: soothing } = cardOf(play, id) as ArmorCard;
    if (soothing?.whom === 'party') healParty(play, soothing.amount, id);
    else if (soothing !== undefined) heal(play, thrown.seat, soothing.amount, id);
  }
  const ability = activatedAbility(play);
  if (ability?.heal === undefined) return;
  const { amount, whom } = ability.heal;
  if (whom === 'party') healParty(play, amount, ability.id);
  else if (whom === 'thrower') heal(play, thrown.seat, amount, ability.id);
  else healChosen(play, amount);
}

export function applyGains(play: Play): void {
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  if (ability.limit === 'combat') combatOf(play).usedThisCombat.push(ability.id);
  if (ability.coins !== undefined) gainCoins(play, ability.coins, ability.id);
  if (ability.steal) steal(play);
  if (ability.token !== undefined) turnToken(play, heroAt(play, throwOf(play).seat), true);
  placeMarker(play);
}

/** Healing and gains in one moment (H14 and M8); after an insta-kill the ability was not announced yet. */
export function applyAftermath(play: Play): void {
  if (throwOf(play).instaKill) announceAbility(play);
  applyHealing(play);
  applyGains(play);
}

function steal(play: Play): void {
  const card = drawFromShop(play);
  if (card === undefined) return;
  combatOf(play).stolen.push(card);
  play.sink?.({ type: 'stole', hero: nameAt(play, throwOf(play).seat), card });
}
