import { expect, test } from 'vitest';
import { obstaclesTo, placesOn, shelfOf } from '../../../page/table/panel/wares.ts';
import { type ActionOf, type DungeonFighter, RULE_SETS, type View } from '../../../rules/index.ts';
import { gameAt, POSITIONS } from '../support/positions.ts';

test('cards keep their places while others are sold, and come back with a takeback', () => {
  const shelf = ['rope', 'sword', 'rope', 'shield'];
  const after = ['sword', 'rope', 'shield'];
  expect(shelfOf(shelf, after)).toBe(shelf);
  expect(placesOn(shelf, after).map(({ isSold }) => isSold)).toEqual([true, false, false, false]);
  expect(placesOn(shelf, []).every(({ isSold }) => isSold)).toBe(true);
  expect(placesOn(shelf, shelf).some(({ isSold }) => isSold)).toBe(false);
  // Other cards than those that lay there: another shop.
  const other = ['rope', 'rope', 'rope'];
  expect(shelfOf(shelf, other)).toBe(other);
});

test('whoever may not have a card is told why, and nobody who may', () => {
  for (const name of ['second shop', 'first shop', 'prototype shop']) {
    const { view, legal } = gameAt(POSITIONS[name] as (typeof POSITIONS)[string]);
    const { edition } = RULE_SETS[view.rules] as DungeonFighter;
    for (const card of view.display) {
      const buyers = legal.filter(
        (action): action is ActionOf<'buy'> => action.type === 'buy' && action.card === card,
      );
      const price = edition.equipment.get(card)?.price ?? 0;
      const poor: View = { ...view, chest: { ...view.chest, coins: price - 1 } };
      expect(obstaclesTo(edition, poor, card, [])).toEqual([{ why: 'price', price, coins: price - 1 }]);
      if (price > view.chest.coins) continue;
      const barred = obstaclesTo(edition, view, card, buyers).flatMap(one =>
        'hero' in one ? [one.hero] : [],
      );
      const standing = view.seats.filter(hero => !view.heroes[hero]?.eliminated);
      expect([...barred, ...buyers.map(({ hero }) => hero)].sort()).toEqual([...standing].sort());
    }
  }
});
