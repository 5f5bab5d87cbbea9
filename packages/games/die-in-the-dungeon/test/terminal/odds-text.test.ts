import { sayPlainly } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../../hosted/index.ts';
import { type Action, type DieInTheDungeon, RULE_SETS, RULES_ID } from '../../rules/index.ts';
import { hitting, oddsText, withoutNoise } from '../../terminal/odds-text.ts';

const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
const made = game.setup({ map: 'training' }, 'odds');
if (!made.ok) throw new Error(sayPlainly(made.error));
const state = made.value;

const choice = (action: Action, chance?: number, withHelp?: number): Choice => ({
  action,
  chance,
  withHelp,
  changes: [],
  caution: undefined,
});
const spend = (points: number, chance: number, withHelp?: number): Choice =>
  choice({ type: 'spend', points }, chance, withHelp);

test.each([
  [spend(2, 1), 'does it'],
  [spend(1, 0, 1), 'not enough alone, certain with the rest'],
  [spend(1, 0, 0.25), 'not enough alone, 25 % with the rest'],
  [spend(1, 0), 'not enough'],
  [choice({ type: 'roll' }, 0.001), 'less than 1 %'],
  [choice({ type: 'roll' }, 0.999), 'more than 99 %'],
  [choice({ type: 'minion', die: 'd6' }, 0.5, 0.75), '50 %, 75 % with the rest'],
  [choice({ type: 'accept' }, 0), ''],
  [choice({ type: 'pass' }), ''],
])('%j', (one, expected) => {
  expect(oddsText(game, state, one)).toBe(expected);
});

test('they hit, always, never or how often', () => {
  expect([0, 0.25, 1].map(chance => hitting('they', 'hit', 'you', chance))).toEqual([
    'they never hit you',
    'they hit you in 25 %',
    'they always hit you',
  ]);
});

const amounts = [spend(1, 0, 1), spend(2, 0, 1), spend(3, 1)];
const leave = choice({ type: 'accept' });

test('where one source does it in one go, less of it is not listed', () => {
  expect(withoutNoise([...amounts, leave])).toEqual([spend(3, 1), leave]);
});

test('with several sources, or none that is enough, everything is listed', () => {
  const minion = choice({ type: 'minion', die: 'd6' }, 0.5, 1);
  for (const all of [
    [...amounts, minion, leave],
    [...amounts.slice(0, 2), leave],
    [...amounts, choice({ type: 'pips', box: 1, pips: 1 }, 0, 1), leave],
  ])
    expect(withoutNoise(all)).toEqual(all);
});
