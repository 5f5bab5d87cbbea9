import { pick, type Stream } from '@tumblekeep/kernel';
import type { Action, DungeonFighter, State } from '../rules/index.ts';

/** Somebody who decides. Nothing hidden from the one who is asked may influence the choice. */
export interface Player {
  readonly id: string;
  /** One of the legal actions; chance comes from the stream alone. */
  choose(game: DungeonFighter, state: State, legal: readonly Action[], stream: Stream): Action;
}

/** Any legal action is as good as another. */
export const randomPlayer: Player = {
  id: 'random',
  choose: (_game, _state, legal, stream) => pick(stream, legal),
};
