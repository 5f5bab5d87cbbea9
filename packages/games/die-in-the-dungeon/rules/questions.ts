/** What may be answered at each place where the game waits, and what an answer does. */
import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf, ActionType } from './action.ts';
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
import type { Question, QuestionAt, QuestionOf } from './state.ts';

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

type Answer<At extends QuestionAt, Type extends ActionType> = (
  play: Play,
  question: QuestionOf<At>,
  action: ActionOf<Type>,
) => Refusal | undefined;

type Answers<At extends QuestionAt> = { readonly [Type in ActionType]?: Answer<At, Type> };

/** An answer that looks at the action alone. */
const by =
  <Type extends ActionType>(run: (play: Play, action: ActionOf<Type>) => Refusal | undefined) =>
  (play: Play, _question: Question, action: ActionOf<Type>): Refusal | undefined =>
    run(play, action);

/** The answers each question takes, besides tokens and giving up. */
const ANSWERS: { readonly [At in QuestionAt]: Answers<At> } = {
  'power-up': { use: by(useInTurn), 'power-up': by(endWindow) },
  rest: { use: by(useInTurn), rest: by(rest) },
  move: { explore: by(explore) },
  trap: { use: by(useOnCheck), roll: by(rollWithoutAbility) },
  modify: {
    minion: by(useMinion),
    pips: by(spendPips),
    spend: by(spendPoints),
    'pay-time': by(payTime),
    use: by(useOnCheck),
    accept: by(accept),
  },
  order: { gain: chooseGain },
  resize: { resize: chooseResize },
  choose: { choose },
  class: { class: by(nameClass) },
  round: { use: by(useInRound), pass: by(pass) },
  damage: { take },
  loss: { take: takeLoss },
  destroy: { destroy: chooseMinion },
  attack: { attack: by(attack) },
  hit: { hit: chooseHit },
  'last-chance': { 'end-turn': by(endWindow) },
};

export function answer(play: Play, question: Question, action: Action): Refusal | undefined {
  const { type } = action;
  if (type === 'token') return tokenUsed(play, question, action);
  if (type === 'concede') return concede(play);
  const accepts = (ANSWERS[question.at] as Answers<QuestionAt>)[type] as
    | Answer<QuestionAt, ActionType>
    | undefined;
  if (accepts === undefined) return refuse('not-now', 'no-answer', { type, at: question.at });
  return accepts(play, question, action);
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
