/** A map laid out: which cells are connected, and the moves onto them. */
import type { Action } from './action.ts';
import type { DungeonMap, MapCell, Tile, Turn } from './cards.ts';
import { BACKS, type Back, type CellId, type TileId } from './vocabulary.ts';

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

/** Passages of an unturned tile (DIE-R-49: Start and Epic Party tiles are open on all sides). */
export const PASSAGES: Readonly<Record<Back, number>> = {
  start: NORTH | EAST | SOUTH | WEST,
  'epic-party': NORTH | EAST | SOUTH | WEST,
  'dead-end': NORTH,
  corner: NORTH | EAST,
  'two-way': NORTH | SOUTH,
  'three-way': NORTH | EAST | SOUTH,
  'four-way': NORTH | EAST | SOUTH | WEST,
  blank: 0,
};

/** Passages of a tile as it lies (DIE-TILE-15). */
export function passagesOf({ back, turn }: Pick<MapCell, 'back' | 'turn'>): number {
  const unturned = PASSAGES[back];
  return ((unturned << turn) | (unturned >> (4 - turn))) & 15;
}

const SHAPES: ReadonlyMap<number, { readonly back: Back; readonly turn: Turn }> = new Map(
  (['dead-end', 'corner', 'two-way', 'three-way', 'four-way', 'blank'] as const).flatMap(back =>
    ([3, 2, 1, 0] as const).map(turn => [passagesOf({ back, turn }), { back, turn }] as const),
  ),
);

/** The back and the turn of a path tile with these passages. */
export const shapeOf = (passages: number): { readonly back: Back; readonly turn: Turn } =>
  SHAPES.get(passages) as { readonly back: Back; readonly turn: Turn };

/** Column and row, from 0. */
export const placeOf = (cell: CellId): readonly [column: number, row: number] => [
  cell.charCodeAt(0) - 97,
  Number(cell.slice(1)) - 1,
];

export const cellAt = (column: number, row: number): CellId =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

export interface LaidMap {
  readonly map: DungeonMap;
  readonly cells: readonly MapCell[];
  readonly starts: readonly number[];
  /** Cells connected to each cell by a passage on both sides (DIE-MOVE-02, DIE-MOVE-03). */
  readonly ways: readonly (readonly number[])[];
  readonly indexOf: ReadonlyMap<CellId, number>;
  readonly explores: readonly Action[];
  /** The tiles of each back that may lie face down here, copies included, those with a fixed place set apart. */
  readonly stacks: ReadonlyMap<Back, readonly TileId[]>;
}

/** A side, the opposite side, and where the neighbour is. */
export const NEIGHBOURS = [
  [NORTH, SOUTH, 0, -1],
  [EAST, WEST, 1, 0],
  [SOUTH, NORTH, 0, 1],
  [WEST, EAST, -1, 0],
] as const;

/** DIE-SETUP-13 */
export function isInGame(
  { without }: Pick<DungeonMap, 'without'>,
  { id, level, number, heads }: Tile,
): boolean {
  if (without === undefined) return true;
  if (without.tiles?.includes(id)) return false;
  if (heads === undefined) return number === undefined || number <= (without.aboveNumber ?? number);
  if (level === undefined) return true;
  return level <= (without.aboveLevel ?? level) && level >= (without.belowLevel ?? level);
}

function stackOf(map: DungeonMap, tiles: readonly Tile[], back: Back): TileId[] {
  const stack = tiles.flatMap(tile =>
    tile.back === back && isInGame(map, tile) ? Array<TileId>(tile.copies).fill(tile.id) : [],
  );
  for (const { tile } of map.cells) {
    const at = tile === undefined ? -1 : stack.indexOf(tile);
    if (at >= 0) stack.splice(at, 1);
  }
  return stack;
}

export function layMap(map: DungeonMap, tiles: readonly Tile[]): LaidMap {
  const { cells } = map;
  const indexOf = new Map(cells.map((cell, i) => [cell.at, i]));
  if (indexOf.size !== cells.length) throw new Error(`${map.id} has a cell twice`);
  const ways = cells.map(cell => {
    const [column, row] = placeOf(cell.at);
    const passages = passagesOf(cell);
    return NEIGHBOURS.flatMap(([out, back, right, down]) => {
      const index = indexOf.get(cellAt(column + right, row + down));
      if (index === undefined || (passages & out) === 0) return [];
      return (passagesOf(cells[index] as MapCell) & back) === 0 ? [] : [index];
    });
  });
  const starts = map.starts.map(at => {
    const index = indexOf.get(at);
    if (index === undefined || cells[index]?.back !== 'start')
      throw new Error(`${map.id} has no start ${at}`);
    return index;
  });
  const explores = cells.map(({ at }): Action => ({ type: 'explore', cell: at }));
  const open = new Set(cells.flatMap(({ back, tile }) => (tile === undefined ? [back] : [])));
  const stacks = new Map(
    BACKS.flatMap(back => (open.has(back) ? [[back, stackOf(map, tiles, back)] as const] : [])),
  );
  return { map, cells, starts, ways, indexOf, explores, stacks };
}
