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

/**
 * The same dungeon without tiles above a number and without heroes of its highest level. Encounters take the place of
 * what is left out: with all of them the game would be harder, not easier (DIE-R-106).
 */
export function easierMap(map: DungeonMap, number: number, tiles: readonly Tile[]): DungeonMap {
  const levels = tiles.flatMap(tile =>
    tile.heads !== undefined && isInGame(map, tile) ? (tile.level ?? []) : [],
  );
  const aboveLevel = Math.max(...levels) - 1;
  const aboveNumber = Math.min(number, map.without?.aboveNumber ?? number);
  return {
    ...map,
    id: easierMapId(map.id, number),
    name: `${map.name}, easier`,
    without: { ...map.without, aboveNumber, aboveLevel },
    text: `${map.text} Tiles without heroes go up to number ${number}, drawn heroes up to level ${aboveLevel}.`,
  };
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
  leavesOut(map, tiles, number) && isEnough(easierMap(map, number, tiles), tiles);

/** The numbers that make a difference for a map, the mildest first: each leaves out more than the one before. */
export function easierNumbers(map: DungeonMap, tiles: readonly Tile[]): number[] {
  const numbers: number[] = [];
  for (let number = HIGHEST_NUMBER - 1; number > 0; number--) {
    const isOfUse = tiles.some(tile => tile.number === number + 1 && leavesOut(map, [tile], number));
    if (isOfUse && isEnough(easierMap(map, number, tiles), tiles)) numbers.push(number);
  }
  return numbers;
}
