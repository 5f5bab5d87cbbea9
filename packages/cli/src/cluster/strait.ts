/** Stands between a server and its database, and loses what it is told to lose. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './engines.ts';

/** `deaf`: what is sent arrives, and nothing comes back. */
export type Weather = 'clear' | 'slow' | 'deaf';

const HOST = '127.0.0.1';
/** Milliseconds that everything takes longer when it is slow. */
const SLOW = 80;

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
    near.on('data', chunk => this.#pass(chunk, far));
    far.on('data', chunk => {
      if (this.weather !== 'deaf') this.#pass(chunk, near);
    });
  }

  #pass(chunk: Buffer, to: Socket): void {
    if (this.weather !== 'slow') to.write(chunk);
    else setTimeout(() => to.destroyed || to.write(chunk), SLOW);
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
