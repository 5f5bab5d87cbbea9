/** A map of the guide without its most dangerous tiles, and the map id that says so: `cellar-up-to-5` (DIE-TILE-03). */
import type { DungeonMap, Tile } from '../cards.ts';
import { isInGame } from '../dungeon.ts';
import type { Back, MapId } from '../vocabulary.ts';

/** The highest number that a tile without heroes can have. */
export const HIGHEST_NUMBER = 10;

const ID = /^([a-z-]+)-up-to-([1-9])$/;

export const easierMapId = (map: MapId, number: number): MapId => `${map}-up-to-${number}`;

export function parseEasierMap(id: MapId): { readonly map: MapId; readonly number: number } | undefined {
  const match = ID.exec(id);
  return match === null ? undefined : { map: match[1] as MapId, number: Number(match[2]) };
}

/** The same dungeon without tiles above a number. */
export const easierMap = (map: DungeonMap, number: number): DungeonMap => ({
  ...map,
  id: easierMapId(map.id, number),
  name: `${map.name}, easier`,
  without: { ...map.without, aboveNumber: Math.min(number, map.without?.aboveNumber ?? number) },
  text: `${map.text} Tiles without heroes are of number ${number} at most.`,
});

/** Every cell that takes its tile from a stack finds one there; tiles with a fixed place are set apart. */
function isEnough(map: DungeonMap, tiles: readonly Tile[]): boolean {
  const fixed = new Set(map.cells.flatMap(({ tile }) => tile ?? []));
  const needed = new Map<Back, number>();
  for (const { back, tile } of map.cells)
    if (tile === undefined) needed.set(back, (needed.get(back) ?? 0) + 1);
  const left = (back: Back): number =>
    tiles.reduce(
      (sum, tile) =>
        tile.back === back && isInGame(map, tile) ? sum + tile.copies - (fixed.has(tile.id) ? 1 : 0) : sum,
      0,
    );
  return [...needed].every(([back, count]) => count <= left(back));
}

/** Something that lies in a stack here would be left out. */
const leavesOut = (map: DungeonMap, tiles: readonly Tile[], number: number): boolean => {
  const open = new Set(map.cells.flatMap(({ back, tile }) => (tile === undefined ? [back] : [])));
  return tiles.some(
    tile =>
      tile.heads === undefined && (tile.number ?? 0) > number && open.has(tile.back) && isInGame(map, tile),
  );
};

export const canBeEasier = (map: DungeonMap, tiles: readonly Tile[], number: number): boolean =>
  leavesOut(map, tiles, number) && isEnough(easierMap(map, number), tiles);

/** The numbers that make a difference for a map, the mildest first: each leaves out more than the one before. */
export function easierNumbers(map: DungeonMap, tiles: readonly Tile[]): number[] {
  const numbers: number[] = [];
  let present = map;
  for (let number = HIGHEST_NUMBER - 1; number > 0; number--) {
    if (!leavesOut(present, tiles, number)) continue;
    if (!isEnough(easierMap(map, number), tiles)) break;
    numbers.push(number);
    present = easierMap(map, number);
  }
  return numbers;
}
