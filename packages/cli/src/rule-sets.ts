/** The rule sets that can be played, replayed and verified here. */
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';

export const DEFAULT_RULES = 'second';

export const rulesIds = (): string[] => Object.keys(RULE_SETS);

export const rulesOf = (id: string): DungeonFighter | undefined =>
  Object.hasOwn(RULE_SETS, id) ? RULE_SETS[id] : undefined;

/** For the help of an option. */
export const RULES_HELP = `rule set: ${rulesIds().join(', ')}`;
