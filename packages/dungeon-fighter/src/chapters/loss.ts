/** Losing life: the price nobody can prevent, the last gasp, and fainting. */
import { combatOf, endGame, hurt, isStanding, type Play } from '../play.ts';
import type { Cause } from '../state.ts';
import { openWindow } from './windows.ts';

export const isFoeAlive = (play: Play): boolean => combatOf(play).foe.life > 0;

/** Something is about to hit every standing hero (DF2-COMBAT-14, DF2-BACK-03). */
export function threatenParty(play: Play, amount: number, cause: Cause): void {
  const combat = combatOf(play);
  combat.incoming = play.state.heroes.map(hero => (isStanding(hero) ? amount : 0));
  combat.cause = cause;
}

/** The blow lands: life falls, below 0 as well, until the faint check. */
export function sufferDamage(play: Play): void {
  const combat = combatOf(play);
  const { incoming } = combat;
  for (let seat = 0; seat < incoming.length; seat++) {
    const amount = incoming[seat] as number;
    if (amount > 0) hurt(play, seat, amount, combat.cause);
  }
  combat.suffered = incoming;
  combat.incoming = [];
}

/** M9. */
export const offerLastGasp = (play: Play): void => openWindow(play, 'last-gasp');

/** M10: whoever is still below 1 faints, all together (DF2-FAINT-05). */
export function faint(play: Play): void {
  for (const hero of play.state.heroes) {
    if (!isStanding(hero) || hero.life >= 1) continue;
    hero.life = 0;
    hero.fainted = true;
    play.state.faints++;
    play.sink?.({ type: 'fainted', hero: hero.hero });
  }
}

/** M11: nobody stands and the monster lives. */
export function loseIfAllFainted(play: Play): void {
  if (isFoeAlive(play) && !play.state.heroes.some(isStanding)) endGame(play, 'all-fainted');
}
