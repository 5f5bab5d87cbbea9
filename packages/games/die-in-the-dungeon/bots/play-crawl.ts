/** Plays games to the end. */

import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import type { Action, CreatureId, DieInTheDungeon, Event, Outcome, State } from '../rules/index.ts';
import type { CrawlPlayer } from './player.ts';

export interface CrawlHooks {
  readonly sink?: (event: Event) => void;
  /** Before an action is chosen; the state may be changed here. */
  readonly beforeChoice?: (state: State) => void;
  /** Before each action. */
  readonly onAction?: (state: State, action: Action) => void;
}

export interface PlayedCrawl {
  readonly state: State;
  readonly outcome: Outcome;
  readonly actions: number;
}

/** A game that takes more actions than this is broken. */
const MOST_ACTIONS = 20_000;

export function playCrawl(
  game: DieInTheDungeon,
  options: unknown,
  seed: string,
  player: CrawlPlayer | ((creature: CreatureId) => CrawlPlayer),
  { sink, beforeChoice, onAction }: CrawlHooks = {},
): PlayedCrawl {
  const made = game.setup(options, seed, sink);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const state = made.value;
  const stream = makeStream(seed, 'bots');
  const playerOf = typeof player === 'function' ? player : () => player;
  let actions = 0;
  while (state.result === null) {
    beforeChoice?.(state);
    const legal = game.legal(state);
    const creature = state.creatures[state.active]?.creature as CreatureId;
    const action =
      legal.length === 1 ? (legal[0] as Action) : playerOf(creature).choose(game, state, legal, stream);
    onAction?.(state, action);
    const refusal = game.apply(state, action, sink);
    if (refusal) throw new Error(`${game.print(action)}: ${sayPlainly(refusal)}`);
    if (++actions > MOST_ACTIONS) throw new Error(`no end after ${MOST_ACTIONS} actions`);
  }
  return { state, outcome: game.outcome(state) as Outcome, actions };
}
