/** The rule sets that can be played, replayed and verified here. */
import { RULE_SETS as CRAWLS } from '@tumblekeep/die-in-the-dungeon';
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import type { AnyGame } from '@tumblekeep/kernel';

export const DEFAULT_RULES = 'second';

export const rulesIds = (): string[] => Object.keys(RULE_SETS);

export const rulesOf = (id: string): DungeonFighter | undefined =>
  Object.hasOwn(RULE_SETS, id) ? RULE_SETS[id] : undefined;

/** For the help of an option. */
export const RULES_HELP = `rule set: ${rulesIds().join(', ')}`;

/** The rule sets of all games. */
const ALL: Readonly<Record<string, AnyGame>> = {
  ...(RULE_SETS as Readonly<Record<string, unknown>> as Readonly<Record<string, AnyGame>>),
  ...(CRAWLS as Readonly<Record<string, unknown>> as Readonly<Record<string, AnyGame>>),
};

export const allRulesIds = (): string[] => Object.keys(ALL);

export const anyRulesOf = (id: string): AnyGame | undefined => (Object.hasOwn(ALL, id) ? ALL[id] : undefined);
