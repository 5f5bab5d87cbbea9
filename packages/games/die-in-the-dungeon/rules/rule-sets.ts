/** The one rule set there is, by its id. */
import { RULES_ID } from './chapters/setup.ts';
import { CONTENT } from './content/index.ts';
import { type DieInTheDungeon, makeGame } from './game.ts';

export const RULE_SETS: Readonly<Record<string, DieInTheDungeon>> = { [RULES_ID]: makeGame(CONTENT) };
