/** The ways through maps. */
import type { DungeonMap } from '../../../rules/index.ts';

/** The corridors of some maps, end to end: the last room of each leads to the first room of the next. */
export interface Corridors {
  readonly entrance: string;
  readonly exits: ReadonlyMap<string, readonly string[]>;
}

export function join(floors: readonly DungeonMap[]): Corridors {
  const exits = new Map<string, readonly string[]>();
  floors.forEach((floor, index) => {
    const next = floors[index + 1]?.rooms[0]?.id;
    for (const room of floor.rooms)
      exits.set(room.id, room.exits.length === 0 && next !== undefined ? [next] : room.exits);
  });
  return { entrance: floors[0]?.rooms[0]?.id ?? '', exits };
}

/** Every way from the entrance to a room without exits. Throws on a circle and on a corridor to nowhere. */
export function routes({ entrance, exits }: Corridors): string[][] {
  const walk = (id: string, before: readonly string[]): string[][] => {
    if (before.includes(id)) throw new Error(`${id} lies on a circle`);
    const ahead = exits.get(id);
    if (ahead === undefined) throw new Error(`there is no room ${id}`);
    const path = [...before, id];
    return ahead.length === 0 ? [path] : ahead.flatMap(next => walk(next, path));
  };
  return walk(entrance, []);
}

export const routesOf = (map: DungeonMap): string[][] => routes(join([map]));

/** Every dungeon of three sheets that a set-up can lay out. */
export function dungeonsOf(maps: readonly DungeonMap[]): (readonly [DungeonMap, DungeonMap, DungeonMap])[] {
  const sides = maps.filter(map => map.side === 'dungeon');
  return maps
    .filter(map => map.side === 'boss')
    .flatMap(last =>
      sides.flatMap(one =>
        sides
          .filter(two => new Set([one.sheet, two.sheet, last.sheet]).size === 3)
          .map(two => [one, two, last] as const),
      ),
    );
}
