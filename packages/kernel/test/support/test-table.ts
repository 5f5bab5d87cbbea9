/**
 * A table to try a clause at: acts in notation, expectations on what happened and on what may be done. Each game adds
 * its own staging and its own questions.
 */

import { expect } from 'vitest';
import {
  type AnyGame,
  makeStream,
  type Refusal,
  type Result,
  type Sink,
  sayPlainly,
} from '../../src/index.ts';
import { type Unplaced, valueAt } from '../../src/scenario/index.ts';
import { type Alterations, alter, wronglyAccepted } from './altered.ts';

/** Altered actions that are tried in every position of a test. */
const TRIES = 4;

export abstract class TestTable<
  Game extends AnyGame<State, Action, Event>,
  State,
  Action,
  Event extends { readonly type: string },
> {
  abstract game: Game;
  #state: State | undefined;
  #events: Event[] = [];
  readonly #echo: readonly Event['type'][];
  /** Expectations made so far. */
  expectations = 0;

  /** `echo` is what goes on anyway, which expectations leave out. */
  constructor(echo: readonly Event['type'][]) {
    this.#echo = echo;
  }

  get state(): State {
    if (this.#state === undefined) throw new Error('nothing is staged yet');
    return this.#state;
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  /** What happened since the last act, as event lines without echoes. */
  get happened(): string[] {
    return this.linesOf(this.#events);
  }

  protected linesOf(events: readonly Event[]): string[] {
    return events.filter(event => !this.#echo.includes(event.type)).map(this.game.printEvent);
  }

  /** What cannot be in a position that the rules have led to. */
  protected abstract problems(): readonly string[];

  /** How to make actions that are almost legal; each of them must be refused in every position of every test. */
  protected readonly alterations: Alterations<State> | undefined;

  #refusesAltered(): void {
    const { alterations } = this;
    const legal = this.game.legal(this.state);
    if (alterations === undefined || legal.length === 0) return;
    const random = makeStream(this.game.hash(this.state), 'altered');
    for (let i = 0; i < TRIES; i++) {
      const action = alter(random, alterations, this.state, legal);
      const problem = wronglyAccepted(this.game, alterations, this.state, legal, action);
      if (problem !== undefined) throw new Error(problem);
    }
  }

  // ---- beginning ----------------------------------------------------------------------------------------

  protected begin(what: string, make: (sink: Sink<Event>) => Result<State, Refusal | Unplaced>): this {
    this.#events = [];
    const made = make(this.#sink);
    if (!made.ok)
      throw new Error(
        `cannot ${what}: ${'message' in made.error ? made.error.message : sayPlainly(made.error)}`,
      );
    this.#state = made.value;
    this.#refusesAltered();
    return this;
  }

  /** A real set-up, nothing staged. */
  setUp(options: unknown, seed = 'set-up'): this {
    return this.begin('set up', sink => this.game.setup(options, seed, sink));
  }

  readonly #sink = (event: Event): void => {
    this.#events.push(event);
  };

  /** Does something that must not change the table, in games that have more than a state. */
  protected withoutChange<T>(run: () => T): T {
    return run();
  }

  /** What the position would be if nobody listened. */
  #unheard(action: Action): string {
    const copy = this.game.clone(this.state);
    this.game.apply(copy, action);
    return this.game.hash(copy);
  }

  // ---- acting -------------------------------------------------------------------------------------------

  /** Plays lines of notation, one act. */
  does(...lines: string[]): this {
    this.#events = [];
    for (const line of lines) {
      const action = this.game.parse(line);
      if (!action.ok) throw new Error(`"${line}": ${sayPlainly(action.error)}`);
      const quiet = this.withoutChange(() => this.#unheard(action.value));
      const refusal = this.game.apply(this.state, action.value, this.#sink);
      if (!refusal && quiet !== this.game.hash(this.state))
        throw new Error(`"${line}" depends on who listens`);
      if (refusal) throw new Error(`"${line}" was refused: ${sayPlainly(refusal)}`);
    }
    const problems = this.problems();
    if (problems.length > 0) throw new Error(`after ${lines.join('; ')}: ${problems.join('; ')}`);
    this.#refusesAltered();
    return this;
  }

  // ---- expecting ----------------------------------------------------------------------------------------

  /** Any other expectation. */
  verify(check: (table: this) => void): this {
    this.expectations++;
    check(this);
    return this;
  }

  /** Exactly these event lines since the last act, and no others. */
  expect(...lines: string[]): this {
    return this.verify(() => expect(this.happened).toEqual(lines));
  }

  /** The event lines since the last act begin with exactly these; what follows is another matter. */
  begins(...lines: string[]): this {
    return this.verify(() => expect(this.happened.slice(0, lines.length)).toEqual(lines));
  }

  /** These event lines are among those since the last act, in this order. */
  includes(...lines: string[]): this {
    return this.verify(() => expect(this.happened.filter(line => lines.includes(line))).toEqual(lines));
  }

  /** No event line since the last act matches. */
  excludes(pattern: RegExp): this {
    return this.verify(() => expect(this.happened.filter(line => pattern.test(line))).toEqual([]));
  }

  /** Values of a view by path: `{ 'heroes.brad.life': 7, 'chest.coins': 3 }`. */
  shows(values: Readonly<Record<string, unknown>>, viewer = 'spectator'): this {
    return this.expectAt(this.game.view(this.state, viewer), values);
  }

  protected expectAt(whole: unknown, values: Readonly<Record<string, unknown>>): this {
    const actual = Object.keys(values).map(path => [path, valueAt(whole, path)]);
    return this.verify(() => expect(Object.fromEntries(actual)).toEqual(values));
  }

  /** Legal actions, as lines, that match. */
  legal(pattern: RegExp = /./): string[] {
    return this.game
      .legal(this.state)
      .map(this.game.print)
      .filter(line => pattern.test(line));
  }

  /** Exactly these actions are legal. */
  offers(...lines: string[]): this {
    return this.verify(() => expect([...this.legal()].sort()).toEqual([...lines].sort()));
  }

  may(...lines: string[]): this {
    return this.verify(() => expect(this.legal()).toEqual(expect.arrayContaining(lines)));
  }

  /** The lines are not offered, and refused if tried, and trying changes nothing. */
  mayNot(...lines: string[]): this {
    this.expectations++;
    const before = this.game.hash(this.state);
    for (const line of lines) {
      expect(this.legal()).not.toContain(line);
      const parsed = this.game.parse(line);
      if (parsed.ok) expect(this.game.apply(this.state, parsed.value), line).toBeDefined();
    }
    expect(this.game.hash(this.state)).toBe(before);
    return this;
  }

  /** No game begins with any of these options. */
  cannotSetUp(...options: unknown[]): this {
    this.expectations++;
    for (const one of options) {
      const made = this.game.setup(one, 'set-up');
      expect(made.ok, JSON.stringify(one)).toBe(false);
      if (!made.ok) expect(made.error.code).toBe('options');
    }
    return this;
  }

  goesOn(): this {
    return this.verify(() => expect(this.game.outcome(this.state)).toBeUndefined());
  }
}
