import { describe, expect, test } from 'vitest';
import {
  type DungeonMap,
  type MapRoom,
  ROOM_KINDS,
  type RoomEffect,
  type RoomKind,
} from '../../../../rules/cards.ts';
import { MAPS } from '../../../../rules/editions/first/content/maps.ts';
import { THROWS as THROW_CARDS } from '../../../../rules/editions/first/throws.ts';

const maps: readonly DungeonMap[] = MAPS;
const dungeonSides = maps.filter(map => map.side === 'dungeon');
const bossSides = maps.filter(map => map.side === 'boss');
const allRooms = maps.flatMap(map => map.rooms);

const ROUTE_LENGTH = { dungeon: 5, boss: 4 };
const DRAWN = { dungeon: { fewest: 7, most: 9 }, boss: { fewest: 5, most: 6 } };
const MONSTERS_IN_A_GAME = 14;

type Exits = ReadonlyMap<string, readonly string[]>;

const exitsOf = (rooms: readonly MapRoom[]): Exits => new Map(rooms.map(room => [room.id, room.exits]));

/** Every way from a room until there is no exit. A room met twice on one way is a cycle. */
function routes(exits: Exits, from: string, walked: readonly string[] = []): string[][] {
  if (walked.includes(from)) throw new Error(`${[...walked, from].join(' → ')} is a cycle`);
  const next = exits.get(from);
  if (next === undefined) throw new Error(`a corridor leads to the unknown room ${from}`);
  const way = [...walked, from];
  return next.length === 0 ? [way] : next.flatMap(room => routes(exits, room, way));
}

const first = (map: DungeonMap) => map.rooms[0]!.id;
const last = (map: DungeonMap) => map.rooms.filter(room => room.exits.length === 0);
const routesOf = (map: DungeonMap) => routes(exitsOf(map.rooms), first(map));

/** Three floors joined as at the table: the exit arrow of one meets the entry arrow of the next. */
function join(floors: readonly DungeonMap[]): { exits: Exits; entrance: string } {
  const exits = new Map(floors.flatMap(floor => [...exitsOf(floor.rooms)]));
  floors.slice(1).forEach((floor, i) => {
    exits.set(last(floors[i]!)[0]!.id, [first(floor)]);
  });
  return { exits, entrance: first(floors[0]!) };
}

/** Every dungeon the setup can lay out. */
const joins = bossSides.flatMap(boss => {
  const pool = dungeonSides.filter(side => side.sheet !== boss.sheet);
  return pool.flatMap(one =>
    pool.filter(two => two.sheet !== one.sheet).map(two => [one, two, boss] as const),
  );
});

describe('the searcher of routes', () => {
  test('finds every route, and tells a cycle and a dead corridor', () => {
    const diamond = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);
    expect(routes(diamond, 'a')).toEqual([
      ['a', 'b', 'd'],
      ['a', 'c', 'd'],
    ]);
    expect(() => routes(new Map([...diamond, ['d', ['a']]]), 'a')).toThrow('cycle');
    expect(() => routes(new Map([['a', ['b']]]), 'a')).toThrow('unknown room b');
  });
});

describe('sheets', () => {
  test('DF1-MAP-08 there are 8 dungeon sides and 4 boss sides, on six sheets', () => {
    expect(dungeonSides).toHaveLength(8);
    expect(bossSides).toHaveLength(4);
    const sheets = new Map<string, string[]>();
    for (const { sheet, side } of maps) sheets.set(sheet, [...(sheets.get(sheet) ?? []), side].sort());
    expect([...sheets.values()].sort((a, b) => a.join().localeCompare(b.join()))).toEqual([
      ...Array(4).fill(['boss', 'dungeon']),
      ...Array(2).fill(['dungeon', 'dungeon']),
    ]);
  });

  test('no map belongs to a boss, since any boss card can meet any sheet', () => {
    for (const map of maps) expect(map.boss, map.id).toBeUndefined();
  });

  test('maps and rooms are told apart by id, name and joke, and a room’s id names its map', () => {
    for (const cards of [maps, allRooms]) {
      expect(new Set(cards.map(card => card.id)).size).toBe(cards.length);
      expect(new Set(cards.map(card => card.name)).size).toBe(cards.length);
      for (const card of cards) expect(card.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
    const jokes = [...maps, ...allRooms].map(card => card.flavour);
    expect(new Set(jokes).size).toBe(jokes.length);
    expect(jokes).not.toContain('');
    for (const map of maps) for (const room of map.rooms) expect(room.id).toMatch(new RegExp(`^${map.id}-`));
  });
});

describe.each(maps.map(map => [map.id, map] as const))('%s', (_, map) => {
  test('DF1-MAP-02 DF1-R-15 its corridors stay on the map and never lead back', () => {
    const ids = map.rooms.map(room => room.id);
    for (const room of map.rooms) {
      for (const exit of room.exits) expect(ids).toContain(exit);
      expect(new Set(room.exits).size).toBe(room.exits.length);
      expect(() => routes(exitsOf(map.rooms), room.id)).not.toThrow();
    }
  });

  test('DF1-MAP-03 it has one first and one last room', () => {
    const entered = new Set(map.rooms.flatMap(room => room.exits));
    expect(map.rooms.filter(room => !entered.has(room.id)).map(room => room.id)).toEqual([first(map)]);
    expect(last(map)).toHaveLength(1);
  });

  test('DF1-R-15 every room lies on a route from the first room to the last', () => {
    expect(new Set(routesOf(map).flat())).toEqual(new Set(map.rooms.map(room => room.id)));
    for (const route of routesOf(map)) expect(route.at(-1)).toBe(last(map)[0]!.id);
  });

  test('DF1-R-15 every route has the length of its side', () => {
    for (const route of routesOf(map)) expect(route, route.join(' → ')).toHaveLength(ROUTE_LENGTH[map.side]);
  });

  test('DF1-R-15 it draws neither too few rooms nor too many, and has a shop if it is a dungeon', () => {
    expect(map.rooms.length).toBeGreaterThanOrEqual(DRAWN[map.side].fewest);
    expect(map.rooms.length).toBeLessThanOrEqual(DRAWN[map.side].most);
    if (map.side === 'dungeon') expect(map.rooms.map(room => room.kind)).toContain('shop');
  });

  test('two or more routes compete, and no two of them offer the same', () => {
    const offers = routesOf(map).map(route =>
      route
        .map(id => map.rooms.find(room => room.id === id)!)
        .map(({ kind, reward, requirement }) => JSON.stringify([kind, reward, requirement]))
        .join(),
    );
    expect(offers.length).toBeGreaterThanOrEqual(2);
    expect(new Set(offers).size).toBe(offers.length);
  });

  test('a room is drawn in the column of its depth, and no two in one place', () => {
    for (const route of routesOf(map))
      route.forEach((id, depth) => {
        expect(map.rooms.find(room => room.id === id)!.place[0], id).toBe(depth);
      });
    expect(new Set(map.rooms.map(room => room.place.join())).size).toBe(map.rooms.length);
  });

  test('DF1-R-73 a danger and nothing else has a requirement, a treasure and nothing else a reward', () => {
    for (const room of map.rooms) {
      expect(room.requirement !== undefined, room.id).toBe(room.kind === 'danger');
      expect(room.reward !== undefined, room.id).toBe(room.kind === 'treasure');
      if (room.reward !== undefined) expect(room.reward.length, room.id).toBeGreaterThan(0);
    }
  });
});

describe('rooms', () => {
  test('DF1-MAP-06 there are plain rooms, shops, fountains, treasure chambers and dangerous rooms', () => {
    expect(new Set(allRooms.map(room => room.kind))).toEqual(new Set<RoomKind>(ROOM_KINDS));
  });

  test('dangers ask only for throws of this edition, among them the two bounces of the rulebook', () => {
    const asked = allRooms.flatMap(room => room.requirement ?? []);
    const known = new Set<string>(THROW_CARDS.map(card => card.id));
    for (const id of asked) expect(known).toContain(id);
    expect(asked).toContain('two-bounce');
  });

  test('treasures are coins, bonus dice and free equipment, and each of them appears', () => {
    const rewards: readonly RoomEffect[] = allRooms.flatMap(room => room.reward ?? []);
    expect(new Set(rewards.flatMap(reward => Object.keys(reward)))).toEqual(
      new Set(['coins', 'bonusDice', 'freeEquipment']),
    );
    for (const reward of rewards)
      for (const amount of Object.values(reward)) expect(amount).toBeGreaterThanOrEqual(1);
  });
});

describe('dungeons', () => {
  test('DF1-MAP-08 a boss side and two dungeon sides of other sheets make 152 dungeons', () => {
    // For each of 4 boss sides 7 dungeon sides are left; 2 sheets among them have both sides.
    expect(joins).toHaveLength(4 * (7 * 6 - 2 * 2));
    for (const floors of joins) expect(new Set(floors.map(floor => floor.sheet)).size).toBe(3);
  });

  test('DF1-MAP-10 DF1-R-15 every route through every dungeon has exactly as many rooms as there are monsters', () => {
    for (const floors of joins) {
      const { exits, entrance } = join(floors);
      for (const route of routes(exits, entrance))
        expect(route, route.join(' → ')).toHaveLength(MONSTERS_IN_A_GAME);
    }
  });
});
