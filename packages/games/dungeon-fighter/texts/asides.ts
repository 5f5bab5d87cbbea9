/** What belongs to the question that is asked, and what may be done besides, whatever is asked. */
import type { Action, ActionOf } from '../rules/action.ts';
import type { View } from '../rules/view.ts';
import { leftBehind } from './facts.ts';

/** A card thrown away to make room for what an eliminated hero leaves behind. */
export const makesRoom = (action: Action, view: View): action is ActionOf<'discard'> =>
  action.type === 'discard' &&
  view.question?.at === 'trade' &&
  view.heroes[action.hero]?.eliminated === false &&
  leftBehind(view).length > 0;

/** Cards used or thrown away that are no answer to what is asked. */
export function isAside(action: Action, view: View): action is ActionOf<'use' | 'discard'> {
  const { question } = view;
  if (action.type === 'discard') return question?.at !== 'destroy' && !makesRoom(action, view);
  if (action.type !== 'use') return false;
  if (typeof question?.by !== 'object' || question.by.seat !== action.hero) return true;
  if (question.at === 'destroy') return false;
  if (question.at !== 'window') return true;
  return question.kind !== 'reaction' && question.kind !== 'last-gasp' && action.target !== null;
}
