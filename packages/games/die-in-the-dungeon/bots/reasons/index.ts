/** Why an action is a good one, in words and with the numbers behind it. */
import {
  type Action,
  type Content,
  checkChance,
  lookAt,
  optionsAt,
  type Play,
  type Question,
  questionOf,
  type RollState,
  type State,
} from '../../rules/index.ts';
import { ofType } from '../mind.ts';
import {
  abilityInCombatReasons,
  attackReasons,
  classReasons,
  damageReasons,
  destroyReasons,
  hitReasons,
  modifyReasons,
  threat,
  trapReasons,
} from './combat.ts';
import { effectsReasons, optionReasons } from './effects.ts';
import {
  abilityInTurnReasons,
  exploreReasons,
  lastChanceReasons,
  lossReasons,
  orderReasons,
  powerUpReasons,
  resizeReasons,
  restReasons,
  tokenReasons,
} from './turn.ts';

export { percent } from './words.ts';

function answerReasons(play: Play, question: Question, action: Action, legal: readonly Action[]): string[] {
  switch (question.at) {
    case 'power-up':
      return action.type === 'use' ? abilityInTurnReasons(play, action, 'power-up') : powerUpReasons(play);
    case 'rest':
      if (action.type === 'use') return abilityInTurnReasons(play, action, 'rest');
      return action.type === 'rest' ? restReasons(play, action) : [];
    case 'move':
      return action.type === 'explore' ? exploreReasons(play, action) : [];
    case 'trap': {
      const roll = play.state.roll as RollState;
      const reasons = trapReasons(play, roll, checkChance(play, roll.stat, roll.target));
      if (action.type !== 'use') return reasons;
      return [...effectsReasons(play, play.content.ability.get(action.ability)?.effects ?? []), ...reasons];
    }
    case 'modify':
      return modifyReasons(play, action);
    case 'order':
      return action.type === 'gain' ? orderReasons(play, action, question) : [];
    case 'resize':
      return action.type === 'resize' ? resizeReasons(play, action, question) : [];
    case 'choose': {
      const option = action.type === 'choose' ? optionsAt(play, question.list)[action.option - 1] : undefined;
      return option === undefined ? [] : optionReasons(play, option);
    }
    case 'class':
      return classReasons(play, ofType(legal, 'class'));
    case 'round':
      if (action.type === 'use') return abilityInCombatReasons(play, action);
      return ['An ability would save less than its points are worth later.', ...threat(play)];
    case 'damage':
      return action.type === 'take' ? damageReasons(play, action, question) : [];
    case 'loss':
      return lossReasons();
    case 'destroy':
      return action.type === 'destroy' ? destroyReasons(play, action) : [];
    case 'attack':
      return action.type === 'attack' ? attackReasons(play, action) : [];
    case 'hit':
      return action.type === 'hit' ? hitReasons(play, action) : [];
    case 'last-chance':
      return lastChanceReasons();
  }
}

/** Why a token is used at this very moment. */
function momentReasons({ at }: Question): string[] {
  if (at === 'last-chance') return lastChanceReasons();
  return at === 'loss' ? lossReasons() : [];
}

export function reasonsFor(
  content: Content,
  state: State,
  action: Action,
  legal: readonly Action[],
): string[] {
  const play = lookAt(content, state);
  const question = questionOf(state);
  if (question === undefined) return [];
  if (action.type === 'token') return [...tokenReasons(play, action), ...momentReasons(question)];
  return answerReasons(play, question, action, legal);
}
