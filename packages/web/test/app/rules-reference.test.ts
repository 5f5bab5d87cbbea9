import { expect, test } from 'vitest';
import { shelves } from './shelves.ts';

test('an address may name the rule set, and a clause shows its own', () => {
  expect(shelves.readWord('first:rabid')).toEqual({ rules: 'first', query: 'rabid' });
  expect(shelves.readWord('die-in-the-dungeon:')).toEqual({ rules: 'die-in-the-dungeon', query: '' });
  expect(shelves.readWord('die-in-the-dungeon:Eye Gaze')).toEqual({
    rules: 'die-in-the-dungeon',
    query: 'Eye Gaze',
  });
  expect(shelves.readWord('DF1-HIT-01')).toEqual({ rules: 'first', query: 'DF1-HIT-01' });
  expect(shelves.readWord('die-r-02')).toEqual({ rules: 'die-in-the-dungeon', query: 'die-r-02' });
});

test('addresses are read as they were written', () => {
  expect(shelves.readWord(encodeURIComponent('first:rabid'))).toEqual({ rules: 'first', query: 'rabid' });
  expect(shelves.readWord('scar%2C%20two')).toEqual({ query: 'scar, two' });
  expect(shelves.readWord('50%')).toEqual({ query: '50%' });
});

test('words that begin like a clause are words', () => {
  for (const word of ['die', 'die-namic', 'dierake', 'Die-Namic Dice', 'atlantis:x'])
    expect(shelves.readWord(word)).toEqual({ query: word });
  expect(shelves.isClauseId('die-namic')).toBe(false);
  expect(shelves.isClauseId('DIE-COMBAT-15')).toBe(true);
});
