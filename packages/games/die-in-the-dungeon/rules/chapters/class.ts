/** CLASS: perks from the second hero of a class on, and the bonuses of a single one. Epic Heroes are no members (DIE-HERO-13). */
import { AGILITY_BONUS_AT, MAGIC_BONUS_AT, MIGHT_BONUS_AT } from '../constants.ts';
import { combatOf, type Play } from '../play.ts';
import { ABILITY, type Stat, TIME } from '../vocabulary.ts';
import { countOf, has } from './hero.ts';
import { losePoints } from './stat.ts';

/** DIE-CLASS-01: added to Might and Agility rolls. */
export const fighterBonus = (play: Play, stat: Stat): number =>
  stat === 'magic' ? 0 : Math.max(0, countOf(combatOf(play), 'fighter') - 1);

/** DIE-CLASS-03 */
export const mightBonus = (play: Play, stat: Stat, value: number): number =>
  stat === 'might' && value >= MIGHT_BONUS_AT && has(combatOf(play), 'fighter') ? 1 : 0;

/** DIE-CLASS-04: further Agility attacks of the first round. */
export const rogueAttacks = (play: Play): number => {
  const combat = combatOf(play);
  return combat.round === 1 ? Math.max(0, countOf(combat, 'rogue') - 1) : 0;
};

/** DIE-CLASS-05, DIE-CLASS-06: hit or not, on the first Agility attack of a round alone. */
export const hasAgilityBonus = (play: Play, value: number): boolean =>
  value >= AGILITY_BONUS_AT && has(combatOf(play), 'rogue');

/** DIE-CLASS-07 */
export const loseTimeToWizards = (play: Play): void =>
  losePoints(play, TIME, countOf(combatOf(play), 'wizard') - 1, 'wizards');

/** DIE-CLASS-08 */
export const hasMagicBonus = (play: Play, value: number): boolean =>
  value >= MAGIC_BONUS_AT && has(combatOf(play), 'wizard');

/** DIE-CLASS-10 */
export const loseAbilityToClerics = (play: Play): void =>
  losePoints(play, ABILITY, countOf(combatOf(play), 'cleric') - 1, 'clerics');
