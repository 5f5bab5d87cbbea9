/** What the page asks of the worker about games of DIE in the Dungeon!. */

import type { OnlineNews } from '@tumblekeep/page-kit/online/news.ts';
import type { Answer, ReplayStep, Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import type { CrawlReplayStep, CrawlSnapshot, CrawlStep, CrawlTale } from '../../hosted/index.ts';
import type { Action, CreatureId, MapId, Options, View, Wishes } from '../../rules/index.ts';

/** As in `game.ts`. */
export const GAME_ID = 'die-in-the-dungeon';

export interface CrawlOrder {
  readonly options: Wishes;
  readonly seed?: string;
}

/** A saved game in the list. */
export interface CrawlSummary extends Summary {
  readonly map: MapId;
  readonly creatures: readonly CreatureId[];
  readonly turn: number;
}

export interface OpenCrawl {
  readonly id: string;
  /** Everything that was decided before the game began, for playing it once more. */
  readonly options: Options;
  readonly snapshot: CrawlSnapshot;
  /** Everything told so far, one list of sentences for each input, the beginning first. */
  readonly story: readonly (readonly string[])[];
}

/** An answer and everything that went without saying after it, told one by one. */
export interface ActedCrawl extends Omit<CrawlStep, 'lines'> {
  readonly lines: readonly (readonly string[])[];
}

/** What happens at a table elsewhere, whoever did it. */
export type CrawlNews = OnlineNews<ActedCrawl, CrawlSnapshot, OpenCrawl>;

export interface CrawlHint {
  readonly action: Action;
  readonly reasons: readonly string[];
}

/** `at` is how many lines of the log the page has seen: a page that lags behind is refused, not obeyed. */
export interface CrawlWorker {
  begin(order: CrawlOrder): Answer<OpenCrawl>;
  open(id: string): Answer<OpenCrawl>;
  act(id: string, at: number, action: Action): Answer<ActedCrawl>;
  undo(id: string, at: number): Answer<OpenCrawl>;
  /** What a searching player would answer, and why; nothing when nobody is asked. */
  hint(id: string, at: number): Answer<CrawlHint | undefined>;
  /** Opens a game at a table elsewhere and hears everything that happens there from then on. */
  follow(id: string, hear: (news: CrawlNews) => void): Answer<OpenCrawl>;
  /** Every step in words, the beginning first. */
  replaySteps(id: string): Answer<readonly ReplayStep[]>;
  /** The table after `n` inputs, with what led there. */
  replayAt(id: string, n: number): Answer<CrawlReplayStep>;
  tale(id: string): Answer<CrawlTale & { readonly options: Options; readonly view: View }>;
}
