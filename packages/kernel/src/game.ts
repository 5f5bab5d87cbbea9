import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';

/** Receives what happens, for people and screens. Rules never read it. */
export type Sink<Event> = (event: Event) => void;

/** Who has to answer: one seat, the party as a whole, or the table (where the die came to rest). */
export type Decider = { readonly seat: string } | 'party' | 'table';

export interface Decision {
  readonly by: Decider;
  /** The place in the rules that waits, named by the game. */
  readonly at: string;
}

/** Everything a bot, a screen, a server or a test needs of a rule set. */
export interface Game<State, Action, Event, View, Options, Outcome> {
  readonly id: string;
  readonly name: string;
  /** A fingerprint of its cards and numbers: a game recorded with others may not replay. */
  readonly revision: string;
  /** The only way from untrusted options to a state. */
  setup(options: unknown, seed: string, sink?: Sink<Event>): Result<State, Refusal>;
  /** The options a state was set up with, complete. */
  options(state: State): Options;
  /** Who decides what, or nothing when the game is over. */
  decision(state: State): Decision | undefined;
  /** Every action that `apply` accepts now, giving up aside. */
  legal(state: State): readonly Action[];
  /**
   * The action by which the one who is asked gives up, in games that allow it. `apply` accepts it at every
   * decision; `legal` leaves it out, so that search and random play do not end every game by it.
   */
  concession?(state: State): Action | undefined;
  /** Changes the state, or answers why not and leaves it untouched. */
  apply(state: State, action: Action, sink?: Sink<Event>): Refusal | undefined;
  /** What a viewer may know. */
  view(state: State, viewer: string): View;
  /** The event as a viewer may know it, or nothing. */
  redact(event: Event, viewer: string): Event;
  outcome(state: State): Outcome | undefined;
  clone(state: State): State;
  hash(state: State): string;
  print(action: Action): string;
  parse(text: string): Result<Action, Refusal>;
  printEvent(event: Event): string;
}

/** A game of which a client needs to name only some types. */
export type AnyGame<State = unknown, Action = unknown, Event = unknown> = Game<
  State,
  Action,
  Event,
  unknown,
  unknown,
  unknown
>;
