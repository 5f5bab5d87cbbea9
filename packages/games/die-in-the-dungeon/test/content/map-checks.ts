/** What is wrong with a map, in words; nothing for a good one. */
import {
  BACKS,
  type DungeonMap,
  EAST,
  isInGame,
  type LaidMap,
  layMap,
  NORTH,
  passagesOf,
  placeOf,
  SOUTH,
  type Tile,
  TOKEN_SUPPLY,
  TOKENS,
  WEST,
} from '../../rules/index.ts';

const isOpen = (back: string): boolean => back === 'start' || back === 'epic-party';

/** DIE-DESIGN-34 */
export function supplyProblems(map: DungeonMap, tiles: readonly Tile[]): string[] {
  const problems: string[] = [];
  for (const back of BACKS) {
    const cells = map.cells.filter(cell => cell.back === back);
    const free = cells.filter(({ tile }) => tile === undefined).length;
    const all = tiles.filter(tile => tile.back === back);
    const total = all.reduce((sum, { copies }) => sum + copies, 0);
    const fixed = cells.flatMap(({ tile }) => tile ?? []);
    const left = all
      .filter(tile => isInGame(map, tile))
      .reduce((sum, { id, copies }) => sum + copies - fixed.filter(one => one === id).length, 0);
    if (cells.length > total || free > left) problems.push(`${map.id} has too many ${back} tiles`);
    for (const id of fixed)
      if (!all.some(tile => tile.id === id)) problems.push(`${map.id} has no ${back} tile ${id}`);
  }
  const tokens = map.cells.flatMap(cell => cell.tokens ?? []);
  for (const token of TOKENS) {
    const starting = token === 'd6' ? map.players : 0;
    if (tokens.filter(one => one === token).length + starting > TOKEN_SUPPLY[token])
      problems.push(`${map.id} has too many ${token} tokens`);
  }
  return problems;
}

const SIDES = [
  [NORTH, SOUTH, 0, -1],
  [EAST, WEST, 1, 0],
  [SOUTH, NORTH, 0, 1],
  [WEST, EAST, -1, 0],
] as const;

function distances({ ways, starts }: LaidMap): number[] {
  const distance = ways.map((_, cell) => (starts.includes(cell) ? 0 : Number.POSITIVE_INFINITY));
  const queue = [...starts];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift())
    for (const next of ways[cell] ?? [])
      if (distance[next] === Number.POSITIVE_INFINITY) {
        distance[next] = (distance[cell] as number) + 1;
        queue.push(next);
      }
  return distance;
}

/** DIE-DESIGN-35: a path never ends at a wall; Start and Epic Party tiles leave that to their neighbours (DIE-R-49). */
export function passageProblems(map: DungeonMap, tiles: readonly Tile[]): string[] {
  const problems: string[] = [];
  for (const cell of map.cells) {
    const [column, row] = placeOf(cell.at);
    for (const [out, back, right, down] of SIDES) {
      if (isOpen(cell.back) || (passagesOf(cell) & out) === 0) continue;
      const other = map.cells.find(({ at }) => {
        const [x, y] = placeOf(at);
        return x === column + right && y === row + down;
      });
      if (other !== undefined && (passagesOf(other) & back) === 0)
        problems.push(`${map.id}: ${cell.at} runs into the wall of ${other.at}`);
    }
  }
  const laid = layMap(map, tiles);
  distances(laid).forEach((distance, cell) => {
    if (distance === Number.POSITIVE_INFINITY && laid.cells[cell]?.back !== 'blank')
      problems.push(`${map.id}: nobody can reach ${laid.cells[cell]?.at}`);
  });
  return problems;
}

/** The fewest tiles that connect a start with so many of these cells, by growing connected sets. */
function fewestTiles({ ways, starts }: LaidMap, cells: readonly number[], wanted: number): number {
  let sets = new Set([JSON.stringify([starts[0]])]);
  for (let tiles = 0; tiles <= 13; tiles++) {
    const next = new Set<string>();
    for (const text of sets) {
      const set = JSON.parse(text) as number[];
      if (cells.filter(cell => set.includes(cell)).length >= wanted) return tiles;
      for (const cell of set)
        for (const way of ways[cell] ?? [])
          if (!set.includes(way)) next.add(JSON.stringify([...set, way].sort((a, b) => a - b)));
    }
    sets = next;
  }
  return Number.POSITIVE_INFINITY;
}

const cellsWhere = (laid: LaidMap, test: (back: string) => boolean): number[] =>
  laid.cells.flatMap(({ back }, i) => (test(back) ? [i] : []));

/** DIE-DESIGN-36: what the goal costs at least. Heroes of unknown tiles are reckoned as two for a tile. */
export function shortestWay(map: DungeonMap, tiles: readonly Tile[]): number {
  const laid = layMap(map, tiles);
  const { win } = map;
  if ('epicParties' in win)
    return fewestTiles(
      laid,
      cellsWhere(laid, back => back === 'epic-party'),
      win.epicParties,
    );
  if ('reach' in win) return fewestTiles(laid, [laid.indexOf.get(win.reach) as number], 1);
  if ('explored' in win) return win.explored;
  return Math.ceil(win.points / 2);
}
