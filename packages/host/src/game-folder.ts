/**
 * One record a game: everything that tables, terminals, pages and tools have to know of it. It is the default export of
 * `game.ts` in the folder of the game; how people play it in a terminal and on the page lies beside it.
 */
import type { AnyGame, FuzzTarget, Say } from '@tumblekeep/kernel';
import type { Faulty, Path, Place, Runnable } from '@tumblekeep/kernel/scenario';
import type { Daily } from './daily.ts';
import type { Hosted, Kinds } from './table/hosted.ts';
import type { Proving } from './table/prove.ts';

declare global {
  interface ImportMeta {
    url: string;
  }
}

/** Who plays, and how hard it is, for a list of games. */
export interface Setting {
  readonly seats: readonly string[];
  readonly difficulty: string;
}

export interface Scenarios {
  makeReady(value: unknown, placeOf: (path: Path) => Place): Runnable | Faulty;
  /** For editors. */
  jsonSchema(): Record<string, unknown>;
  /** Every word that a scenario may use, as a page. */
  words(): string;
  /** A position in the notation of scenarios, in games that have one. */
  printPosition?(rules: string, state: unknown): string;
}

export interface GameFolder {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Where this record is: `terminal/` and `page/` lie beside it. */
  readonly url: string;
  /** Its rule sets by id, the usual one first. */
  readonly rules: Readonly<Record<string, AnyGame>>;
  /** Options of ordinary games, one after another: for benchmarks, samples and simulations. */
  ordinary(rules: string, i: number): unknown;
  settingOf(options: unknown): Setting;
  /** What a rule set refuses, in words. */
  say(rules: string): Say;
  /** A rule set at a table. */
  hosted(rules: string): Promise<Hosted<Kinds>>;
  /** What `verify` needs to follow its logs. */
  proving(rules: string): Promise<Proving<Kinds>>;
  fuzz(rules: string): FuzzTarget<unknown, unknown>;
  readonly scenarios: Scenarios;
  /** In games that have one for every day. */
  readonly daily?: Daily;
}
