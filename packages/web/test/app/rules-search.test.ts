import { expect, test } from 'vitest';
import { find, groupsOf, type Item } from '../../src/screens/rules/search.ts';

const item = (id: string, rest: Partial<Item>): Item => ({
  key: id,
  id,
  title: '',
  kind: 'Rule',
  group: 'Rule',
  text: '',
  isClause: false,
  also: [],
  ...rest,
});

const ITEMS = [
  item('ZZ2-SCAR-01', { text: 'A hero who fainted takes a scar.', isClause: true, group: 'Scars' }),
  item('scarecrow', { title: 'Scarecrow', text: 'Frightens birds.' }),
  item('scar', { title: 'Scar', also: ['scar token'], text: 'Covers an ability.' }),
  item('bird', { title: 'Bird', text: 'Afraid of the Scarecrow.' }),
];

const ids = (query: string): string[] => find(ITEMS, query).map(({ id }) => id);

test('the thing itself comes first, then what begins like it, then what speaks of it', () => {
  expect(ids('scar')).toEqual(['scar', 'scarecrow', 'ZZ2-SCAR-01', 'bird']);
});

test('a clause is found by its id, in any case', () => {
  expect(ids('zz2-scar-01')).toEqual(['ZZ2-SCAR-01']);
});

test('every word must be there, in any order', () => {
  expect(ids('scar fainted')).toEqual(['ZZ2-SCAR-01']);
  expect(ids('scar unicorn')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('another name finds it too', () => {
  expect(ids('scar token')[0]).toBe('scar');
});

test('groups keep the order of what is in them', () => {
  expect(groupsOf(ITEMS).map(({ name, items }) => [name, items.length])).toEqual([
    ['Scars', 1],
    ['Rule', 3],
  ]);
});
