/** EQUIP: cards that are handed over, handed out or left behind. */

import type { Action, ActionOf } from '../../action.ts';
import type { EquipmentCard } from '../../cards.ts';
import { answered, ask, cardOf, heroAt, isInPlay, type Play, seatOf, sheetOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { Carried, HeroState, Question } from '../../state.ts';
import type { CardId } from '../../vocabulary.ts';
import { carriedAt, carriedOfKind, mayCarry, putAway, takeFrom } from './carrying.ts';

export function offerTrade(play: Play): void {
  const options: Action[] = [];
  tradeOptions(play, options);
  if (options.length > 0 || couldInherit(play)) ask(play, { at: 'trade' });
}

// ---- handing over -----------------------------------------------------------------------------------------
export function tradeOptions(play: Play, out: Action[]): void {
  const { heroes } = play.state;
  for (const from of heroes) {
    const { equipment } = from;
    for (let i = 0; i < equipment.length; i++) {
      const id = (equipment[i] as Carried).card;
      if (carriedAt(from, id) !== i) continue;
      const card = cardOf(play, id);
      for (const to of heroes) {
        if (to === from || to.eliminated) continue;
        if (mayCarry(play, to, card)) out.push({ type: 'give', hero: from.hero, card: id, to: to.hero });
        else if (!from.eliminated) swapOptions(play, from, card, to, out);
      }
    }
  }
}

function swapOptions(play: Play, from: HeroState, card: EquipmentCard, to: HeroState, out: Action[]): void {
  for (let j = 0; j < to.equipment.length; j++) {
    const other = (to.equipment[j] as Carried).card;
    if (carriedAt(to, other) === j && maySwap(play, from, card.id, to, other)) {
      out.push({ type: 'swap', hero: from.hero, card: card.id, with: to.hero, for: other });
    }
  }
}

/** An exchange is for heroes who have no room: where a card can simply be given, it is given. Only like makes room for like. */
function maySwap(play: Play, from: HeroState, given: CardId, to: HeroState, taken: CardId): boolean {
  const card = cardOf(play, given);
  const other = cardOf(play, taken);
  return (
    given !== taken &&
    card.kind === other.kind &&
    !from.eliminated &&
    !mayCarry(play, to, card) &&
    mayCarry(play, to, card, taken) &&
    mayCarry(play, from, other, given)
  );
}

const isFull = (play: Play, hero: HeroState, card: EquipmentCard): boolean =>
  carriedOfKind(play, hero, card.kind) >= sheetOf(play, hero).slots[card.kind];

/** Cards given away to make room for a card to come, where that is the only reason to give outside the trade step (DF1-R-56). */
export function makeRoomOptions(play: Play, coming: readonly CardId[], out: Action[]): void {
  if (play.edition.constants.handOver !== 'for-room') return;
  const gifts: Action[] = [];
  tradeOptions(play, gifts);
  for (const gift of gifts) if (gift.type === 'give' && mayMakeRoom(play, coming, gift)) out.push(gift);
}

function mayMakeRoom(play: Play, coming: readonly CardId[], action: ActionOf<'give'>): boolean {
  const hero = heroAt(play, seatOf(play.state, action.hero));
  const card = cardOf(play, action.card);
  return isInPlay(hero) && isFull(play, hero, card) && coming.some(id => cardOf(play, id).kind === card.kind);
}

export function giveForRoom(play: Play, coming: readonly CardId[], action: ActionOf<'give'>) {
  if (play.edition.constants.handOver !== 'for-room' || !mayMakeRoom(play, coming, action))
    return refuse('give', 'given-after-fight');
  return give(play, action);
}

export function give(play: Play, action: ActionOf<'give'>) {
  const from = heroAt(play, seatOf(play.state, action.hero));
  const seat = seatOf(play.state, action.to);
  if (seat < 0) return refuse('unknown-hero', 'not-in-party', { hero: action.to });
  const to = heroAt(play, seat);
  if (to === from) return refuse('give', 'not-to-oneself');
  if (!mayCarry(play, to, cardOf(play, action.card)))
    return refuse('carry', 'may-not-carry', { hero: to.hero, card: action.card });
  to.equipment.push(takeFrom(from, action.card));
  play.sink?.({ type: 'gave', hero: from.hero, card: action.card, to: to.hero });
  return undefined;
}

export function swap(play: Play, action: ActionOf<'swap'>) {
  const from = heroAt(play, seatOf(play.state, action.hero));
  const seat = seatOf(play.state, action.with);
  if (seat < 0) return refuse('unknown-hero', 'not-in-party', { hero: action.with });
  const to = heroAt(play, seat);
  if (to === from || carriedAt(to, action.for) < 0)
    return refuse('swap', 'has-no-card', { hero: action.with, card: action.for });
  if (!maySwap(play, from, action.card, to, action.for)) {
    return refuse('swap', 'cannot-exchange', { hero: action.hero, other: action.with });
  }
  const given = takeFrom(from, action.card);
  from.equipment.push(takeFrom(to, action.for));
  to.equipment.push(given);
  play.sink?.({ type: 'gave', hero: from.hero, card: action.card, to: to.hero });
  play.sink?.({ type: 'gave', hero: to.hero, card: action.for, to: from.hero });
  return undefined;
}

// ---- cards for nothing --------------------------------------------------------------------------------------
type Assign = Extract<Question, { at: 'assign' }>;

/** Turned up together, then handed out (DF1-HERO-15). */
export function turnUp(play: Play, cards: CardId[]): void {
  if (cards.length > 0) ask(play, { at: 'assign', cards });
}

export function assignOptions(play: Play, { cards }: Assign, out: Action[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cardOf(play, cards[i] as CardId);
    if (cards.indexOf(card.id) !== i) continue;
    for (const hero of play.state.heroes) {
      if (mayCarry(play, hero, card)) out.push({ type: 'assign', card: card.id, hero: hero.hero });
    }
    out.push({ type: 'box', card: card.id });
  }
  makeRoomOptions(play, cards, out);
}

function handOut(play: Play, { cards }: Assign, card: CardId): void {
  cards.splice(cards.indexOf(card), 1);
  if (cards.length === 0) answered(play);
}

export function assign(play: Play, question: Assign, action: ActionOf<'assign' | 'box'>) {
  if (!question.cards.includes(action.card)) return refuse('assign', 'not-handed-out', { card: action.card });
  if (action.type === 'box') {
    handOut(play, question, action.card);
    box(play, action.card);
    return undefined;
  }
  const seat = seatOf(play.state, action.hero);
  if (seat < 0) return refuse('unknown-hero', 'not-in-party', { hero: action.hero });
  const hero = heroAt(play, seat);
  if (!mayCarry(play, hero, cardOf(play, action.card)))
    return refuse('carry', 'may-not-carry', { hero: hero.hero, card: action.card });
  handOut(play, question, action.card);
  hero.equipment.push({ card: action.card, used: false });
  play.sink?.({ type: 'assigned', card: action.card, hero: hero.hero });
  return undefined;
}

// ---- what an eliminated hero leaves behind --------------------------------------------------------------------
function box(play: Play, card: CardId): void {
  putAway(play, card);
  play.sink?.({ type: 'boxed', card });
}

/** Whether somebody in play could take it over by throwing away another card (DF2-R-64, DF1-R-58). */
const hasHeir = (play: Play, id: CardId): boolean => {
  const card = cardOf(play, id);
  return play.state.heroes.some(hero =>
    hero.equipment.some(({ card: other }) => other !== id && mayCarry(play, hero, card, other)),
  );
};

export const couldInherit = (play: Play): boolean =>
  play.state.heroes.some(hero => !isInPlay(hero) && hero.equipment.some(({ card }) => hasHeir(play, card)));

/** What eliminated heroes still hold when the handing over is done goes to the box (DF2-R-64). */
export function boxLeftovers(play: Play): void {
  for (const hero of play.state.heroes) {
    if (isInPlay(hero)) continue;
    for (const { card } of hero.equipment.splice(0)) box(play, card);
  }
}
