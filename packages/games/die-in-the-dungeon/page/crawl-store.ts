/** The game of DIE in the Dungeon! on the screen: what the worker last told, what is being watched, what people do. */

import type { Refused } from '@tumblekeep/kernel';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { isOnline } from '@tumblekeep/page-kit/online/address.ts';
import { NewsQueue } from '@tumblekeep/page-kit/online/news.ts';
import { Visit } from '@tumblekeep/page-kit/play/visit.ts';
import { create } from 'zustand';
import type { CrawlSnapshot } from '../hosted/index.ts';
import { type Action, type CellId, CONTENT, type Options } from '../rules/index.ts';
import { crawlWorker } from './client.ts';
import { waysTo } from './desk/groups.ts';
import { lessonAt } from './lessons.ts';
import { type LastStep, type Moment, momentsOf } from './moments.ts';
import type { ActedCrawl, CrawlHint, CrawlNews, CrawlOrder, OpenCrawl } from './worker/protocol.ts';

export interface CrawlState {
  readonly game: { readonly id: string; readonly options: Options } | undefined;
  /** What is on the screen; while dice are watched it is the table before they were rolled. */
  readonly snapshot: CrawlSnapshot | undefined;
  readonly story: readonly (readonly string[])[];
  /** A step whose moments are being watched. */
  readonly showing: { readonly step: ActedCrawl; readonly moments: readonly Moment[] } | undefined;
  readonly last: LastStep | undefined;
  /** What was answered to "what would you do?", until something is done. */
  readonly hint: CrawlHint | undefined;
  /** Lessons that were given in this sitting. */
  readonly learned: ReadonlySet<string>;
  readonly busy: boolean;
  readonly refusal: Refused | undefined;
}

export interface CrawlActions {
  begin(order: CrawlOrder): Promise<string | undefined>;
  open(id: string): Promise<boolean>;
  act(action: Action): Promise<void>;
  /** Goes to a tile, and does without what is asked on the way there. */
  explore(cell: CellId): Promise<void>;
  finishShowing(): void;
  undo(): Promise<void>;
  askHint(): Promise<void>;
  dismissHint(): void;
  learn(lesson: string): void;
  dismissRefusal(): void;
  /** Puts the game away when its screen is left. */
  leave(): void;
}

const NOTHING: CrawlState = {
  game: undefined,
  snapshot: undefined,
  story: [],
  showing: undefined,
  last: undefined,
  hint: undefined,
  learned: new Set(),
  busy: false,
  refusal: undefined,
};

export const useCrawl = create<CrawlState & CrawlActions>()((set, get) => {
  const visit = new Visit({ get, set });

  const enter = ({ id, options, snapshot, story }: OpenCrawl): void =>
    set(({ game, learned }) => ({
      ...NOTHING,
      game: { id, options },
      snapshot,
      story,
      learned: game?.id === id ? learned : NOTHING.learned,
    }));

  function tell({ snapshot, lines }: ActedCrawl, moments: readonly Moment[]): void {
    const { snapshot: before, story, learned } = get();
    const lesson = before && lessonAt(before.view, learned);
    set({
      snapshot,
      story: [...story, ...lines],
      showing: undefined,
      hint: undefined,
      last: before && { moments, before },
      learned: lesson === undefined ? learned : new Set([...learned, lesson.key]),
    });
  }

  function take(step: ActedCrawl, before: CrawlSnapshot): void {
    const moments = momentsOf(CONTENT, step.events, before.view);
    const isWatched = moments.length > 0 && useSettings.getState().speed !== 'instant';
    if (isWatched) set({ showing: { step, moments }, hint: undefined });
    else tell(step, moments);
  }

  /** What others do at a table elsewhere, one thing after another. */
  const queue = new NewsQueue<CrawlNews>({
    isShowing: () => get().showing !== undefined,
    show(news, isLate) {
      const { story, snapshot } = get();
      if (news.type === 'anew') enter(news.game);
      else if (news.type === 'missed') set({ story: [...story, ...news.lines] });
      else if (news.type === 'told') set({ snapshot: news.snapshot });
      else if (isLate || snapshot === undefined) tell(news.step, []);
      else take(news.step, snapshot);
    },
  });

  return {
    ...NOTHING,
    async begin(order) {
      visit.next();
      set(NOTHING);
      const opened = await visit.ask(() => crawlWorker().begin(order));
      if (opened !== undefined) enter(opened);
      return opened?.id;
    },
    async open(id) {
      visit.next();
      set(NOTHING);
      queue.end();
      const opened = await visit.ask(() =>
        isOnline(id) ? crawlWorker().follow(id, queue.begin()) : crawlWorker().open(id),
      );
      if (opened === undefined) return false;
      enter(opened);
      queue.ready();
      return true;
    },
    async act(action) {
      const { game, snapshot, showing } = get();
      if (game === undefined || snapshot === undefined || showing !== undefined || !queue.isEmpty) return;
      const step = await visit.ask(() => crawlWorker().act(game.id, snapshot.at, action));
      // What is done at a table elsewhere is heard like everything that others do there.
      if (step !== undefined && !isOnline(game.id)) take(step, snapshot);
    },
    async explore(cell) {
      for (let before: CrawlSnapshot | undefined; ; ) {
        const { snapshot } = get();
        const next = snapshot && waysTo(snapshot).get(cell);
        if (next === undefined || snapshot === before) return;
        before = snapshot;
        await get().act(next);
        if (next.type === 'explore') return;
      }
    },
    finishShowing() {
      const { showing } = get();
      if (showing !== undefined) tell(showing.step, showing.moments);
      queue.goOn();
    },
    async undo() {
      get().finishShowing();
      const { game, snapshot } = get();
      if (game === undefined || snapshot === undefined) return;
      const undone = await visit.ask(() => crawlWorker().undo(game.id, snapshot.at));
      if (undone !== undefined && !isOnline(game.id)) enter(undone);
    },
    async askHint() {
      const { game, snapshot, showing } = get();
      if (game === undefined || snapshot === undefined || showing !== undefined) return;
      const hint = await visit.ask(() => crawlWorker().hint(game.id, snapshot.at));
      if (hint !== undefined) set({ hint });
    },
    dismissHint: () => set({ hint: undefined }),
    learn: lesson => set(({ learned }) => ({ learned: new Set([...learned, lesson]) })),
    dismissRefusal: () => set({ refusal: undefined }),
    leave() {
      visit.next();
      queue.end();
      set(NOTHING);
    },
  };
});
