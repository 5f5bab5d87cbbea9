/** What the page asks of the worker about games of DIE in the Dungeon!. */
import type { Action, CreatureId, MapId, Options, View, Wishes } from '@tumblekeep/die-in-the-dungeon';
import type { CrawlReplayStep, CrawlSnapshot, CrawlStep, CrawlTale } from '@tumblekeep/host/crawl';
import type { Refusal, Result } from '@tumblekeep/kernel';
import type { ReplayStep } from './protocol.ts';

type Answer<T> = Promise<Result<T, Refusal>>;

export interface CrawlOrder {
  readonly options: Wishes;
  readonly seed?: string;
}

/** A saved game in the list. */
export interface CrawlSummary {
  readonly id: string;
  readonly rules: string;
  readonly map: MapId;
  readonly creatures: readonly CreatureId[];
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly inputs: number;
  readonly turn: number;
  readonly over: 'won' | 'lost' | undefined;
  /** It came as a file: nobody here has seen it being played. */
  readonly claimed: boolean;
  /** Why it cannot be opened, in a player's words. It can still be exported. */
  readonly problem?: string;
}

export interface OpenCrawl {
  readonly id: string;
  /** Everything that was decided before the game began, for playing it once more. */
  readonly options: Options;
  readonly snapshot: CrawlSnapshot;
  /** Everything told so far, one list of sentences for each input, the beginning first. */
  readonly story: readonly (readonly string[])[];
}

export interface CrawlHint {
  readonly action: Action;
  readonly reasons: readonly string[];
}

/** `n` is how many inputs the page has seen: a page that lags behind is refused, not obeyed. */
export interface CrawlWorker {
  crawlBegin(order: CrawlOrder): Answer<OpenCrawl>;
  crawlOpen(id: string): Answer<OpenCrawl>;
  crawlAct(id: string, n: number, action: Action): Answer<CrawlStep>;
  crawlUndo(id: string, n: number, consent: boolean): Answer<OpenCrawl>;
  /** What a searching player would answer, and why; nothing when nobody is asked. */
  crawlHint(id: string, n: number): Answer<CrawlHint | undefined>;
  /** Every step in words, the beginning first. */
  crawlReplay(id: string): Answer<readonly ReplayStep[]>;
  /** The table after `n` inputs, with what led there. */
  crawlReplayAt(id: string, n: number): Answer<CrawlReplayStep>;
  crawlTale(id: string): Answer<CrawlTale & { readonly options: Options; readonly view: View }>;
}
