/** REST, in older ledgers MAINT: after a monster was defeated, in the order of the rulebook. */
import type { DungeonCard } from '../cards.ts';
import { combatOf, gainCoins, go, isInPlay, nextSeat, type Play } from '../play.ts';
import { markerSays } from '../verbs/markers.ts';
import { type CardId, COLORS } from '../vocabulary.ts';
import { turnUp } from './equip/changing-hands.ts';
import { placedMarkers } from './hero/markers.ts';
import { beginningOf } from './setup/beginning.ts';

export function payEpicShot(play: Play): void {
  if (combatOf(play).epic) gainCoins(play, play.edition.constants.epicShotCoins, 'epic-shot');
}

export function takeReward(play: Play): void {
  const { foe } = combatOf(play);
  const { chest } = play.state;
  if (foe.coins === 0) return;
  chest.coins += foe.coins;
  play.sink?.({ type: 'coins', amount: foe.coins, chest: chest.coins, why: foe.card });
  foe.coins = 0;
}

/** The coloured dice go to the hero left of the Leader (DF2-REST-08). */
export function handDiceLeftOfLeader(play: Play): void {
  combatOf(play).dice = [...COLORS];
  play.state.first = nextSeat(play, play.state.leader, isInPlay);
}

/** The coloured dice go to the hero left of the last thrower (DF1-MAINT-03). */
export function handDiceOn(play: Play): void {
  const combat = combatOf(play);
  combat.dice = [...COLORS];
  play.state.first = nextSeat(play, combat.lastThrower, isInPlay);
}

export function discardFoe(play: Play): void {
  const { state } = play;
  state.discard.push(combatOf(play).foe.card);
  state.combat = null;
  state.refused.length = 0;
}

/** A charmed monster goes along, any other to the discard pile; then stolen cards are turned up (DF1-MAINT-07, -08). */
export function leaveEncounter(play: Play): void {
  const { stolen } = combatOf(play);
  if (!takeFoe(play)) discardFoe(play);
  turnUp(play, stolen);
}

/** Whether a marker has taken the foe along. */
function takeFoe(play: Play): boolean {
  for (const { marker, seat } of placedMarkers(play))
    for (const { verb } of markerSays(marker)) {
      if (verb.does.takesFoe === undefined) continue;
      verb.does.takesFoe(play, seat);
      return true;
    }
  return false;
}

export const leaveRoom = (play: Play): void => go(play, 'leave-room');

export function setRoomAside(play: Play): void {
  const { state } = play;
  const card = state.room as CardId;
  state.setAside.push(card);
  state.icons += (play.edition.dungeonCard.get(card) as DungeonCard).shopIcons;
  state.room = null;
  play.sink?.({ type: 'set-aside', card, icons: state.icons });
}

/** In a short game the rooms are counted, not their icons (DF2-R-132). */
export function moveOn(play: Play): void {
  const { state, edition } = play;
  const rooms = beginningOf(state.options.beginning)?.rooms;
  const needed = edition.constants.dungeonCards?.iconsForShop ?? 0;
  const isThere = rooms === undefined ? state.icons >= needed : state.round >= rooms;
  go(play, isThere ? 'shop' : 'round');
}

export const beginNextRound = (play: Play): void => go(play, 'round');
