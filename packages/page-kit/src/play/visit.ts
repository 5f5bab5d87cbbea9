/** Visits of a page to games: one request after another, and no answer that comes in when the game was left. */
import type { Refused, Result } from '@tumblekeep/kernel';
import { isOnline } from '../online/address.ts';

/** After these the page does not know where the game is. */
const LOST: ReadonlySet<string> = new Set(['behind', 'taken']);

/** The worker itself failed, which is nobody's fault but ours. */
export const broken = (error: unknown): Refused => ({
  code: 'broken',
  message: error instanceof Error ? error.message : String(error),
});

export interface VisitState {
  readonly game: { readonly id: string } | undefined;
  readonly busy: boolean;
  readonly refusal: Refused | undefined;
}

/** What the page knows of the game on the screen. */
export interface Visited {
  get(): VisitState & { open(id: string): Promise<boolean> };
  set(change: Partial<Pick<VisitState, 'busy' | 'refusal'>>): void;
}

export class Visit {
  readonly #page: Visited;
  #number = 0;

  constructor(page: Visited) {
    this.#page = page;
  }

  /** Another game, or none. The answer tells whether the page is still there. */
  next(): () => boolean {
    this.#number++;
    return this.here();
  }

  /** The answer tells whether the page is still where it is now. */
  here(): () => boolean {
    const mine = this.#number;
    return () => mine === this.#number;
  }

  /** What is asked while the worker is busy is a second click, and ignored. */
  async ask<T>(request: () => Promise<Result<T, Refused>>): Promise<T | undefined> {
    if (this.#page.get().busy) return undefined;
    const isHere = this.here();
    this.#page.set({ busy: true, refusal: undefined });
    const answer = await request().catch(
      (error: unknown): Result<T, Refused> => ({ ok: false, error: broken(error) }),
    );
    if (!isHere()) return undefined;
    this.#page.set({ busy: false });
    if (answer.ok) return answer.value;
    this.#page.set({ refusal: answer.error });
    // What has happened since is on the screen then; why nothing was done is still said.
    if (LOST.has(answer.error.code) && (await this.#reopen())) this.#page.set({ refusal: answer.error });
    return undefined;
  }

  /** What happened at a table elsewhere comes by itself. */
  async #reopen(): Promise<boolean> {
    const { game, open } = this.#page.get();
    return game !== undefined && !isOnline(game.id) && open(game.id);
  }
}
