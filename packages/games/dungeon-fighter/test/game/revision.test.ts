import { expect, test } from 'vitest';
import { type Edition, makeEdition, makeGame, RULE_SETS } from '../../rules/index.ts';

const games = Object.values(RULE_SETS);

const revisionWith = (edition: Edition, change: Partial<Edition>): string =>
  makeGame(makeEdition({ ...edition, ...change })).revision;

test.each(games)('the revision of $name changes with its numbers and cards, not with its jokes', game => {
  const { edition, revision } = game;
  const { constants, tables } = edition;
  const [hero, ...heroes] = tables.heroes;
  if (hero === undefined) throw new Error('there are no heroes');
  expect(revision).toMatch(/^[0-9a-f]{16}$/);
  expect(makeGame(edition).revision).toBe(revision);
  expect(revisionWith(edition, { constants: { ...constants, coins: 31 } })).not.toBe(revision);
  expect(revisionWith(edition, { tables: { ...tables, heroes } })).not.toBe(revision);
  const funnier = { ...tables, heroes: [{ ...hero, flavour: 'Ha.' }, ...heroes] };
  expect(revisionWith(edition, { tables: funnier })).toBe(revision);
});

test('every rule set has its own revision', () => {
  expect(new Set(games.map(game => game.revision)).size).toBe(games.length);
});
