/** The prompt: reads choices, and answers what can be asked at any time. */
import type { Kinds } from '@tumblekeep/host';
import { equalPlain } from '@tumblekeep/kernel';
import type { Choice, Question } from './choices.ts';
import type { Place, TerminalGame } from './game.ts';
import { topicOf } from './help.ts';
import { InputEnded, type Lines } from './lines.ts';

const LATELY = 15;

export const isYes = (answer: string): boolean => /^y(es)?$/i.test(answer);

export interface DeskParts<K extends Kinds> {
  readonly game: TerminalGame<K>;
  readonly lines: Lines;
  /** Where the game stands at this moment. */
  place(): Place<K>;
  /** These two answer whether the game is no longer where it was. */
  takeBack(): Promise<boolean>;
  giveUp(): Promise<boolean>;
}

export class Desk<K extends Kinds> {
  readonly #parts: DeskParts<K>;

  constructor(parts: DeskParts<K>) {
    this.#parts = parts;
  }

  /** One answer. Nothing when the game is no longer where it was. */
  readonly ask = async (prompt: string): Promise<string | undefined> => {
    const { lines, place } = this.#parts;
    for (;;) {
      const text = await lines.ask(place().screen.paint(prompt));
      const done = await this.#command(text);
      if (done === 'elsewhere') return undefined;
      if (done === 'no') return text;
    }
  };

  /** Whether a text was a word that is understood at any time, and whether the game has moved by it. */
  async #command(text: string): Promise<'yes' | 'no' | 'elsewhere'> {
    const { game, place, takeBack, giveUp } = this.#parts;
    const [typed = '', ...rest] = text.split(/\s+/);
    const word = typed.toLowerCase();
    const topic = topicOf(text);
    if (topic !== undefined) this.#explain(topic);
    else if (word === 'log') this.#tellLog(rest[0] === 'all');
    else if (word === 'table') game.show(place());
    else if (word === 'undo') return (await takeBack()) ? 'elsewhere' : 'yes';
    else if (word === 'concede' && game.hosted.game.concession !== undefined)
      return (await giveUp()) ? 'elsewhere' : 'yes';
    else if (word === 'quit' || word === 'exit') throw new InputEnded();
    else if (Object.hasOwn(game.words, word)) game.words[word]?.(place());
    else return 'no';
    return 'yes';
  }

  #explain(topic: string): void {
    const { game, place } = this.#parts;
    const { screen } = place();
    if (topic === '') for (const line of game.help) screen.line(line);
    else for (const line of game.explain(topic)) screen.say(line, '  ');
  }

  #tellLog(all: boolean): void {
    const { story, screen } = this.#parts.place();
    for (const line of all ? story.lines : story.lines.slice(-LATELY)) screen.say(line, '  ');
  }

  /** Lets somebody choose; nothing when the game is no longer where it was. */
  async choose<Action>({ who, text, choices }: Question<Action>): Promise<Action | undefined> {
    const { screen } = this.#parts.place();
    const only = choices.length === 1 ? choices[0] : undefined;
    const calm = only ?? choices.find(choice => choice.isCalm);
    const hint = calm?.isCalm ? `Enter: ${calm.label}` : only === undefined ? '' : 'Enter: 1';
    for (;;) {
      screen.say(`${who}: ${text}`, '  ');
      const choice = await this.#pick(choices, hint);
      const chosen = choice === 'enter' ? calm : choice;
      if (chosen === undefined || 'action' in chosen) return chosen?.action;
      screen.say(chosen.title);
      const inner = await this.#pick(chosen.choices, 'Enter: back');
      if (inner === 'enter') continue;
      return inner !== undefined && 'action' in inner ? inner.action : undefined;
    }
  }

  /** `hint` says what Enter does; without it Enter does nothing. */
  async #pick<Action>(
    choices: readonly Choice<Action>[],
    hint: string,
  ): Promise<Choice<Action> | 'enter' | undefined> {
    const { screen } = this.#parts.place();
    const width = String(choices.length).length + 2;
    choices.forEach((choice, i) => {
      screen.say(`${String(i + 1).padStart(width)}  ${choice.label}`, ' '.repeat(width + 2));
    });
    for (;;) {
      const text = await this.ask(hint === '' ? '> ' : `(${hint}) > `);
      if (text === undefined) return undefined;
      if (text === '' && hint !== '') return 'enter';
      const chosen = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
      if (chosen !== undefined) return chosen;
      const action = this.#typed(text);
      if (action !== undefined) return { label: text, action: action as Action };
      screen.line(
        choices.length === 1
          ? 'Press Enter or type 1, or ? for help.'
          : `Type a number from 1 to ${choices.length}, or ? for help.`,
      );
    }
  }

  /** An action typed in notation, if it is legal. */
  #typed(text: string): K['Action'] | undefined {
    const { game, place } = this.#parts;
    const parsed = game.hosted.game.parse(text);
    return parsed.ok ? place().told.legal.find(action => equalPlain(action, parsed.value)) : undefined;
  }
}
