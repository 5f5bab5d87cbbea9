/** The Miss pipeline, M3 to M12 of docs/rules/dungeon-fighter-2e.md. */
import {
  changeFoeLife,
  combatOf,
  foeAbility,
  foeCard,
  heroAt,
  hurt,
  isStanding,
  loseCoins,
  type Play,
  throwOf,
} from '../play.ts';
import { announceAbility } from './aftermath.ts';
import { isFoeAlive } from './loss.ts';
import { endCombat } from './rest.ts';
import { activatedAbility } from './throw.ts';
import { endTurn } from './turn.ts';
import { openWindow } from './windows.ts';

/** M3 and M4. */
export function parry(play: Play): void {
  announceAbility(play);
  const ability = activatedAbility(play);
  if (ability?.parry !== undefined) {
    changeFoeLife(play, combatOf(play).foe.life - ability.parry.deal, ability.id);
  }
}

/** M5: a defeated monster does not bite, but the price of the ability is still paid (DF2-R-49). */
export function gatherDamage(play: Play): void {
  const thrown = throwOf(play);
  const { damage } = foeCard(play);
  const hurtsAll = isFoeAlive(play) && foeAbility(play)?.missHurtsAll === true;
  const { heroes } = play.state;
  for (let seat = 0; seat < heroes.length; seat++)
    thrown.incoming.push(hurtsAll && isStanding(heroAt(play, seat)) ? damage : 0);
  thrown.incoming[thrown.seat] = activatedAbility(play)?.parry?.suffer ?? damage;
}

/** M6. */
export const offerArmor = (play: Play): void => openWindow(play, 'armor');

/** M7. */
export function sufferDamage(play: Play): void {
  const { incoming } = throwOf(play);
  for (let seat = 0; seat < incoming.length; seat++) {
    const amount = incoming[seat] as number;
    if (amount > 0) hurt(play, seat, amount, 'miss');
  }
}

/** M8, first half: what the monster gains from the miss. */
export function profitFoe(play: Play): void {
  const ability = foeAbility(play);
  if (ability === undefined || !isFoeAlive(play)) return;
  if (ability.missCostsCoins !== undefined) loseCoins(play, ability.missCostsCoins, ability.id);
  if (ability.missHeals) {
    const { foe } = combatOf(play);
    const regained = Math.min(foe.initialLife, foe.life + (foeCard(play).abilityValue ?? 0));
    changeFoeLife(play, Math.max(foe.life, regained), ability.id);
  }
}

/** M12. */
export function settleMiss(play: Play): void {
  if (isFoeAlive(play)) endTurn(play);
  else endCombat(play);
}
