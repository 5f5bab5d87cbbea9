import { sayPlainly } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import {
  type Action,
  CONTENT,
  type Event,
  makeGame,
  type Sides,
  type State,
  texts,
} from '../../rules/index.ts';
import { playRandomly } from '../support/random-game.ts';
import { check } from './checks.ts';

const game = makeGame(CONTENT);
const { creatures, maps } = CONTENT.tables;

test('everything in random games reads as English', () => {
  maps.forEach(({ id: map, players }, m) => {
    const seats = Array.from({ length: players }, (_, i) => creatures[(m + i) % creatures.length]?.id);
    const end = playRandomly({ map, players: seats }, `texts ${map}`, (state: State, events) => {
      for (const line of texts.narrate(CONTENT, events)) check(line);
      const view = game.view(state, 'spectator');
      const question = texts.questionText(CONTENT, view);
      if (question === undefined) return;
      check(question.text);
      for (const action of game.legal(state)) check(texts.actionLabel(CONTENT, action, view));
    });
    const outcome = game.outcome(end);
    expect(outcome).toBeDefined();
    if (outcome) for (const line of texts.outcomeText(CONTENT, outcome)) check(line);
  });
});

test('a roll and what comes of it are one paragraph', () => {
  const events: Event[] = [
    {
      type: 'rolled',
      what: 'attack',
      stat: 'might',
      die: 12,
      faces: [9],
      dropped: [2],
      total: 9,
      parts: [{ why: 'die', amount: 9 }],
      success: true,
    },
    { type: 'defeated', hero: 'cleric-2', points: 1 },
    { type: 'die-namic', box: 1, pips: 1, points: 6 },
    { type: 'round', round: 2 },
  ];
  expect(texts.narrate(CONTENT, events)).toEqual([
    'You attack with Might: the d12 shows 9 (the other try: 2). Success! The second Cleric is defeated: 1 Victory Point. 6 Victory Points: a Die-Namic Die with 1 pip.',
    'Round 2.',
  ]);
});

test.each([
  [
    { won: true, winner: 'diemon', why: 'goal' as const, turns: 9 },
    'The Diemon wins: the goal is reached in 9 turns.',
  ],
  [{ won: false, winner: null, why: 'time' as const, turns: 20 }, 'Defeat: Time has run out.'],
  [
    { won: true, winner: 'diemon', why: 'health' as const, turns: 4 },
    'The Diemon wins, for the other one is out: no Health is left.',
  ],
])('how it ended: %j', (outcome, expected) => {
  const lines = texts.outcomeText(CONTENT, { ...outcome, points: { diemon: 7 }, epicParties: { diemon: 1 } });
  expect(lines).toEqual([expected, 'The Diemon: 7 Victory Points, 1 Epic Party defeated.']);
});

const track = (from: number, to: number, dieFrom: Sides, die: Sides): Event => ({
  type: 'track',
  track: 'health',
  from,
  to,
  dieFrom,
  die,
  surplus: 0,
  why: 'rest',
});

test.each([
  [track(7, 9, 8, 10), 'Health rises from 7 to 9, on a d10 now instead of the d8 (Rest).'],
  [track(8, 8, 8, 10), 'Health stays at 8, on a d10 now instead of the d8 (Rest).'],
  [track(6, 6, 8, 6), 'Health stays at 6, on a d6 only instead of the d8 (Rest).'],
  [track(8, 6, 8, 6), 'Health falls from 8 to 6, on a d6 only instead of the d8 (Rest).'],
  [track(8, 8, 8, 8), 'Health stays at 8 (Rest).'],
])('a track that changes: %j', (event, expected) => {
  expect(texts.eventText(CONTENT, event)).toBe(expected);
});

test.each(['power-up', 'rest', 'round'] as const)('%s speaks of abilities only if one can be used', at => {
  const made = game.setup({ map: 'training' }, 'abilities');
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const view = game.view(made.value, 'spectator');
  const ask = (legal: readonly Action[]) =>
    texts.questionText(CONTENT, { ...view, question: { at, by: { seat: view.active } } }, legal)?.text;
  expect(ask([{ type: 'use', ability: 'eye-gaze' }])).toMatch(/abilit/i);
  expect(ask([{ type: 'pass' }])).not.toMatch(/abilit/i);
});
