import { makeStream } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { CONTENT, makeGame, problemsOf, scrambleSecrets, texts } from '../../rules/index.ts';
import { playManyRandomly } from '../support/random-game.ts';

const game = makeGame(CONTENT);
const GAMES = 10;

test('nothing is made or lost in random play, and every game ends', () => {
  const ends = playManyRandomly(GAMES, state => {
    expect(problemsOf(CONTENT, state)).toEqual([]);
    expect(game.legal(state).length > 0).toBe(game.outcome(state) === undefined);
  });
  expect(ends.every(({ result }) => result !== null)).toBe(true);
});

test('every legal action survives its notation', () => {
  playManyRandomly(3, state => {
    for (const action of game.legal(state))
      expect(game.parse(game.print(action))).toEqual({ ok: true, value: action });
  });
});

test('a view never depends on what is hidden', () => {
  const random = makeStream('secrets', 'test');
  playManyRandomly(3, state => {
    const other = scrambleSecrets(CONTENT, state, random);
    expect(game.view(other, 'spectator')).toEqual(game.view(state, 'spectator'));
  });
});

test('every event has a line and a sentence, and every question and action its words', () => {
  playManyRandomly(3, (state, events) => {
    for (const event of events) {
      expect(game.printEvent(event)).toMatch(/\S/);
      expect(texts.eventText(CONTENT, event)).toMatch(/^(?!.*(?:undefined|NaN)).*[.!?”]$/);
    }
    const view = game.view(state, 'spectator');
    if (view.question === null) return;
    expect(texts.questionText(CONTENT, view)?.text).toMatch(/^(?!.*(?:undefined|NaN)).*[.?]$/);
    for (const action of game.legal(state))
      expect(texts.actionLabel(CONTENT, action, view)).toMatch(/^(?!.*(?:undefined|NaN)).+$/);
  });
});
