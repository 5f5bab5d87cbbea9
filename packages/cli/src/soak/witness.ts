/** Sockets of real clients, and somebody who writes down what was sent and what was acknowledged, by id. */
import type { GameInput, SocketLike } from '@tumblekeep/protocol';
import { type Address, CrowdSocket } from '../online/socket.ts';

export interface Sent {
  readonly table: string;
  readonly seat: string;
  readonly input: GameInput;
}

/** The server's word that it was done. */
export interface Acknowledged {
  readonly id: string;
  readonly at: number;
}

const INPUT = '{"type":"input"';
const DONE = '{"type":"done"';

export class Witness {
  readonly sent = new Map<string, Sent>();
  readonly acknowledged: Acknowledged[] = [];
  /** By the port of the server. */
  readonly #sockets = new Map<number, Set<CrowdSocket>>();

  /** A socket as clients know it. */
  open(address: Address, table: string): SocketLike {
    const there = this.#socketsAt(address);
    const like: SocketLike = {
      send: text => {
        this.#send(text, table);
        socket.send(text);
      },
      close: () => socket.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    const socket = new CrowdSocket(
      address,
      {
        frame: data => {
          this.#hear(data);
          like.onmessage?.({ data });
        },
        closed: () => {
          there.delete(socket);
          like.onclose?.(undefined as never);
        },
      },
      () => like.onopen?.(undefined as never),
    );
    there.add(socket);
    return like;
  }

  /** Everybody who is connected there loses the connection, whatever is on its way. */
  cut(address: Address): void {
    for (const socket of this.#socketsAt(address)) socket.drop();
  }

  #socketsAt({ port }: Address): Set<CrowdSocket> {
    const known = this.#sockets.get(port) ?? new Set();
    this.#sockets.set(port, known);
    return known;
  }

  #send(text: string, table: string): void {
    if (!text.startsWith(INPUT)) return;
    const { id, seat, input } = JSON.parse(text) as Sent & { readonly id: string };
    this.sent.set(id, { table, seat, input });
  }

  #hear(frame: string): void {
    for (const line of frame.split('\n')) {
      if (!line.startsWith(DONE)) continue;
      const { id, at } = JSON.parse(line) as { readonly id: string; readonly at?: number };
      if (at !== undefined && this.sent.has(id)) this.acknowledged.push({ id, at });
    }
  }
}
