/** The rule sets there are. The only place outside their folders that names editions. */
import { first } from './editions/first/index.ts';
import { prototype } from './editions/prototype/index.ts';
import { second } from './editions/second/index.ts';
import { type DungeonFighter, makeGame } from './game.ts';

type RuleSets = Readonly<Record<'second' | 'first' | 'prototype', DungeonFighter>>;

/** By name; any other word finds nothing. */
export const RULE_SETS: RuleSets & Readonly<Record<string, DungeonFighter>> = {
  second: makeGame(second),
  first: makeGame(first),
  prototype: makeGame(prototype),
};
