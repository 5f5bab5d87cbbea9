/** The rule sets of Dungeon Fighter, by what people write. */
import { type DungeonFighter, RULE_SETS } from '../rules/index.ts';

export const DEFAULT_RULES = 'second';

export const rulesIds = (): string[] => Object.keys(RULE_SETS);

export const rulesOf = (id: string): DungeonFighter | undefined =>
  Object.hasOwn(RULE_SETS, id) ? RULE_SETS[id] : undefined;

/** For the help of an option. */
export const RULES_HELP = `rule set: ${rulesIds().join(', ')}`;
