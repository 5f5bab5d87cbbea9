/**
 * The small game on boardgame.io behind real sockets: three players, and others who watch, at each table. How many moves
 * it does when everybody plays as soon as they may, and how many before people wait too long.
 */
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Beat } from '../../packages/cli/src/bench/online/beat.ts';
import { capacityOf, type Player } from '../../packages/cli/src/bench/online/lap.ts';
import { makeStream, nextInt } from '../../packages/kernel/src/index.ts';
import { HEROES, legal, type Move, type Skirmish } from './skirmish.ts';

const { io } = createRequire(import.meta.url)('socket.io-client');

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    guests: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '8' },
    bytes: { type: 'string', default: '1500' },
    json: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const guests = Math.max(HEROES, Number(values.guests));

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

const server = fork(fileURLToPath(new URL('online-server.ts', import.meta.url)), [values.bytes], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const port = await new Promise<number>(resolve =>
  server.once('message', message => resolve((message as { port: number }).port)),
);

const random = makeStream('peers', 'online');

class Table {
  readonly #number: number;
  readonly #guests: readonly Guest[];
  readonly #crowd: Crowd;
  #round = 0;
  #state: State | undefined;
  /** Who has made the move that is on its way, and when it was due. */
  #mover = 0;
  #due: number | undefined;
  #isGathering = false;

  private constructor(number: number, guests: readonly Guest[], crowd: Crowd) {
    this.#number = number;
    this.#guests = guests;
    this.#crowd = crowd;
    for (const [i, guest] of guests.entries())
      guest.on('update', (matchID, state) => {
        if (matchID !== this.#match) return;
        // A move is done when who made it is told, and the next one may be made by whoever is told that it is their turn.
        if (i === this.#mover && this.#due !== undefined) {
          crowd.done(performance.now() - this.#due);
          this.#due = undefined;
          if (state.ctx.gameover !== undefined) void this.#again();
        }
        if (i === Number(state.ctx.currentPlayer)) this.#state = state;
        this.consider();
      });
  }

  get isQuiet(): boolean {
    return this.#due === undefined && !this.#isGathering;
  }

  async #again(): Promise<void> {
    this.#isGathering = true;
    await this.gather();
    this.#isGathering = false;
    this.consider();
  }

  /** Whether somebody may move here now. */
  consider(): void {
    if (this.#state === undefined || this.#due !== undefined || this.#isGathering) return;
    if (this.#state.ctx.gameover === undefined) this.#crowd.offer(this);
  }

  static async open(number: number, crowd: Crowd): Promise<Table> {
    const connected = await Promise.all(
      Array.from(
        { length: guests },
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
    return new Table(number, connected, crowd);
  }

  get #match(): string {
    return `table-${this.#number}-${this.#round}`;
  }

  /** Everybody comes to a new match; the first one makes it. */
  async gather(): Promise<void> {
    this.#round++;
    this.#state = undefined;
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

  move(due: number): void {
    const { G, ctx, _stateID } = this.#state as State;
    this.#state = undefined;
    this.#due = due;
    this.#mover = Number(ctx.currentPlayer);
    const options = legal(G);
    const { type, ...move } = options[nextInt(random, options.length)] as Move;
    const args = type === 'throwDie' ? Object.values(move) : [];
    const playerID = ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    this.#guests[this.#mover]?.emit('update', action, _stateID, this.#match, playerID);
  }

  close(): void {
    for (const guest of this.#guests) guest.close();
  }
}

class Crowd implements Player {
  readonly tables: Table[] = [];
  latencies: number[] = [];
  readonly #beat = new Beat<Table>((table, due) => {
    this.#offered.delete(table);
    table.move(due);
  });
  readonly #offered = new Set<Table>();
  #isPlaying = false;

  async open(count: number): Promise<void> {
    const AT_ONCE = 10;
    for (let i = 0; i < count; i += AT_ONCE)
      this.tables.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => Table.open(i + j, this)),
        )),
      );
    for (const table of this.tables) await table.gather();
  }

  offer(table: Table): void {
    if (!this.#isPlaying || this.#offered.has(table)) return;
    this.#offered.add(table);
    this.#beat.offer(table);
  }

  done(latency: number): void {
    this.latencies.push(latency);
  }

  play(rate: number | undefined): void {
    this.#isPlaying = true;
    this.#beat.start(rate);
    for (const table of this.tables) table.consider();
  }

  processor(): Promise<number> {
    return new Promise(resolve => {
      server.once('message', message => resolve((message as { processor: number }).processor));
      server.send('processor');
    });
  }

  startCounting(): void {
    this.latencies = [];
  }

  async stop(): Promise<void> {
    this.#isPlaying = false;
    this.#beat.stop();
    this.#offered.clear();
    while (!this.tables.every(({ isQuiet }) => isQuiet))
      await new Promise(resolve => setTimeout(resolve, 10));
  }
}

const crowd = new Crowd();
await crowd.open(tables);
const capacity = await capacityOf(crowd, seconds);
console.log(JSON.stringify(capacity, null, values.json ? 0 : 2));
server.kill('SIGKILL');
for (const table of crowd.tables) table.close();
process.exit(0);
