import { expect, test } from 'vitest';
import { addressesOf, to } from '../../src/app/routes.ts';

test('links are made of patterns', () => {
  const places = addressesOf({ hall: '/', play: '/play/:id', look: '/look/:word?' });
  expect(places.hall).toBe('/');
  expect(places.play('a b/c')).toBe('/play/a%20b%2Fc');
  expect([places.look(), places.look('$1')]).toEqual(['/look', '/look/%241']);
  expect([to.rules(), to.rules('first:rabid')]).toEqual(['/rules', '/rules/first%3Arabid']);
  expect([to.table('t'), to.table('t', 'key')]).toEqual(['/table/t', '/table/t/key']);
  expect(to.seat('t', 'a seat', 'secret')).toBe('/seat/t/a%20seat/secret');
});
