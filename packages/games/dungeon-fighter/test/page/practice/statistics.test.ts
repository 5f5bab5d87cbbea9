import { expect, test } from 'vitest';
import { statisticsOf } from '../../../page/screens/practice/statistics.ts';

const thrown = (n: number, hit: boolean, zone: '5' | '2' | 'outside', points: number) => ({
  n,
  hit,
  zone,
  points,
  x: 0,
  z: 0,
});

test('practice is counted: hits, mean of all throws, the longest streak and the best zone of a hit', () => {
  expect(
    statisticsOf([
      thrown(0, true, '2', 2),
      thrown(1, false, '5', 0),
      thrown(2, true, '2', 2),
      thrown(3, true, '2', 2),
      thrown(4, false, 'outside', 0),
    ]),
  ).toEqual({
    throws: 5,
    hits: 3,
    mean: 1.2,
    streak: 2,
    best: '2',
    zones: [
      ['5', 1],
      ['2', 3],
      ['outside', 1],
    ],
  });
  expect(statisticsOf([])).toEqual({ throws: 0, hits: 0, mean: 0, streak: 0, best: undefined, zones: [] });
});
