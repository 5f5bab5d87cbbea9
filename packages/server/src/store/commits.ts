/** All writes of one turn of the event loop in one transaction: a disk syncs a few thousand times a second at most. */
import type Database from 'libsql';

interface Waiting {
  readonly work: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** More than that would keep everybody waiting. */
const MOST = 512;

export class Commits {
  readonly #begin: Database.Statement;
  readonly #end: Database.Statement;
  readonly #undo: Database.Statement;
  #waiting: Waiting[] = [];
  #isDue = false;
  #isClosed = false;
  readonly #heard: (writes: number, seconds: number) => void;

  constructor(database: Database.Database, heard: (writes: number, seconds: number) => void = () => {}) {
    this.#begin = database.prepare('begin immediate');
    this.#end = database.prepare('commit');
    this.#undo = database.prepare('rollback');
    this.#heard = heard;
  }

  /** `work` runs inside the transaction; its answer comes when everything is on disk. */
  add<T>(work: () => T): Promise<T> {
    // Whoever touches a closed database ends the process: the driver does not refuse everything itself.
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, done: resolve as (value: unknown) => void, failed: reject });
      this.#schedule();
    });
  }

  close(): void {
    while (this.#waiting.length > 0) this.flush();
    this.#isClosed = true;
  }

  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.flush());
  }

  flush(): void {
    this.#isDue = false;
    const batch = this.#waiting.slice(0, MOST);
    this.#waiting = this.#waiting.slice(MOST);
    if (this.#waiting.length > 0) this.#schedule();
    if (batch.length === 0) return;
    const begun = performance.now();
    const answers = this.#commit(batch);
    this.#heard(batch.length, (performance.now() - begun) / 1000);
    if ('error' in answers) for (const { failed } of batch) failed(answers.error);
    else for (const [i, { done }] of batch.entries()) done(answers.values[i]);
  }

  #commit(batch: readonly Waiting[]): { readonly values: readonly unknown[] } | { readonly error: unknown } {
    let isBegun = false;
    try {
      this.#begin.run();
      isBegun = true;
      const values = batch.map(({ work }) => work());
      this.#end.run();
      return { values };
    } catch (error) {
      try {
        if (isBegun) this.#undo.run();
      } catch {
        // What is broken is told by the first error.
      }
      return { error };
    }
  }
}
