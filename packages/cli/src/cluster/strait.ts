/** Stands between a server and what it needs, and loses what it is told to lose. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './engines.ts';

/** `deaf`: what is sent arrives, and nothing comes back. `torn`: half of the next word arrives, and then nothing more. */
export type Weather = 'clear' | 'slow' | 'deaf' | 'torn';

const HOST = '127.0.0.1';
/** Milliseconds that everything takes longer when it is slow. */
const SLOW = 80;

interface Word {
  readonly chunk: Buffer;
  readonly due: number;
  /** For the last word that passes. */
  readonly whenSent: (() => void) | undefined;
}

/** One direction of a connection: nothing overtakes what was sent before it. */
class Way {
  readonly #to: Socket;
  readonly #waiting: Word[] = [];
  #isOver = false;

  constructor(to: Socket) {
    this.#to = to;
  }

  pass(chunk: Buffer, later = 0, whenSent?: () => void): void {
    if (this.#isOver) return;
    this.#isOver = whenSent !== undefined;
    this.#waiting.push({ chunk, due: performance.now() + later, whenSent });
    if (this.#waiting.length === 1) this.#goOn();
  }

  readonly #goOn = (): void => {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const left = next.due - performance.now();
      if (left > 0) return void setTimeout(this.#goOn, left);
      if (!this.#to.destroyed) this.#to.write(next.chunk, next.whenSent);
      this.#waiting.shift();
    }
  };
}

export class Strait {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  weather: Weather = 'clear';

  private constructor(port: number, target: number) {
    this.port = port;
    this.#server = createServer(near =>
      this.#join(near, connect({ host: HOST, port: target, noDelay: true })),
    );
    this.#server.listen(port, HOST);
  }

  static async to(target: number): Promise<Strait> {
    return new Strait(await freePort(), target);
  }

  #join(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    near.setNoDelay();
    const end = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    const [there, back] = [new Way(far), new Way(near)];
    near.on('data', chunk => this.#pass(chunk, there));
    far.on('data', chunk => {
      if (this.weather !== 'deaf') this.#pass(chunk, back);
    });
  }

  #pass(chunk: Buffer, way: Way): void {
    if (this.weather === 'torn') {
      this.weather = 'clear';
      way.pass(chunk.subarray(0, chunk.length >> 1), 0, () => this.cut());
    } else way.pass(chunk, this.weather === 'slow' ? SLOW : 0);
  }

  /** Every connection, whatever is on its way. */
  cut(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}
