/** What every page asks of the worker, where rules, physics and saved games live. Each game adds what it needs itself. */
import type { Refused, Result } from '@tumblekeep/kernel';
import type { OnlineCalls } from '../online/protocol.ts';

export type Answer<T> = Promise<Result<T, Refused>>;

/** A saved game in the list, as far as it is the same in every game. */
export interface Summary {
  readonly id: string;
  /** The game it is of; empty when nobody here knows it. */
  readonly game: string;
  readonly rules: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly inputs: number;
  readonly over: 'won' | 'lost' | undefined;
  /** It came as a file: nobody here has seen it being played. */
  readonly claimed: boolean;
  /** Why it cannot be opened, in a player's words. It can still be exported. */
  readonly problem?: string;
}

/** One step of a replay. */
export interface ReplayStep {
  readonly n: number;
  /** Who chose what, where that is not among the lines. */
  readonly choice?: string | undefined;
  readonly lines: readonly string[];
  /** There is something to watch: a flight, or dice and tiles. */
  readonly hasFlight: boolean;
}

/** Letters of a file; a long game takes some hundred kilobytes. */
export const LONGEST_IMPORT = 8_000_000;

export interface ExportedGame {
  readonly name: string;
  readonly text: string;
}

/** What following a whole game again has shown. */
export interface Checked {
  /** Nothing is left that one would have to believe. */
  readonly isProven: boolean;
  /** The seed is the one whose hash was shown at the beginning. */
  readonly hasSeedFitted: boolean;
  readonly inputs: number;
  /** Throws and choices of bots that were made again. */
  readonly throws: number;
  readonly choices: number;
  readonly takebacks: number;
  /** What cannot be proven, in words. */
  readonly doubts: readonly string[];
}

export interface PageWorker {
  /** Newest first. */
  saves(): Promise<Summary[]>;
  /** Whether this saved game came as a file. */
  isClaimed(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  export(id: string): Answer<ExportedGame>;
  import(text: string): Answer<Summary>;
  /** Follows a game from its beginning and throws every die again; refused where anything contradicts. */
  check(id: string): Answer<Checked>;
  /** Tables elsewhere. */
  readonly online: OnlineCalls;
  /** What each game answers, by its id. */
  readonly games: Readonly<Record<string, object>>;
}
