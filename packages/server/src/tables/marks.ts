/** What clients asked for lately, by the ids they gave it: what comes a second time is answered as it was the first time. */
import type { Refusal, Result } from '@tumblekeep/kernel';
import type { StoredMark } from '../store/port.ts';

/** A client sends again what it has not heard of, a handful at most. */
export const MOST_MARKS = 64;

type Placed = Result<number | undefined, Refusal>;

export class Marks {
  /** Places of inputs that were stored, nothing for what leaves no line; the oldest first. */
  readonly #done = new Map<string, number | undefined>();
  readonly #pending = new Map<string, Promise<Placed>>();

  /** As a store gives them: the newest first. */
  constructor(stored: readonly StoredMark[]) {
    for (const { mark, at } of [...stored].reverse()) this.#done.set(mark, at);
  }

  /** Does it, unless it was done or is being done. What was refused is tried again. */
  async once(mark: string, work: () => Promise<Placed>): Promise<Placed> {
    if (this.#done.has(mark)) return { ok: true, value: this.#done.get(mark) };
    const pending = this.#pending.get(mark);
    if (pending !== undefined) return pending;
    const doing = work();
    this.#pending.set(mark, doing);
    try {
      const result = await doing;
      if (result.ok) this.#remember(mark, result.value);
      return result;
    } finally {
      this.#pending.delete(mark);
    }
  }

  #remember(mark: string, at: number | undefined): void {
    this.#done.set(mark, at);
    if (this.#done.size <= MOST_MARKS) return;
    const [oldest] = this.#done.keys();
    if (oldest !== undefined) this.#done.delete(oldest);
  }
}
