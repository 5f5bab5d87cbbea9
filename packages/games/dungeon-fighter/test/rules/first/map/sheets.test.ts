import { expect } from 'vitest';
import { clause } from '../../../support/table.ts';
import { routesOf } from '../../map/routes.ts';

clause('DF1-MAP-08', 'there are 8 dungeon sides and 4 boss sides, on six sheets', t =>
  t.verify(() => {
    const { maps } = t.game.edition.tables;
    expect(maps.filter(map => map.side === 'dungeon')).toHaveLength(8);
    expect(maps.filter(map => map.side === 'boss')).toHaveLength(4);
    const sheets = new Map<string, string[]>();
    for (const { sheet, side } of maps) sheets.set(sheet, [...(sheets.get(sheet) ?? []), side].sort());
    expect([...sheets.values()].sort((a, b) => a.join().localeCompare(b.join()))).toEqual([
      ...Array(4).fill(['boss', 'dungeon']),
      ...Array(2).fill(['dungeon', 'dungeon']),
    ]);
  }),
);

clause('DF1-SETUP-08', 'no map belongs to a boss, since any boss card can meet any sheet', t =>
  t.verify(() => {
    for (const map of t.game.edition.tables.maps) expect(map.boss, map.id).toBeUndefined();
  }),
);

clause('DF1-R-15', 'no two routes through a map offer the same', t =>
  t.verify(() => {
    for (const map of t.game.edition.tables.maps) {
      const offers = routesOf(map).map(route =>
        route
          .map(id => map.rooms.find(room => room.id === id))
          .map(room => JSON.stringify([room?.kind, room?.reward, room?.requirement]))
          .join(),
      );
      expect(new Set(offers).size, map.id).toBe(offers.length);
    }
  }),
);

clause('DF1-THROW-06', 'among the throws of the dangers are the two bounces of the rulebook', t =>
  t.verify(() =>
    expect(
      t.game.edition.tables.maps.flatMap(map => map.rooms.flatMap(room => room.requirement ?? [])),
    ).toContain('two-bounce'),
  ),
);
