/** A server in a process of its own, which may be killed at any moment. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import type { Address } from './socket.ts';

/** What a server is told at its start. */
export interface ServerOrder {
  /** Where its tables are kept. */
  readonly folder: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Games that are not in the list. */
  readonly games: readonly string[];
  /** Tells before it has stored: to see that a check finds it. */
  readonly isHasty?: boolean;
  /** A PostgreSQL and a NATS that it shares with others, instead of the folder. */
  readonly store?: string;
  readonly broker?: string;
  /** Takes a place that is not free for its own: to see that a check finds it. */
  readonly isCareless?: boolean;
}

/** Its clock goes wrong by so many milliseconds. */
export interface ClockOrder {
  readonly clock: number;
}

export interface Memory {
  /** After collecting garbage. */
  readonly heap: number;
  /** Outside of the heap, but held by it. */
  readonly external: number;
  readonly resident: number;
}

/** `processor` is microseconds of processor time since its start, with all threads. */
interface Answers {
  readonly memory: Memory;
  readonly processor: number;
}

export type ServerQuestion = keyof Answers;
export type ServerWord = { readonly port: number } | Partial<Answers>;

const HOST = '127.0.0.1';
/** As `npm start` does: what a table was a moment ago is thrown away four times less often. */
const YOUNG = '--max-semi-space-size=64';

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly address: Address;
  readonly #ended: Promise<void>;

  private constructor(child: ChildProcess, port: number, ended: Promise<void>) {
    this.#child = child;
    this.address = { host: HOST, port };
    this.#ended = ended;
  }

  /** `flags` are those of Node, for example `--cpu-prof`. */
  static async start(order: ServerOrder, flags: readonly string[] = []): Promise<ServerProcess> {
    const file = fileURLToPath(new URL('./server-main.ts', import.meta.url));
    const child = fork(file, [JSON.stringify(order)], {
      execArgv: ['--expose-gc', YOUNG, ...typesArgv(), ...flags],
      stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
    });
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
    const port = await Promise.race([
      new Promise<number>(resolve =>
        child.once('message', word => resolve((word as { readonly port: number }).port)),
      ),
      ended.then(() => {
        throw new Error('the server ended before it listened');
      }),
    ]);
    return new ServerProcess(child, port, ended);
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  memory(): Promise<Memory> {
    return this.#ask('memory');
  }

  /** Without collecting garbage first, which would keep everybody waiting. */
  processor(): Promise<number> {
    return this.#ask('processor');
  }

  #ask<Question extends ServerQuestion>(question: Question): Promise<Answers[Question]> {
    return Promise.race([
      new Promise<Answers[Question]>(resolve => {
        this.#child.once('message', word => resolve((word as Answers)[question]));
        this.#child.send(question);
      }),
      this.#ended.then(() => {
        throw new Error('the server has ended');
      }),
    ]);
  }

  setClock(milliseconds: number): void {
    const order: ClockOrder = { clock: milliseconds };
    if (!this.hasEnded) this.#child.send(order);
  }

  /** Stops it in the middle of whatever it does; `resume` lets it go on. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  /** Without a chance to finish anything. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** As an operator does. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }
}
