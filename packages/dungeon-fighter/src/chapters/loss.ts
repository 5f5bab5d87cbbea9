/** Losing life: the price nobody can prevent, the last gasp, and fainting. */
import { combatOf, endGame, heroAt, hurt, isStanding, type Play } from '../play.ts';
import { openWindow } from './windows.ts';

export const isFoeAlive = (play: Play): boolean => combatOf(play).foe.life > 0;

/** The level of the monster for every standing hero (DF2-COMBAT-14, DF2-BACK-03). */
export function loseLevel(play: Play, why: string): void {
  const { level } = combatOf(play).foe;
  for (let seat = 0; seat < play.state.heroes.length; seat++) {
    if (isStanding(heroAt(play, seat))) hurt(play, seat, level, why);
  }
}

/** M9. */
export const offerLastGasp = (play: Play): void => openWindow(play, 'last-gasp');

/** M10: whoever is still below 1 faints, all together (DF2-FAINT-05). */
export function faint(play: Play): void {
  for (const hero of play.state.heroes) {
    if (!isStanding(hero) || hero.life >= 1) continue;
    hero.life = 0;
    hero.fainted = true;
    play.sink?.({ type: 'fainted', hero: hero.hero });
  }
}

/** M11: nobody stands and the monster lives. */
export function loseIfAllFainted(play: Play): void {
  if (isFoeAlive(play) && !play.state.heroes.some(isStanding)) endGame(play, 'all-fainted');
}
