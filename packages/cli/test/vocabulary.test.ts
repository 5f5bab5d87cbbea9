import * as rules from '@tumblekeep/dungeon-fighter';
import * as table from '@tumblekeep/table';
import { expect, test } from 'vitest';

test('rules and table speak the same words', () => {
  expect(table.ZONES).toEqual(rules.ZONES);
  expect(table.FACES).toEqual(rules.FACES);
});
