import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { describe, expect, test } from 'vitest';
import { csvOf, printSummary, summarise, wilson } from '../src/simulate/summary.ts';
import { addTally, makeTally, type Tally } from '../src/simulate/tally.ts';
import { type SimulationJob, simulateGames } from '../src/simulate/worker.ts';

const { edition } = RULE_SETS['second'] as DungeonFighter;
const GAMES = 40;

const job = (first: number, step: number): SimulationJob => ({
  rules: 'second',
  options: { heroes: 3, difficulty: 'normal' },
  skill: 'skilled',
  player: 'sensible',
  seed: 'test',
  first,
  step,
  end: GAMES,
});

const spread = (threads: number): Tally => {
  const tally = makeTally(edition);
  for (let first = 0; first < threads; first++) addTally(tally, simulateGames(job(first, threads)));
  return tally;
};

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('a tally', () => {
  const tally = spread(1);

  test('does not depend on how the games are spread', () => {
    expect(spread(3)).toEqual(tally);
  });

  test('accounts for every game', () => {
    expect(tally.games).toBe(GAMES);
    expect(total(tally.losses)).toBe(GAMES - tally.wins);
    expect(total(tally.lostAtLevel)).toBe(GAMES - tally.wins);
    expect(total(tally.scores)).toBe(tally.wins);
    expect(Object.values(tally.heroes).reduce((sum, row) => sum + row.games, 0)).toBe(3 * GAMES);
    expect(Object.values(tally.bosses).reduce((sum, row) => sum + row.met, 0)).toBeGreaterThanOrEqual(
      tally.wins,
    );
  });

  test('nothing is bought that was not affordable, nor affordable that was not shown', () => {
    for (const [card, row] of Object.entries(tally.equipment)) {
      expect(row.affordable, card).toBeLessThanOrEqual(row.shown);
      expect(row.bought, card).toBeLessThanOrEqual(row.shown);
    }
    expect(Object.values(tally.equipment).some(row => row.bought > 0)).toBe(true);
  });

  test('exactly one of two rooms is taken', () => {
    const rows = Object.values(tally.rooms);
    const offered = rows.reduce((sum, row) => sum + row.offered, 0);
    expect(rows.reduce((sum, row) => sum + row.taken, 0)).toBe(offered / 2);
    expect(offered / 2).toBe(tally.rounds);
  });

  test('prints as text and as long-format CSV', () => {
    const summary = summarise(edition, tally);
    expect(printSummary('title', summary)).toContain(`won ${tally.wins} of ${GAMES}`);
    const lines = csvOf(summary).trimEnd().split('\n');
    expect(lines[0]).toBe('table,row,column,value');
    for (const line of lines) expect(line.split(',')).toHaveLength(4);
    expect(lines).toContain(`wins,all,count,${tally.wins}`);
  });
});

describe('the Wilson interval', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [60, 100, 0.502, 0.6906],
  ])('of %i in %i', (count, of, low, high) => {
    const rate = wilson(count, of);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });
});
