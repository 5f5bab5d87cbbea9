import { expect } from 'vitest';
import type { DungeonMap, MapRoom } from '../../../../rules/index.ts';
import { clause, type Table } from '../../../support/table.ts';
import { routesOf } from '../../map/routes.ts';

const mapsOf = (t: Table): readonly DungeonMap[] => t.game.edition.tables.maps;
const adventuresOf = (t: Table): DungeonMap[] => mapsOf(t).filter(map => map.side === 'dungeon');
const lastFloorsOf = (t: Table): DungeonMap[] => mapsOf(t).filter(map => map.side === 'boss');
const roomOf = (map: DungeonMap, id: string): MapRoom => map.rooms.find(room => room.id === id) as MapRoom;

clause('DF0-MAP-08', 'there are 4 adventure maps and 4 boss maps, each on a sheet of its own', t =>
  t.verify(() => {
    expect(adventuresOf(t)).toHaveLength(4);
    expect(lastFloorsOf(t)).toHaveLength(4);
    expect(new Set(mapsOf(t).map(map => map.sheet)).size).toBe(8);
  }),
);

clause('DF0-BOSS-04', 'every boss belongs to exactly one boss map', t =>
  t.verify(() => {
    const bosses = t.game.edition.tables.bosses.map(boss => boss.id);
    expect(
      lastFloorsOf(t)
        .map(map => map.boss)
        .sort(),
    ).toEqual(bosses.sort());
    for (const map of adventuresOf(t)) expect(map.boss, map.name).toBeUndefined();
  }),
);

clause('DF0-MAP-02', 'arrows lead one column to the right and never cross', t =>
  t.verify(() => {
    for (const map of mapsOf(t)) {
      const corridors = map.rooms.flatMap(room =>
        room.exits.map(id => ({ from: room.place, to: roomOf(map, id).place })),
      );
      for (const { from, to } of corridors) expect(to[0]).toBe(from[0] + 1);
      for (const one of corridors)
        for (const other of corridors)
          if (one.from[0] === other.from[0] && one.from[1] < other.from[1])
            expect(one.to[1]).toBeLessThanOrEqual(other.to[1]);
    }
  }),
);

clause('DF0-MAP-07', 'a danger cannot be avoided, or guards a treasure that cannot be reached around it', t =>
  t.verify(() => {
    for (const map of mapsOf(t))
      for (const danger of map.rooms.filter(room => room.kind === 'danger')) {
        const around = new Set(
          routesOf(map)
            .filter(route => !route.includes(danger.id))
            .flat(),
        );
        const guarded = map.rooms.filter(room => room !== danger && !around.has(room.id));
        expect(guarded.length, danger.name).toBeGreaterThan(0);
        if (around.size === 0) continue;
        for (const room of guarded) expect(room.kind, room.name).toBe('treasure');
      }
  }),
);

clause('DF0-R-06', 'rooms behind one fork differ', t =>
  t.verify(() => {
    for (const map of mapsOf(t))
      for (const fork of map.rooms.filter(room => room.exits.length > 1)) {
        const offers = fork.exits
          .map(id => roomOf(map, id))
          .map(({ kind, reward, requirement }) => JSON.stringify([kind, reward, requirement]));
        expect(new Set(offers).size, fork.name).toBe(offers.length);
      }
  }),
);

clause('DF0-R-06', 'every adventure map has a shop, a fountain and at least two forks', t =>
  t.verify(() => {
    for (const map of adventuresOf(t)) {
      const kinds = map.rooms.map(room => room.kind);
      expect(kinds, map.name).toContain('shop');
      expect(kinds, map.name).toContain('fountain');
      expect(map.rooms.filter(room => room.exits.length > 1).length, map.name).toBeGreaterThanOrEqual(2);
    }
  }),
);

clause('DF0-R-06', 'before a boss nobody is given coins', t =>
  t.verify(() => {
    for (const { name, reward = [] } of lastFloorsOf(t).flatMap(map => map.rooms))
      for (const effect of reward) expect(effect, name).not.toHaveProperty('coins');
  }),
);
