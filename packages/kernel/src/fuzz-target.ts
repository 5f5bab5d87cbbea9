/** What a fuzzer has to know of a rule set besides its rules. */
import type { AnyGame } from './game.ts';
import type { Stream } from './random.ts';

export interface FuzzTarget<State, Action> {
  readonly game: AnyGame<State, Action>;
  /** Options for the next game. */
  options(random: Stream): unknown;
  viewers(state: State): readonly string[];
  problems(state: State): readonly string[];
  /** A state that must look the same to the viewer. */
  scramble(state: State, viewer: string, random: Stream): State;
  /** The legal action to play; leans towards long games now and then. */
  choose(legal: readonly Action[], lucky: boolean, random: Stream): Action;
  /** Words that occur in the notation, for nonsense that almost makes sense. */
  readonly words: readonly string[];
}
