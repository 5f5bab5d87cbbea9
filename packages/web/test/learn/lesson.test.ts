/** The coach says everything once, in an order that fits whatever the player does. */
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { describe, expect, test } from 'vitest';
import { type Beat, beatFor, type Moment } from '../../src/screens/learn/lesson.ts';
import { LESSON } from '../../src/screens/learn/order.ts';

test('the lesson begins like the first example of the rulebook: a Zombie Monkey with 5 life', () => {
  const game = RULE_SETS[LESSON.rules];
  const state = game?.setup(LESSON.options, LESSON.seed);
  if (game === undefined || !state?.ok) throw new Error('the lesson cannot begin');
  const door = { type: 'take-path', hero: LESSON.options.leader, card: LESSON.room } as const;
  expect(game.legal(state.value)).toContainEqual(door);
  expect(game.apply(state.value, door)).toBeUndefined();
  expect(state.value.combat?.foe).toMatchObject({ card: LESSON.monster, life: 5 });
  expect(game.decision(state.value)).toMatchObject({ at: 'turn', by: { seat: 'wilrond' } });
});

const START: Moment = {
  at: 'turn',
  isFighting: true,
  isDemanding: true,
  throws: 0,
  last: undefined,
  hasIcon: false,
  hasMissed: false,
  mayRetrieve: false,
  isWon: false,
  isLost: false,
};

/** Everything that is said at this moment, in its order. */
function said(moment: Moment, taught: Set<Beat>): Beat[] {
  const beats: Beat[] = [];
  for (let beat = beatFor(moment, taught); beat !== undefined; beat = beatFor(moment, taught)) {
    beats.push(beat);
    taught.add(beat);
  }
  return beats;
}

describe('the coach', () => {
  test('explains foe, board and requirement before the first throw', () => {
    expect(said(START, new Set())).toEqual(['foe', 'board', 'demand', 'flick']);
    expect(said({ ...START, isDemanding: false }, new Set())).not.toContain('demand');
  });
  test('explains what happened when it happened', () => {
    const taught = new Set(said(START, new Set()));
    const thrown = { ...START, throws: 1 };
    expect(said({ ...thrown, last: 'miss', hasMissed: true }, taught)).toEqual(['miss']);
    expect(said({ ...thrown, throws: 2, last: 'hit', hasIcon: true }, taught)).toEqual(['hit', 'icon']);
    expect(said({ ...thrown, throws: 3, last: 'hit', at: 'window' }, taught)).toEqual(['window']);
    expect(said({ ...thrown, throws: 3, last: 'hit', mayRetrieve: true }, taught)).toEqual(['retrieve']);
  });
  test('tells after a quick victory what there was no occasion for', () => {
    const taught = new Set(said(START, new Set()));
    const won = { ...START, throws: 1, last: 'hit', isFighting: false, isWon: true, at: 'path' } as const;
    expect(said(won, taught)).toEqual(['victory', 'icon', 'missed', 'retrieve', 'weapons', 'end']);
  });
  test('comforts the defeated', () => {
    expect(said({ ...START, throws: 9, isLost: true, at: undefined }, new Set())[0]).toBe('lost');
  });
});
