/** Resting: after a monster was defeated, in the order of the rulebook. */
import { refuse, shuffle } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import type { DungeonCard } from '../cards.ts';
import {
  answered,
  ask,
  combatOf,
  endGame,
  gainCoins,
  gainDice,
  go,
  heroAt,
  isInPlay,
  maximumLife,
  nameAt,
  nextSeat,
  type Play,
  repeatStep,
} from '../play.ts';
import type { HeroState, Question } from '../state.ts';
import { tokenSays } from '../verbs/markers.ts';
import { type CardId, COLORS, type Color } from '../vocabulary.ts';
import { couldInherit, tradeOptions, turnUp } from './equipment.ts';
import { placedMarkers } from './markers.ts';
import { turnToken } from './throw.ts';

/** The monster is defeated: resting follows, or the victory. */
export function endCombat(play: Play): void {
  const { foe, epic } = combatOf(play);
  play.sink?.({ type: 'defeated', card: foe.card, epic });
  if (foe.boss) {
    endGame(play, undefined);
    return;
  }
  play.state.phase = 'rest';
  go(play, 'rest');
}

export const leaveRoom = (play: Play): void => go(play, 'leave-room');

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

const freeColors = (hero: HeroState): Color[] => COLORS.filter(color => !hero.scars.includes(color));

/** Every fainted hero takes a scar or is eliminated; asks where there is a choice of colour. */
export function takeScars(play: Play): void {
  const { heroes } = play.state;
  for (let seat = 0; seat < heroes.length; seat++) {
    const hero = heroes[seat] as HeroState;
    if (!hero.fainted) continue;
    const free = freeColors(hero);
    if (hero.scars.length >= play.edition.constants.mostScars) {
      eliminate(play, hero);
    } else if (free.length === 1) {
      takeScar(play, hero, free[0] as Color);
    } else {
      ask(play, { at: 'scar', seat });
      repeatStep(play);
      return;
    }
  }
  if (!heroes.some(isInPlay)) endGame(play, 'all-eliminated');
}

function takeScar(play: Play, hero: HeroState, color: Color): void {
  play.state.supply.scars--;
  play.state.scarsTaken++;
  hero.scars.push(color);
  hero.fainted = false;
  hero.life = maximumLife(play, hero);
  play.sink?.({ type: 'scarred', hero: hero.hero, color, maximum: hero.life });
}

function eliminate(play: Play, hero: HeroState): void {
  hero.fainted = false;
  hero.eliminated = true;
  hero.life = 0;
  if (hero.token === 'inactive') hero.token = 'none';
  if (play.edition.constants.scarsReturn) play.state.supply.scars += hero.scars.splice(0).length;
  play.state.discard.push(...hero.captives.splice(0));
  play.sink?.({ type: 'eliminated', hero: hero.hero });
}

export function scarOptions(play: Play, question: Extract<Question, { at: 'scar' }>, out: Action[]): void {
  const hero = heroAt(play, question.seat);
  for (const color of freeColors(hero)) out.push({ type: 'scar', hero: hero.hero, color });
}

export function scar(play: Play, question: Extract<Question, { at: 'scar' }>, action: ActionOf<'scar'>) {
  const hero = heroAt(play, question.seat);
  if (action.hero !== hero.hero) return refuse('scar', `${hero.hero} chooses a scar`);
  if (!freeColors(hero).includes(action.color)) return refuse('scar', 'that ability has a scar already');
  answered(play);
  takeScar(play, hero, action.color);
  return undefined;
}

/** DF2-REST-07, DF2-R-63. */
export function passLeadership(play: Play): void {
  const { state } = play;
  const last = combatOf(play).lastThrower;
  const leader = isInPlay(heroAt(play, last)) ? last : nextSeat(play, last, isInPlay);
  if (leader === state.leader) return;
  state.leader = leader;
  play.sink?.({ type: 'leads', hero: nameAt(play, leader) });
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

/** DF1-MAINT-01: unused dice of an undefeated party become bonus dice. */
export function rewardUnusedDice(play: Play): void {
  const { dice, defeats } = combatOf(play);
  if (defeats === 0) gainDice(play, dice.length, 'unused-dice');
}

/** A Leader who is out of the game is followed by the next hero, and so is whoever has the dice (DF1-R-18, -21). */
export function replaceEliminated(play: Play): void {
  const { state } = play;
  if (!isInPlay(heroAt(play, state.first))) state.first = nextSeat(play, state.first, isInPlay);
  if (isInPlay(heroAt(play, state.leader))) return;
  state.leader = nextSeat(play, state.leader, isInPlay);
  play.sink?.({ type: 'leads', hero: nameAt(play, state.leader) });
}

export function clearBonusDice(play: Play): void {
  const combat = combatOf(play);
  play.state.supply.dice += combat.bonusDiceThrown;
  combat.bonusDiceThrown = 0;
}

export function cook(play: Play): void {
  for (const hero of play.state.heroes) {
    if (hero.token !== 'active') continue;
    const token = play.edition.tokenOf.get(hero.hero);
    if (token === undefined) continue;
    const { level } = combatOf(play).foe;
    for (const { verb, value } of tokenSays(token)) verb.does.atRest?.(play, value, level, token.name);
  }
}

export function handOutStolen(play: Play): void {
  turnUp(play, combatOf(play).stolen.splice(0));
}

export function resetTokens(play: Play): void {
  for (const hero of play.state.heroes) {
    turnToken(play, hero, false);
    if (hero.eliminated) hero.token = 'none';
  }
}

export function discardFoe(play: Play): void {
  const { state } = play;
  state.discard.push(combatOf(play).foe.card);
  state.combat = null;
  state.refused.length = 0;
}

/** A charmed monster goes along, any other to the discard pile; then stolen cards are turned up (DF1-MAINT-07, -08). */
export function leaveEncounter(play: Play): void {
  const { foe, stolen } = combatOf(play);
  const captor = placedMarkers(play).find(({ marker }) => marker.capture)?.seat;
  if (captor === undefined) {
    discardFoe(play);
  } else {
    const hero = heroAt(play, captor);
    hero.captives.push(foe.card);
    play.state.combat = null;
    play.state.refused.length = 0;
    play.sink?.({ type: 'captured', hero: hero.hero, card: foe.card });
  }
  turnUp(play, stolen);
}

export function offerTrade(play: Play): void {
  const options: Action[] = [];
  tradeOptions(play, options);
  if (options.length > 0 || couldInherit(play)) ask(play, { at: 'trade' });
}

export function readyArmor(play: Play): void {
  for (const hero of play.state.heroes) for (const carried of hero.equipment) carried.used = false;
}

export function setRoomAside(play: Play): void {
  const { state } = play;
  const card = state.room as CardId;
  state.setAside.push(card);
  state.icons += (play.edition.dungeonCard.get(card) as DungeonCard).shopIcons;
  state.room = null;
  play.sink?.({ type: 'set-aside', card, icons: state.icons });
}

export function moveOn(play: Play): void {
  const needed = play.edition.constants.dungeonCards?.iconsForShop ?? 0;
  go(play, play.state.icons >= needed ? 'shop' : 'round');
}

/** DF2-SHOP-11, DF2-R-16: shuffled among themselves, then under the deck. */
export function returnRooms(play: Play): void {
  const { state } = play;
  state.decks.dungeon.unshift(...shuffle(state.random.decks, state.setAside.splice(0)));
  state.icons = 0;
}
