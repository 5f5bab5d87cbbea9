import { expect, test } from 'vitest';
import { playGame, sensiblePlayer } from '../../bots/index.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';

const GAMES = 200;

/** Wide bands around docs/balance.md: a change that leaves them deserves a new measurement. */
test.each([
  ['second', 3, 'normal', 0.4, 0.68],
  ['second', 3, 'hard', 0.14, 0.38],
  ['second', 3, 'inferno', 0.02, 0.2],
  ['first', 4, 'easy', 0.4, 0.66],
  ['first', 4, 'normal', 0.17, 0.42],
  ['first', 4, 'insane', 0.04, 0.24],
  ['prototype', 4, 'easy', 0.4, 0.66],
])('%s: %i average heroes on %s', (rules, heroes, difficulty, fewest, most) => {
  const game = RULE_SETS[rules] as DungeonFighter;
  let wins = 0;
  for (let i = 0; i < GAMES; i++)
    if (playGame(game, { heroes, difficulty }, `balance/${i}`, sensiblePlayer, 'average').outcome.won) wins++;
  expect(wins / GAMES).toBeGreaterThan(fewest);
  expect(wins / GAMES).toBeLessThan(most);
});

test('two average heroes have a fair chance after a gentle beginning', () => {
  const options = { heroes: 2, beginning: 'gentle' };
  let wins = 0;
  for (let i = 0; i < GAMES; i++)
    if (playGame(RULE_SETS.second, options, `balance/${i}`, sensiblePlayer, 'average').outcome.won) wins++;
  expect(wins / GAMES).toBeGreaterThan(0.5);
  expect(wins / GAMES).toBeLessThan(0.7);
});
