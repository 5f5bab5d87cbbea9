/** LEAD: who is the Leader. */
import { combatOf, heroAt, isInPlay, nameAt, nextSeat, type Play } from '../play.ts';

/** DF2-REST-07, DF2-R-63. */
export function passLeadership(play: Play): void {
  const { state } = play;
  const last = combatOf(play).lastThrower;
  const leader = isInPlay(heroAt(play, last)) ? last : nextSeat(play, last, isInPlay);
  if (leader === state.leader) return;
  state.leader = leader;
  play.sink?.({ type: 'leads', hero: nameAt(play, leader) });
}

/** A Leader who is out of the game is followed by the next hero, and so is whoever has the dice (DF1-R-18, -21). */
export function replaceEliminated(play: Play): void {
  const { state } = play;
  if (!isInPlay(heroAt(play, state.first))) state.first = nextSeat(play, state.first, isInPlay);
  if (isInPlay(heroAt(play, state.leader))) return;
  state.leader = nextSeat(play, state.leader, isInPlay);
  play.sink?.({ type: 'leads', hero: nameAt(play, state.leader) });
}
