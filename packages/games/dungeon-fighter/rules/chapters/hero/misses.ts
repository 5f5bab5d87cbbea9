/** HERO: abilities that work on a miss. */
import { ownDamage } from '../../landing.ts';
import { changeFoeLife, combatOf, foeCard, heroAt, isStanding, type Play, throwOf } from '../../play.ts';
import { activatedAbility, announceAbility } from '../icon.ts';

/** M3 and M4. */
export function parry(play: Play): void {
  const ability = activatedAbility(play);
  if (ability?.parry !== undefined && ability.parry.deal > 0) {
    changeFoeLife(play, combatOf(play).foe.life - ability.parry.deal, ability.id);
  }
}

/** Where powers come after the attack, only those that soften it are announced before. */
export function announceParry(play: Play): void {
  if (activatedAbility(play)?.parry !== undefined) announceAbility(play);
}

/** A power needs a thrower who still stands (DF0-ICON-05). */
export function announceLatePower(play: Play): void {
  const thrown = throwOf(play);
  if (!isStanding(heroAt(play, thrown.seat))) thrown.ability = null;
  else if (activatedAbility(play)?.parry === undefined) announceAbility(play);
}

/** Damage of an ability that works on a miss as well (DF1-R-30). */
export function strikeOnMiss(play: Play): void {
  const ability = activatedAbility(play);
  if (ability?.works !== 'anywhere') return;
  const { life } = combatOf(play).foe;
  const damage = ownDamage(play, ability, { seat: throwOf(play).seat, type: foeCard(play).type, life });
  if (damage > 0) changeFoeLife(play, life - damage, ability.id);
}
