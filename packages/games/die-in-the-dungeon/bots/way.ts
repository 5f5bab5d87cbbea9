/** How far the goal is: the new tiles that are still to be explored on the shortest way there. */
import { EXPLORED, HIDDEN, type LaidMap, type State, type WinCondition } from '../rules/index.ts';

/** Victory Points that a tile is good for, more or less. */
const POINTS_A_TILE = 2.2;

const isOpen = ({ cells }: LaidMap, cell: number): boolean => cells[cell]?.back !== 'blank';

function isGoal({ cells }: LaidMap, win: WinCondition, cell: number): boolean {
  if ('epicParties' in win) return cells[cell]?.back === 'epic-party';
  return 'reach' in win && cells[cell]?.at === win.reach;
}

/** Marks the shortest way to the nearest goal as explored and answers its length; 0 if there is none. */
function walk(map: LaidMap, win: WinCondition, explored: boolean[]): number {
  const from = new Int16Array(explored.length).fill(-1);
  const queue: number[] = [];
  explored.forEach((is, cell) => {
    if (is) queue.push(cell);
  });
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] as number;
    for (const to of map.ways[cell] as readonly number[]) {
      if (explored[to] || from[to] !== -1 || !isOpen(map, to)) continue;
      from[to] = cell;
      if (!isGoal(map, win, to)) {
        queue.push(to);
        continue;
      }
      let length = 0;
      for (let at = to; !explored[at]; at = from[at] as number) {
        explored[at] = true;
        length++;
      }
      return length;
    }
  }
  return 0;
}

export interface Way {
  /** Tiles to explore. */
  readonly tiles: number;
  /** Goals among them. */
  readonly goals: number;
}

/** What is left to do for a seat, as if `also` were explored already. */
export function wayToGoal(map: LaidMap, state: State, seat: number, also = -1): Way {
  const { win } = map.map;
  const creature = state.creatures[seat];
  if (creature === undefined) return { tiles: 0, goals: 0 };
  if ('points' in win) {
    const left = Math.max(0, win.points - creature.points);
    return { tiles: Math.ceil(left / POINTS_A_TILE), goals: 0 };
  }
  if ('explored' in win) {
    let hidden = 0;
    let done = also < 0 ? 0 : 1;
    state.cells.forEach((status, cell) => {
      if (map.cells[cell]?.back === 'start' || !isOpen(map, cell)) return;
      if (status === EXPLORED) done++;
      else if (status === HIDDEN) hidden++;
    });
    return { tiles: Math.min(hidden, Math.max(0, win.explored - done)), goals: 0 };
  }
  const explored = state.cells.map((status, cell) => status !== HIDDEN || cell === also);
  let goals = 'epicParties' in win ? win.epicParties - creature.epicParties : 1;
  if (also >= 0 && isGoal(map, win, also)) goals--;
  let tiles = 0;
  let met = 0;
  for (; goals > 0; goals--) {
    const length = walk(map, win, explored);
    if (length === 0) break;
    tiles += length;
    met++;
  }
  return { tiles, goals: met };
}
