/** What the page asks of the worker about games of Dungeon Fighter. */

import type { Refused } from '@tumblekeep/kernel';
import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import type { OnlineNews } from '@tumblekeep/page-kit/online/news.ts';
import type { Answer, ReplayStep, Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import type { Attempt, Natural, Skill, Vector } from '@tumblekeep/table';
import type { Flight, ShownShot, Snapshot, Square, Step, Table } from '../../hosted/index.ts';
import type { Action, HeroId, View, Wishes } from '../../rules/index.ts';
import type { HandRecord } from '../hand/record.ts';

/** As in `game.ts`. */
export const GAME_ID = 'dungeon-fighter';

/** How a device treats a game; no part of the game. */
export interface Preferences {
  readonly aimHelp: Readonly<Record<HeroId, AimHelp>>;
  /** Heroes whose players need a steady hand. */
  readonly steady: readonly HeroId[];
  /** Heroes whose players are asked in every window, also where hardly anybody would do anything. */
  readonly askMe: readonly HeroId[];
}

export interface NewGame {
  readonly rules: string;
  readonly options: Wishes;
  /** Seats by hero; heroes that are drawn by lot get them in order. */
  readonly table: Table;
  readonly preferences: Preferences;
  readonly seed?: string;
}

/** A saved game in the list. */
export interface SaveSummary extends Summary {
  readonly heroes: readonly HeroId[];
  readonly difficulty: string;
  readonly table: Table;
  readonly round: number;
  readonly phase: string;
}

export interface OpenGame {
  readonly id: string;
  readonly rules: string;
  readonly table: Table;
  readonly preferences: Preferences;
  /** So many inputs were answered for the people here: whoever takes them back has seen nothing by choice. */
  readonly answered: number;
  readonly snapshot: Snapshot;
  /** Everything told so far, one list of sentences for each input, the beginning first. */
  readonly story: readonly (readonly string[])[];
  /** The last throw and the table before it came to rest, if the page was closed before it was seen to its end. */
  readonly unseen: { readonly step: Step; readonly before: Snapshot } | undefined;
}

/** What happens at a table elsewhere, whoever did it. */
export type News = OnlineNews<Step, Snapshot, OpenGame>;

export interface ThrownAtOnce {
  /** What was said and, if the release was taken, how it fell. */
  readonly steps: readonly Step[];
  readonly refusal: Refused | undefined;
}

/** A place to try throws without rules. */
export interface PracticeThrow {
  readonly edition: string;
  readonly throws: readonly string[];
  readonly attempt: Attempt;
  readonly seed: string;
  /** A share of the usual tremor, for people who need a steady hand. */
  readonly steadiness?: number;
}

export interface AimPreview {
  /** Places of the die until the first bounce or to its rest, millimetres. */
  readonly path: readonly Vector[];
}

/** A game that is being put together, and who would throw. */
export interface OddsOrder {
  readonly game: NewGame;
  /** The chosen one, which is no part of the options here. */
  readonly handicap: number;
  /** What the device knows of the hand of its people; nothing where they throw real dice. */
  readonly hand: HandRecord | undefined;
}

export interface OddsReport {
  /** How the people here throw: 0 is clumsy, 1 average, 2 skilled, 3 deadly. */
  readonly hand: number;
  /** Games played so far. */
  readonly played: number;
  /** Games won with the chosen handicap; nothing before they have been played. */
  readonly here: { readonly won: number; readonly of: number } | undefined;
  /** The handicap that comes nearest to winning every other game. */
  readonly even: { readonly handicap: number; readonly won: number; readonly of: number } | undefined;
  readonly isDone: boolean;
}

/** `at` is how many lines of the log the page has seen: a page that lags behind is refused, not obeyed. */
export interface FightWorker {
  begin(order: NewGame): Answer<OpenGame>;
  open(id: string): Answer<OpenGame>;
  setPreferences(id: string, preferences: Preferences): Answer<Preferences>;

  act(id: string, at: number, action: Action): Answer<Step>;
  throwByHand(id: string, at: number, attempt: Attempt): Answer<Step>;
  /** Says what is thrown and throws it: two inputs in one go. A refused release leaves the die in the hand. */
  throwAtOnce(id: string, at: number, action: Action, attempt: Attempt): Answer<ThrownAtOnce>;
  /** The specific throws that this answer would have to fulfil. */
  demands(id: string, at: number, action: Action): Answer<readonly string[]>;
  /** What a sensible player would answer; nothing when people have nothing to answer. */
  suggest(id: string, at: number): Answer<Action | undefined>;
  /** Lets a bot decide or throw; no step when people are asked or the game is over. */
  next(id: string, at: number): Answer<Step | undefined>;
  /** "Hold on": the next window of a person is shown, also where nothing in it could help. */
  holdOn(id: string, on: boolean): Answer<Snapshot>;
  undo(id: string, at: number, consent: boolean): Answer<OpenGame>;
  /** The flight of input `n` was seen to its end. */
  seen(id: string, n: number): Promise<void>;
  /** The first `n` inputs were answered for the people here. */
  answered(id: string, n: number): Promise<void>;
  /** What one hero's player may see, behind the curtain. */
  look(id: string, at: number, hero: HeroId): Answer<Snapshot>;
  /** How the last numbers were made. */
  why(id: string): Answer<readonly string[]>;
  /** The story at the end and where every die came to rest. */
  tale(id: string): Answer<Tale>;
  /** What each throw came to. */
  squares(id: string): Answer<readonly Square[]>;

  /** Opens a game at a table elsewhere and hears everything that happens there from then on. */
  follow(id: string, hear: (news: News) => void): Answer<OpenGame>;

  replaySteps(id: string): Answer<readonly ReplayStep[]>;
  /** The table after `n` inputs, with the flight that led there. */
  replayAt(id: string, n: number): Answer<Step>;

  practise(order: PracticeThrow): Answer<Flight>;
  /** A good way to do these throws, for hints and for the demonstration of a throw. */
  show(edition: string, throws: readonly string[], skill: Skill | 'perfect'): Answer<Flight>;
  /** Where and how a middling swing begins these throws. */
  natural(edition: string, throws: readonly string[]): Answer<Natural>;
  /** Where a release would go, without its tremor. */
  preview(order: PracticeThrow, help: AimHelp): Answer<AimPreview>;
  /** The flight of a link, which may be anything. */
  shot(code: string): Answer<ShownShot>;

  /** Goes on for a moment with working out how this game would go; whoever stops asking has stopped it. */
  odds(order: OddsOrder): Answer<OddsReport>;
  /** Which of the measured hands this one is like: 0 is clumsy, 1 average, 2 skilled, 3 deadly. */
  likeness(hand: HandRecord): Promise<number>;
}

export interface Tale {
  readonly view: View;
  /** Sentences: monsters defeated, best throw, most damage, unluckiest. */
  readonly lines: readonly string[];
  readonly heroes: readonly {
    readonly hero: HeroId;
    readonly throws: number;
    readonly hits: number;
    readonly damage: number;
    readonly lifeLost: number;
    readonly faints: number;
  }[];
  /** Where dice came to rest, millimetres from the middle of the board; only of simulated throws. */
  readonly landings: readonly {
    readonly x: number;
    readonly z: number;
    readonly hit: boolean;
    readonly hero: HeroId;
  }[];
}
