/** DIE in the Dungeon! at a terminal: what is shown, asked and explained. */

import type { Place, TerminalGame } from '@tumblekeep/terminal-kit/game.ts';
import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { hintOf, makeSearchCrawler } from '../bots/index.ts';
import { botsRevision } from '../bots/revision.ts';
import { type Choice, type CrawlKinds, choicesOf, hostedCrawl } from '../hosted/index.ts';
import { type DieInTheDungeon, lessonsOf, type State, texts, type View } from '../rules/index.ts';
import { oddsText, withoutNoise } from './odds-text.ts';
import { mapPicture, overviewLines, partyLines } from './picture.ts';

const HELP = [
  'Type the number of a choice, or an action in the notation of the log. Or at any time:',
  '  ?                 this help',
  '  ? diemon          the rules of any word, card, tile or hero',
  '  hint              what the computer would do, and why',
  '  table             map, boards and party once more',
  '  log               what happened lately (log all: from the beginning)',
  '  undo              take the last decision back, until a die is rolled or a tile is turned',
  '  concede           give up',
  '  quit              stop; the game is saved after every step',
];

/** Questions before which the whole table is shown. */
const WITH_TABLE: ReadonlySet<string> = new Set(['power-up', 'rest', 'move']);

type CrawlPlace = Place<CrawlKinds>;

export function crawlTerminal(game: DieInTheDungeon): TerminalGame<CrawlKinds> {
  const { content } = game;
  const learned = new Set<string>();
  let shownTurn = 0;

  const label = (state: State, screen: Screen, choice: Choice): string => {
    const notes = [
      oddsText(game, state, choice),
      choice.caution === undefined ? '' : `careful: ${texts.cautionText(choice.caution)}`,
    ];
    const words = texts.actionLabel(content, choice.action, game.view(state, ''));
    return [words, ...notes.filter(Boolean).map(note => screen.colors.dim(`(${note})`))].join(' ');
  };

  const showTable = ({ state, screen }: CrawlPlace): void => {
    for (const line of overviewLines(game, state, screen)) screen.line(line);
  };

  const showBefore = (at: string, place: CrawlPlace): void => {
    const { state, screen } = place;
    if (WITH_TABLE.has(at) && shownTurn !== state.turn) {
      shownTurn = state.turn;
      screen.line();
      showTable(place);
    } else if (at === 'move') {
      for (const line of mapPicture(content, game.view(state, ''), screen)) screen.line(line);
    } else if (at === 'round' || at === 'attack') {
      for (const line of partyLines(game, state, game.view(state, ''), screen)) screen.line(line);
    }
  };

  /** What the map teaches here, each lesson once. */
  const teach = (view: View, screen: Screen): void => {
    for (const { key, text } of lessonsOf(content, view)) {
      if (learned.has(key)) continue;
      learned.add(key);
      screen.say(screen.colors.dim(`  Lesson: ${text}`), '  ');
    }
  };

  const giveHint = ({ state, screen }: CrawlPlace): void => {
    const hint = hintOf(game, state);
    if (hint === undefined) return;
    screen.say(screen.colors.bold(texts.actionLabel(content, hint.action, game.view(state, ''))), '  ');
    for (const reason of hint.reasons) screen.say(`  ${reason}`, '  ');
  };

  return {
    hosted: hostedCrawl(game, makeSearchCrawler(), botsRevision),
    askingOf: () => undefined,
    paintsOf: () => [],
    narrate: events => ({ lines: texts.narrate(content, events), scene: undefined }),
    label: ({ state }, action) => texts.actionLabel(content, action, game.view(state, '')),
    greeting: 'Type ? at any time for help, hint for advice.',
    help: HELP,
    explain: topic => texts.explanation(content, topic),
    show: showTable,
    words: { hint: giveHint, map: showTable },
    question(place) {
      const { state, screen } = place;
      const at = game.decision(state)?.at ?? '';
      const choices = withoutNoise(choicesOf(game, state));
      const actions = choices.map(({ action }) => action);
      const [only] = actions;
      // They are alike: there is nothing to choose.
      if (at === 'hit' && actions.length === 1 && only !== undefined) return { only };
      const view = game.view(state, '');
      const { who = '', text = '' } = texts.questionText(content, view, actions) ?? {};
      return {
        who,
        text,
        choices: choices.map(choice => ({ label: label(state, screen, choice), action: choice.action })),
        show() {
          showBefore(at, place);
          teach(view, screen);
        },
      };
    },
    tellEnd({ told: { outcome }, screen }) {
      if (outcome === undefined) return;
      screen.line();
      const [headline = '', ...rest] = texts.outcomeText(content, outcome);
      screen.line(screen.colors.bold(headline));
      for (const line of rest) screen.line(line);
    },
  };
}
