/** WIN: what the map asks for. */
import type { WinCondition } from '../cards.ts';
import { dropFrames, me, type Play } from '../play.ts';
import { EXPLORED } from '../state.ts';

function exploredTiles(play: Play): number {
  let count = 0;
  const { cells } = play.state;
  for (let i = 0; i < cells.length; i++)
    if (cells[i] === EXPLORED && play.map.cells[i]?.back !== 'start') count++;
  return count;
}

function isMet(play: Play, win: WinCondition): boolean {
  const creature = me(play);
  if ('epicParties' in win) return creature.epicParties >= win.epicParties;
  if ('points' in win) return creature.points >= win.points;
  if ('explored' in win) return exploredTiles(play) >= win.explored;
  return creature.at === play.map.indexOf.get(win.reach);
}

/** DIE-WIN-01: looked at whenever something counted has changed. */
export function checkWin(play: Play): void {
  if (!isMet(play, play.map.map.win)) return;
  const { creature } = me(play);
  play.state.result = { winner: creature, why: 'goal' };
  dropFrames(play);
  play.sink?.({ type: 'won', creature });
}
