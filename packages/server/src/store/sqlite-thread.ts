/** Tables in one file, kept by a thread of its own. One that dies is replaced: everything is in the file. */
import { Worker } from 'node:worker_threads';
import type { LogStore } from '@tumblekeep/host';
import { type CommitHeard, StoreAway, type TableStore } from './port.ts';
import { SqliteStore } from './sqlite.ts';
import { Bundle, type StoreCall, type StoreMethod, type StoreWord } from './sqlite-calls.ts';

interface Open {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Milliseconds after which a thread that has died is replaced. */
const AGAIN = 500;

export class SqliteThread implements TableStore {
  readonly isShared = false;
  readonly #heard: CommitHeard | undefined;
  readonly #start: () => Worker;
  #worker: Worker;
  readonly #calls: Bundle<StoreCall>;
  readonly #open = new Map<number, Open>();
  #asked = 0;
  /** The thread is no more, and the next one has not begun. */
  isAway = false;
  #isClosed = false;

  /** A file that cannot be used is noticed at once; `execArgv` is what a thread needs to load sources, unless it is what this program was started with. */
  constructor(
    folder: string,
    execArgv: readonly string[] | undefined,
    heard?: CommitHeard,
    trouble?: (error: unknown) => void,
  ) {
    void new SqliteStore(folder).close();
    this.#heard = heard;
    this.#start = () => {
      const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
        ...(execArgv && { execArgv: [...execArgv] }),
        workerData: folder,
      });
      worker.on('message', (words: readonly StoreWord[]) => {
        for (const word of words) this.#hear(word);
      });
      worker.on('error', error => trouble?.(error));
      worker.on('exit', () => this.#lose());
      worker.unref();
      return worker;
    };
    this.#worker = this.#start();
    this.#calls = new Bundle(calls => this.#worker.postMessage(calls));
  }

  readonly create = this.#asking('create');
  readonly find = this.#asking('find');
  readonly findByCode = this.#asking('findByCode');
  readonly hasNews = this.#asking('hasNews');
  readonly changed = this.#asking('changed');
  readonly listed = this.#asking('listed');
  readonly all = this.#asking('all');
  readonly marks = this.#asking('marks');
  readonly markAt = this.#asking('markAt');
  readonly change = this.#asking('change');
  readonly begin = this.#asking('begin');
  readonly takeChair = this.#asking('takeChair');
  readonly changeChair = this.#asking('changeChair');
  readonly vacate = this.#asking('vacate');
  readonly addKey = this.#asking('addKey');
  readonly addResult = this.#asking('addResult');
  readonly results = this.#asking('results');
  readonly archive = this.#asking('archive');
  readonly #append = this.#asking('append');
  readonly #read = this.#asking('read');
  readonly #close = this.#asking('close');

  log(number: number): LogStore {
    return {
      append: (at, lines, mark) => this.#append(number, at, lines, mark),
      read: from => this.#read(number, from),
    };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const closing = this.isAway ? undefined : this.#close();
    this.#isClosed = true;
    // Nobody leaves before the file is closed.
    this.#worker.ref();
    await closing;
    await this.end();
  }

  /** At once, whatever it is doing. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #asking<Name extends StoreMethod>(method: Name): SqliteStore[Name] {
    const ask = (...args: readonly unknown[]): Promise<unknown> =>
      new Promise((done, failed) => {
        if (this.#isClosed) failed(new Error('the store is closed'));
        else if (this.isAway) failed(new StoreAway());
        else {
          const id = ++this.#asked;
          this.#open.set(id, { done, failed });
          this.#calls.add({ id, method, args });
        }
      });
    return ask as SqliteStore[Name];
  }

  #hear(word: StoreWord): void {
    if ('writes' in word) {
      this.#heard?.(word.writes, word.seconds);
      return;
    }
    const open = this.#open.get(word.id);
    this.#open.delete(word.id);
    if ('error' in word) open?.failed(new Error(word.error));
    else open?.done(word.value);
  }

  /** Whether what waits was stored is found out by reading it. */
  #lose(): void {
    this.isAway = true;
    for (const { failed } of this.#open.values()) failed(new StoreAway());
    this.#open.clear();
    if (this.#isClosed) return;
    const replace = (): void => {
      if (this.#isClosed) return;
      this.#worker = this.#start();
      this.isAway = false;
    };
    setTimeout(replace, AGAIN).unref();
  }
}
