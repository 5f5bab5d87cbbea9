import { expect } from 'vitest';
import type { MonsterCard, State } from '../../../rules/index.ts';
import { clauses, rows, type Table, times } from '../../support/table.ts';

/** The monsters of a game in the order they come. */
const towerOf = (t: Table, { combat, decks }: State): MonsterCard[] =>
  [...(combat === null ? [] : [combat.foe.card]), ...[...decks.monsters].reverse()].map(
    id => t.game.edition.monster.get(id) as MonsterCard,
  );

clauses(
  times(rows(['DF1-SETUP-12', 'DF1-R-130'], ['DF0-SETUP-06', 'DF0-R-130']), [
    { difficulty: 'easy', tower: [6, 5, 4, 2] },
    { difficulty: 'normal', tower: [5, 4, 3, 5] },
    { difficulty: 'insane', tower: [4, 3, 2, 8] },
  ]),
  ({ difficulty }) => `on ${difficulty} the first three foes are plain, simple and able`,
  (t, { difficulty, tower }) =>
    t.verify(() => {
      for (let seed = 0; seed < 40; seed++) {
        t.setUp({ heroes: 2, difficulty, beginning: 'gentle' }, `seed-${seed}`);
        const [first, second, third, ...rest] = towerOf(t, t.state);
        expect(first).toMatchObject({ level: 1 });
        expect(first?.requirement ?? first?.ability).toBeUndefined();
        expect(['two-bounce', 'weak-hand']).toContain(second?.requirement);
        expect(third?.ability).toBeDefined();
        expect(third?.requirement).toBeUndefined();
        const levels = [first, second, third, ...rest].map(card => card?.level);
        expect([1, 2, 3, 4].map(level => levels.filter(one => one === level).length)).toEqual(tower);
      }
    }),
);

clauses(
  rows(['DF1-R-130'], ['DF0-R-130']),
  'the room behind the entrance of a first floor demands nothing',
  t =>
    t.verify(() => {
      for (const { id, side, rooms } of t.game.edition.tables.maps)
        if (side === 'dungeon') expect(rooms[0]?.requirement, id).toBeUndefined();
    }),
);
