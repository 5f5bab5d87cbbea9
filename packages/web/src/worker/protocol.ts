/** What the page asks of the worker, where rules, physics and saved games live. */
import type { Action, HeroId, View, Wishes } from '@tumblekeep/dungeon-fighter';
import type { Flight, Snapshot, Step, Table } from '@tumblekeep/host';
import type { Refusal, Result } from '@tumblekeep/kernel';
import type { Attempt, EditionId, Skill, Vector } from '@tumblekeep/table';
import type { Natural } from '../throwing/natural.ts';
import type { CrawlSummary, CrawlWorker } from './crawl-protocol.ts';

export const AIM_HELPS = ['none', 'line', 'arc'] as const;
/** Nothing, a line to the first bounce, or the whole arc. */
export type AimHelp = (typeof AIM_HELPS)[number];

/** How a device treats a game; no part of the game. */
export interface Manners {
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
  readonly manners: Manners;
  readonly seed?: string;
}

/** A saved game in the list, newest first. */
export interface SaveSummary {
  readonly id: string;
  readonly rules: string;
  readonly heroes: readonly HeroId[];
  readonly difficulty: string;
  readonly table: Table;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly inputs: number;
  readonly round: number;
  readonly phase: string;
  readonly over: 'won' | 'lost' | undefined;
  /** It came as a file: nobody here has seen it being played. */
  readonly claimed: boolean;
  /** Why it cannot be opened, in a player's words. It can still be exported. */
  readonly problem?: string;
}

/** A saved game of either game. */
export type AnySummary = SaveSummary | CrawlSummary;

export const isCrawl = (summary: AnySummary): summary is CrawlSummary => 'creatures' in summary;

export interface OpenGame {
  readonly id: string;
  readonly rules: string;
  readonly table: Table;
  readonly manners: Manners;
  /** So many inputs were answered for the people here: whoever takes them back has seen nothing by choice. */
  readonly answered: number;
  readonly snapshot: Snapshot;
  /** Everything told so far, one list of sentences for each input, the beginning first. */
  readonly story: readonly (readonly string[])[];
  /** The last throw and the table before it came to rest, if the page was closed before it was seen to its end. */
  readonly unseen: { readonly step: Step; readonly before: Snapshot } | undefined;
}

export interface ThrownAtOnce {
  /** What was said and, if the release was taken, how it fell. */
  readonly steps: readonly Step[];
  readonly refusal: Refusal | undefined;
}

/** A place to try throws without rules. */
export interface PracticeThrow {
  readonly edition: EditionId;
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

export type Answer<T> = Promise<Result<T, Refusal>>;

/** `n` is how many inputs the page has seen: a page that lags behind is refused, not obeyed. */
export interface GameWorker extends CrawlWorker {
  saves(): Promise<AnySummary[]>;
  /** Whether this saved game, of either game, came as a file. */
  isClaimed(id: string): Promise<boolean>;
  begin(order: NewGame): Answer<OpenGame>;
  open(id: string): Answer<OpenGame>;
  remove(id: string): Promise<void>;
  export(id: string): Answer<ExportedGame>;
  import(text: string): Answer<AnySummary>;
  setManners(id: string, manners: Manners): Answer<Manners>;

  act(id: string, n: number, action: Action): Answer<Step>;
  throwByHand(id: string, n: number, attempt: Attempt): Answer<Step>;
  /** Says what is thrown and throws it: two inputs in one go. A refused release leaves the die in the hand. */
  throwAtOnce(id: string, n: number, action: Action, attempt: Attempt): Answer<ThrownAtOnce>;
  /** The specific throws that this answer would have to fulfil. */
  demands(id: string, n: number, action: Action): Answer<readonly string[]>;
  /** What a sensible player would answer; nothing when people have nothing to answer. */
  suggest(id: string, n: number): Answer<Action | undefined>;
  /** Lets a bot decide or throw; no step when people are asked or the game is over. */
  next(id: string, n: number): Answer<Step | undefined>;
  /** "Hold on": the next window of a person is shown, also where nothing in it could help. */
  holdOn(id: string, on: boolean): Answer<Snapshot>;
  undo(id: string, n: number, consent: boolean): Answer<OpenGame>;
  /** The flight of input `n` was seen to its end. */
  seen(id: string, n: number): Promise<void>;
  /** The first `n` inputs were answered for the people here. */
  answered(id: string, n: number): Promise<void>;
  /** What one hero's player may see, behind the curtain. */
  look(id: string, n: number, hero: HeroId): Answer<Snapshot>;
  /** How the last numbers were made. */
  why(id: string): Answer<readonly string[]>;
  /** The story at the end and where every die came to rest. */
  tale(id: string): Answer<Tale>;

  replaySteps(id: string): Answer<readonly ReplayStep[]>;
  /** The table after `n` inputs, with the flight that led there. */
  replayAt(id: string, n: number): Answer<Step>;

  practise(order: PracticeThrow): Answer<Flight>;
  /** A good way to do these throws, for hints and for the demonstration of a throw. */
  show(edition: EditionId, throws: readonly string[], skill: Skill | 'perfect'): Answer<Flight>;
  /** Where and how a middling swing begins these throws. */
  natural(edition: EditionId, throws: readonly string[]): Answer<Natural>;
  /** Where a release would go, without its tremor. */
  preview(order: PracticeThrow, help: AimHelp): Answer<AimPreview>;
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
