/** What the icon of a throw does besides re-throws: damage of its own, gains, markers and healing. */
import type { Ability, ArmorCard } from '../cards.ts';
import { cardOf, combatOf, heal, healParty, nameAt, type Play, throwOf } from '../play.ts';
import { abilitySays } from '../verbs/abilities.ts';
import type { Color } from '../vocabulary.ts';
import { activatedAbility } from './throw.ts';

/** What an ability leaves behind besides damage and re-throws. */
export const hasAftermath = (ability: Ability): boolean =>
  abilitySays(ability).some(
    ({ verb: { does }, value }) => (does.heals ?? does.gains) !== undefined && does.isEarly?.(value) !== true,
  );

export function announceAbility(play: Play): void {
  const { ability: color, seat } = throwOf(play);
  const ability = activatedAbility(play);
  if (ability === undefined || (ability.rethrow && !hasAftermath(ability))) return;
  play.sink?.({ type: 'ability', hero: nameAt(play, seat), color: color as Color, ability: ability.id });
}

export function applyHealing(play: Play): void {
  const thrown = throwOf(play);
  for (const id of thrown.soothing) {
    const { heal: soothing } = cardOf(play, id) as ArmorCard;
    if (soothing?.whom === 'party') healParty(play, soothing.amount, id);
    else if (soothing !== undefined) heal(play, thrown.seat, soothing.amount, id);
  }
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  for (const { verb, value } of abilitySays(ability)) verb.does.heals?.(play, value, ability.id);
}

export function applyGains(play: Play): void {
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  if (ability.limit === 'combat') combatOf(play).usedThisCombat.push(ability.id);
  for (const { verb, value } of abilitySays(ability)) verb.does.gains?.(play, value, ability.id);
}

/** Healing and gains in one moment (H14 and M8); after an insta-kill the ability was not announced yet. */
export function applyAftermath(play: Play): void {
  if (throwOf(play).instaKill) announceAbility(play);
  applyHealing(play);
  applyGains(play);
}
