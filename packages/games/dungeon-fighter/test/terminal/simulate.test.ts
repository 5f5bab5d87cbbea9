import { csvOf, wilson } from '@tumblekeep/terminal-kit/tables.ts';
import { describe, expect, test } from 'vitest';
import { makePlace } from '../../../../cli/test/run.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import { printSummary, summarise } from '../../terminal/simulate/summary.ts';
import { addTally, makeTally, type Tally } from '../../terminal/simulate/tally.ts';
import { type SimulationJob, simulateGames } from '../../terminal/simulate/worker.ts';

const GAMES = 40;

const editionOf = (rules: string) => (RULE_SETS[rules] as DungeonFighter).edition;

const job = (rules: string, first: number, step: number): SimulationJob => ({
  rules,
  options: { heroes: 3, difficulty: 'normal' },
  skill: 'average',
  player: 'sensible',
  seed: 'test',
  first,
  step,
  end: GAMES,
});

const spread = (rules: string, threads: number): Tally => {
  const tally = makeTally(editionOf(rules));
  for (let first = 0; first < threads; first++) addTally(tally, simulateGames(job(rules, first, threads)));
  return tally;
};

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe.each(Object.keys(RULE_SETS))('a tally of %s', rules => {
  const edition = editionOf(rules);
  const tally = spread(rules, 1);

  test('does not depend on how the games are spread', () => {
    expect(spread(rules, 3)).toEqual(tally);
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

  test('every room is counted once', () => {
    const rows = Object.values(tally.rooms);
    const offered = rows.reduce((sum, row) => sum + row.offered, 0);
    expect(rows.reduce((sum, row) => sum + row.taken, 0)).toBe(offered / 2);
    const entered = total(tally.entered);
    const bosses = Object.values(tally.bosses).reduce((sum, row) => sum + row.met, 0);
    expect([offered / 2, entered]).toEqual(
      edition.tables.maps.length > 0 ? [0, tally.rounds - bosses] : [tally.rounds, 0],
    );
  });

  test('counts markers and captured monsters where there are any', () => {
    expect(Object.keys(tally.markers)).toEqual([...edition.marker.keys()]);
    for (const [marker, { placed }] of Object.entries(tally.markers))
      expect(placed, marker).toBeGreaterThan(0);
    const mayCapture = [...edition.marker.values()].some(marker => marker.capture);
    expect(total(tally.captures) > 0).toBe(mayCapture);
    expect(total(tally.defeats)).toBeGreaterThan(0);
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

test('a party is half chosen and half drawn, anew for every game', async () => {
  const place = makePlace();
  const simulate = async (heroes: string) =>
    place.run(['simulate', '--heroes', heroes, '--games', '8', '--workers', '2', '--json']);
  const { code, out, err } = await simulate('brad,random,random');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { tally, run } = JSON.parse(out) as { tally: Tally; run: { heroes: unknown } };
  expect(run.heroes).toEqual(['brad', 'random', 'random']);
  expect(tally.heroes['brad']?.games).toBe(8);
  const others = Object.entries(tally.heroes).filter(([hero]) => hero !== 'brad');
  expect(others.reduce((sum, [, row]) => sum + row.games, 0)).toBe(16);
  expect(others.filter(([, row]) => row.games > 0).length).toBeGreaterThan(2);
  expect((await simulate('brad,random,random')).out).toBe(out);
  expect(await simulate('brad,random,brad')).toMatchObject({
    code: 2,
    err: 'tumblekeep: every hero can take part only once\n',
  });
  place.remove();
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
