/** MOVE: one new tile a turn, for one Time. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { MOVE_COST } from '../constants.ts';
import { answered, ask, type Play } from '../play.ts';
import { refuse } from '../refusals.ts';
import { EXPLORED, HIDDEN, OPEN } from '../state.ts';
import { TIME, type TileId } from '../vocabulary.ts';
import { lose } from './lose.ts';
import { losePoints } from './stat.ts';

/** DIE-MOVE-01 to 04: face down, and connected to any Explored tile. */
export function isReachable({ map, state }: Play, cell: number): boolean {
  if (state.cells[cell] !== HIDDEN) return false;
  const ways = map.ways[cell] as readonly number[];
  for (let i = 0; i < ways.length; i++) if (state.cells[ways[i] as number] === EXPLORED) return true;
  return false;
}

function hasWay(play: Play): boolean {
  for (let cell = 0; cell < play.state.cells.length; cell++) if (isReachable(play, cell)) return true;
  return false;
}

/** DIE-MOVE-12 */
export function askMove(play: Play): void {
  if (hasWay(play)) ask(play, { at: 'move' });
  else lose(play, 'no-way');
}

export function moveOptions(play: Play, out: Action[]): void {
  for (let cell = 0; cell < play.state.cells.length; cell++)
    if (isReachable(play, cell)) out.push(play.map.explores[cell] as Action);
}

/** Pays, then turns the tile (DIE-MOVE-05, DIE-MOVE-10). */
export function explore(play: Play, { cell: name }: ActionOf<'explore'>): Refusal | undefined {
  const { map, state } = play;
  const cell = map.indexOf.get(name);
  if (cell === undefined) return refuse('cell', 'no-tile-there', { cell: name });
  if (!isReachable(play, cell)) return refuse('reach', 'not-next-to-explored', { cell: name });
  answered(play);
  losePoints(play, TIME, MOVE_COST, 'move');
  state.here = cell;
  state.cells[cell] = OPEN;
  play.sink?.({ type: 'turned', cell: name, tile: state.tiles[cell] as TileId });
  return undefined;
}
