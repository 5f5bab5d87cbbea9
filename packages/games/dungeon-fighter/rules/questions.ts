/** Who is asked at each place where the game waits, what they may answer, and what an answer does. */
import type { Decider, Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from './action.ts';
import { nextVoter, propose, vote, voteOptions } from './chapters/back.ts';
import { againOptions, discardInTurn, throwAgain, throwDie, turnOptions } from './chapters/combat.ts';
import { retrieve } from './chapters/defeat.ts';
import { land, landingOptions } from './chapters/dice.ts';
import { pathOptions, takePath } from './chapters/dungeon.ts';
import { carriedAt, discard } from './chapters/equip/carrying.ts';
import {
  assign,
  assignOptions,
  give,
  giveForRoom,
  swap,
  tradeOptions,
} from './chapters/equip/changing-hands.ts';
import { anyTimeOptions, useAnyTime } from './chapters/equip/spendables.ts';
import { chooseTarget, targetOptions } from './chapters/hero/markers.ts';
import { answerOffer, offeredTo, offerOptions } from './chapters/hero/offers.ts';
import { rethrow } from './chapters/hero/throwing-again.ts';
import { spendToken } from './chapters/hero/tokens.ts';
import { abilityOptions, activate } from './chapters/icon.ts';
import { destroy, destroyOptions, useBeforeLoss } from './chapters/mon.ts';
import { move, moveOptions } from './chapters/move.ts';
import { scar, scarOptions } from './chapters/scar.ts';
import { affordableCards, buy, buyDie, buyHealing, shopOptions } from './chapters/shop.ts';
import { answered, combatOf, heroAt, isStanding, nameAt, type Play, seatOf, throwOf } from './play.ts';
import { refuse } from './refusals.ts';
import type { Question } from './state.ts';
import { pass, useInWindow, windowOptions } from './windows.ts';

export function deciderOf(play: Play, question: Question): Decider {
  switch (question.at) {
    case 'path':
      return { seat: nameAt(play, play.state.leader) };
    case 'turn':
      return { seat: nameAt(play, combatOf(play).active) };
    case 'again':
    case 'ability':
    case 'target':
      return { seat: nameAt(play, throwOf(play).seat) };
    case 'landing':
      return 'table';
    case 'accept': {
      const hero = offeredTo(play, question);
      return hero === null ? 'party' : { seat: hero };
    }
    case 'window':
    case 'destroy':
    case 'scar':
      return { seat: nameAt(play, question.seat) };
    case 'vote':
      return { seat: nameAt(play, nextVoter(play, question)) };
    case 'move':
    case 'assign':
    case 'trade':
    case 'shop':
      return 'party';
  }
}

const DONE: Action = { type: 'done' };

export function optionsOf(play: Play, question: Question): readonly Action[] {
  const out: Action[] = [];
  switch (question.at) {
    case 'landing':
      return landingOptions(play);
    case 'path':
      pathOptions(play, question, out);
      break;
    case 'move':
      moveOptions(question, out);
      break;
    case 'accept':
      offerOptions(play, question, out);
      break;
    case 'target':
      targetOptions(play, question, out);
      break;
    case 'destroy':
      destroyOptions(play, question, out);
      return out;
    case 'assign':
      assignOptions(play, question, out);
      break;
    case 'turn':
      turnOptions(play, out);
      break;
    case 'again':
      againOptions(play, question.weapons, out);
      break;
    case 'ability':
      abilityOptions(play, question, out);
      break;
    case 'window':
      windowOptions(play, question, out);
      break;
    case 'vote':
      voteOptions(play, question, out);
      break;
    case 'scar':
      scarOptions(play, question, out);
      break;
    case 'trade':
      tradeOptions(play, out);
      out.push(DONE);
      break;
    case 'shop':
      shopOptions(play, out);
      out.push(DONE);
      break;
  }
  anyTimeOptions(play, out);
  return out;
}

/** Cards must be carried by the one who uses, gives or discards them, and a card is used by one who can act. */
function checkCarrier(
  play: Play,
  action: ActionOf<'use' | 'discard' | 'give' | 'swap'>,
): Refusal | undefined {
  const seat = seatOf(play.state, action.hero);
  if (seat < 0) return refuse('unknown-hero', 'not-in-party', { hero: action.hero });
  const hero = heroAt(play, seat);
  const carries =
    carriedAt(hero, action.card) >= 0 || (action.type === 'use' && hero.captives.includes(action.card));
  if (!carries) return refuse('carry', 'does-not-carry', { hero: action.hero, card: action.card });
  if (action.type === 'use' && !isStanding(hero))
    return refuse('fainted', 'hero-cannot-act', { hero: action.hero });
  return undefined;
}

const finish = (play: Play): undefined => {
  answered(play);
};

const handsOverFreely = (play: Play): boolean => play.edition.constants.handOver === 'free';

const giveInShop = (play: Play, action: ActionOf<'give'>): Refusal | undefined =>
  handsOverFreely(play) ? give(play, action) : giveForRoom(play, affordableCards(play), action);

const swapInShop = (play: Play, action: ActionOf<'swap'>): Refusal | undefined =>
  handsOverFreely(play) ? swap(play, action) : refuse('swap', 'exchanged-after-fight');

const refuseNow = ({ at }: Question, { type }: Action): Refusal =>
  refuse('not-now', 'no-answer', { type, at });

/** What an answer does; whatever a question does not take by itself may still be something for any time. */
export function answer(play: Play, question: Question, action: Action): Refusal | undefined {
  const { type } = action;
  if (type === 'use' || type === 'discard' || type === 'give' || type === 'swap') {
    const refusal = checkCarrier(play, action);
    if (refusal) return refusal;
  }
  switch (question.at) {
    case 'landing':
      return type === 'land' ? land(play, action) : refuseNow(question, action);
    case 'turn':
      if (type === 'throw') return throwDie(play, action);
      if (type === 'retrieve') return retrieve(play, action);
      if (type === 'propose') return propose(play, action);
      if (type === 'discard') return discardInTurn(play, action);
      break;
    case 'again':
      if (type === 'throw') return throwAgain(play, question.weapons, action);
      break;
    case 'ability':
      if (type === 'activate') return activate(play, question, action);
      break;
    case 'window':
      if (type === 'pass') return pass(play, question, action);
      if (type === 're-throw') return rethrow(play, question, action);
      if (type === 'spend-token') return spendToken(play, question, action);
      if (type === 'use') return useInWindow(play, question, action);
      break;
    case 'accept':
      if (type === 'answer') return answerOffer(play, question, action);
      break;
    case 'target':
      if (type === 'choose') return chooseTarget(play, question, action);
      break;
    case 'destroy':
      if (type === 'discard') return destroy(play, question, action);
      if (type === 'use') return useBeforeLoss(play, question, action);
      return refuseNow(question, action);
    case 'vote':
      if (type === 'vote') return vote(play, question, action);
      break;
    case 'scar':
      if (type === 'scar') return scar(play, question, action);
      break;
    case 'path':
      if (type === 'take-path') return takePath(play, question, action);
      break;
    case 'move':
      if (type === 'move') return move(play, question, action);
      break;
    case 'assign':
      if (type === 'assign' || type === 'box') return assign(play, question, action);
      if (type === 'give') return giveForRoom(play, question.cards, action);
      break;
    case 'trade':
      if (type === 'give') return give(play, action);
      if (type === 'swap') return swap(play, action);
      if (type === 'done') return finish(play);
      break;
    case 'shop':
      if (type === 'buy') return buy(play, action);
      if (type === 'buy-healing') return buyHealing(play, action);
      if (type === 'buy-die') return buyDie(play);
      if (type === 'give') return giveInShop(play, action);
      if (type === 'swap') return swapInShop(play, action);
      if (type === 'done') return finish(play);
      break;
  }
  if (type === 'use') return useAnyTime(play, action);
  if (type === 'discard') return discard(play, action);
  return refuseNow(question, action);
}
