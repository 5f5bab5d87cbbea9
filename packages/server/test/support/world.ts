/** A real server on loopback and devices that come to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGames } from '@tumblekeep/games';
import type { Hosted, Kinds } from '@tumblekeep/host';
import type { Refusal } from '@tumblekeep/kernel';
import {
  type Aimed,
  type ClientStep,
  freshSecret,
  type HeldSeat,
  type OpenedTable,
  PROTOCOL_VERSION,
  type Said,
  SOCKET_PATH,
  type SocketLike,
  TableClient,
  type TableOrder,
  type WireInput,
  type WireTold,
} from '@tumblekeep/protocol';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { type GameServer, listen, makeGameServer, type ServerOptions } from '../../src/index.ts';

const REGISTER = new URL('../../../terminal-kit/bin/register.mjs', import.meta.url).href;

export interface World {
  readonly folder: string;
  readonly url: string;
  readonly socketUrl: string;
  /** With other options, where they are given. */
  restart(other?: Partial<ServerOptions>): Promise<void>;
  close(): Promise<void>;
}

export async function makeWorld(options: Partial<ServerOptions> = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-server-'));
  const games = await loadGames();
  let server: GameServer;
  let port = 0;
  const start = async (other: Partial<ServerOptions> = {}): Promise<void> => {
    server = makeGameServer(games, {
      data: folder,
      pace: 0,
      absence: 0,
      logLevel: 'silent',
      threadArguments: ['--import', REGISTER],
      threads: 1,
      ...options,
      ...other,
    });
    port = await listen(server.http, '127.0.0.1', port);
  };
  await start();
  return {
    folder,
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    get socketUrl() {
      return `ws://127.0.0.1:${port}${SOCKET_PATH}`;
    },
    async restart(other) {
      await server.close();
      await start(other);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Order extends Omit<TableOrder, 'version' | 'chairs' | 'listed' | 'key' | 'opener'> {
  readonly names?: readonly string[];
  readonly listed?: boolean;
}

export interface Opened extends OpenedTable {
  readonly key: string;
  readonly opener: string;
  readonly held: readonly HeldSeat[];
}

export const post = (world: World, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${world.url}/api/tables`, { method: 'POST', body: JSON.stringify(body), headers });

/** Opens a table and sits down on its first chairs. */
export async function openTable(
  world: World,
  { names = [], listed = false, ...order }: Order,
): Promise<Opened> {
  const key = freshSecret();
  const opener = freshSecret();
  const chairs = names.map((name, place) => ({ place, name, secret: freshSecret() }));
  const answer = await post(world, { version: PROTOCOL_VERSION, ...order, key, opener, chairs, listed });
  const opened = (await answer.json()) as OpenedTable;
  expect(answer.status, JSON.stringify(opened)).toBe(201);
  const held = chairs.map(({ place, secret }) => ({ seat: opened.seats[place] as string, secret }));
  return { ...opened, key, opener, held };
}

export class Device {
  readonly client: TableClient;
  readonly steps: ClientStep[] = [];
  readonly said: Said[] = [];
  readonly nudges: string[] = [];
  readonly aimed: Aimed[] = [];
  missed: readonly WireInput[] | undefined;
  /** Why the link is not open. */
  why: Refusal | undefined;
  #waiting: (() => void)[] = [];

  constructor(
    world: World,
    { table, key, opener }: { table: string; key?: string; opener?: string },
    seats: readonly HeldSeat[] = [],
  ) {
    const note = (): void => {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const wake of waiting) wake();
    };
    this.client = new TableClient({
      open: () => new WebSocket(world.socketUrl) as unknown as SocketLike,
      table,
      ...(key !== undefined && { key }),
      ...(opener !== undefined && { opener }),
      seats,
      hear: {
        fresh: (_told, missed) => {
          this.missed = missed;
          note();
        },
        step: step => {
          this.steps.push(step);
          note();
        },
        company: note,
        link: (_state, why) => {
          this.why = why;
          note();
        },
        said: said => {
          this.said.push(said);
          note();
        },
        aimed: aimed => {
          this.aimed.push(aimed);
          note();
        },
        nudged: ({ seat }) => {
          this.nudges.push(seat);
          note();
        },
      },
    });
  }

  get told(): WireTold {
    return this.client.told as WireTold;
  }

  /** Waits for what it hears, never for a time. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(resolve => void this.#waiting.push(resolve));
  }

  open(): Promise<void> {
    return this.until(() => this.client.state === 'open');
  }

  async must(asking: Parameters<TableClient['ask']>[0]): Promise<Awaited<ReturnType<TableClient['ask']>>> {
    const answered = await this.client.ask(asking);
    expect(answered.ok ? undefined : answered.error).toBeUndefined();
    return answered;
  }

  /** The code of the refusal, or nothing. */
  async refusal(asking: Parameters<TableClient['ask']>[0]): Promise<string | undefined> {
    const answered = await this.client.ask(asking);
    return answered.ok ? undefined : answered.error.sentence;
  }

  /** Does one thing it may do; a table that went on by itself meanwhile is looked at again. */
  async play(choose: (legal: WireTold['legal']) => string | undefined = ([first]) => first): Promise<void> {
    for (;;) {
      await this.until(() => this.told.legal.length > 0 || this.told.outcome !== undefined);
      const { at, asked, legal } = this.told;
      const action = choose(legal);
      if (action === undefined) return;
      const own = asked.filter(seat => this.client.seats.some(held => held.seat === seat));
      let said: string | undefined;
      // Where several of its seats are asked, the thing is one of them's to do.
      for (const seat of own) {
        said = await this.refusal({ type: 'input', seat, at, input: { type: 'act', action } });
        if (said !== 'for-somebody-else') break;
      }
      if (said === undefined) return;
      // It may have gone on to its end.
      expect(['table-went-on', 'only-in-a-game']).toContain(said);
      await this.until(() => this.told.at > at);
    }
  }

  close(): void {
    this.client.close();
  }
}

/** An ordinary game of each rule set, for at least two. */
export async function ordinaryGames(): Promise<
  readonly { readonly rules: string; readonly options: unknown; readonly hosted: Hosted<Kinds> }[]
> {
  const found = [];
  for (const game of await loadGames())
    for (const rules of Object.keys(game.rules)) {
      const hosted = await game.hosted(rules);
      for (let i = 0; i < 50; i++) {
        const options = game.ordinary(rules, i);
        const made = hosted.game.setup(options, 'seats');
        if (!made.ok || hosted.seatsOf(made.value).length < 2) continue;
        found.push({ rules, options, hosted });
        break;
      }
    }
  return found;
}

/** One in which dice are thrown. */
export async function throwingGame(): Promise<{ readonly rules: string; readonly options: unknown }> {
  const games = await ordinaryGames();
  const { rules, options } = games.find(({ hosted }) => hosted.throwing !== undefined) ?? games[0]!;
  return { rules, options };
}

/** One in which nothing is thrown, so that it goes fast. */
export async function quickGame(): Promise<{ readonly rules: string; readonly options: unknown }> {
  const games = await ordinaryGames();
  const { rules, options } = games.find(({ hosted }) => hosted.throwing === undefined) ?? games[0]!;
  return { rules, options };
}
