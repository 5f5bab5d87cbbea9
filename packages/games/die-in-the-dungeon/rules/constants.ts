/** The numbers of the rulebook, each in one place. */
import type { Sides, Token } from './vocabulary.ts';

export const TIME_DIE = 20;
export const ABILITY_DIE = 4;
/** DIE-SETUP-05 */
export const START_ABILITY = 1;
/** DIE-SETUP-07 */
export const FREE_DICE: readonly Sides[] = [6, 8, 10, 12];
/** DIE-SETUP-19 */
export const START_MINION: Sides = 6;
/** DIE-STAT-18 */
export const MOST_OF_A_TYPE = 2;
/** DIE-STAT-06: Might, Agility and Magic never fall below it. */
export const LEAST_STAT = 1;
/** DIE-TURN-06 */
export const MOST_REST = 3;
/** DIE-MOVE-05 */
export const MOVE_COST = 1;
/** DIE-TOKEN-09, DIE-TOKEN-11, DIE-TOKEN-12 */
export const TOKEN_POINTS = 2;

/** Victory Points that pay out the Die-Namic Die of each box, whose number is its pips (DIE-DICE-04). */
export const THRESHOLDS = [6, 12, 18, 24, 28, 36] as const;
export const BASIC_POINTS = 1;
export const EPIC_POINTS = 2;

/** The highest party total for each attack die, from the d4 up; beyond them a d20 (DIE-HERO-07). */
export const ATTACK_TOTALS = [4, 6, 8, 10, 12] as const;

/** Final values from which a class bonus works (DIE-CLASS-13). */
export const MIGHT_BONUS_AT = 10;
export const AGILITY_BONUS_AT = 15;
export const MAGIC_BONUS_AT = 10;

export const RAGE_MIGHT = 5;
export const LONE_ASSASSIN = 2;
export const WARLOCK_MAGIC = 5;
/** DIE-EPIC-14 */
export const PATRIARCH_RESULT = 1;

/** The random-hero table (DIE-RANDOM-02 to 04). */
export const RANDOM_DIE = 6;
export const RANGED_ATTACK = 5;
export const FREE_CLASS = 6;
export const RANGED_DAMAGE = 1;

/** How many of each token there are (DIE-DESIGN-41, ours). */
export const TOKEN_SUPPLY: Readonly<Record<Token, number>> = {
  time: 1,
  might: 2,
  agility: 2,
  magic: 2,
  health: 1,
  ability: 1,
  d4: 3,
  d6: 4,
  d8: 3,
  d10: 2,
  d12: 1,
  d20: 1,
};
