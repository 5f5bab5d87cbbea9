/** The rule sets there are. The only place outside their folders that names editions. */
import { second } from './editions/second/index.ts';
import { type DungeonFighter, makeGame } from './game.ts';

export const RULE_SETS: Readonly<Record<string, DungeonFighter>> = {
  second: makeGame(second),
};
