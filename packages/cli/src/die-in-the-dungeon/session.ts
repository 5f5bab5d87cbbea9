/** One crawl at one terminal: shows the table, asks, tells what happens. */
import { hintOf } from '@tumblekeep/bots/die-in-the-dungeon';
import {
  type Action,
  type DieInTheDungeon,
  type Event,
  lessonsOf,
  type Outcome,
  type State,
  texts,
  type View,
} from '@tumblekeep/die-in-the-dungeon';
import { type Choice, choicesOf } from '@tumblekeep/host/crawl';
import { crawlBotAnswer } from '@tumblekeep/host/crawl/prove';
import { equalPlain, type Match } from '@tumblekeep/kernel';
import { topicOf } from '../terminal/help.ts';
import { InputEnded, type Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';
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

/** Events after which nothing is taken back any more (DIE-R-100). */
const isBorder = (event: Event): boolean =>
  event.type === 'turned' ||
  event.type === 'rolled' ||
  event.type === 'attacked' ||
  event.type === 'random-hero' ||
  (event.type === 'modified' && event.by === 'minion');

/** Questions before which the whole table is shown. */
const WITH_TABLE: ReadonlySet<string> = new Set(['power-up', 'rest', 'move']);
const LATELY = 15;
const BOT_PAUSE = 600;

/** What an input has brought, and whose it was. */
export interface Told {
  readonly by: string;
  readonly events: readonly Event[];
}

export const seatOf = (game: DieInTheDungeon, state: State | undefined): string => {
  const by = state === undefined ? undefined : game.decision(state)?.by;
  return typeof by === 'object' ? by.seat : '';
};

export interface CrawlParts {
  readonly game: DieInTheDungeon;
  readonly match: Match<State, Action, Event>;
  /** The beginning first, then one for each input. */
  readonly told: Told[];
  /** Creatures that people play. */
  readonly people: readonly string[];
  readonly screen: Screen;
  readonly lines: Lines;
  readonly fast: boolean;
}

export class CrawlSession {
  readonly #parts: CrawlParts;
  #shownTurn = 0;
  readonly #learned = new Set<string>();

  constructor(parts: CrawlParts) {
    this.#parts = parts;
  }

  get #state(): State {
    return this.#parts.match.state;
  }

  async play(): Promise<void> {
    const { game, screen, people } = this.#parts;
    for (let decision = game.decision(this.#state); decision !== undefined; ) {
      const seat = typeof decision.by === 'object' ? decision.by.seat : '';
      if (people.includes(seat)) await this.#askPerson(decision.at);
      else await this.#askBot();
      decision = game.decision(this.#state);
    }
    screen.line();
    const [headline = '', ...rest] = texts.outcomeText(game.content, game.outcome(this.#state) as Outcome);
    screen.line(screen.colors.bold(headline));
    for (const line of rest) screen.line(line);
  }

  #apply(action: Action): void {
    const { match, told, screen, game } = this.#parts;
    const events: Event[] = [];
    const by = seatOf(game, this.#state);
    const refusal = match.play(action, event => {
      events.push(event);
    });
    if (refusal) {
      screen.say(`That is not possible: ${refusal.message}.`);
      return;
    }
    told.push({ by, events });
    for (const line of texts.narrate(game.content, events)) screen.say(line, '  ');
  }

  async #askBot(): Promise<void> {
    const { game, match, lines, fast } = this.#parts;
    if (!fast && lines.interactive) await lines.pause(BOT_PAUSE);
    this.#apply(crawlBotAnswer(game, this.#state, match.header.seed, match.inputs.length));
  }

  // ---- people -------------------------------------------------------------------------------------------

  #label(choice: Choice): string {
    const { game, screen } = this.#parts;
    const state = this.#state;
    const notes = [
      oddsText(game, state, choice),
      choice.caution === undefined ? '' : `careful: ${choice.caution}`,
    ];
    const label = texts.actionLabel(game.content, choice.action, game.view(state, ''));
    return [label, ...notes.filter(Boolean).map(note => screen.colors.dim(`(${note})`))].join(' ');
  }

  /** What the map teaches here, each lesson once. */
  #teach(view: View): void {
    const { game, screen } = this.#parts;
    for (const { key, text } of lessonsOf(game.content, view)) {
      if (this.#learned.has(key)) continue;
      this.#learned.add(key);
      screen.say(screen.colors.dim(`  Lesson: ${text}`), '  ');
    }
  }

  #show(at: string): void {
    const { game, screen } = this.#parts;
    const state = this.#state;
    if (WITH_TABLE.has(at) && this.#shownTurn !== state.turn) {
      this.#shownTurn = state.turn;
      screen.line();
      for (const line of overviewLines(game, state, screen)) screen.line(line);
    } else if (at === 'move') {
      for (const line of mapPicture(game.content, game.view(state, ''), screen)) screen.line(line);
    } else if (at === 'round' || at === 'attack') {
      for (const line of partyLines(game, state, game.view(state, ''), screen)) screen.line(line);
    }
  }

  async #askPerson(at: string): Promise<void> {
    const { game, screen, lines } = this.#parts;
    const choices = withoutNoise(choicesOf(game, this.#state));
    const offers = choices.map(({ action }) => action);
    const [only] = offers;
    if (at === 'hit' && offers.length === 1 && only !== undefined) {
      // They are alike: there is nothing to choose.
      this.#apply(only);
      return;
    }
    this.#show(at);
    const view = game.view(this.#state, '');
    this.#teach(view);
    const { who = '', text = '' } = texts.questionText(game.content, view, offers) ?? {};
    screen.say(`${who}: ${text}`, '  ');
    choices.forEach((choice, i) => {
      screen.say(`${String(i + 1).padStart(3)}  ${this.#label(choice)}`, '     ');
    });
    for (;;) {
      const typed = await lines.ask(offers.length === 1 ? '(Enter: 1) > ' : '> ');
      const chosen =
        typed === '' && offers.length === 1
          ? offers[0]
          : /^\d+$/.test(typed)
            ? offers[Number(typed) - 1]
            : this.#typed(typed);
      if (chosen !== undefined) {
        this.#apply(chosen);
        return;
      }
      const [word = '', ...rest] = typed.split(/\s+/);
      if (await this.#command(word.toLowerCase(), rest.join(' '))) return;
    }
  }

  /** An action typed in notation, if it is legal. */
  #typed(text: string): Action | undefined {
    const { game } = this.#parts;
    const parsed = game.parse(text);
    return parsed.ok ? game.legal(this.#state).find(action => equalPlain(action, parsed.value)) : undefined;
  }

  /** Whether the game is no longer where it was. */
  async #command(word: string, rest: string): Promise<boolean> {
    const { game, screen, told } = this.#parts;
    switch (word) {
      case 'quit':
      case 'exit':
        throw new InputEnded();
      case 'undo':
        return this.#undo();
      case 'concede':
        return this.#concede();
      case 'hint':
        this.#hint();
        return false;
      case 'table':
      case 'map':
        for (const line of overviewLines(game, this.#state, screen)) screen.line(line);
        return false;
      case 'log': {
        const all = told.flatMap(({ events }) => texts.narrate(game.content, events));
        for (const line of rest === 'all' ? all : all.slice(-LATELY)) screen.say(line, '  ');
        return false;
      }
      default:
        this.#explain(word, rest);
        return false;
    }
  }

  #explain(word: string, rest: string): void {
    const { game, screen } = this.#parts;
    const topic = topicOf(`${word} ${rest}`);
    if (topic === undefined) screen.line('Type the number of a choice, or ? for help.');
    else if (topic === '') for (const line of HELP) screen.line(line);
    else for (const line of texts.explanation(game.content, topic)) screen.say(line, '  ');
  }

  #hint(): void {
    const { game, screen } = this.#parts;
    const hint = hintOf(game, this.#state);
    if (hint === undefined) return;
    screen.say(
      `${screen.colors.bold(texts.actionLabel(game.content, hint.action, game.view(this.#state, '')))}`,
      '  ',
    );
    for (const reason of hint.reasons) screen.say(`  ${reason}`, '  ');
  }

  /** Back to the last decision of a person. */
  #undo(): boolean {
    const { match, told, people, screen } = this.#parts;
    let target = match.inputs.length;
    for (let found = false; !found; target--) {
      const step = told[target];
      if (target === 0 || step === undefined) {
        screen.line('There is nothing to take back.');
        return false;
      }
      if (step.events.some(isBorder)) {
        screen.line('A die has been rolled or a tile has been turned: that cannot be taken back.');
        return false;
      }
      found = people.includes(step.by);
    }
    const refusal = match.undo(target);
    if (refusal) {
      screen.line(`That is not possible: ${refusal.message}.`);
      return false;
    }
    told.splice(target + 1);
    screen.line('Taken back.');
    return true;
  }

  async #concede(): Promise<boolean> {
    const { game, lines } = this.#parts;
    const action = game.concession?.(this.#state);
    const answer = await lines.ask('Give up this game? (y/N) ');
    if (action === undefined || !/^y(es)?$/i.test(answer)) return false;
    this.#apply(action);
    return true;
  }
}
