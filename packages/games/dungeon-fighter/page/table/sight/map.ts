/** Where rooms and corridors of a map are drawn. */
import type { CardId, DungeonMap, Edition, MapRoom, View } from '../../../rules/index.ts';

const CELL = { width: 132, height: 108 } as const;
const ROOM_SIZE = 60;

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
  /** Hundredths of the drawing. */
  readonly left: number;
  readonly top: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly spots: readonly Spot[];
  /** From room to room, with an arrow at the end. */
  readonly corridors: readonly { readonly from: CardId; readonly to: CardId; readonly d: string }[];
}

const middle = ([column, row]: MapRoom['place']): readonly [number, number] => [
  (column + 0.5) * CELL.width,
  (row + 0.5) * CELL.height,
];

export function drawMap(map: DungeonMap): Drawing {
  const columns = Math.max(...map.rooms.map(room => room.place[0])) + 1;
  const width = columns * CELL.width;
  const height = (Math.max(...map.rooms.map(room => room.place[1])) + 1) * CELL.height;
  const places = map.rooms.map(room => {
    const [x, y] = middle(room.place);
    return { room, x, y };
  });
  const at = new Map(places.map(place => [place.room.id, place]));
  const corridors = places.flatMap(({ room, x, y }) =>
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
    width,
    height,
    columns,
    spots: places.map(({ room, x, y }) => ({ room, left: (100 * x) / width, top: (100 * y) / height })),
    corridors,
  };
}
