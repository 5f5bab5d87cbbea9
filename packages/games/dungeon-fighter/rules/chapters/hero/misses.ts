/** HERO: abilities that work on a miss. */
import { ownDamage } from '../../landing.ts';
import { changeFoeLife, combatOf, foeCard, heroAt, isStanding, type Play, throwOf } from '../../play.ts';
import { riposteOf, sufferedWith } from '../../verbs/abilities.ts';
import { activatedAbility, announceAbility } from '../icon.ts';

/** M3 and M4. */
export function riposte(play: Play): void {
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  const damage = riposteOf(ability);
  if (damage > 0) changeFoeLife(play, combatOf(play).foe.life - damage, ability.id);
}

/** Where powers come after the attack, only those that soften it are announced before. */
export function announceSoftening(play: Play): void {
  if (sufferedWith(activatedAbility(play)) !== undefined) announceAbility(play);
}

/** A power needs a thrower who still stands (DF0-ICON-05). */
export function announceLatePower(play: Play): void {
  const thrown = throwOf(play);
  if (!isStanding(heroAt(play, thrown.seat))) thrown.ability = null;
  else if (sufferedWith(activatedAbility(play)) === undefined) announceAbility(play);
}

/** Damage of an ability that works on a miss as well (DF1-R-30). */
export function strikeOnMiss(play: Play): void {
  const ability = activatedAbility(play);
  if (ability?.works !== 'anywhere') return;
  const { life } = combatOf(play).foe;
  const damage = ownDamage(play, ability, { seat: throwOf(play).seat, type: foeCard(play).type, life });
  if (damage > 0) changeFoeLife(play, life - damage, ability.id);
}
