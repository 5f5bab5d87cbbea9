import { expect, test } from 'vitest';
import { handyDie } from '../../../page/table/direct.ts';
import type { Die } from '../../../rules/index.ts';

const dice = (...all: Die[]) => ({ dice: all.map(die => ({ die, ways: [] })) });

test('the die in the hand is a coloured one whose icon means something, if there is any', () => {
  expect(handyDie(dice('red', 'green', 'blue', 'white'), { scars: [] })).toBe('red');
  expect(handyDie(dice('red', 'green', 'white'), { scars: ['red'] })).toBe('green');
  expect(handyDie(dice('white', 'red'), { scars: ['red'] })).toBe('red');
  expect(handyDie(dice('white'), { scars: [] })).toBe('white');
  expect(handyDie(dice(), { scars: [] })).toBeUndefined();
});
