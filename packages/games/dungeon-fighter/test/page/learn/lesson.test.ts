/** The coach says everything once, in an order that fits whatever the player does. */

import { describe, expect, test } from 'vitest';
import {
  type Beat,
  beatFor,
  isDeed,
  isThrown,
  keyOf,
  type Moment,
} from '../../../page/screens/learn/lesson.ts';
import { LESSON } from '../../../page/screens/learn/order.ts';
import { demandsOf, RULE_SETS } from '../../../rules/index.ts';

test('the lesson begins with a plain throw, and its second foe has one trick', () => {
  const game = RULE_SETS[LESSON.rules];
  const state = game?.setup(LESSON.options, LESSON.seed);
  if (game === undefined || !state?.ok) throw new Error('the lesson cannot begin');
  const door = { type: 'take-path', hero: LESSON.options.leader, card: LESSON.room } as const;
  expect(game.legal(state.value)).toContainEqual(door);
  expect(game.apply(state.value, door)).toBeUndefined();
  expect(state.value.combat?.foe).toMatchObject({ card: LESSON.monster, life: 6 });
  expect(game.decision(state.value)).toMatchObject({ at: 'turn', by: { seat: 'wilrond' } });
  expect(demandsOf(game.edition, game.view(state.value, 'spectator'), [])).toEqual([]);
  const next = game.edition.monster.get(state.value.decks.monsters.at(-1) ?? '');
  expect(next?.requirement).toBe('sitting');
});

const START: Moment = {
  at: 'turn',
  isFighting: true,
  isDemanding: false,
  throws: 0,
  throwsHere: 0,
  wins: 0,
  last: undefined,
  hasIcon: false,
  hasMissed: false,
  mayRetrieve: false,
  isWon: false,
  isLost: false,
};

/** Everything that is said at this moment, in its order; a deed is waited for. */
function said(moment: Moment, taught: Set<string>): Beat[] {
  const beats: Beat[] = [];
  for (let beat = beatFor(moment, taught); beat !== undefined; beat = beatFor(moment, taught)) {
    beats.push(beat);
    if (isDeed(beat)) break;
    taught.add(keyOf(beat, moment));
  }
  return beats;
}

const THROWN: Moment = { ...START, throws: 1, throwsHere: 1, last: 'hit' };

describe('the coach', () => {
  test('lets people throw after one note', () => {
    expect(said(START, new Set())).toEqual(['foe', 'flick']);
  });
  test('teaches the flick, the height and the aim, and then the trick', () => {
    const taught = new Set<string>();
    said(START, taught);
    expect(said(THROWN, taught)).toEqual(['hit', 'height']);
    expect(said({ ...THROWN, throws: 2, throwsHere: 2 }, taught)).toEqual(['hit', 'aim']);
    const felled = { ...THROWN, throws: 3, throwsHere: 3, isFighting: false, wins: 1, at: 'path' } as const;
    expect(said(felled, taught)).toEqual(['felled']);
    const next = { ...THROWN, throws: 3, throwsHere: 0, wins: 1, last: undefined, isDemanding: true };
    expect(said(next, taught)).toEqual(['demand', 'trick']);
  });
  test('gives every miss back, as often as there is one', () => {
    const taught = new Set(['foe']);
    const missed: Moment = { ...THROWN, last: 'miss', hasMissed: true };
    expect(beatFor(missed, taught)).toBe('miss');
    expect(isThrown('miss')).toBe(true);
    // Taken back: the same step is asked for again, and a second miss is told again.
    expect(beatFor(START, taught)).toBe('flick');
    expect(beatFor(missed, taught)).toBe('miss');
    expect(beatFor({ ...missed, throws: 7, throwsHere: 4 }, taught)).toBe('miss');
  });
  test('can be failed by nobody for good', () => {
    const lost = { ...THROWN, throws: 9, throwsHere: 9, isLost: true, at: undefined, isFighting: false };
    expect(beatFor(lost, new Set(['foe']))).toBe('lost');
    expect(isThrown('lost')).toBe(true);
  });
  test('explains what happened when it happened', () => {
    const taught = new Set(['foe', 'hit 3', 'hit 4']);
    const later = { ...THROWN, throws: 3, throwsHere: 3 };
    expect(said({ ...later, at: 'window' }, taught)).toEqual(['window']);
    expect(said({ ...later, hasIcon: true }, taught)).toEqual(['icon']);
    expect(said({ ...later, mayRetrieve: true }, taught)).toEqual(['retrieve']);
  });
  test('ends in a won fight, and tells then what there was no occasion for', () => {
    const won = { ...THROWN, isFighting: false, wins: 2, isWon: true, at: 'path' } as const;
    expect(said(won, new Set(['foe']))).toEqual(['victory', 'icon', 'missed', 'retrieve', 'weapons', 'end']);
  });
});
