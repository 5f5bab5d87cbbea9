/** Where rooms and corridors of a map are drawn. */
import type { CardId, DungeonMap, Edition, MapRoom, View } from '@tumblekeep/dungeon-fighter';

export const CELL = { width: 132, height: 108 } as const;
export const ROOM_SIZE = 60;

/** The floor the party is on, or nothing outside of maps and before the boss. */
export function floorOf(edition: Edition, view: View): DungeonMap | undefined {
  const id = view.map === null || view.room === null ? undefined : view.map.floors[view.map.floor];
  return id === undefined ? undefined : edition.map.get(id);
}

/** The rooms that can still be reached. */
export function aheadOf(map: DungeonMap, from: CardId): ReadonlySet<CardId> {
  const reached = new Set<CardId>();
  const visit = (id: CardId): void => {
    for (const exit of map.rooms.find(room => room.id === id)?.exits ?? []) {
      if (reached.has(exit)) continue;
      reached.add(exit);
      visit(exit);
    }
  };
  visit(from);
  return reached;
}

export interface Spot {
  readonly room: MapRoom;
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  /** From room to room, with an arrow at the end. */
  readonly corridors: readonly { readonly from: CardId; readonly to: CardId; readonly d: string }[];
}

const middle = ([column, row]: MapRoom['place']): readonly [number, number] => [
  (column + 0.5) * CELL.width,
  (row + 0.5) * CELL.height,
];

export function drawMap(map: DungeonMap): Drawing {
  const spots = map.rooms.map(room => {
    const [x, y] = middle(room.place);
    return { room, x, y };
  });
  const at = new Map(spots.map(spot => [spot.room.id, spot]));
  const corridors = spots.flatMap(({ room, x, y }) =>
    room.exits.flatMap(exit => {
      const target = at.get(exit);
      if (target === undefined) return [];
      const start = x + ROOM_SIZE / 2;
      const end = target.x - ROOM_SIZE / 2 - 9;
      const bend = (start + end) / 2;
      return [
        { from: room.id, to: exit, d: `M${start} ${y}C${bend} ${y} ${bend} ${target.y} ${end} ${target.y}` },
      ];
    }),
  );
  return {
    width: (Math.max(...map.rooms.map(room => room.place[0])) + 1) * CELL.width,
    height: (Math.max(...map.rooms.map(room => room.place[1])) + 1) * CELL.height,
    spots,
    corridors,
  };
}
