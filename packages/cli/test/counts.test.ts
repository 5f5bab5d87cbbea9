import { loadGames } from '@tumblekeep/games';
import type { AnyGame } from '@tumblekeep/kernel';
import { printReport, runScenario } from '@tumblekeep/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { countDeep, countFrom } from '../src/counts/count.ts';
import { countRow, frozenRows, startsOf } from '../src/counts/starts.ts';
import { differences, parseTable, printTable, type Row } from '../src/counts/table.ts';

const games = await loadGames();

describe.each(games)('the frozen counts of $id', game => {
  const frozen = frozenRows(game);
  const starts = startsOf(game);

  test.each(starts)('$rules: $name', start => {
    const { scenario } = start;
    const report = runScenario(scenario);
    expect(report.ok ? '' : printReport(start.name, report)).toBe('');
    const row = frozen.find(one => one.rules === start.rules && one.start === start.name);
    expect(countRow(game, start, frozen)).toEqual(row);
  });

  test('have a row for every start and no other', () => {
    expect(frozen.map(row => `${row.rules}: ${row.start}`)).toEqual(
      starts.map(start => `${start.rules}: ${start.name}`),
    );
  });
});

test('every rule set is counted', () => {
  const counted = games.flatMap(game => startsOf(game).map(start => start.rules));
  expect(new Set(counted)).toEqual(new Set(games.flatMap(({ rules }) => Object.keys(rules))));
});

/** A pile from which one or two are taken; `heavy` is a rule that nobody sees in the numbers. */
const pile = (most = 2, heavy = false) =>
  ({
    legal: ({ left }: { left: number }) => [1, 2].filter(n => n <= Math.min(most, left)),
    apply: (state: { left: number; weight: number }, n: number, sink: (event: unknown) => void) => {
      state.left -= n;
      if (heavy) state.weight++;
      sink(`left ${state.left}`);
    },
    clone: (state: object) => ({ ...state }),
    hash: (state: object) => JSON.stringify(state),
    print: String,
    printEvent: String,
  }) as unknown as AnyGame;

const START = { left: 3, weight: 0 };

describe('counting', () => {
  test('every position counts once for each number of actions that leads to it', () => {
    // 3; 2 and 1; 1 and 0 (by 2+1 and by 1+2); 0: with 2 + 3 + 1 + 0 legal actions.
    expect(countFrom(pile(), START, 0)).toMatchObject({ positions: 1, actions: 2 });
    expect(countFrom(pile(), START, 1)).toMatchObject({ positions: 3, actions: 5 });
    expect(countFrom(pile(), START, 2)).toMatchObject({ positions: 5, actions: 6 });
    expect(countFrom(pile(), START, 3)).toMatchObject({ positions: 6, actions: 6 });
  });

  test('another rule is another row, also one that shows only in the states', () => {
    const before = countFrom(pile(), START, 3);
    expect(countFrom(pile(1), START, 3).positions).not.toBe(before.positions);
    const heavy = countFrom(pile(2, true), START, 3);
    expect({ ...heavy, states: before.states }).toEqual(before);
    expect(heavy.states).not.toBe(before.states);
  });

  test('the start is left as it was', () => {
    countFrom(pile(), START, 3);
    expect(START).toEqual({ left: 3, weight: 0 });
  });

  test('what would take too long is not counted to the end', () => {
    expect(countFrom(pile(), START, 3, 5)).toBeUndefined();
    expect(countDeep(pile(), { left: 100_000, weight: 0 }).depth).toBe(12);
  });
});

describe('the table', () => {
  const row: Row = {
    rules: 'second',
    start: 'a shop',
    depth: 4,
    positions: 10,
    actions: 200,
    told: 'abc',
    states: 'def',
  };

  test('reads what it prints', () => {
    const rows = [row, { ...row, start: 'another shop', positions: 100_000 }];
    expect(parseTable(printTable(rows))).toEqual(rows);
  });

  test('says what has changed, come and gone', () => {
    const gone = { ...row, start: 'gone' };
    const come = { ...row, start: 'come' };
    expect(differences([row, gone], [{ ...row, actions: 201, told: 'abd' }, come])).toEqual([
      'second, gone: there is no such start',
      'second, a shop: actions 200 → 201, told abc → abd',
      'second, come: was never counted',
    ]);
    expect(differences([row], [row])).toEqual([]);
  });
});
