/** BOSS: the last fight, in no room and without dice that come back. */
import { combatOf, type Play } from '../play.ts';
import type { CardId } from '../vocabulary.ts';
import { couldGainDie } from './bonus.ts';
import { beginCombat, throwableDice } from './combat.ts';
import { endGame } from './end.ts';
import { lifeParts } from './monster.ts';

/** The boss waits in no room. */
export function leaveLastRoom(play: Play): void {
  play.state.room = null;
}

export function discardMonsters(play: Play): void {
  const { state } = play;
  state.discard.push(...state.decks.monsters.splice(0));
}

export function revealBoss(play: Play): void {
  const { state, edition } = play;
  const card = edition.boss.get(state.decks.bosses.pop() as CardId);
  if (card === undefined) throw new Error('the boss deck is empty');
  const { life, parts } = lifeParts(play, card, 0);
  play.sink?.({ type: 'boss', card: card.id, life, parts });
  beginCombat(play, {
    card: card.id,
    boss: true,
    level: edition.constants.bossLevel,
    life,
    initialLife: life,
    coins: 0,
  });
}

/** DF2-BOSS-07, DF2-R-91. */
export function loseWithoutDice(play: Play): void {
  if (!combatOf(play).foe.boss || play.state.chest.dice > 0) return;
  if (throwableDice(play).length === 0 && !couldGainDie(play)) endGame(play, 'out-of-dice');
}
