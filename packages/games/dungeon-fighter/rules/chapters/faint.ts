/** FAINT: life falls, somebody gasps, somebody faints. */
import { combatOf, hurt, isStanding, type Play } from '../play.ts';
import type { Cause, HeroState } from '../state.ts';
import { openWindow } from '../windows.ts';

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

/** About to faint: below 1, or as soon as the blow lands. */
export const isGasping = (play: Play, hero: HeroState, seat: number): boolean =>
  isStanding(hero) && hero.life - (combatOf(play).incoming[seat] ?? 0) < 1;

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
