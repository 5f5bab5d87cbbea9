/** What happens at a table elsewhere, and the order in which a page shows it: a flight is seen before what follows is told. */
import { proxy } from 'comlink';

export type OnlineNews<Step, Snapshot, Game> =
  | { readonly type: 'step'; readonly step: Step }
  /** It happened while this device was away; only its sentences are told. */
  | { readonly type: 'missed'; readonly lines: readonly (readonly string[])[] }
  /** Nothing has happened in the game, but the table is another one: somebody asks to take back, or looks closer. */
  | { readonly type: 'told'; readonly snapshot: Snapshot }
  /** Something was taken back. */
  | { readonly type: 'anew'; readonly game: Game };

/** Whoever is so far behind is shown no more flights until they have caught up. */
const FAR_BEHIND = 6;

export interface Showing<News> {
  /** Something is being watched: what comes next has to wait. */
  isShowing(): boolean;
  /** `isLate` where there is no time to watch it. */
  show(news: News, isLate: boolean): void;
}

export class NewsQueue<News extends { readonly type: string }> {
  readonly #showing: Showing<News>;
  #waiting: News[] = [];
  /** What comes for a game that was left is of no interest any more. */
  #visit = 0;
  /** The game has been entered from which the news go on. */
  #isReady = false;

  constructor(showing: Showing<News>) {
    this.#showing = showing;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** What hears the news of one visit; to be handed to the worker. */
  begin(): (news: News) => void {
    this.end();
    const mine = this.#visit;
    return proxy((news: News) => {
      if (mine !== this.#visit) return;
      // Whatever waited was taken back, or is part of it.
      if (news.type === 'anew') this.#waiting = [];
      this.#waiting.push(news);
      this.goOn();
    });
  }

  /** The game was entered as it stood when the news began. */
  ready(): void {
    this.#isReady = true;
    this.goOn();
  }

  end(): void {
    this.#visit++;
    this.#waiting = [];
    this.#isReady = false;
  }

  /** To be called whenever something has been seen to its end. */
  goOn(): void {
    while (this.#isReady) {
      const [next] = this.#waiting;
      if (next === undefined || (this.#showing.isShowing() && next.type !== 'anew')) return;
      const isLate = this.#waiting.length > FAR_BEHIND;
      this.#waiting.shift();
      this.#showing.show(next, isLate);
    }
  }
}
