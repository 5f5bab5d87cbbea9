/** A recorded fight in words. */
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import type { Teller } from '@tumblekeep/terminal-kit/part.ts';
import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import type { ReadLog } from '@tumblekeep/terminal-kit/store/read-log.ts';
import {
  type Action,
  type DungeonFighter,
  type Edition,
  type Event,
  type HeroId,
  SPECTATOR,
  type State,
  texts,
} from '../rules/index.ts';
import { fightPaints } from './paints.ts';
import { heroId } from './table.ts';

export function fightTeller(
  { game, log: { header } }: ReadLog<DungeonFighter>,
  word: string,
  screen: Screen,
): Teller<State, Event> {
  const { edition } = game;
  const started = game.setup(header.options, header.seed);
  const heroes = started.ok ? started.value.options.heroes : [];
  const viewer = viewerOf(game, heroes, word);
  screen.highlight(fightPaints(edition, heroes, screen.colors));
  let scene = texts.EMPTY_SCENE;
  return {
    viewer,
    tell({ input, before, events }) {
      const { lines, scene: next } = texts.narrate(edition, events, scene);
      scene = next;
      const action = input === undefined ? undefined : game.parse(input.action);
      const told =
        lines.length > 0 || !action?.ok || before === undefined
          ? lines
          : [
              `${actor(action.value, edition)}${texts.actionLabel(edition, action.value, game.view(before, viewer))}.`,
            ];
      return told.map(line => screen.paint(line));
    },
  };
}

function viewerOf(game: DungeonFighter, heroes: readonly HeroId[], word: string): string {
  if (word === SPECTATOR) return SPECTATOR;
  const viewer = heroId(game, word);
  if (!heroes.includes(viewer)) throw new UsageError(`${viewer} does not take part in this game`);
  return viewer;
}

const actor = (action: Action, edition: Edition): string =>
  'hero' in action && action.hero !== null ? `${texts.heroName(edition, action.hero)}: ` : '';
