/** TILE: its token, its effect, its Encounter, and then it never matters again. */
import type { MapCell } from '../cards.ts';
import { call, carryOut, me, type Play, tileHere } from '../play.ts';
import { EXPLORED } from '../state.ts';
import { takeToken } from './token.ts';
import { checkWin } from './win.ts';

/** DIE-TILE-10: first of all. */
export function takeTokens(play: Play): void {
  const { tokens } = play.map.cells[play.state.here] as MapCell;
  if (tokens !== undefined) for (const token of tokens) takeToken(play, token);
}

/** DIE-TILE-04 */
export function carryOutEffect(play: Play): void {
  const { id, effects } = tileHere(play);
  if (effects === undefined) return;
  play.sink?.({ type: 'effect', tile: id });
  carryOut(play, id, id);
}

/** DIE-TURN-11, DIE-TURN-12 */
export function faceEncounter(play: Play): void {
  const { heads } = tileHere(play);
  if (heads !== undefined && heads.length > 0) call(play, 'combat');
}

/** DIE-TURN-14: the tile is Explored and the standee steps onto it. */
export function finishTile(play: Play): void {
  const { state } = play;
  const cell = state.here;
  state.cells[cell] = EXPLORED;
  me(play).at = cell;
  play.sink?.({ type: 'explored', cell: (play.map.cells[cell] as MapCell).at, tile: tileHere(play).id });
  state.here = -1;
  checkWin(play);
}
