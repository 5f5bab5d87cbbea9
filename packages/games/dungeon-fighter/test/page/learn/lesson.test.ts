/** The coach says everything once, in an order that fits whatever the player does. */

import { clonePlain, makeStream, nextInt } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { foregoneAnswer, USUAL_ASKING } from '../../../hosted/index.ts';
import {
  type Beat,
  beatFor,
  isDeed,
  isThrown,
  type Moment,
  momentOf,
  type Seen,
  type Sight,
  STEPS,
  stepOf,
  taughtAfter,
  triedAt,
} from '../../../page/screens/learn/lesson.ts';
import { LESSON } from '../../../page/screens/learn/order.ts';
import { type DungeonFighter, demandsOf, type Event, RULE_SETS, type State } from '../../../rules/index.ts';

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
    for (const one of taughtAfter(beat, moment, taught)) taught.add(one);
  }
  return beats;
}

/** After so many throws at the first foe. */
const thrown = (throws: number, more: Partial<Moment> = {}): Moment => ({
  ...START,
  throws,
  throwsHere: throws,
  last: 'hit',
  ...more,
});
const FELLED = { isFighting: false, wins: 1, at: 'path' } as const;
const SECOND = { throwsHere: 0, wins: 1, last: undefined, isDemanding: true } as const;

describe('the coach', () => {
  test('lets people throw after one note', () => {
    expect(said(START, new Set())).toEqual(['foe', 'flick']);
  });
  test('teaches the flick, the height and the aim, then one trick, and then lets the fight be won', () => {
    const taught = new Set<string>();
    said(START, taught);
    expect(said(thrown(1), taught)).toEqual(['hit', 'height']);
    expect(said(thrown(2), taught)).toEqual(['hit', 'aim']);
    expect(said(thrown(3), taught)).toEqual(['hit', 'finish']);
    // Nothing more to learn from plain throws: the next hits speak for themselves.
    expect(said(thrown(4), taught)).toEqual(['finish']);
    expect(said(thrown(5, FELLED), taught)).toEqual(['felled']);
    expect(said(thrown(5, SECOND), taught)).toEqual(['demand', 'trick']);
    expect(said(thrown(6, { ...SECOND, throwsHere: 1, last: 'hit' }), taught)).toEqual(['hit', 'finish']);
    const won = thrown(7, { ...FELLED, wins: 2, isWon: true });
    expect(said(won, taught)).toEqual(['victory', 'end']);
    for (const step of STEPS) expect(taught).toContain(step);
  });
  test('lets a foe get up again that fell before everything was tried, for the next step', () => {
    const taught = new Set(['foe']);
    const fell = thrown(1, FELLED);
    expect(beatFor(fell, taught)).toBe('early');
    expect(isThrown('early')).toBe(true);
    for (const step of triedAt('early', fell, taught)) taught.add(step);
    expect(said(START, taught)).toEqual(['height']);
    expect(said(thrown(1), taught)).toEqual(['hit', 'aim']);
    expect(said(thrown(2, FELLED), taught)).toEqual(['felled']);
  });
  test('lets it lie where people want to go on', () => {
    const taught = new Set(['foe']);
    expect(said(thrown(1, FELLED), taught)).toEqual(['early', 'felled']);
    expect(said(thrown(1, SECOND), taught)).toEqual(['demand', 'trick']);
  });
  test('gives every miss back, as often as there is one', () => {
    const taught = new Set(['foe']);
    const missed = thrown(1, { last: 'miss' });
    expect(beatFor(missed, taught)).toBe('miss');
    expect(isThrown('miss')).toBe(true);
    // Taken back: the same step is asked for again, and a second miss is told again.
    expect(beatFor(START, taught)).toBe('flick');
    expect(beatFor(missed, taught)).toBe('miss');
    expect(beatFor({ ...missed, throws: 7, throwsHere: 4 }, taught)).toBe('miss');
  });
  test('goes on after a miss that counts', () => {
    const taught = new Set(['foe']);
    const missed = thrown(1, { last: 'miss' });
    expect(stepOf(missed, taught)).toBe('flick');
    expect(said(missed, taught)).toEqual(['miss', 'height']);
  });
  test('can be failed by nobody for good', () => {
    const lost = thrown(9, { isLost: true, at: undefined, isFighting: false });
    expect(beatFor(lost, new Set(['foe']))).toBe('lost');
    expect(isThrown('lost')).toBe(true);
  });
  test('explains what happened when it happened', () => {
    const taught = new Set(['foe', 'flick', 'height', 'aim']);
    expect(said(thrown(3, { at: 'window' }), taught)).toEqual(['window']);
    expect(said(thrown(3, { hasIcon: true }), taught)).toEqual(['icon', 'finish']);
    expect(said(thrown(3, { mayRetrieve: true }), taught)).toEqual(['retrieve', 'finish']);
  });
});

const GAME = RULE_SETS[LESSON.rules] as DungeonFighter;

interface Played {
  readonly state: State;
  readonly seen: readonly Seen[];
  readonly n: number;
}

/** What happens to be done at the table, and what goes without saying after it. */
function goOn({ state, seen, n }: Played, pick: (count: number) => number): Played {
  const next = clonePlain(state);
  const events: Event[] = [];
  let answer = GAME.legal(next)[pick(GAME.legal(next).length)];
  for (; answer !== undefined; answer = foregoneAnswer(GAME, next, GAME.legal(next), USUAL_ASKING))
    expect(GAME.apply(next, answer, event => void events.push(event))).toBeUndefined();
  return { state: next, seen: [...seen, { n: n + 1, events }], n: n + 1 };
}

function sightOf({ state, n }: Played): Sight {
  const view = GAME.view(state, 'spectator');
  const turn = view.question === null ? undefined : ({ at: view.question.at } as Sight['turn']);
  return { view, turn, n, legal: GAME.legal(state), outcome: GAME.outcome(state) as Sight['outcome'] };
}

/** The first fight of a lesson in which the dice fall anyhow and every foe that falls early gets up again. */
function firstFight(name: string): readonly Beat[] {
  const stream = makeStream('lesson', name);
  const pick = (count: number): number => nextInt(stream, count);
  const drawn = GAME.setup(LESSON.options, LESSON.seed);
  if (!drawn.ok) throw new Error('the lesson cannot begin');
  const door = GAME.legal(drawn.value).findIndex(one => one.type === 'take-path' && one.card === LESSON.room);
  const taught = new Set<string>();
  const told: Beat[] = [];
  const before: Played[] = [];
  let now = goOn({ state: drawn.value, seen: [], n: 0 }, () => door);
  for (let i = 0; i < 400; i++) {
    const sight = sightOf(now);
    const moment = momentOf(sight, now.seen, demandsOf(GAME.edition, sight.view, []).length > 0);
    const beat = beatFor(moment, taught);
    if (beat !== undefined) told.push(beat);
    if (beat === 'felled') return told;
    if (beat === 'early' || beat === 'lost') {
      for (const step of triedAt(beat, moment, taught)) taught.add(step);
      // To where the die was in the hand.
      do now = before.pop() as Played;
      while (sightOf(now).turn?.at !== 'turn');
    } else if (beat !== undefined && !isDeed(beat)) {
      for (const one of taughtAfter(beat, moment, taught)) taught.add(one);
    } else {
      before.push(now);
      // The throw itself, and whatever is asked before it is judged.
      const throws = sight.legal.findIndex(({ type }) => type === 'throw');
      now = goOn(now, throws < 0 ? pick : () => throws);
    }
  }
  throw new Error(`the first foe never fell: ${told.join(', ')}`);
}

test('whatever is thrown, no step of the first fight is left out', () => {
  for (let i = 0; i < 150; i++) {
    const told = firstFight(`fight ${i}`);
    const steps = told.filter((beat, at) => isDeed(beat) && beat !== 'finish' && told.indexOf(beat) === at);
    expect(steps, `fight ${i}: ${told.join(', ')}`).toEqual(['flick', 'height', 'aim']);
  }
});
