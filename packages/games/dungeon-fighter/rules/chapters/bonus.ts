/** BONUS: white dice come and go. */
import { cardOf, combatOf, gainDice, isStanding, type Play } from '../play.ts';
import { bringsDice } from '../verbs/equipment.ts';

/** Whether a card in somebody's hands could still bring a bonus die (DF2-R-113). */
export const couldGainDie = (play: Play): boolean =>
  play.state.supply.dice > 0 &&
  play.state.heroes.some(
    hero => isStanding(hero) && hero.equipment.some(({ card }) => bringsDice(cardOf(play, card))),
  );

/** DF1-MAINT-01: unused dice of an undefeated party become bonus dice. */
export function rewardUnusedDice(play: Play): void {
  const { dice, defeats } = combatOf(play);
  if (defeats === 0) gainDice(play, dice.length, 'unused-dice');
}

export function clearBonusDice(play: Play): void {
  const combat = combatOf(play);
  play.state.supply.dice += combat.bonusDiceThrown;
  combat.bonusDiceThrown = 0;
}
