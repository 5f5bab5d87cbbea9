/** A few threads; each call goes to the one that has least to do. One that dies is replaced, and its calls fail. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnswerMessage, CallMessage, ThreadCall } from './calls.ts';

interface Open {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly open: Map<number, Open>;
}

/** A bot that looks for its aim for the first time must not keep somebody's hand waiting. */
const LEAST = 2;

export class Threads {
  readonly #threads: (Thread | undefined)[];
  readonly #execArgv: readonly string[] | undefined;
  #calls = 0;
  #isClosed = false;

  /**
   * Started when they are first needed; `execArgv` is what a thread needs to load sources, unless it is what this program
   * was started with.
   */
  constructor(execArgv: readonly string[] | undefined, count = Math.max(LEAST, availableParallelism() - 1)) {
    this.#execArgv = execArgv;
    this.#threads = Array.from({ length: count }, () => undefined);
  }

  /** In the thread that has least to do. */
  call(rules: string, call: ThreadCall, ...args: readonly unknown[]): Promise<unknown> {
    return this.#callAt(() => this.#leastBusy(), rules, call, args);
  }

  /** In every thread. */
  async callAll(rules: string, call: ThreadCall): Promise<void> {
    await Promise.all(this.#threads.map((_, i) => this.#callAt(() => this.#at(i), rules, call, [])));
  }

  #callAt(thread: () => Thread, rules: string, call: ThreadCall, args: readonly unknown[]): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.#isClosed) {
        failed(new Error('the threads have ended'));
        return;
      }
      const { worker, open } = thread();
      const id = ++this.#calls;
      open.set(id, { done, failed });
      const message: CallMessage = { id, rules, call, args };
      try {
        worker.postMessage(message);
      } catch (error) {
        open.delete(id);
        failed(error as Error);
      }
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(thread => thread?.worker.terminate()));
  }

  #leastBusy(): Thread {
    let best = 0;
    for (let i = 0; i < this.#threads.length; i++) {
      if (this.#load(i) < this.#load(best)) best = i;
    }
    return this.#at(best);
  }

  #at(place: number): Thread {
    const known = this.#threads[place];
    if (known !== undefined) return known;
    const started = this.#start(place);
    this.#threads[place] = started;
    return started;
  }

  /** One that is not started yet costs more than one that has nothing to do. */
  #load(i: number): number {
    const thread = this.#threads[i];
    return thread === undefined ? 0.5 : thread.open.size;
  }

  #start(place: number): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      ...(this.#execArgv && { execArgv: [...this.#execArgv] }),
    });
    const thread: Thread = { worker, open: new Map() };
    const lose = (error: Error): void => {
      if (this.#threads[place] === thread) this.#threads[place] = undefined;
      for (const { failed } of thread.open.values()) failed(error);
      thread.open.clear();
    };
    worker.on('message', (answer: AnswerMessage) => {
      const open = thread.open.get(answer.id);
      thread.open.delete(answer.id);
      if ('error' in answer) open?.failed(new Error(answer.error));
      else open?.done(answer.value);
    });
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('the thread has ended')));
    worker.unref();
    return thread;
  }
}
