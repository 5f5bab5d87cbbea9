/** EPIC: Barbarian, Assassin, Warlock and Patriarch. */
import { LEAST_STAT, WARLOCK_MAGIC } from '../constants.ts';
import { combatOf, type Play } from '../play.ts';
import type { PartyHero } from '../state.ts';
import type { Stat } from '../vocabulary.ts';
import { has } from './hero.ts';

const isRaging = ({ hero, rotated }: PartyHero): boolean => hero === 'barbarian' && rotated;

/** DIE-EPIC-05, DIE-R-81 */
export const rageDamage = (play: Play, stat: Stat): number =>
  stat === 'might' && combatOf(play).heroes.some(isRaging) ? 1 : 0;

/** DIE-EPIC-08 */
export const criticalStrike = (play: Play, stat: Stat): number =>
  stat === 'agility' && has(combatOf(play), 'assassin') ? 1 : 0;

const isWeakened = (play: Play, stat: Stat): boolean => stat === 'magic' && has(combatOf(play), 'warlock');

/** DIE-EPIC-09, DIE-R-83 */
export const weakenedDefence = (play: Play, stat: Stat, defence: number): number =>
  isWeakened(play, stat) ? Math.max(LEAST_STAT, defence - WARLOCK_MAGIC) : defence;

/** DIE-EPIC-10 */
export const weakenedAttack = (play: Play, stat: Stat): number =>
  isWeakened(play, stat) ? -WARLOCK_MAGIC : 0;

/** DIE-EPIC-14 to 17: only a 1 hits, and abilities rest. */
export const isWarded = (play: Play): boolean =>
  play.state.combat !== null && has(play.state.combat, 'patriarch');
