/**
 * A player with common sense and no hands: weighs expected damage against expected pain by rules of thumb,
 * from what lies open on the table.
 */
import { type Action, type HeroId, type Question, questionOf } from '../../rules/index.ts';
import type { Player } from '../player.ts';
import { type SkillModel, skillModelOf } from '../skill/model.ts';
import type { Skill } from '../skill/table.ts';
import { chooseVote } from './back-down.ts';
import { choosePath } from './dungeon.ts';
import { chooseAssignment, chooseTrade } from './equipment.ts';
import type { Forecasts } from './forecast.ts';
import { chooseMove } from './map.ts';
import type { Mind } from './mind.ts';
import { chooseAnswer, chooseLoss, chooseTarget } from './offers.ts';
import { chooseScar } from './rest.ts';
import { chooseInShop } from './shop.ts';
import type { LevelOutlooks } from './tower.ts';
import { chooseAgain, chooseTurn } from './turn.ts';
import { chooseAbility, chooseInWindow } from './windows.ts';

function choose(mind: Mind, legal: readonly Action[], question: Question): Action {
  switch (question.at) {
    case 'path':
      return choosePath(mind, legal);
    case 'assign':
      return chooseAssignment(mind, legal, question);
    case 'turn':
      return chooseTurn(mind, legal);
    case 'again':
      return chooseAgain(mind, legal);
    case 'ability':
      return chooseAbility(mind, legal);
    case 'window':
      return chooseInWindow(mind, legal, question);
    case 'vote':
      return chooseVote(mind, legal);
    case 'scar':
      return chooseScar(mind, legal);
    case 'trade':
      return chooseTrade(mind, legal);
    case 'shop':
      return chooseInShop(mind, legal);
    case 'move':
      return chooseMove(mind, legal);
    case 'accept':
      return chooseAnswer(mind, legal, question);
    case 'target':
      return chooseTarget(mind, legal, question);
    case 'destroy':
      return chooseLoss(mind, legal);
    case 'landing':
      throw new Error('where a die lands is no choice');
  }
}

/** A sensible player who knows how well everybody throws. */
export function makeSensiblePlayer(
  skillOf: (hero: HeroId) => Skill,
  modelOf: (rules: string) => SkillModel = skillModelOf,
): Player {
  const forecasts: Forecasts = new Map();
  const levels: LevelOutlooks = new Map();
  return {
    id: 'sensible',
    choose: ({ edition }, state, legal) =>
      choose(
        { edition, state, model: modelOf(edition.id), skillOf, forecasts, levels },
        legal,
        questionOf(state) as Question,
      ),
  };
}

/** Takes everybody for an average thrower. */
export const sensiblePlayer: Player = makeSensiblePlayer(() => 'average');
