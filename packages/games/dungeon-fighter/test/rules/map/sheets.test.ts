/** What is drawn on the sheets, in the two editions that have maps. */
import { describe, expect, test } from 'vitest';
import { ROOM_KINDS } from '../../../rules/cards.ts';
import type { DungeonMap, MapRoom } from '../../../rules/index.ts';
import { clauses, rows, type Table } from '../../support/table.ts';
import { type Corridors, dungeonsOf, join, routes, routesOf } from './routes.ts';

const ROUTE_LENGTH = { dungeon: 5, boss: 4 };
const DRAWN = { dungeon: { fewest: 7, most: 9 }, boss: { fewest: 5, most: 6 } };
const MONSTERS_IN_A_GAME = 14;

const mapsOf = (t: Table): readonly DungeonMap[] => t.game.edition.tables.maps;
const roomsOf = (t: Table): readonly MapRoom[] => mapsOf(t).flatMap(map => map.rooms);

describe('the walk that proves the rest', () => {
  const corridors = (exits: Record<string, string[]>): Corridors => ({
    entrance: 'a',
    exits: new Map(Object.entries(exits)),
  });

  test('finds every route', () => {
    expect(routes(corridors({ a: ['b', 'c'], b: ['d'], c: ['d', 'e'], d: [], e: ['d'] }))).toEqual([
      ['a', 'b', 'd'],
      ['a', 'c', 'd'],
      ['a', 'c', 'e', 'd'],
    ]);
  });

  test('refuses a circle and a corridor to nowhere', () => {
    expect(() => routes(corridors({ a: ['b'], b: ['a'] }))).toThrow('circle');
    expect(() => routes(corridors({ a: ['b'] }))).toThrow('no room b');
  });
});

clauses(
  rows('DF1-MAP-10', 'DF0-R-06'),
  'maps and rooms are told apart by id, name and joke, and a room’s id names its map',
  t =>
    t.verify(() => {
      for (const cards of [mapsOf(t), roomsOf(t)])
        for (const key of ['id', 'name', 'flavour'] as const)
          expect(new Set(cards.map(card => card[key])).size, key).toBe(cards.length);
      for (const card of [...mapsOf(t), ...roomsOf(t)]) {
        expect(card.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(card.flavour, card.id).not.toBe('');
      }
      for (const map of mapsOf(t))
        for (const room of map.rooms) expect(room.id).toMatch(new RegExp(`^${map.id}-`));
    }),
);

clauses(
  rows(['DF1-MAP-02', 'DF1-R-15'], ['DF0-MAP-01', 'DF0-MAP-05']),
  'corridors stay on their map and never lead back, and every room lies on a route through it',
  t =>
    t.verify(() => {
      for (const map of mapsOf(t)) {
        const ids = map.rooms.map(room => room.id);
        for (const room of map.rooms) {
          for (const exit of room.exits) expect(ids).toContain(exit);
          expect(new Set(room.exits).size).toBe(room.exits.length);
        }
        expect(new Set(routesOf(map).flat())).toEqual(new Set(ids));
      }
    }),
);

clauses(rows('DF1-MAP-03', 'DF0-MAP-03'), 'a map has one first and one last room', t =>
  t.verify(() => {
    for (const map of mapsOf(t)) {
      const entered = new Set(map.rooms.flatMap(room => room.exits));
      expect(map.rooms.filter(room => !entered.has(room.id)).map(room => room.id)).toEqual([
        map.rooms[0]?.id,
      ]);
      expect(map.rooms.filter(room => room.exits.length === 0)).toHaveLength(1);
    }
  }),
);

clauses(
  rows('DF1-R-15', 'DF0-R-06'),
  'every route has the length of its side, there is more than one, and the rooms fit on the sheet',
  t =>
    t.verify(() => {
      for (const map of mapsOf(t)) {
        expect(routesOf(map).length, map.id).toBeGreaterThan(1);
        for (const route of routesOf(map))
          expect(route, route.join(' → ')).toHaveLength(ROUTE_LENGTH[map.side]);
        expect(map.rooms.length, map.id).toBeGreaterThanOrEqual(DRAWN[map.side].fewest);
        expect(map.rooms.length, map.id).toBeLessThanOrEqual(DRAWN[map.side].most);
        if (map.side === 'dungeon') expect(map.rooms.map(room => room.kind)).toContain('shop');
      }
    }),
);

clauses(
  rows('DF1-MAP-02', 'DF0-MAP-02'),
  'a room is drawn in the column of its depth, and no two in one place',
  t =>
    t.verify(() => {
      for (const map of mapsOf(t)) {
        for (const route of routesOf(map))
          expect(route.map(id => map.rooms.find(room => room.id === id)?.place[0])).toEqual([
            ...route.keys(),
          ]);
        expect(new Set(map.rooms.map(room => room.place.join())).size).toBe(map.rooms.length);
      }
    }),
);

clauses(
  rows(['DF1-MAP-06', 'DF1-R-73'], 'DF0-MAP-07'),
  'all kinds of rooms exist; a danger and nothing else has a throw, a treasure and nothing else a reward',
  t =>
    t.verify(() => {
      for (const side of ['dungeon', 'boss']) {
        const rooms = mapsOf(t)
          .filter(map => map.side === side)
          .flatMap(map => map.rooms);
        expect(new Set(rooms.map(room => room.kind))).toEqual(new Set(ROOM_KINDS));
      }
      for (const room of roomsOf(t)) {
        expect(room.requirement !== undefined, room.id).toBe(room.kind === 'danger');
        expect((room.reward ?? []).length > 0, room.id).toBe(room.kind === 'treasure');
      }
    }),
);

clauses(rows('DF1-ROOM-04', 'DF0-ROOM-01'), 'dangers ask only for throws of their edition', t =>
  t.verify(() => {
    const asked = roomsOf(t).flatMap(room => room.requirement ?? []);
    expect(asked.length).toBeGreaterThan(0);
    for (const id of asked) expect(t.game.edition.throw.has(id), id).toBe(true);
  }),
);

clauses(
  rows('DF1-ROOM-02', 'DF0-ROOM-03'),
  'treasures are coins, bonus dice and free equipment, and each of them appears',
  t =>
    t.verify(() => {
      const rewards = roomsOf(t).flatMap(room => room.reward ?? []);
      expect(new Set(rewards.flatMap(reward => Object.keys(reward)))).toEqual(
        new Set(['coins', 'bonusDice', 'freeEquipment']),
      );
      for (const amount of rewards.flatMap(reward => Object.values(reward)))
        expect(amount).toBeGreaterThanOrEqual(1);
    }),
);

clauses(
  [
    { proves: ['DF1-MAP-08', 'DF1-MAP-10', 'DF1-R-15'], dungeons: 152 },
    { proves: ['DF0-MAP-08', 'DF0-R-06'], dungeons: 48 },
  ],
  ({ dungeons }) =>
    `every route through each of the ${dungeons} dungeons has exactly as many rooms as there are monsters`,
  (t, { dungeons }) =>
    t.verify(() => {
      expect(dungeonsOf(mapsOf(t))).toHaveLength(dungeons);
      for (const floors of dungeonsOf(mapsOf(t))) {
        const through = routes(join(floors));
        expect(through).toHaveLength(floors.map(map => routesOf(map).length).reduce((a, b) => a * b));
        for (const route of through) expect(route, route.join(' → ')).toHaveLength(MONSTERS_IN_A_GAME);
      }
    }),
);
