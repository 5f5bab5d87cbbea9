/**
 * The small game on boardgame.io behind real sockets: three players and somebody who watches at each table, everybody
 * playing as soon as they may. `--tables`, `--seconds`, `--json`.
 */
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeStream, nextInt } from '../../packages/kernel/src/index.ts';
import { HEROES, legal, type Move, type Skirmish } from './skirmish.ts';

const { io } = createRequire(import.meta.url)('socket.io-client');

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const WARMING = 3;
const GUESTS = HEROES + 1;

interface State {
  readonly G: Skirmish;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Guest {
  on(type: string, hear: (matchID: string, state: State) => void): void;
  once(type: string, hear: (matchID: string, state: State) => void): void;
  emit(type: string, ...args: unknown[]): void;
  close(): void;
}

const server = fork(fileURLToPath(new URL('online-server.ts', import.meta.url)), {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const port = await new Promise<number>(resolve =>
  server.once('message', message => resolve((message as { port: number }).port)),
);

const random = makeStream('peers', 'online');
let latencies: number[] = [];

class Table {
  readonly #number: number;
  readonly #guests: readonly Guest[];
  #round = 0;
  #sent = 0;
  #state: State | undefined;

  private constructor(number: number, guests: readonly Guest[]) {
    this.#number = number;
    this.#guests = guests;
    for (const [i, guest] of guests.entries())
      guest.on('update', (matchID, state) => {
        if (matchID === this.#match && i === Number(state.ctx.currentPlayer)) this.#play(state);
        if (matchID === this.#match && i === 0 && state.ctx.gameover !== undefined)
          void this.gather().then(() => this.play());
      });
  }

  static async open(number: number): Promise<Table> {
    const guests = await Promise.all(
      Array.from(
        { length: GUESTS },
        () =>
          new Promise<Guest>(resolve => {
            const socket = io(`http://127.0.0.1:${port}/skirmish`, {
              transports: ['websocket'],
              forceNew: true,
            });
            socket.once('connect', () => resolve(socket));
          }),
      ),
    );
    return new Table(number, guests);
  }

  get #match(): string {
    return `table-${this.#number}-${this.#round}`;
  }

  /** Everybody comes to a new match; the first one makes it. */
  async gather(): Promise<void> {
    this.#round++;
    this.#sent = 0;
    for (const [i, guest] of this.#guests.entries()) {
      const synced = new Promise<State>(resolve =>
        guest.once('sync', (matchID, info) => {
          if (matchID === this.#match) resolve((info as unknown as { state: State }).state);
        }),
      );
      guest.emit('sync', this.#match, i < HEROES ? String(i) : null, undefined, HEROES);
      this.#state = await synced;
    }
  }

  play(): void {
    if (this.#state !== undefined) this.#play(this.#state);
  }

  #play({ G, ctx, _stateID }: State): void {
    if (ctx.gameover !== undefined) return;
    if (this.#sent > 0) latencies.push(performance.now() - this.#sent);
    this.#sent = performance.now();
    const options = legal(G);
    const { type, ...move } = options[nextInt(random, options.length)] as Move;
    const args = type === 'throwDie' ? Object.values(move) : [];
    const playerID = ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    this.#guests[Number(playerID)]?.emit('update', action, _stateID, this.#match, playerID);
  }

  close(): void {
    for (const guest of this.#guests) guest.close();
  }
}

const opened: Table[] = [];
for (let i = 0; i < tables; i += 10)
  opened.push(
    ...(await Promise.all(Array.from({ length: Math.min(10, tables - i) }, (_, j) => Table.open(i + j)))),
  );
for (const table of opened) await table.gather();
for (const table of opened) table.play();
await new Promise(resolve => setTimeout(resolve, WARMING * 1000));
latencies = [];
const began = performance.now();
await new Promise(resolve => setTimeout(resolve, seconds * 1000));
const elapsed = (performance.now() - began) / 1000;
const sorted = latencies.sort((a, b) => a - b);
const part = (share: number): number => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
const result = {
  movesPerSecond: Math.round(sorted.length / elapsed),
  p50Ms: part(0.5),
  p99Ms: part(0.99),
  clients: tables * GUESTS,
  tables,
};
console.log(JSON.stringify(result, null, values.json ? 0 : 2));
server.kill('SIGKILL');
for (const table of opened) table.close();
process.exit(0);
