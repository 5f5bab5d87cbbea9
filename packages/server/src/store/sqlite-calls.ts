/** What goes between the thread that serves people and the one that keeps their tables in a file. */
import type { SqliteStore } from './sqlite.ts';

type Asynchronous<T> = {
  [Name in keyof T]: T[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof T];

export type StoreMethod = Asynchronous<SqliteStore>;

export interface StoreCall {
  readonly id: number;
  readonly method: StoreMethod;
  readonly args: readonly unknown[];
}

export type StoreWord =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  /** Of a commit: how many writes, and how long it took. */
  | { readonly writes: number; readonly seconds: number };

/** Everything that is said in one turn of the event loop goes in one message. */
export class Bundle<T> {
  #items: T[] = [];
  readonly #send: (items: readonly T[]) => void;

  constructor(send: (items: readonly T[]) => void) {
    this.#send = send;
  }

  add(item: T): void {
    if (this.#items.push(item) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const items = this.#items;
    this.#items = [];
    this.#send(items);
  }
}
