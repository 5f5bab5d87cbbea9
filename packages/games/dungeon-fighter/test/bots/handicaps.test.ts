import { finish } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  chanceOf,
  EVEN,
  evenAt,
  guessEven,
  handOfSkill,
  mixedSkills,
  seekEven,
  shareOf,
} from '../../bots/handicaps/index.ts';
import { SKILLS } from '../../bots/index.ts';
import { HANDICAP, RULE_SETS } from '../../rules/index.ts';

/** Wins more by the same amount with each step, every other game at `even`. */
const steady = (even: number, step = 0.04): Chance =>
  // biome-ignore lint/correctness/useYield: nothing is played here
  function* (handicap, games) {
    const share = Math.min(1, Math.max(0, 0.5 + step * (handicap - even)));
    return { won: Math.round(share * games), of: games };
  };

describe('the search for an even fight', () => {
  test.each([
    [-40, 0],
    [-31, 5],
    [-7, -7],
    [0, 10],
    [3, -40],
    [10, -20],
  ])('finds %i from %i', (even, guess) => {
    expect(finish(seekEven(steady(even), guess, 100)).handicap).toBe(even);
  });

  test('ends at the bounds where nothing is even', () => {
    expect(finish(seekEven(steady(30), 0, 100)).handicap).toBe(HANDICAP.most);
    expect(finish(seekEven(steady(-90), 0, 100)).handicap).toBe(HANDICAP.least);
  });
});

test('a hand between two throws now like one and now like the other', () => {
  const skillOf = mixedSkills(() => 1.25, 'mixed');
  const drawn = Array.from({ length: 1000 }, () => skillOf('brad'));
  expect(new Set(drawn)).toEqual(new Set(['average', 'skilled']));
  expect(drawn.filter(skill => skill === 'skilled').length).toBeGreaterThan(180);
  expect(drawn.filter(skill => skill === 'skilled').length).toBeLessThan(320);
  expect(mixedSkills(() => 7, 'beyond')('brad')).toBe('deadly');
  expect(mixedSkills(() => -7, 'beyond')('brad')).toBe('clumsy');
});

describe('the measured table', () => {
  test('has an even setting for all hands and two to six heroes in each rule set', () => {
    for (const rules of Object.keys(RULE_SETS))
      for (const skill of SKILLS)
        for (let heroes = 2; heroes <= 6; heroes++) {
          const cell = EVEN[rules]?.[skill]?.[heroes];
          expect(cell, `${rules}, ${heroes} ${skill}`).toBeDefined();
          if (cell === undefined) continue;
          expect(shareOf(cell), `${rules}, ${heroes} ${skill}`).toBeGreaterThanOrEqual(0.4);
          expect(shareOf(cell), `${rules}, ${heroes} ${skill}`).toBeLessThanOrEqual(0.6);
          expect(cell.of).toBeGreaterThanOrEqual(400);
        }
  });

  test.each([
    ['second', 'clumsy', 3],
    ['second', 'deadly', 2],
    ['first', 'skilled', 4],
    ['prototype', 'average', 2],
  ] as const)('is about right in %s for %s hands of %i heroes', (rules, skill, heroes) => {
    const party = { game: RULE_SETS[rules], options: { heroes }, handOf: () => handOfSkill(skill) };
    const odds = finish(chanceOf(party, 'spot')(evenAt(rules, skill, heroes), 60));
    expect(shareOf(odds)).toBeGreaterThan(0.2);
    expect(shareOf(odds)).toBeLessThan(0.8);
  });

  test('is read between hands as well', () => {
    const [average, skilled] = [evenAt('second', 'average', 3), evenAt('second', 'skilled', 3)];
    expect(skilled).toBeLessThan(average);
    const between = guessEven('second', [1, 2, 1.5]);
    expect(between).toBeLessThan(average);
    expect(between).toBeGreaterThan(skilled);
  });
});
