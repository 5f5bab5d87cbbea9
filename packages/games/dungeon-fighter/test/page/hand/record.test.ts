import { describe, expect, test } from 'vitest';
import { byKind, figuresOf } from '../../../page/hand/figures.ts';
import { parseHand, readHand } from '../../../page/hand/read.ts';
import {
  countOf,
  EMPTY_HAND,
  FIELDS,
  type HandRecord,
  handAfter,
  type Thrown,
} from '../../../page/hand/record.ts';

const HIT: Thrown = { edition: 'second', throws: [], hit: true, zone: '4', points: 4, x: 30, z: -40 };
const MISS: Thrown = { ...HIT, hit: false, zone: 'outside', points: 0, x: 240, z: 0 };

const after = (...thrown: readonly Thrown[]): HandRecord => thrown.reduce(handAfter, EMPTY_HAND);
const times = (count: number, thrown: Thrown): Thrown[] => Array<Thrown>(count).fill(thrown);

describe('a hand', () => {
  test('counts hits, points and where dice lie', () => {
    const { throws, hits, mean, spread } = figuresOf(after(HIT, HIT, MISS, { ...HIT, x: -30, z: 40 }).kinds);
    expect({ throws, hits, mean }).toEqual({ throws: 4, hits: 0.75, mean: 3 });
    expect(spread).toBeGreaterThan(0);
  });

  test('has no spread when all dice lie in one place, and none to tell of two dice', () => {
    expect(figuresOf(after(...times(5, HIT)).kinds).spread).toBeCloseTo(0, 6);
    expect(figuresOf(after(HIT, MISS).kinds).spread).toBeUndefined();
  });

  test('tells kinds of throws apart, whatever their order, and joins editions', () => {
    const hand = after(
      ...times(3, HIT),
      { ...MISS, throws: ['nose', 'blind'] },
      { ...HIT, throws: ['blind', 'nose'] },
      { ...HIT, edition: 'first' },
    );
    expect(hand.kinds).toHaveLength(3);
    expect(byKind(hand).map(({ throwing, throws, hits }) => ({ throwing, throws, hits }))).toEqual([
      { throwing: [], throws: 4, hits: 1 },
      { throwing: ['blind', 'nose'], throws: 2, hits: 0.5 },
    ]);
  });

  test('warms one field of the picture with each die on the table, none with one on the floor', () => {
    const heat = (thrown: Thrown): number => after(thrown).heat.reduce((sum, count) => sum + count, 0);
    expect(heat(HIT)).toBe(1);
    expect(heat({ ...MISS, zone: 'floor' })).toBe(0);
    expect(heat({ ...MISS, x: 5000 })).toBe(0);
    expect(after(HIT).heat).toHaveLength(FIELDS * FIELDS);
  });

  test('never grows beyond bounds, and what is new weighs more than what is old', () => {
    const kinds = Array.from({ length: 300 }, (_, i): Thrown => ({ ...HIT, throws: [`throw-${i}`] }));
    const many = after(...times(50, HIT), ...kinds);
    expect(many.kinds.length).toBeLessThanOrEqual(101);
    expect(many.kinds.some(kind => kind.throws.length === 0)).toBe(true);
    expect(JSON.stringify(many).length).toBeLessThan(40_000);

    const learnt = after(...times(400, MISS), ...times(400, HIT));
    expect(countOf(learnt.kinds[0] as HandRecord['kinds'][0])).toBeLessThanOrEqual(401);
    expect(figuresOf(learnt.kinds).hits).toBeGreaterThan(0.6);
  });
});

describe('a kept hand', () => {
  test('is read as it was written', () => {
    const hand = after(HIT, MISS, { ...HIT, throws: ['blind'] });
    expect(parseHand(JSON.stringify(hand))).toEqual(hand);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['kinds that are none', JSON.stringify({ kinds: [null, 3, { edition: 'second' }], heat: 'hot' })],
    ['a picture of another size', JSON.stringify({ kinds: [], heat: [1, 2] })],
  ])('that holds %s is an empty one', (_, text) => {
    expect(parseHand(text)).toEqual(EMPTY_HAND);
  });

  test('loses only the kinds that cannot be understood', () => {
    const { kinds, heat } = after(HIT, { ...HIT, throws: ['blind'] });
    const [good, bad] = kinds;
    for (const spoiled of [
      { ...bad, cells: [1, 2] },
      { ...bad, cells: (bad?.cells ?? []).map(() => -1) },
      { ...bad, points: Number.NaN },
      { ...bad, throws: [''] },
      { ...bad, throws: 'blind' },
      { ...bad, x: '3' },
    ])
      expect(readHand({ kinds: [good, spoiled], heat }).kinds).toEqual([good]);
  });
});
