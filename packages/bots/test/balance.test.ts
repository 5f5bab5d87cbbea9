import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { expect, test } from 'vitest';
import { playGame, sensiblePlayer } from '../src/index.ts';

const game = RULE_SETS['second'] as DungeonFighter;
const GAMES = 200;

/** Wide bands around docs/balance.md: a change that leaves them deserves a new measurement. */
test.each([
  ['normal', 0.4, 0.68],
  ['hard', 0.14, 0.38],
  ['inferno', 0.02, 0.2],
])('three average heroes on %s', (difficulty, fewest, most) => {
  let wins = 0;
  for (let i = 0; i < GAMES; i++)
    if (playGame(game, { heroes: 3, difficulty }, `balance/${i}`, sensiblePlayer, 'average').outcome.won)
      wins++;
  expect(wins / GAMES).toBeGreaterThan(fewest);
  expect(wins / GAMES).toBeLessThan(most);
});
