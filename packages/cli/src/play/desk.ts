/** The prompt: reads choices, and answers what can be asked at any time. */
import {
  type Action,
  type DungeonFighter,
  type Event,
  SPECTATOR,
  type State,
  texts,
} from '@tumblekeep/dungeon-fighter';
import { type History, type Table, whyText } from '@tumblekeep/host';
import type { Match } from '@tumblekeep/kernel';
import { InputEnded, type Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';
import { helpOf } from './help.ts';
import { mapLines } from './map.ts';
import type { Choice } from './menu.ts';
import { overview } from './overview.ts';

const LATELY = 15;

export interface DeskParts {
  readonly game: DungeonFighter;
  readonly match: Match<State, Action, Event>;
  readonly history: History;
  readonly table: Table;
  readonly screen: Screen;
  readonly lines: Lines;
}

export class Desk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  showTable(): void {
    const { game, match, screen } = this.#parts;
    screen.line();
    for (const line of overview(game, game.view(match.state, SPECTATOR), screen)) screen.line(line);
  }

  /** The floor the party is on, where there are maps. */
  showMap(): void {
    const { game, match, screen } = this.#parts;
    for (const line of mapLines(game, game.view(match.state, SPECTATOR), screen)) screen.line(line);
  }

  /** One answer. Nothing when the game is no longer where it was, because something was taken back. */
  async ask(prompt: string): Promise<string | undefined> {
    const { lines, screen } = this.#parts;
    for (;;) {
      const text = await lines.ask(screen.paint(prompt));
      const [word = '', ...rest] = text.split(/\s+/);
      switch (word.toLowerCase()) {
        case '?':
        case 'help':
        case 'explain':
          this.#explain(rest.join(' '));
          break;
        case 'why':
          this.#tellWhy();
          break;
        case 'log':
          this.#tellLog(rest[0] === 'all');
          break;
        case 'table':
          this.showTable();
          this.showMap();
          break;
        case 'map':
          this.showMap();
          break;
        case 'undo':
          if (await this.#undo()) return undefined;
          break;
        case 'quit':
        case 'exit':
          throw new InputEnded();
        default:
          if (!word.startsWith('?')) return text;
          this.#explain([word.slice(1), ...rest].join(' '));
      }
    }
  }

  /** Lets somebody choose; nothing when the game is no longer where it was. */
  async choose(
    who: string,
    question: string,
    choices: readonly Choice[],
    typed: (text: string) => Action | undefined = () => undefined,
  ): Promise<Action | undefined> {
    const { screen } = this.#parts;
    const calm = choices.length === 1 ? choices[0] : choices.find(choice => choice.isCalm);
    for (;;) {
      screen.say(`${who}: ${question}`, '  ');
      const choice = await this.#pick(choices, typed, calm?.isCalm ? `Enter: ${calm.label}` : '');
      const chosen = choice === 'enter' ? calm : choice;
      if (chosen === undefined || 'action' in chosen) return chosen?.action;
      screen.say(chosen.title);
      const inner = await this.#pick(chosen.choices, typed, 'Enter: back');
      if (inner === 'enter') continue;
      return inner !== undefined && 'action' in inner ? inner.action : undefined;
    }
  }

  /** `hint` says what Enter does; without it Enter does nothing unless there is but one choice. */
  async #pick(
    choices: readonly Choice[],
    typed: (text: string) => Action | undefined,
    hint: string,
  ): Promise<Choice | 'enter' | undefined> {
    const { screen } = this.#parts;
    const width = String(choices.length).length + 2;
    choices.forEach((choice, i) => {
      screen.say(`${String(i + 1).padStart(width)}  ${choice.label}`, ' '.repeat(width + 2));
    });
    for (;;) {
      const text = await this.ask(hint === '' ? '> ' : `(${hint}) > `);
      if (text === undefined) return undefined;
      if (text === '' && (hint !== '' || choices.length === 1)) return 'enter';
      const chosen = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
      if (chosen !== undefined) return chosen;
      const action = typed(text);
      if (action !== undefined) return { label: text, action };
      screen.line(
        choices.length === 1
          ? 'Press Enter or type 1, or ? for help.'
          : `Type a number from 1 to ${choices.length}, or ? for help.`,
      );
    }
  }

  #explain(word: string): void {
    const { game, screen } = this.#parts;
    if (word.trim() === '') for (const line of helpOf(game)) screen.line(line);
    else for (const line of texts.explanation(game.edition, word)) screen.say(line, '  ');
  }

  #tellWhy(): void {
    const { game, match, history, screen } = this.#parts;
    for (const line of whyText(game, game.view(match.state, SPECTATOR), history)) screen.say(line, '  ');
  }

  #tellLog(all: boolean): void {
    const { history, screen } = this.#parts;
    const told = history.steps.flatMap(step => step.lines);
    for (const line of all ? told : told.slice(-LATELY)) screen.say(line, '  ');
  }

  /** Whether something was taken back. */
  async #undo(): Promise<boolean> {
    const { game, match, history, table, lines, screen } = this.#parts;
    const target = history.undoTarget(table);
    const action = target === undefined ? undefined : history.steps[target + 1]?.action;
    if (target === undefined || action === undefined) {
      screen.line('There is nothing to take back.');
      return false;
    }
    if (!history.isFree(target)) {
      const answer = await lines.ask(
        'Since then a die has fallen or something hidden has come to light. Does everybody agree? (y/N) ',
      );
      if (!/^y(es)?$/i.test(answer)) return false;
    }
    const refusal = match.undo(target);
    if (refusal) {
      screen.line(`That is not possible: ${refusal.message}.`);
      return false;
    }
    history.truncate(target);
    const label = texts.actionLabel(game.edition, action, game.view(match.state, SPECTATOR));
    screen.say(action.type === 'take-path' ? 'Taken back: the choice of the room' : `Taken back: ${label}`);
    return true;
  }
}
