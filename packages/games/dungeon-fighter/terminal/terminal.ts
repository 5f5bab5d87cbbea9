/** Dungeon Fighter at a terminal: what is shown, asked and explained. */

import { makeStream } from '@tumblekeep/kernel';
import type { Ask, Place, TerminalGame } from '@tumblekeep/terminal-kit/game.ts';
import { type FightKinds, hostedFight, type Physics, storyText, whyText } from '../hosted/index.ts';
import {
  type Action,
  type DungeonFighter,
  type HeroId,
  type Landing,
  SPECTATOR,
  type State,
  type ThrowState,
  texts,
} from '../rules/index.ts';
import { boardPicture } from './board.ts';
import { helpOf } from './help.ts';
import { mapLines } from './map.ts';
import { makeMenu } from './menu.ts';
import { overview } from './overview.ts';
import { fightPaints } from './paints.ts';
import { parseReport, reportLegend } from './report.ts';

/** Questions before which the whole table is shown. */
const WITH_OVERVIEW: ReadonlySet<string> = new Set(['path', 'move', 'turn', 'shop', 'scar']);

type FightPlace = Place<FightKinds>;

const sceneOf = (scene: unknown): texts.Scene => (scene as texts.Scene | undefined) ?? texts.EMPTY_SCENE;

export function fightTerminal(game: DungeonFighter, physics: Physics): TerminalGame<FightKinds> {
  const { edition } = game;
  /** The question that people answered last. */
  let lastAt = '';
  /** Where the map was shown last. */
  let lastRoom = '';
  /** The monster before which the people were asked whether to back down from it. */
  let stoodBefore = '';

  const nameOf = (hero: HeroId): string => texts.heroName(edition, hero);
  const throwOf = ({ combat }: State): ThrowState => combat?.throw as ThrowState;
  const throwerOf = (state: State): HeroId => state.heroes[throwOf(state).seat]?.hero as HeroId;

  const showOverview = ({ state, screen }: FightPlace): void => {
    screen.line();
    for (const line of overview(game, game.view(state, SPECTATOR), screen)) screen.line(line);
  };

  /** The floor the party is on, where there are maps. */
  const showMap = ({ state, screen }: FightPlace): void => {
    for (const line of mapLines(game, game.view(state, SPECTATOR), screen)) screen.line(line);
  };

  const showBefore = (at: string, place: FightPlace): void => {
    if (WITH_OVERVIEW.has(at) && !(at === 'shop' && lastAt === 'shop')) {
      showOverview(place);
      const room = place.state.room ?? '';
      if (at === 'move' || lastRoom !== room) showMap(place);
      lastRoom = room;
    }
    lastAt = at;
  };

  const tellWhy = ({ state, story, screen }: FightPlace): void => {
    const told = { steps: story.steps, scene: sceneOf(story.scene) };
    for (const line of whyText(game, game.view(state, SPECTATOR), told)) screen.say(line, '  ');
  };

  const report = async ({ state, screen }: FightPlace, ask: Ask): Promise<Landing | undefined> => {
    const thrown = throwOf(state);
    for (const requirement of thrown.requirements) {
      const card = edition.throw.get(requirement);
      if (card !== undefined) screen.say(`${card.name}: ${card.text}`, '  ');
    }
    const leader = nameOf(state.heroes[state.leader]?.hero as HeroId);
    screen.say(screen.colors.dim(reportLegend(edition, thrown.requirements)), '  ');
    let landing: Landing | undefined;
    for (;;) {
      const text = await ask(
        landing === undefined
          ? `${nameOf(throwerOf(state))}’s ${texts.dieName(thrown.die)} lies: `
          : `${leader} (Leader): Enter if that is right, or report again: `,
      );
      if (text === undefined) return undefined;
      if (text === '' && landing !== undefined) return landing;
      const read = parseReport(edition, text, thrown.requirements);
      if (read.ok) {
        landing = read.value;
        screen.say(`It lies ${texts.landingText(edition, landing)}.`);
      } else {
        screen.say(`Not understood: ${read.error}.`);
      }
    }
  };

  return {
    hosted: hostedFight(game, physics),
    // Nobody can call "hold on" at a terminal: everybody is asked in every window.
    askingOf: people => ({ askMe: people, holdOn: false }),
    paintsOf: ({ options }, colors) => fightPaints(edition, options.heroes, colors),
    narrate: (events, scene) => texts.narrate(edition, events, sceneOf(scene)),
    label: ({ state }, action) =>
      action.type === 'take-path'
        ? 'the choice of the room'
        : texts.actionLabel(edition, action, game.view(state, SPECTATOR)),
    greeting: 'Type ? at any time for help.',
    help: helpOf(game),
    explain: topic => texts.explanation(edition, topic),
    show(place) {
      showOverview(place);
      showMap(place);
    },
    words: { why: tellWhy, map: showMap },
    question(place) {
      const { told, people } = place;
      const { who = '', text = '' } = texts.questionText(edition, told.view) ?? {};
      return {
        who,
        text,
        choices: makeMenu(game, told.view, told.legal, people),
        show: () => showBefore(told.view.question?.at ?? '', place),
      };
    },
    /** People may propose to back down although a bot throws; asked once a monster and again after a defeat. */
    aside(place) {
      const { state, told } = place;
      const { combat, round } = state;
      const proposal = told.legal.find(action => action.type === 'propose');
      const key = `${round} ${combat?.foe.card} ${combat?.defeats}`;
      if (game.decision(state)?.at !== 'turn' || proposal === undefined || stoodBefore === key)
        return undefined;
      stoodBefore = key;
      const label = texts.actionLabel(edition, proposal, game.view(state, SPECTATOR));
      return {
        who: 'The party',
        text: 'fight, or back down before the next throw?',
        choices: [
          { label: 'Fight', action: undefined },
          { label, action: proposal },
        ],
        show: () => showOverview(place),
      };
    },
    throwing: {
      prompt: ({ state }) => `${nameOf(throwerOf(state))}, press Enter to throw … `,
      picture({ state, seed, told, screen }) {
        const { die } = throwOf(state);
        const stream = makeStream(seed, `picture ${told.inputs}`);
        const paint = die === 'white' ? screen.colors.bold : screen.colors[die];
        return (action: Action) =>
          boardPicture(edition.constants.board, action as Landing, stream).map(
            row => `      ${row.replace(/\[[*-]\]/, sign => paint(sign))}`,
          );
      },
      report,
    },
    tellEnd({ state, told, story, screen }) {
      if (told.outcome === undefined) return;
      const { heroes } = state.options;
      screen.line();
      const [headline = '', ...rest] = texts.outcomeText(edition, told.outcome, state.options);
      screen.line(screen.colors.bold(headline));
      for (const line of rest) screen.line(line);
      screen.line();
      for (const line of storyText(game, heroes, story.events)) screen.line(screen.paint(line));
    },
  };
}
