/** What may be answered at each place where the game waits, and what an answer does. */
import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from './action.ts';
import { abilityOptions } from './chapters/ability/using.ts';
import { attack, attackOptions, chooseHit, hitOptions } from './chapters/combat/creature-attack.ts';
import { pass, useInRound } from './chapters/combat/round.ts';
import {
  accept,
  modifyOptions,
  payTime,
  spendPips,
  spendPoints,
  useMinion,
  useOnCheck,
} from './chapters/dice.ts';
import { lose } from './chapters/lose.ts';
import { explore, moveOptions } from './chapters/move.ts';
import { classOptions, nameClass } from './chapters/random.ts';
import {
  chooseGain,
  chooseResize,
  damageOptions,
  dropIdleResize,
  lossOptions,
  orderOptions,
  resizeOptions,
  take,
  takeLoss,
} from './chapters/stat.ts';
import { chooseMinion, destroyOptions, tokenOptions, useToken } from './chapters/token.ts';
import { rollWithoutAbility, trapOptions } from './chapters/trap.ts';
import {
  endWindow,
  lastChanceOptions,
  powerUpOptions,
  rest,
  restOptions,
  useInTurn,
} from './chapters/turn.ts';
import { choose, chooseOptions } from './effects.ts';
import type { Play } from './play.ts';
import { refuse } from './refusals.ts';
import type { Question } from './state.ts';

const PASS: Action = { type: 'pass' };

/** Every legal answer; tokens may be used at any question (DIE-TOKEN-02). */
export function optionsOf(play: Play, question: Question): Action[] {
  const out: Action[] = [];
  switch (question.at) {
    case 'power-up':
      powerUpOptions(play, out);
      break;
    case 'rest':
      restOptions(play, out);
      break;
    case 'move':
      moveOptions(play, out);
      break;
    case 'trap':
      trapOptions(play, out);
      break;
    case 'modify':
      modifyOptions(play, out);
      break;
    case 'order':
      orderOptions(question, out);
      break;
    case 'resize':
      resizeOptions(play, question, out);
      break;
    case 'choose':
      chooseOptions(play, question, out);
      break;
    case 'class':
      classOptions(out);
      break;
    case 'round':
      abilityOptions(play, 'round', out);
      out.push(PASS);
      break;
    case 'damage':
      damageOptions(play, question, out);
      break;
    case 'loss':
      lossOptions(question, out);
      break;
    case 'destroy':
      destroyOptions(play, out);
      break;
    case 'attack':
      attackOptions(play, out);
      break;
    case 'hit':
      hitOptions(play, out);
      break;
    case 'last-chance':
      lastChanceOptions(out);
      break;
  }
  tokenOptions(play, out);
  return out;
}

/** What an answer does; tokens and giving up are answers to every question. */
export function answer(play: Play, question: Question, action: Action): Refusal | undefined {
  const { type } = action;
  if (type === 'token') return tokenUsed(play, question, action);
  if (type === 'concede') return concede(play);
  switch (question.at) {
    case 'power-up':
      if (type === 'use') return useInTurn(play, action);
      if (type === 'power-up') return endWindow(play);
      break;
    case 'rest':
      if (type === 'use') return useInTurn(play, action);
      if (type === 'rest') return rest(play, action);
      break;
    case 'move':
      if (type === 'explore') return explore(play, action);
      break;
    case 'trap':
      if (type === 'use') return useOnCheck(play, action);
      if (type === 'roll') return rollWithoutAbility(play);
      break;
    case 'modify':
      if (type === 'minion') return useMinion(play, action);
      if (type === 'pips') return spendPips(play, action);
      if (type === 'spend') return spendPoints(play, action);
      if (type === 'pay-time') return payTime(play, action);
      if (type === 'use') return useOnCheck(play, action);
      if (type === 'accept') return accept(play);
      break;
    case 'order':
      if (type === 'gain') return chooseGain(play, question, action);
      break;
    case 'resize':
      if (type === 'resize') return chooseResize(play, question, action);
      break;
    case 'choose':
      if (type === 'choose') return choose(play, question, action);
      break;
    case 'class':
      if (type === 'class') return nameClass(play, action);
      break;
    case 'round':
      if (type === 'use') return useInRound(play, action);
      if (type === 'pass') return pass(play);
      break;
    case 'damage':
      if (type === 'take') return take(play, question, action);
      break;
    case 'loss':
      if (type === 'take') return takeLoss(play, question, action);
      break;
    case 'destroy':
      if (type === 'destroy') return chooseMinion(play, question, action);
      break;
    case 'attack':
      if (type === 'attack') return attack(play, action);
      break;
    case 'hit':
      if (type === 'hit') return chooseHit(play, question, action);
      break;
    case 'last-chance':
      if (type === 'end-turn') return endWindow(play);
      break;
  }
  return refuse('not-now', 'no-answer', { type, at: question.at });
}

/** The question stays, and is looked at anew. */
function tokenUsed(play: Play, question: Question, action: ActionOf<'token'>): Refusal | undefined {
  const refusal = useToken(play, action);
  if (refusal === undefined && question.at === 'resize') dropIdleResize(play, question);
  return refusal;
}

/** DIE-LOSE-04 */
function concede(play: Play): undefined {
  lose(play, 'conceded');
}
