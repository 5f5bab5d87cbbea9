import { equalPlain } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import { playManyRandomly } from '../support/random-game.ts';

const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

test.each(Object.keys(RULE_SETS))('a copy of a game of %s is the same and shares nothing', rules => {
  const game = RULE_SETS[rules] as DungeonFighter;
  playManyRandomly(state => {
    const copy = game.clone(state);
    const parts = new Set(partsOf(state));
    expect(equalPlain(copy, state)).toBe(true);
    expect(partsOf(copy).some(part => parts.has(part))).toBe(false);
  }, rules);
});
