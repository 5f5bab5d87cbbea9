import { LEVELS, loadJolt, makeThrower, revisionOf } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import {
  assemble,
  cellOf,
  countPairs,
  distanceOf,
  drawAgain,
  isAlike,
  isNear,
  type Measurement,
  measure,
  planOf,
  recordedRows,
  requirementsOf,
  scoresOf,
  shapesWay,
} from '../../bots/calibration/index.ts';
import { MEASURED, type Row, SKILLS } from '../../bots/index.ts';
import { RULE_SETS } from '../../rules/index.ts';

const engine = await loadJolt();
const editions = Object.values(RULE_SETS).map(({ edition }) => edition);

describe('the table agrees with the physics', () => {
  test('it was measured with this revision and these hands', () => {
    expect(MEASURED.revision).toBe(revisionOf(engine));
    expect(MEASURED.levels).toEqual(SKILLS.map(skill => LEVELS[skill]));
  });

  test.each(drawAgain(editions, MEASURED, 3, 80, 'test'))(
    '$throws with the aim of $aim hands',
    measurement => {
      const [recorded] = recordedRows(MEASURED, measurement);
      const [thrown] = measure(engine, measurement)[0] as Row[];
      expect(isNear(distanceOf(recorded as Row, thrown as Row))).toBe(true);
    },
  );
});

describe('the plan', () => {
  const order = { ...MEASURED, aims: 'shared' } as const;
  const often = { pairs: 5, countOf: (_: string, pair: string) => (pair === 'bank jump' ? 9 : 0) };
  const plan = planOf(editions, order, often);
  const of = (...throws: string[]): Measurement[] => plan.filter(one => one.throws.join() === throws.join());

  const ofSecond = (...throws: string[]): Measurement[] =>
    of(...throws).filter(({ rules }) => rules.includes('second'));

  test('editions share the throws that they read alike on the same board', () => {
    expect(isAlike('first', 'second', ['two-bounce', 'weak-hand'])).toBe(true);
    expect(isAlike('first', 'second', ['bank'])).toBe(false);
    expect(isAlike('prototype', 'first', ['weak-hand'])).toBe(false);
    expect(of('weak-hand').map(({ rules }) => rules.length)).toEqual([2, 2, 1, 1]);
    expect(of('bank').map(({ rules }) => rules.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });
  test('plain throws have an aim for every level, others share one unless it is asked for', () => {
    expect(of().map(({ aim }) => aim)).toEqual([...SKILLS, ...SKILLS]);
    expect(ofSecond('weak-hand').map(({ aim, rows }) => [aim, rows.map(({ at }) => SKILLS[at])])).toEqual([
      ['average', ['clumsy', 'average']],
      ['skilled', ['skilled', 'deadly']],
    ]);
    const own = planOf(editions, { ...order, aims: 'own' }, often);
    expect(
      own
        .filter(({ rules, throws }) => rules.includes('second') && throws.join() === 'weak-hand')
        .map(({ aim }) => aim),
    ).toEqual(SKILLS);
  });
  test('what shapes the way of the die is thrown by noisier hands as well', () => {
    expect(shapesWay('second', 'two-bounce')).toBe(true);
    expect(shapesWay('second', 'weak-hand')).toBe(false);
    expect(
      ofSecond('two-bounce')
        .flatMap(({ rows }) => rows.map(({ at }) => at))
        .sort(),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test('pairs that come up most often come first, and the first of them for two levels', () => {
    const pairs = plan.filter(({ throws }) => throws.length === 2);
    expect(new Set(pairs.map(({ rules, throws }) => `${rules} ${throws}`)).size).toBe(5);
    expect(pairs.slice(0, 2).map(({ throws, aim }) => `${throws.join(' ')} ${aim}`)).toEqual([
      'bank jump average',
      'bank jump skilled',
    ]);
  });
  test('what was measured is found again in the table', () => {
    const results = plan.map(({ rules, rows }, i) => rows.map(({ at }) => rules.map((_, k) => [i, at, k])));
    const table = assemble(editions, order, plan, results);
    for (const [i, measurement] of plan.entries())
      expect(recordedRows(table, measurement)).toEqual(measurement.rows.map(({ at }) => [i, at, 0]));
  });
  test('pairs are counted as they are thrown', () => {
    const counts = countPairs(RULE_SETS['second'] as NonNullable<(typeof RULE_SETS)[string]>, 3, 'often');
    expect(counts.size).toBeGreaterThan(0);
    for (const key of counts.keys()) expect(key.split(' ')).toHaveLength(2);
  });
});

describe('measuring', () => {
  test('throws as the levels of the table do', () => {
    const thrower = makeThrower(engine, requirementsOf('second', []), 'average');
    const rows = [{ at: 1, noise: 1, count: 200 }];
    const order: Measurement = { rules: ['second'], throws: [], aim: 'average', rows, seed: 'alike' };
    const [row] = measure(engine, order)[0] as Row[];
    let hits = 0;
    for (let i = 0; i < 200; i++) hits += thrower?.(`alike//1/${i}`).verdict.hit ? 1 : 0;
    expect(scoresOf(row as Row)).toMatchObject({ throws: 200, hits: hits / 200 });
  });

  const WHY = { sentence: 'any', params: {} };
  type Found = Parameters<typeof cellOf>[0];
  const verdict = (parts: Partial<Found>): Found => ({ hit: false, zone: '1', requirements: [], ...parts });
  test.each([
    [verdict({ hit: true, zone: '4' }), 3],
    [verdict({ hit: true, zone: 'bullseye' }), 6],
    [verdict({ zone: 'floor', requirements: [{ id: 'bounce', met: false, ...WHY }] }), 10],
    [verdict({ zone: '4', requirements: [{ id: 'bounce', met: false, ...WHY }] }), 11],
    [verdict({ zone: '4', requirements: [{ id: 'spin', met: false, ...WHY }] }), 13],
  ])('counts %j in cell %i', (found, cell) => {
    expect(cellOf(found, ['bank', 'spin'])).toBe(cell);
  });
});

describe('agreement', () => {
  const row = (ones: number, fives: number, outside: number): Row => [
    ones,
    0,
    0,
    0,
    fives,
    0,
    0,
    0,
    0,
    outside,
  ];

  test('rows of the same thrower are near each other', () => {
    expect(isNear(distanceOf(row(600, 600, 1200), row(24, 27, 49)))).toBe(true);
  });
  test('fewer hits are noticed', () => {
    expect(isNear(distanceOf(row(600, 600, 1200), row(8, 8, 84)))).toBe(false);
  });
  test('as many hits of less value are noticed', () => {
    expect(isNear(distanceOf(row(0, 1200, 1200), row(100, 0, 100)))).toBe(false);
  });
  test('a throw nobody can do any more is noticed', () => {
    expect(isNear(distanceOf(row(1, 1, 1), []))).toBe(false);
    expect(isNear(distanceOf([], []))).toBe(true);
  });
});
