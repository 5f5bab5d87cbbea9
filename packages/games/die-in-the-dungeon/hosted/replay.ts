/** A game of DIE in the Dungeon! seen again in words, step by step. */

import { type Log, ok, type Refusal, type Result, replay } from '@tumblekeep/kernel';
import {
  type Action,
  type DieInTheDungeon,
  type Event,
  SPECTATOR,
  type State,
  texts,
  type View,
} from '../rules/index.ts';
import { isRevealing } from './forecast.ts';

export interface CrawlReplayLine {
  readonly n: number;
  /** Who chose what; nothing for the beginning. */
  readonly choice: string | undefined;
  readonly lines: readonly string[];
  /** A die was rolled or a tile was turned. */
  readonly isRevealing: boolean;
}

const choiceIn = ({ content }: DieInTheDungeon, action: Action, view: View): string =>
  `${texts.creatureName(content, view.active)}: ${texts.actionLabel(content, action, view)}`;

export function replayLines(game: DieInTheDungeon, log: Log): Result<CrawlReplayLine[], Refusal> {
  const told: CrawlReplayLine[] = [];
  let events: Event[] = [];
  let before: View | undefined;
  const replayed = replay<State, Action, Event>(
    game,
    log,
    (input, state) => {
      const action = input && game.parse(input.action);
      told.push({
        n: told.length,
        choice: action?.ok && before ? choiceIn(game, action.value, before) : undefined,
        lines: texts.narrate(game.content, events),
        isRevealing: input !== undefined && events.some(isRevealing),
      });
      before = game.view(state, SPECTATOR) as View;
      events = [];
    },
    event => void events.push(event),
  );
  return replayed.ok ? ok(told) : replayed;
}
