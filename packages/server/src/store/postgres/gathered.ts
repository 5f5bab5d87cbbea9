/** Questions of one turn of the event loop in one statement: after a restart everybody asks at once. */

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly done: (value: Value) => void;
  readonly failed: (error: unknown) => void;
}

/** Keys of one statement: what it answers is held in memory. */
const MOST = 64;

export class Gathered<Key, Value> {
  readonly #ask: (keys: readonly Key[]) => Promise<readonly Value[]>;
  #waiting: Waiting<Key, Value>[] = [];

  /** `ask` answers for each key at its place. */
  constructor(ask: (keys: readonly Key[]) => Promise<readonly Value[]>) {
    this.#ask = ask;
  }

  get(key: Key): Promise<Value> {
    return new Promise((done, failed) => {
      if (this.#waiting.push({ key, done, failed }) === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < all.length; from += MOST) void this.#answer(all.slice(from, from + MOST));
  }

  async #answer(asked: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await this.#ask(asked.map(({ key }) => key));
      for (const [i, { done }] of asked.entries()) done(values[i] as Value);
    } catch (error) {
      for (const { failed } of asked) failed(error);
    }
  }
}
