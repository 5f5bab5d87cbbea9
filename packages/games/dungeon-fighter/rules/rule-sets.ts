/** The rule sets there are. The only place outside their folders that names editions. */
import { first } from './editions/first/index.ts';
import { prototype } from './editions/prototype/index.ts';
import { second } from './editions/second/index.ts';
import { type DungeonFighter, makeGame } from './game.ts';

/** The newest first; an edition may build on those below it. */
const EDITIONS = {
  second,
  first,
  prototype,
};

type RuleSets = Readonly<Record<keyof typeof EDITIONS, DungeonFighter>>;

/** By name; any other word finds nothing. */
export const RULE_SETS = Object.fromEntries(
  Object.entries(EDITIONS).map(([id, edition]) => [id, makeGame(edition)]),
) as unknown as RuleSets & Readonly<Record<string, DungeonFighter>>;
