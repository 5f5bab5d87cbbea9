import { csvOf } from '@tumblekeep/terminal-kit/tables.ts';
import { describe, expect, test } from 'vitest';
import { captured } from '../../../../cli/test/run.ts';
import { CONTENT } from '../../rules/index.ts';
import { ASSIGNMENTS, printDice, readDice, readMaps } from '../../terminal/names.ts';
import { printCrawls, summariseCrawls } from '../../terminal/simulate/summary.ts';
import { addCrawlTally, type CrawlTally, makeCrawlTally } from '../../terminal/simulate/tally.ts';
import { type CrawlJob, simulateCrawls } from '../../terminal/simulate/worker.ts';

const job = (first: number, step: number): CrawlJob => ({
  maps: ['cellar', 'two-thrones'],
  creatures: ['diemon', 'dierake'],
  dice: undefined,
  games: 12,
  player: 'quick',
  playouts: 1,
  seed: 'test',
  first,
  step,
});

const spread = (threads: number): CrawlTally => {
  const tally = makeCrawlTally();
  for (let first = 0; first < threads; first++) addCrawlTally(tally, simulateCrawls(job(first, threads)));
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
    expect(tally.games).toBe(48);
    expect(total(tally.losses)).toBe(tally.games - tally.wins);
    expect(total(tally.lostInTurn)).toBe(tally.games - tally.wins);
    expect(tally.pairs['cellar diemon']?.games).toBe(12);
    for (const table of [tally.creatures, tally.maps, tally.pairs, tally.assignments]) {
      const rows = Object.values(table);
      expect(rows.reduce((sum, row) => sum + row.games, 0)).toBe(tally.games);
      expect(rows.reduce((sum, row) => sum + row.wins, 0)).toBe(tally.wins);
    }
  });

  test('tells with two players who began', () => {
    const both = simulateCrawls({ ...job(0, 1), maps: ['neighbours'] });
    const { first, second } = both.seats;
    expect((first?.games ?? 0) + (second?.games ?? 0)).toBe(24);
    expect((first?.wins ?? 0) + (second?.wins ?? 0)).toBe(both.wins);
    expect(tally.seats).toEqual({});
    expect(printCrawls('title', summariseCrawls(CONTENT, both))).toContain('WHO TAKES THE FIRST TURN');
  });

  test('prints and exports the same numbers', () => {
    const summary = summariseCrawls(CONTENT, tally);
    expect(printCrawls('title', summary)).toContain(`won ${tally.wins} of 48`);
    expect(csvOf(summary)).toContain(`wins,all,count,${tally.wins}\n`);
  });
});

test('all assignments are there once and read back', () => {
  expect(new Set(ASSIGNMENTS.map(printDice)).size).toBe(24);
  for (const dice of ASSIGNMENTS) expect(readDice(printDice(dice))).toEqual(dice);
  expect(readMaps(CONTENT, 'all')).not.toContain('neighbours');
});

describe('the command', () => {
  const simulate = (...args: string[]) =>
    captured(['simulate', '--game', 'die-in-the-dungeon', '--workers', '1', '--games', '2', ...args]);

  test('counts in JSON and in tables', async () => {
    const json = await simulate('--map', 'training', '--creature', 'diemon', '--dice', '12/6/8/10', '--json');
    const { run, wins, tally } = JSON.parse(json.out);
    expect(run).toMatchObject({ maps: ['training'], creatures: ['diemon'], dice: '12/6/8/10', games: 2 });
    expect(wins.of).toBe(2);
    expect(tally.assignments['12/6/8/10'].games).toBe(2);
    expect((await simulate('--map', 'training', '--player', 'random')).out).toContain('WON % BY MAP');
  });

  test.each([
    [['--map', 'celar'], 'did you mean cellar?'],
    [['--creature', 'dragon'], 'there is no creature "dragon"'],
    [['--dice', '12/12/8/6'], 'is no assignment'],
    [['--player', 'sensible'], 'there is no player "sensible"'],
    [['--playouts', '0'], 'at least 1'],
  ])('refuses %j in one line', async (args, message) => {
    const { code, err } = await simulate(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
