import { pick, type Stream } from '@tumblekeep/kernel';
import type { Action, DieInTheDungeon, State } from '../rules/index.ts';

/** Somebody who decides for a creature. Nothing hidden may influence the choice. */
export interface CrawlPlayer {
  readonly id: string;
  /** One of the legal actions; chance comes from the stream alone. */
  choose(game: DieInTheDungeon, state: State, legal: readonly Action[], stream: Stream): Action;
}

/** Any legal action is as good as another. */
export const randomCrawler: CrawlPlayer = {
  id: 'random',
  choose: (_game, _state, legal, stream) => pick(stream, legal),
};
