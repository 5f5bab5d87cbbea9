/** What the quick player has in mind at one question. */

import type { Stream } from '@tumblekeep/kernel';
import {
  type Action,
  type ActionOf,
  type ActionType,
  type CreatureState,
  me,
  type Play,
} from '../rules/index.ts';
import { type Fight, fightOf } from './fight.ts';
import { wayToGoal } from './way.ts';

/** What takes long is looked up only where it matters, and once. */
export class Mind {
  readonly play: Play;
  readonly creature: CreatureState;
  readonly legal: readonly Action[];
  readonly stream: Stream;
  #needed: number | undefined;
  #fight: Fight | undefined;

  constructor(play: Play, legal: readonly Action[], stream: Stream) {
    this.play = play;
    this.creature = me(play);
    this.legal = legal;
    this.stream = stream;
  }

  /** Time that the goal takes, and one point for the Wizards. */
  get needed(): number {
    const { map, state } = this.play;
    this.#needed ??= wayToGoal(map, state, state.active).tiles + 1;
    return this.#needed;
  }

  /** The Combat as it stands. */
  get fight(): Fight {
    this.#fight ??= fightOf(this.play);
    return this.#fight;
  }
}

export const isType = (type: ActionType) => (action: Action) => action.type === type;

export const ofType = <Type extends ActionType>(legal: readonly Action[], type: Type): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type);

export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const points = score(item);
    if (points > most) {
      most = points;
      chosen = item;
    }
  }
  return chosen;
}
