import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeStream, nextFraction, nextInt, nextWord, pick, type Stream, shuffle } from '../src/index.ts';

describe('random streams', () => {
  test('the same seed and name give the same words on every engine', () => {
    const stream = makeStream('tumblekeep', 'decks');
    expect(Array.from({ length: 4 }, () => nextWord(stream))).toEqual([
      3429204796, 1280468554, 1620595084, 1375982245,
    ]);
  });

  test('another name or seed is another stream', () => {
    const first = (seed: string, name: string) => nextWord(makeStream(seed, name));
    const words = [
      first('a', 'decks'),
      first('a', 'rolls'),
      first('b', 'decks'),
      first('ab', 'c'),
      first('a', 'bc'),
    ];
    expect(new Set(words).size).toBe(words.length);
  });

  test('a stream is plain data and continues where it was saved', () => {
    const stream = makeStream('seed', 'name');
    nextWord(stream);
    const saved = JSON.parse(JSON.stringify(stream)) as Stream;
    expect(nextWord(saved)).toBe(nextWord(stream));
  });

  test('whole numbers stay in range and fractions below one', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, count) => {
        const stream = makeStream(seed, 'range');
        for (let i = 0; i < 20; i++) {
          const value = nextInt(stream, count);
          expect(Number.isInteger(value) && value >= 0 && value < count).toBe(true);
          const fraction = nextFraction(stream);
          expect(fraction >= 0 && fraction < 1).toBe(true);
        }
      }),
    );
  });

  test('whole numbers are evenly spread (chi-square over 60,000 draws of a die)', () => {
    const stream = makeStream('fair', 'die');
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) (counts[nextInt(stream, 6)] as number)++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('a shuffle keeps every card, and every order of three cards comes up about equally often', () => {
    const stream = makeStream('fair', 'shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(stream, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('a pick is one of the items', () => {
    const stream = makeStream('seed', 'pick');
    const picked = new Set(Array.from({ length: 100 }, () => pick(stream, ['x', 'y', 'z'])));
    expect([...picked].sort()).toEqual(['x', 'y', 'z']);
  });
});
