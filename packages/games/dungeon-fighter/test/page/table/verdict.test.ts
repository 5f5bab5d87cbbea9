import type { Vector } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../hosted/index.ts';
import { beside } from '../../../page/table/sight/beside.ts';
import { offOf, reasonOf } from '../../../page/table/sight/reasons.ts';
import { shortOf } from '../../../page/table/sight/short.ts';
import { type Verdict, verdictOf } from '../../../page/table/sight/verdict.ts';
import { words } from '../../../page/words/index.ts';
import { type Event, RULE_SETS, THROWS } from '../../../rules/index.ts';

const { edition } = RULE_SETS.second;
const told = words.verdict;

const landed = (zone: string, more: Partial<Extract<Event, { type: 'landed' }>> = {}): Event =>
  ({ type: 'landed', zone, face: 'blank', bounces: 1, failed: [], ...more }) as Event;
const missed = (...reasons: string[]): Event => ({ type: 'missed', hero: 'brad', reasons });
const turn: Event = { type: 'turn', hero: 'murka' };

/** Sentences are nonsense here: nothing but ids may be read. */
const step = (events: readonly Event[], at?: Vector): Step =>
  ({
    events,
    lines: ['xyzzy'],
    flight: at && { verdict: { at } },
    snapshot: { view: { combat: null, seats: [] } },
  }) as unknown as Step;

const short = (events: readonly Event[], at?: Vector) =>
  shortOf(edition, verdictOf(step(events, at)) as Verdict);

describe('where a die went', () => {
  test.each<[Vector, string, string]>([
    [[0, 0, 250], 'hard', 'bit'],
    [[20, 0, 360], 'hard', 'some'],
    [[0, 0, 700], 'hard', 'much'],
    [[0, 0, -260], 'soft', 'bit'],
    [[-300, 0, 0], 'right', 'some'],
    [[300, 0, 220], 'left', 'some'],
  ])('%j is off: %s, %s', (at, side, by) => expect(offOf(at)).toEqual({ side, by }));

  test('is nowhere off on the board', () => expect(offOf([0, 0, 0])).toBeUndefined());
});

describe('the verdict in a few words', () => {
  test('is the damage of a hit', () => {
    const hit: Event[] = [
      landed('5'),
      { type: 'hit', hero: 'brad', zone: '5' },
      { type: 'damage', parts: [], total: 7 },
    ];
    expect(short(hit)).toEqual({ big: '−7', line: undefined });
    expect(verdictOf(step(hit))).toMatchObject({ tone: 'hit', hero: 'brad', reason: undefined });
  });

  test('is the reason of a miss, from what the referee found', () => {
    expect(short([landed('4', { bounces: 0 }), missed('no-bounce')])).toEqual({
      big: told.miss,
      line: 'no bounce',
    });
    expect(short([landed('5', { failed: ['palms'] }), missed('palms')]).line).toBe('not with two hands');
    expect(short([landed('outside'), missed('outside')], [0, 0, 240]).line).toBe(
      'off the board, a bit too hard',
    );
    expect(short([landed('floor'), missed('no-bounce', 'floor')], [-2000, -700, 0]).line).toBe(
      'off the table, much too far right',
    );
    expect(short([landed('hole'), missed('hole')]).line).toBe('in a hole');
    expect(short([landed('4'), missed('two-bounce')]).line).toBe('only one bounce');
  });

  test('names what was not done for every throw there is', () => {
    for (const id of THROWS) expect(told.notDone[id]).toMatch(/\w/);
  });

  test('is the worth of the section while somebody may still use a card, and no promise where it will be a miss', () => {
    expect(short([landed('5')])).toEqual({ big: '5', line: undefined });
    expect(short([landed('5', { bounces: 0 })])).toEqual({ big: undefined, line: 'no bounce' });
    expect(reasonOf([landed('bones')], undefined)).toEqual({ kind: 'bones' });
  });

  test('grows with what follows the same throw, and ends with it', () => {
    const first = verdictOf(step([landed('5')], [1, 2, 3])) as Verdict;
    const hit = verdictOf(
      step([{ type: 'hit', hero: 'brad', zone: '5' }, { type: 'damage', parts: [], total: 9 }, turn]),
      first,
    ) as Verdict;
    expect(hit).toMatchObject({ tone: 'hit', number: 9, at: [1, 2, 3], isOver: true });
    expect(hit.lines).toHaveLength(2);
    const hurt: Event = { type: 'hurt', hero: 'murka', from: 3, to: 2, why: 'retrieve' };
    expect(verdictOf(step([hurt]), hit), 'another turn is no part of it').toBeUndefined();
  });
});

describe('what stands beside a die', () => {
  const stage = { width: 400, height: 420 };
  const thing = { width: 150, height: 80 };
  const middle = { left: 200, top: 200 };
  test('covers neither the die nor the bullseye and stays on the stage', () => {
    for (let left = 5; left < 400; left += 15)
      for (let top = 5; top < 420; top += 15) {
        const spot = beside({ left, top }, middle, thing, stage);
        const isOn = (other: { left: number; top: number }) =>
          Math.abs(spot.left - other.left) < 75 && Math.abs(spot.top - other.top) < 40;
        expect(isOn({ left, top }), `the die at ${left}, ${top}`).toBe(false);
        expect(isOn(middle), `the bullseye beside ${left}, ${top}`).toBe(false);
        expect(spot.left).toBeGreaterThanOrEqual(75);
        expect(spot.left).toBeLessThanOrEqual(325);
        expect(spot.top).toBeGreaterThanOrEqual(40);
        expect(spot.top).toBeLessThanOrEqual(380);
      }
  });
});
