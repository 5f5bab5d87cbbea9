/** The log of one saved game as a table writes and reads it, and its card, which is saved with every line. */
import type { LogStore } from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { isOnline } from '../online/address.ts';
import { appendLines, type Card, readSave } from './saves.ts';

/** What the card says once these lines are saved. */
export type Progress<Kept extends Card> = (lines: readonly string[]) => Partial<Kept>;

export class SavedLog<Kept extends Card> implements LogStore {
  #card: Kept;
  /** As they were last saved or read from here, also where storage can no longer be read. */
  #lines: readonly string[];
  progress: Progress<Kept> = () => ({});

  constructor(card: Kept, lines: readonly string[] = []) {
    this.#card = card;
    this.#lines = lines;
  }

  get card(): Kept {
    return this.#card;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** What the card says beside the progress of the game; saving it is the business of whoever changes it. */
  amend(change: Partial<Kept>): void {
    this.#card = { ...this.#card, ...change };
  }

  async append(at: number, lines: readonly string[]): Promise<Result<undefined, Refusal>> {
    const change = { ...this.progress(lines), updated: Date.now() };
    // Another tab may have changed the stored card since; an older page may have written it with less on it.
    const saved = await appendLines<Kept>(this.#card.id, at, lines, stored => ({
      ...this.#card,
      ...stored,
      ...change,
    }));
    if (!saved.ok) return saved;
    this.#card = saved.value;
    this.#lines = [...this.#lines.slice(0, at), ...lines];
    return ok(undefined);
  }

  async read(from = 0): Promise<Result<readonly string[], Refusal>> {
    // A game of a table elsewhere is on no shelf: what was read of it there is all there is.
    if (isOnline(this.#card.id)) return ok(this.#lines.slice(from));
    const save = await readSave(this.#card.id);
    if (!save.ok) return save.error.code === 'gone' && this.#lines.length === 0 ? ok([]) : save;
    this.#lines = save.value.lines;
    return ok(this.#lines.slice(from));
  }
}
