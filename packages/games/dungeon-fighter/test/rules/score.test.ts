/** The joy of winners, in every edition that has the rule. */
import { expect } from 'vitest';
import { boss, clauses, rows } from '../support/table.ts';

clauses(rows('DF2-SCORE-01', 'DF1-SCORE-09', 'DF0-SCORE-09'), 'while the game goes on there is no score', t =>
  t.fight({ combat: { boss: boss() } }).goesOn(),
);

clauses(
  rows(['DF2-SCORE-01', 'DF2-R-94'], ['DF1-SCORE-09', 'DF1-R-83'], 'DF0-SCORE-09'),
  'a lost game is not scored',
  t => {
    const [thrower, next] = t.party;
    t.fight({
      heroes: [
        { hero: thrower, life: 1 },
        { hero: next, fainted: true },
      ],
      chest: { coins: 9 },
      combat: { boss: boss() },
    })
      .throws('red', { zone: 'outside' })
      .verify(({ game, state }) => expect(game.outcome(state)).toEqual({ won: false, why: 'all-fainted' }));
  },
);

clauses(
  [
    { proves: 'DF2-SCORE-07', difficulty: 'normal', points: 5, score: 10 },
    { proves: 'DF2-SCORE-07', difficulty: 'hard', points: 15, score: 20 },
    { proves: 'DF2-SCORE-07', difficulty: 'inferno', points: 25, score: 30 },
    { proves: 'DF1-SCORE-05', difficulty: 'easy', points: 5, score: 12 },
    { proves: 'DF1-SCORE-05', difficulty: 'normal', points: 10, score: 17 },
    { proves: 'DF1-SCORE-05', difficulty: 'insane', points: 15, score: 22 },
    { proves: ['DF0-SCORE-01', 'DF0-R-01'], difficulty: 'easy', points: 5, score: 12 },
    { proves: ['DF0-SCORE-01', 'DF0-R-01'], difficulty: 'normal', points: 10, score: 17 },
    { proves: ['DF0-SCORE-01', 'DF0-R-01'], difficulty: 'insane', points: 15, score: 22 },
  ],
  ({ difficulty, points }) => `winning on ${difficulty} is ${points} points`,
  (t, { difficulty, points, score }) =>
    t
      .fight({ difficulty, chest: { coins: 0, dice: 0 }, combat: { boss: boss(), life: 3 } })
      .throws('red')
      .ends('won')
      .verify(({ game, state }) => {
        const end = game.outcome(state);
        if (!end?.won) throw new Error('the game is not won');
        expect(end.parts.find(part => part.why === 'difficulty')?.amount).toBe(points);
        expect(end.score).toBe(score);
      }),
);
