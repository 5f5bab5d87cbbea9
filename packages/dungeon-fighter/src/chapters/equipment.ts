/** Carrying, handing over and throwing away; using a card at any time. */
import { refuse, shuffle } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import type { EquipmentCard, SpendableCard } from '../cards.ts';
import {
  answered,
  ask,
  cardOf,
  combatOf,
  heroAt,
  isInPlay,
  isStanding,
  nameAt,
  type Play,
  seatOf,
  sheetOf,
  throwOf,
} from '../play.ts';
import type { Carried, HeroState, Question } from '../state.ts';
import { equipmentSays, needsHealing } from '../verbs/equipment.ts';
import type { CardId } from '../vocabulary.ts';

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

/** The top card, face down until the fight is over (DF1-HERO-15). */
export function steal(play: Play): void {
  const card = drawFromShop(play);
  if (card === undefined) return;
  combatOf(play).stolen.push(card);
  play.sink?.({ type: 'stole', hero: nameAt(play, throwOf(play).seat), card });
}

export const carriedAt = (hero: HeroState, card: CardId): number => {
  const { equipment } = hero;
  for (let i = 0; i < equipment.length; i++) if ((equipment[i] as Carried).card === card) return i;
  return -1;
};

function carriedOfKind(play: Play, hero: HeroState, kind: EquipmentCard['kind']): number {
  let count = 0;
  for (const carried of hero.equipment) if (cardOf(play, carried.card).kind === kind) count++;
  return count;
}

/** Whether a hero has room for a card, once `without` has left (DF2-EQUIP-02, DF2-EQUIP-04). */
export function mayCarry(play: Play, hero: HeroState, card: EquipmentCard, without?: CardId): boolean {
  if (hero.eliminated) return false;
  const { uniqueWeapons } = play.edition.constants;
  if (uniqueWeapons && card.kind === 'weapon' && card.id !== without && carriedAt(hero, card.id) >= 0)
    return false;
  const freed = without !== undefined && cardOf(play, without).kind === card.kind ? 1 : 0;
  return carriedOfKind(play, hero, card.kind) - freed < sheetOf(play, hero).slots[card.kind];
}

function takeFrom(hero: HeroState, card: CardId): Carried {
  return hero.equipment.splice(carriedAt(hero, card), 1)[0] as Carried;
}

/** Equipment that is used up or unwanted: out of the game, or on a pile that can come back. */
export const putAway = (play: Play, card: CardId): void => {
  const { state, edition } = play;
  (edition.constants.equipmentRecycles ? state.scrap : state.box).push(card);
};

export function discardCard(play: Play, hero: HeroState, card: CardId): void {
  takeFrom(hero, card);
  putAway(play, card);
  play.sink?.({ type: 'discarded', hero: hero.hero, card });
}

// ---- any time: spendables, and discarding outside combat --------------------------------------------------

type Says = ReturnType<typeof equipmentSays>;

/** Whether a spendable may be used now, whatever is being asked (DF2-EQUIP-12, DF2-R-108). */
function isUsefulNow(play: Play, says: Says): boolean {
  for (const { verb, value } of says) if (verb.does.anyTime?.isUseful(play, value)) return true;
  return false;
}

/** Whether one hero has to be chosen for it. */
function isAimed(says: Says): boolean {
  for (const { verb, value } of says) if (verb.does.anyTime?.isAimed(value)) return true;
  return false;
}

/** Whether a card in somebody's hands could still bring a bonus die (DF2-R-113). */
export const couldGainDie = (play: Play): boolean =>
  play.state.supply.dice > 0 &&
  play.state.heroes.some(
    hero =>
      isStanding(hero) &&
      hero.equipment.some(({ card }) => (cardOf(play, card) as SpendableCard).bonusDice !== undefined),
  );

/** Whether a hero carries something that works at any time and would do something now. */
export function hasUsable(play: Play, hero: HeroState): boolean {
  for (const carried of hero.equipment) {
    const card = cardOf(play, carried.card);
    if (card.kind === 'spendable' && isUsefulNow(play, equipmentSays(card))) return true;
  }
  return false;
}

/** Whether it would heal somebody: at full life nobody is helped against what is still to come. */
export function hasCure(play: Play, hero: HeroState): boolean {
  for (const carried of hero.equipment) {
    const card = cardOf(play, carried.card);
    if (card.kind === 'spendable' && card.heal !== undefined && isUsefulNow(play, equipmentSays(card)))
      return true;
  }
  return false;
}

/** In a fight only a hero who can act throws a card away (DF1-FAINT-02). */
const mayDiscard = (play: Play, hero: HeroState): boolean =>
  play.state.phase !== 'combat' || (play.edition.constants.discardInCombat && isStanding(hero));

/** `discards`: whether cards may be thrown away now as well. */
export function anyTimeOptions(play: Play, out: Action[], discards = true): void {
  const { heroes } = play.state;
  for (const hero of heroes) {
    const { equipment } = hero;
    if (equipment.length === 0) continue;
    const throwsAway = discards && mayDiscard(play, hero);
    for (let i = 0; i < equipment.length; i++) {
      const id = (equipment[i] as Carried).card;
      if (carriedAt(hero, id) !== i) continue;
      const card = cardOf(play, id);
      if (throwsAway) out.push({ type: 'discard', hero: hero.hero, card: id });
      if (card.kind !== 'spendable' || !isStanding(hero)) continue;
      const says = equipmentSays(card);
      if (isAimed(says)) {
        for (const target of heroes) {
          if (needsHealing(play, target))
            out.push({ type: 'use', hero: hero.hero, card: id, target: target.hero });
        }
      } else if (isUsefulNow(play, says)) {
        out.push({ type: 'use', hero: hero.hero, card: id, target: null });
      }
    }
  }
}

/** Uses a spendable that works at any time; undefined when it was used, a refusal when not. */
export function useAnyTime(play: Play, action: ActionOf<'use'>) {
  const { state } = play;
  const seat = seatOf(state, action.hero);
  const user = heroAt(play, seat);
  const card = play.edition.equipment.get(action.card);
  if (card?.kind !== 'spendable') return refuse('use', `${action.card} cannot be used now`);
  const says = equipmentSays(card);
  if (isAimed(says)) {
    const target = action.target === null ? -1 : seatOf(state, action.target);
    if (target < 0) return refuse('target', `${card.name} needs a hero to heal`);
    if (!needsHealing(play, heroAt(play, target))) return refuse('target', 'that hero cannot be healed now');
    spend(play, user, action);
    takeEffect(play, card, target);
    return undefined;
  }
  if (action.target !== null) return refuse('target', `${card.name} is not aimed at one hero`);
  if (!isUsefulNow(play, says)) return refuse('use', `${card.name} would do nothing now`);
  spend(play, user, action);
  takeEffect(play, card, -1);
  return undefined;
}

function takeEffect(play: Play, card: SpendableCard, target: number): void {
  for (const { verb, value } of equipmentSays(card)) verb.does.anyTime?.use(play, target, value, card.id);
}

/** A used spendable goes to the box (DF2-EQUIP-11, DF2-R-75). */
export function spend(play: Play, hero: HeroState, action: ActionOf<'use'>): void {
  takeFrom(hero, action.card);
  putAway(play, action.card);
  play.sink?.({ type: 'used', hero: hero.hero, card: action.card, target: action.target });
}

export function discard(play: Play, action: ActionOf<'discard'>) {
  const hero = heroAt(play, seatOf(play.state, action.hero));
  if (!mayDiscard(play, hero)) return refuse('discard', 'equipment cannot be discarded in a combat');
  discardCard(play, hero, action.card);
  return undefined;
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

/** An exchange is for heroes who have no room: where a card can simply be given, it is given. */
function maySwap(play: Play, from: HeroState, given: CardId, to: HeroState, taken: CardId): boolean {
  const card = cardOf(play, given);
  return (
    given !== taken &&
    !from.eliminated &&
    !mayCarry(play, to, card) &&
    mayCarry(play, to, card, taken) &&
    mayCarry(play, from, cardOf(play, taken), given)
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
    return refuse('give', 'cards are handed over after the fight');
  return give(play, action);
}

export function give(play: Play, action: ActionOf<'give'>) {
  const from = heroAt(play, seatOf(play.state, action.hero));
  const seat = seatOf(play.state, action.to);
  if (seat < 0) return refuse('unknown-hero', `there is no hero "${action.to}" in the party`);
  const to = heroAt(play, seat);
  if (to === from) return refuse('give', 'a hero cannot hand a card to themself');
  if (!mayCarry(play, to, cardOf(play, action.card)))
    return refuse('carry', `${to.hero} may not carry ${action.card}`);
  to.equipment.push(takeFrom(from, action.card));
  play.sink?.({ type: 'gave', hero: from.hero, card: action.card, to: to.hero });
  return undefined;
}

export function swap(play: Play, action: ActionOf<'swap'>) {
  const from = heroAt(play, seatOf(play.state, action.hero));
  const seat = seatOf(play.state, action.with);
  if (seat < 0) return refuse('unknown-hero', `there is no hero "${action.with}" in the party`);
  const to = heroAt(play, seat);
  if (to === from || carriedAt(to, action.for) < 0)
    return refuse('swap', `${action.with} has no ${action.for}`);
  if (!maySwap(play, from, action.card, to, action.for)) {
    return refuse('swap', `${action.hero} and ${action.with} cannot exchange these cards`);
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
  if (!question.cards.includes(action.card))
    return refuse('assign', `${action.card} is not to be handed out`);
  if (action.type === 'box') {
    handOut(play, question, action.card);
    box(play, action.card);
    return undefined;
  }
  const seat = seatOf(play.state, action.hero);
  if (seat < 0) return refuse('unknown-hero', `there is no hero "${action.hero}" in the party`);
  const hero = heroAt(play, seat);
  if (!mayCarry(play, hero, cardOf(play, action.card)))
    return refuse('carry', `${hero.hero} may not carry ${action.card}`);
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
