/** END: the game is won or lost. */
import { dropFrames, isFoeAlive, isStanding, type Play } from '../play.ts';
import type { Loss } from '../state.ts';

export function endGame(play: Play, why: Loss | undefined): void {
  const { state } = play;
  state.phase = 'over';
  state.result = why === undefined ? { won: true } : { won: false, why };
  dropFrames(play);
  play.sink?.(why === undefined ? { type: 'won' } : { type: 'lost', why });
}

/** M11: nobody stands and the monster lives. */
export function loseIfAllFainted(play: Play): void {
  if (isFoeAlive(play) && !play.state.heroes.some(isStanding)) endGame(play, 'all-fainted');
}
