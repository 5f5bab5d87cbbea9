import { describe, expect, test } from 'vitest';
import type { BossCard, DungeonMap, MapRoom } from '../../../../rules/cards.ts';
import { BOSSES } from '../../../../rules/editions/prototype/content/bosses.ts';
import { MAPS } from '../../../../rules/editions/prototype/content/maps.ts';
import { THROWS as THROW_CARDS } from '../../../../rules/editions/prototype/throws.ts';

const maps: readonly DungeonMap[] = MAPS;
const bosses: readonly BossCard[] = BOSSES;
const adventures = maps.filter(map => map.side === 'dungeon');
const lastFloors = maps.filter(map => map.side === 'boss');
const rooms = maps.flatMap(map => map.rooms);

const ROOMS_ON_A_ROUTE = { dungeon: 5, boss: 4 };

/** The corridors of some maps, end to end: the last room of each leads to the first room of the next. */
interface Corridors {
  readonly entrance: string;
  readonly exits: ReadonlyMap<string, readonly string[]>;
}

function join(floors: readonly DungeonMap[]): Corridors {
  const exits = new Map<string, readonly string[]>();
  floors.forEach((floor, index) => {
    const next = floors[index + 1]?.rooms[0]?.id;
    for (const room of floor.rooms)
      exits.set(room.id, room.exits.length === 0 && next !== undefined ? [next] : room.exits);
  });
  return { entrance: floors[0]!.rooms[0]!.id, exits };
}

/** Every way from the entrance to a room without exits. Throws on a circle and on a corridor to nowhere. */
function routes({ entrance, exits }: Corridors): string[][] {
  const walk = (id: string, before: readonly string[]): string[][] => {
    if (before.includes(id)) throw new Error(`${id} lies on a circle`);
    const ahead = exits.get(id);
    if (ahead === undefined) throw new Error(`there is no room ${id}`);
    const path = [...before, id];
    return ahead.length === 0 ? [path] : ahead.flatMap(next => walk(next, path));
  };
  return walk(entrance, []);
}

const roomOf = (map: DungeonMap, id: string): MapRoom => {
  const room = map.rooms.find(each => each.id === id);
  if (!room) throw new Error(`no room ${id}`);
  return room;
};

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

describe('the sheets', () => {
  test('there are 4 adventure maps and 4 boss maps, each on a sheet of its own', () => {
    expect(adventures).toHaveLength(4);
    expect(lastFloors).toHaveLength(4);
    for (const key of ['id', 'name', 'sheet', 'flavour'] as const)
      expect(new Set(maps.map(map => map[key])).size, key).toBe(maps.length);
  });

  test('DF0-BOSS-04 every boss belongs to exactly one boss map', () => {
    expect(lastFloors.map(map => map.boss).sort()).toEqual(bosses.map(boss => boss.id).sort());
    for (const map of adventures) expect(map.boss, map.name).toBeUndefined();
  });

  test('the ids of rooms begin with their map, and no two rooms share id, name or joke', () => {
    for (const map of maps)
      for (const room of map.rooms) expect(room.id).toMatch(new RegExp(`^${map.id}-[a-z]+(-[a-z]+)*$`));
    for (const key of ['id', 'name', 'flavour'] as const)
      expect(new Set(rooms.map(room => room[key])).size, key).toBe(rooms.length);
  });
});

describe.each(maps.map(map => ({ name: map.name, map })))('$name', ({ map }) => {
  const all = routes(join([map]));

  test('DF0-MAP-01 DF0-MAP-05 every room lies on a route, and no route comes back', () => {
    expect(new Set(all.flat())).toEqual(new Set(map.rooms.map(room => room.id)));
    for (const route of all) expect(new Set(route).size).toBe(route.length);
  });

  test('DF0-MAP-03 there is one room behind the entrance and one before the exit', () => {
    const entered = new Set(map.rooms.flatMap(room => room.exits));
    expect(map.rooms.filter(room => !entered.has(room.id)).map(room => room.id)).toEqual([map.rooms[0]!.id]);
    expect(map.rooms.filter(room => room.exits.length === 0)).toHaveLength(1);
  });

  test('DF0-R-06 every route has the same number of rooms, and there is more than one', () => {
    expect(all.length).toBeGreaterThan(1);
    for (const route of all) expect(route).toHaveLength(ROOMS_ON_A_ROUTE[map.side]);
  });

  test('it has as many rooms as fit on the sheet', () => {
    const [fewest, most] = map.side === 'boss' ? [5, 6] : [7, 9];
    expect(map.rooms.length).toBeGreaterThanOrEqual(fewest);
    expect(map.rooms.length).toBeLessThanOrEqual(most);
  });

  test('arrows lead one column to the right and never cross', () => {
    const corridors = map.rooms.flatMap(room =>
      room.exits.map(id => ({ from: room.place, to: roomOf(map, id).place })),
    );
    expect(map.rooms[0]!.place[0]).toBe(0);
    for (const { from, to } of corridors) expect(to[0]).toBe(from[0] + 1);
    for (const one of corridors)
      for (const other of corridors)
        if (one.from[0] === other.from[0] && one.from[1] < other.from[1])
          expect(one.to[1]).toBeLessThanOrEqual(other.to[1]);
  });

  test('no two rooms are drawn in one place', () => {
    expect(new Set(map.rooms.map(room => room.place.join())).size).toBe(map.rooms.length);
  });

  test('a danger cannot be avoided, or guards a room that cannot be reached around it', () => {
    for (const danger of map.rooms.filter(room => room.kind === 'danger')) {
      const around = new Set(all.filter(route => !route.includes(danger.id)).flat());
      const guarded = map.rooms.filter(room => room !== danger && !around.has(room.id));
      expect(guarded.length, danger.name).toBeGreaterThan(0);
      if (around.size === 0) continue;
      for (const room of guarded) expect(room.kind, room.name).toBe('treasure');
    }
  });

  test('its choices matter: rooms behind one fork differ', () => {
    for (const fork of map.rooms.filter(room => room.exits.length > 1)) {
      const ahead = fork.exits.map(id => roomOf(map, id));
      const offers = ahead.map(({ kind, reward, requirement }) =>
        JSON.stringify([kind, reward, requirement]),
      );
      expect(new Set(offers).size, fork.name).toBe(offers.length);
    }
  });
});

describe('the kinds of room', () => {
  test('DF0-MAP-07 all of them exist, on the adventure maps and on the boss maps', () => {
    for (const floors of [adventures, lastFloors])
      expect(new Set(floors.flatMap(map => map.rooms).map(room => room.kind))).toEqual(
        new Set(['plain', 'shop', 'fountain', 'treasure', 'danger']),
      );
  });

  test.each(adventures.map(map => ({ name: map.name, map })))(
    '$name has a shop and a fountain',
    ({ map }) => {
      for (const kind of ['shop', 'fountain'])
        expect(
          map.rooms.some(room => room.kind === kind),
          kind,
        ).toBe(true);
    },
  );

  test('exactly the dangers have a shot, and it is one of this edition', () => {
    const known = new Set<string>(THROW_CARDS.map(card => card.id));
    for (const room of rooms) {
      expect(room.requirement !== undefined, room.name).toBe(room.kind === 'danger');
      if (room.requirement !== undefined) expect(known).toContain(room.requirement);
    }
  });

  test('exactly the treasures have a reward, and all sorts of it exist', () => {
    for (const room of rooms)
      expect((room.reward ?? []).length > 0, room.name).toBe(room.kind === 'treasure');
    const sorts = new Set(rooms.flatMap(room => (room.reward ?? []).flatMap(effect => Object.keys(effect))));
    expect(sorts).toEqual(new Set(['coins', 'bonusDice', 'freeEquipment']));
  });

  test('before a boss nobody is given coins', () => {
    for (const { name, reward = [] } of lastFloors.flatMap(map => map.rooms))
      for (const effect of reward) expect(effect, name).not.toHaveProperty('coins');
  });

  test('there are forks on every adventure map, at least two', () => {
    for (const map of adventures)
      expect(map.rooms.filter(room => room.exits.length > 1).length, map.name).toBeGreaterThanOrEqual(2);
  });
});

describe('whole dungeons', () => {
  const dungeons = adventures.flatMap(first =>
    adventures
      .filter(second => second.sheet !== first.sheet)
      .flatMap(second => lastFloors.map(last => [first, second, last])),
  );

  test('two different adventure maps and a boss map are three sheets, in 48 ways', () => {
    expect(dungeons).toHaveLength(4 * 3 * 4);
    for (const [first, second, last] of dungeons) {
      expect([first!.side, second!.side, last!.side]).toEqual(['dungeon', 'dungeon', 'boss']);
      expect(new Set([first!.sheet, second!.sheet, last!.sheet]).size).toBe(3);
    }
  });

  test('DF0-MAP-08 DF0-R-06 whatever map is first or second, every route to a boss has exactly 14 rooms', () => {
    for (const floors of dungeons) {
      const through = routes(join(floors));
      const product = floors.map(floor => routes(join([floor])).length).reduce((a, b) => a * b);
      expect(through).toHaveLength(product);
      for (const route of through) expect(route, floors.map(floor => floor.id).join()).toHaveLength(14);
    }
  });
});
