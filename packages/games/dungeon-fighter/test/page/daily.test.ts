/** The dungeon of a day is the same for everybody, and no other day's. */
import { dayOf } from '@tumblekeep/host';
import { hashPlain } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { FORMS, squaresOf } from '../../hosted/index.ts';
import { parseAttempts } from '../../page/daily/attempts.ts';
import { dailyOrder, readDay, squareLines } from '../../page/daily/daily.ts';
import { type DungeonFighter, type Event, RULE_SETS, type State } from '../../rules/index.ts';

function worldOf(day: string, form: (typeof FORMS)[number]): State {
  const { rules, options, seed } = dailyOrder(day, form, 'none');
  const made = (RULE_SETS[rules] as DungeonFighter).setup(options, seed as string);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

describe('the dungeon of a day', () => {
  test('is one world for everybody, another for each day and form', () => {
    const worlds = new Set<string>();
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19'])
      for (const form of FORMS) {
        expect(hashPlain(worldOf(day, form))).toBe(hashPlain(worldOf(day, form)));
        worlds.add(hashPlain(worldOf(day, form)));
      }
    expect(worlds.size).toBe(6);
  });

  test('does not depend on the help that a device gives', () => {
    const [none, arc] = (['none', 'arc'] as const).map(help => dailyOrder('2026-11-18', 'long', help));
    expect({ ...arc, preferences: undefined }).toEqual({ ...none, preferences: undefined });
  });

  test('says in its options that the short one is ours', () => {
    expect(worldOf('2026-11-18', 'short').options).toMatchObject({ beginning: 'short', handicap: 2 });
    expect(worldOf('2026-11-18', 'long').options).not.toHaveProperty('beginning');
  });

  test('begins for everybody at the same moment', () => {
    expect(dayOf(Date.parse('2026-11-18T23:59:59Z'))).toBe('2026-11-18');
    expect(dayOf(Date.parse('2026-11-19T01:30:00+02:00'))).toBe('2026-11-18');
  });

  test('is of a day that there is', () => {
    expect(readDay('2026-11-18')).toBe('2026-11-18');
    for (const odd of ['2026-02-30', '2026-1-1', '1999-01-01', '2100-01-01', 'today', '', undefined, 7, {}])
      expect(readDay(odd)).toBeUndefined();
  });
});

describe('the squares', () => {
  const landed = (zone: string): Event => ({ type: 'landed', zone }) as unknown as Event;
  const missed = { type: 'missed' } as unknown as Event;
  const fainted = { type: 'fainted' } as unknown as Event;

  test('are one a throw, by what it came to', () => {
    const events = [
      landed('4'),
      landed('bullseye'),
      landed('6'),
      landed('hole'),
      missed,
      landed('1'),
      missed,
      fainted,
    ];
    const squares = squaresOf(events);
    expect(squares).toEqual(['hit', 'bullseye', 'six', 'miss', 'fainted']);
    expect(squareLines(squares)).toEqual(['🟩🟨🟦⬛🟥']);
    expect(squareLines(Array(23).fill('hit')).map(line => [...line].length)).toEqual([10, 10, 3]);
  });

  test('know nothing before the first throw', () => {
    expect(squaresOf([missed, fainted])).toEqual([]);
    expect(squareLines([])).toEqual([]);
  });
});

test('attempts that cannot be understood are forgotten', () => {
  const one = { day: '2026-11-18', form: 'short', id: 'abc' };
  expect(parseAttempts(JSON.stringify([one]))).toEqual([one]);
  for (const odd of [null, '', '{', '7', '[{"day":"tomorrow","form":"short","id":"a"}]', '[{}]'])
    expect(parseAttempts(odd)).toEqual([]);
});
