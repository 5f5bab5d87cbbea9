/** All sockets of a server: who may connect, how many, and who is still there. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuseOnline, SOCKET_PATH } from '@tumblekeep/protocol';
import { WebSocketServer } from 'ws';
import type { ServerOptions } from '../options.ts';
import { refuseRaw } from '../page/refusals.ts';
import { unhurried } from '../unhurried.ts';
import { type Around, Connection } from './connection.ts';
import { addressOf, isOurPage } from './visitor.ts';

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] as string;

/** A little later than our own limit, which says why. */
const ROOM = 4;

export class Sockets {
  readonly #around: Around;
  readonly #options: ServerOptions;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #server: WebSocketServer;

  constructor(server: Server, around: Around, options: ServerOptions) {
    this.#around = around;
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      clientTracking: false,
      maxPayload: around.limits.messageSize * ROOM,
    });
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  get size(): number {
    return this.#connections.size;
  }

  get watchers(): number {
    let count = 0;
    for (const { seats } of this.#connections) if (seats.length === 0) count++;
    return count;
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Whoever asked may be gone before anybody else listens for that.
    socket.on('error', () => socket.destroy());
    const { publicUrl, trustedProxies = 0 } = this.#options;
    if (pathOf(request) !== SOCKET_PATH) refuseRaw(socket, 404);
    else if (!isOurPage(request, publicUrl)) refuseRaw(socket, 403);
    else if (this.#around.isLeaving) refuseRaw(socket, 503);
    else
      this.#server.handleUpgrade(request, socket, head, opened => {
        const address = addressOf(request, trustedProxies);
        const connection = new Connection(opened, this.#around);
        this.#count(address, 1);
        this.#connections.add(connection);
        opened.on('message', (data, isBinary) => {
          if (isBinary) connection.close(refuseOnline('message', 'not-understood'));
          else connection.receive(data.toString());
        });
        opened.on('pong', () => {
          connection.isAlive = true;
        });
        // The other side is told by a code, and may hear it only if nobody ends the connection under it.
        opened.on('error', () => connection.gone());
        opened.on('close', () => {
          connection.gone();
          this.#connections.delete(connection);
          this.#count(address, -1);
        });
        this.#admit(connection, address);
      });
  }

  /** A browser tells a page nothing of a refused upgrade: who is too many is let in, told why, and closed. */
  #admit(connection: Connection, address: string): void {
    const { connections, connectionsPerAddress } = this.#around.limits;
    const LATER = 10_000;
    if (this.#connections.size > connections) connection.close(refuseOnline('full', 'server-full'), LATER);
    else if ((this.#perAddress.get(address) ?? 0) > connectionsPerAddress)
      connection.close(refuseOnline('connections', 'too-many-connections'), LATER);
  }

  #count(address: string, change: number): void {
    const count = (this.#perAddress.get(address) ?? 0) + change;
    if (count <= 0) this.#perAddress.delete(address);
    else this.#perAddress.set(address, count);
  }

  /** One look at everybody instead of a clock for each. */
  check(): Promise<void> {
    return unhurried(this.#connections, connection => connection.check());
  }

  /** Everybody is told to come back. */
  leave(): void {
    for (const connection of this.#connections) connection.leaveSoon();
  }
}
