/** A recorded crawl in words. */
import type { Teller } from '@tumblekeep/terminal-kit/part.ts';
import { type DieInTheDungeon, type Event, type State, texts } from '../rules/index.ts';

export const crawlTeller = (game: DieInTheDungeon, viewer: string): Teller<State, Event> => ({
  viewer,
  tell({ input, before, events }) {
    const told = texts.narrate(game.content, events);
    if (told.length > 0 || input === undefined || before === undefined) return told;
    const action = game.parse(input.action);
    return action.ok
      ? [`${texts.actionLabel(game.content, action.value, game.view(before, viewer))}.`]
      : told;
  },
});
