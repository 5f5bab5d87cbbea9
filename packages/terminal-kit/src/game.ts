/** What a terminal has to know of a game besides what a table knows. */
import type { Hosted, Kinds, SeatId, Told } from '@tumblekeep/host';
import type { Question } from './choices.ts';
import type { Colors } from './colors.ts';
import type { Paint, Screen } from './screen.ts';
import type { Narrate, Story } from './story.ts';

/** Where a game stands, for the people at this terminal. */
export interface Place<K extends Kinds> {
  readonly state: K['State'];
  readonly seed: string;
  /** As the seat that is asked is told, or as everybody is where several are. */
  readonly told: Told<K>;
  readonly seating: K['Seating'];
  readonly people: readonly SeatId[];
  readonly story: Story<K>;
  readonly screen: Screen;
}

/** One answer; nothing when the game is no longer where it was, because something was taken back. */
export type Ask = (prompt: string) => Promise<string | undefined>;

/** How people let go of dice. */
export interface ThrowTalk<K extends Kinds> {
  /** Before a throw of which the table tells how it ends. */
  prompt(place: Place<K>): string;
  /** Draws where a die came to rest; asked before it is thrown. */
  picture(place: Place<K>): (action: K['Action']) => readonly string[];
  /** Where a real die lies; nothing when something was taken back meanwhile. */
  report(place: Place<K>, ask: Ask): Promise<K['Action'] | undefined>;
}

export interface TerminalGame<K extends Kinds> {
  readonly hosted: Hosted<K>;
  /** How the people at a terminal want to be asked. */
  askingOf(people: readonly SeatId[]): K['Asking'];
  /** Words that stand out wherever they are told. */
  paintsOf(state: K['State'], colors: Colors): readonly Paint[];
  readonly narrate: Narrate<K>;
  label(place: Place<K>, action: K['Action']): string;
  /** How to get help, told at the beginning. */
  readonly greeting: string;
  /** What can be typed at any prompt. */
  readonly help: readonly string[];
  explain(topic: string): readonly string[];
  /** The whole table. */
  show(place: Place<K>): void;
  /** Words of this game alone. */
  readonly words: Readonly<Record<string, (place: Place<K>) => void>>;
  /** What the people are asked now, or the answer where there is nothing to ask. */
  question(place: Place<K>): Question<K['Action']> | { readonly only: K['Action'] };
  /** What people may want to do before a bot goes on; the choice of nothing lets it. */
  aside?(place: Place<K>): Question<K['Action'] | undefined> | undefined;
  readonly throwing?: ThrowTalk<K>;
  tellEnd(place: Place<K>): void;
}
