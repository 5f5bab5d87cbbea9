/** What can be wished for is what can be begun. */

import { expect, test } from 'vitest';
import {
  drawSeed,
  FIRST_WISH,
  isSeed,
  mapIdOf,
  mapWanted,
  numbersOf,
  orderOf,
  shuffleDice,
  swapDice,
  type Wish,
  withPlayer,
} from '../../page/screens/new/wish.ts';
import { CHANGING, CONTENT, type Dice, type DieInTheDungeon, RULE_SETS } from '../../rules/index.ts';

const GAME = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;
const canBegin = (wish: Wish): boolean => {
  const order = orderOf(wish);
  return order !== undefined && GAME.setup(order.options, 'wish').ok;
};

test('every map can be begun as wished, for one or two', () => {
  for (const { id } of CONTENT.tables.maps) expect(canBegin({ ...FIRST_WISH, map: id })).toBe(true);
});

test('a number leaves out the higher tiles of a map that can do without them, and of no other', () => {
  for (const { id } of CONTENT.tables.maps) {
    for (const highest of numbersOf(id)) {
      const wish = { ...FIRST_WISH, map: id, highest };
      expect(mapIdOf(wish)).not.toBe(id);
      expect(canBegin(wish)).toBe(true);
    }
    expect(mapIdOf({ ...FIRST_WISH, map: id, highest: 10 })).toBe(id);
  }
  expect(numbersOf('training')).toEqual([]);
  expect(mapIdOf({ ...FIRST_WISH, map: 'training', highest: 5 })).toBe('training');
  expect(mapIdOf({ ...FIRST_WISH, map: 'two-thrones', highest: 5 })).toBe('two-thrones-up-to-5');
  expect(canBegin({ ...FIRST_WISH, map: 'own', highest: 5 })).toBe(true);
});

test('swapping two dice at a time reaches all 24 assignments', () => {
  const nameOf = (dice: Dice): string => CHANGING.map(track => dice[track]).join(' ');
  const reached = new Map([[nameOf(FIRST_WISH.players[0].dice), FIRST_WISH.players[0].dice]]);
  for (const dice of reached.values())
    for (const one of CHANGING)
      for (const other of CHANGING) {
        const swapped = swapDice(dice, one, other);
        reached.set(nameOf(swapped), swapped);
      }
  expect(reached.size).toBe(24);
  for (const dice of reached.values()) expect(canBegin(withPlayer(FIRST_WISH, 0, { dice }))).toBe(true);
});

test('shuffled dice are an assignment', () => {
  for (const at of [0, 0.3, 0.6, 0.999])
    expect(canBegin(withPlayer(FIRST_WISH, 0, { dice: shuffleDice(() => at) }))).toBe(true);
});

test('two players never share a creature', () => {
  const two = { ...FIRST_WISH, map: 'neighbours' };
  for (const { id } of CONTENT.tables.creatures)
    for (const at of [0, 1] as const) {
      const wish = withPlayer(two, at, { creature: id });
      expect(wish.players[at].creature).toBe(id);
      expect(canBegin(wish)).toBe(true);
    }
});

test('a dungeon of one’s own follows its difficulty and seed; a seed that is none makes no order', () => {
  const own = (difficulty: Wish['own']['difficulty'], seed: string): Wish => ({
    ...FIRST_WISH,
    map: 'own',
    own: { difficulty, seed },
  });
  for (const difficulty of ['gentle', 'fair', 'hard', 'brutal'] as const)
    expect(canBegin(own(difficulty, 'mushroom'))).toBe(true);
  expect(mapWanted(own('fair', 'mushroom'))).toEqual(mapWanted(own('fair', 'mushroom')));
  expect(mapWanted(own('fair', 'mushroom'))?.cells).not.toEqual(mapWanted(own('fair', 'toad'))?.cells);
  expect(orderOf(own('fair', ''))).toBeUndefined();
  expect(orderOf(own('fair', 'no spaces'))).toBeUndefined();
  expect(isSeed(drawSeed(() => 0.5))).toBe(true);
});
