/** SHOP: cards, healing and bonus dice for coins. */

import { shuffle } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { ask, cardOf, gainDice, go, heal, healParty, heroAt, isInPlay, type Play, seatOf } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { CardId } from '../vocabulary.ts';
import { mayCarry, putAway } from './equip/carrying.ts';
import { makeRoomOptions, tradeOptions } from './equip/changing-hands.ts';

/** The top card; an empty deck is made anew from used equipment where the edition says so (DF1-R-08). */
export function drawFromShop(play: Play): CardId | undefined {
  const { decks, scrap, random } = play.state;
  if (decks.shop.length === 0 && scrap.length > 0) decks.shop.push(...shuffle(random.decks, scrap.splice(0)));
  return decks.shop.pop();
}

/** As many as there are. */
export function drawCards(play: Play, count: number): CardId[] {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawFromShop(play);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

export function openShop(play: Play): void {
  const { state } = play;
  state.phase = 'shop';
  state.shops++;
  const count = play.edition.constants.shop.cardsBeyondHeroes + state.heroes.filter(isInPlay).length;
  state.display.push(...drawCards(play, count));
  play.sink?.({ type: 'shop', visit: state.shops, cards: [...state.display] });
}

export const askForPurchases = (play: Play): void => ask(play, { at: 'shop' });

export function shopOptions(play: Play, out: Action[]): void {
  const { state } = play;
  const { healPrice, diePrice } = play.edition.constants.shop;
  for (let i = 0; i < state.display.length; i++) {
    const id = state.display[i] as CardId;
    const card = cardOf(play, id);
    if (state.display.indexOf(id) !== i || card.price > state.chest.coins) continue;
    for (const hero of state.heroes)
      if (mayCarry(play, hero, card)) out.push({ type: 'buy', card: id, hero: hero.hero });
  }
  if (state.chest.coins >= healPrice) healingOptions(play, out);
  if (state.chest.coins >= diePrice && state.supply.dice > 0) out.push({ type: 'buy-die' });
  if (play.edition.constants.handOver === 'free') tradeOptions(play, out);
  else makeRoomOptions(play, affordableCards(play), out);
}

/** Cards on display that the party can pay for. */
export const affordableCards = (play: Play): CardId[] =>
  play.state.display.filter(id => cardOf(play, id).price <= play.state.chest.coins);

/** One coin heals everybody, or one hero of the party's choice (DF1-SHOP-05). */
function healingOptions(play: Play, out: Action[]): void {
  if (play.edition.constants.shop.healing === 'party') out.push({ type: 'buy-healing', hero: null });
  else
    for (const hero of play.state.heroes)
      if (isInPlay(hero)) out.push({ type: 'buy-healing', hero: hero.hero });
}

function pay(play: Play, price: number, what: CardId | 'healing' | 'die'): void {
  const { chest, supply } = play.state;
  chest.coins -= price;
  supply.coins += price;
  play.sink?.({ type: 'bought', what, price, chest: chest.coins });
}

export function buy(play: Play, action: ActionOf<'buy'>) {
  const { state } = play;
  const at = state.display.indexOf(action.card);
  if (at < 0) return refuse('shop', 'not-for-sale', { card: action.card });
  const seat = seatOf(state, action.hero);
  if (seat < 0) return refuse('unknown-hero', 'not-in-party', { hero: action.hero });
  const card = cardOf(play, action.card);
  const hero = heroAt(play, seat);
  if (card.price > state.chest.coins)
    return refuse('coins', 'card-costs', { card: card.id, price: card.price });
  if (!mayCarry(play, hero, card))
    return refuse('carry', 'may-not-carry', { hero: hero.hero, card: card.id });
  state.display.splice(at, 1);
  pay(play, card.price, card.id);
  hero.equipment.push({ card: card.id, used: false });
  play.sink?.({ type: 'assigned', card: card.id, hero: hero.hero });
  return undefined;
}

export function buyHealing(play: Play, action: ActionOf<'buy-healing'>) {
  const { healPrice, healing } = play.edition.constants.shop;
  if (play.state.chest.coins < healPrice) return refuse('coins', 'healing-costs', { price: healPrice });
  if (healing === 'party') {
    if (action.hero !== null) return refuse('target', 'healing-for-party');
    pay(play, healPrice, 'healing');
    healParty(play, 1, 'shop');
    return undefined;
  }
  const seat = action.hero === null ? -1 : seatOf(play.state, action.hero);
  if (seat < 0 || !isInPlay(heroAt(play, seat))) return refuse('target', 'healing-for-one');
  pay(play, healPrice, 'healing');
  heal(play, seat, 1, 'shop');
  return undefined;
}

export function buyDie(play: Play) {
  const { diePrice } = play.edition.constants.shop;
  if (play.state.chest.coins < diePrice) return refuse('coins', 'bonus-die-costs', { price: diePrice });
  if (play.state.supply.dice === 0) return refuse('dice', 'no-bonus-die-to-buy');
  pay(play, diePrice, 'die');
  gainDice(play, 1, 'shop');
  return undefined;
}

/** What nobody bought is put away (DF1-R-09). */
export function clearDisplay(play: Play): void {
  for (const card of play.state.display.splice(0)) putAway(play, card);
}

/** What nobody bought goes to the box; then the boss, or a new round (DF2-SHOP-06, -11 to -13). */
export function closeShop(play: Play): void {
  const { state } = play;
  clearDisplay(play);
  if (state.shops >= (play.edition.constants.dungeonCards?.shops ?? 0)) {
    go(play, 'boss');
    return;
  }
  returnRooms(play);
  go(play, 'round');
}

/** DF2-SHOP-11, DF2-R-16: shuffled among themselves, then under the deck. */
export function returnRooms(play: Play): void {
  const { state } = play;
  state.decks.dungeon.unshift(...shuffle(state.random.decks, state.setAside.splice(0)));
  state.icons = 0;
}
