/** Who is asked at each place where the game waits, what they may answer, and what an answer does. */
import type { Decider, Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf, ActionType } from './action.ts';
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
import type { Question, QuestionAt } from './state.ts';
import { pass, useInWindow, windowOptions } from './windows.ts';

type QuestionOf<At extends QuestionAt> = Extract<Question, { at: At }>;

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
  if (question.at === 'landing') return landingOptions(play);
  const out: Action[] = [];
  switch (question.at) {
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

type Answer<At extends QuestionAt, Type extends ActionType> = (
  play: Play,
  question: QuestionOf<At>,
  action: ActionOf<Type>,
) => Refusal | undefined;

type Answers<At extends QuestionAt> = { readonly [Type in ActionType]?: Answer<At, Type> };

const handsOverFreely = (play: Play): boolean => play.edition.constants.handOver === 'free';

const trade = {
  give: (play, _question, action) => give(play, action),
  swap: (play, _question, action) => swap(play, action),
  done: play => {
    answered(play);
    return undefined;
  },
} satisfies Answers<QuestionAt>;

/** The answers each question takes, besides what may be done at any time. */
const ANSWERS: { readonly [At in QuestionAt]: Answers<At> } = {
  path: { 'take-path': takePath },
  move: { move },
  accept: { answer: answerOffer },
  target: { choose: chooseTarget },
  destroy: { discard: destroy, use: useBeforeLoss },
  assign: {
    assign,
    box: assign,
    give: (play, question, action) => giveForRoom(play, question.cards, action),
  },
  turn: {
    throw: (play, _question, action) => throwDie(play, action),
    retrieve: (play, _question, action) => retrieve(play, action),
    propose: (play, _question, action) => propose(play, action),
    discard: (play, _question, action) => discardInTurn(play, action),
  },
  again: { throw: (play, question, action) => throwAgain(play, question.weapons, action) },
  landing: { land: (play, _question, action) => land(play, action) },
  ability: { activate },
  window: { pass, 're-throw': rethrow, 'spend-token': spendToken, use: useInWindow },
  vote: { vote },
  scar: { scar },
  trade,
  shop: {
    ...trade,
    buy: (play, _question, action) => buy(play, action),
    'buy-healing': (play, _question, action) => buyHealing(play, action),
    give: (play, _question, action) =>
      handsOverFreely(play) ? give(play, action) : giveForRoom(play, affordableCards(play), action),
    swap: (play, _question, action) =>
      handsOverFreely(play) ? swap(play, action) : refuse('swap', 'exchanged-after-fight'),
    'buy-die': buyDie,
  },
};

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

export function answer(play: Play, question: Question, action: Action): Refusal | undefined {
  const { type } = action;
  if (type === 'use' || type === 'discard' || type === 'give' || type === 'swap') {
    const refusal = checkCarrier(play, action);
    if (refusal) return refusal;
  }
  const answers = ANSWERS[question.at] as Answers<QuestionAt>;
  const accept = answers[type] as Answer<QuestionAt, ActionType> | undefined;
  if (accept !== undefined) return accept(play, question, action);
  if (question.at !== 'landing' && question.at !== 'destroy') {
    if (type === 'use') return useAnyTime(play, action);
    if (type === 'discard') return discard(play, action);
  }
  return refuse('not-now', 'no-answer', { type, at: question.at });
}
