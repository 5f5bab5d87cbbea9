/** A table elsewhere, in this thread: as much of a server as a page needs to sit down at it. */
import {
  type Hosted,
  type Kinds,
  MemoryStore,
  SPECTATOR,
  type Step,
  Table,
  type Told,
} from '@tumblekeep/host';
import { parseLog, type Result, replay } from '@tumblekeep/kernel';
import type {
  AskedMessage,
  Company,
  DownMessage,
  Hello,
  UpMessage,
  WireInput,
  WireTold,
} from '@tumblekeep/protocol';
import { must } from './page.ts';

type Hearing = {
  readonly send: (message: DownMessage) => void;
  readonly seats: readonly string[];
  stop: () => void;
};

export class TableServer {
  readonly name: string;
  readonly hosted: Hosted<Kinds>;
  readonly table: Table<Kinds>;
  readonly #store: MemoryStore;
  readonly #game: string;
  readonly #connections = new Set<FakeSocket>();
  /** Of the cards and the physics by which it plays. */
  revision: string;
  physics: string | undefined;
  /** Whether anything gets through. */
  isUp = true;

  private constructor(
    name: string,
    game: string,
    hosted: Hosted<Kinds>,
    table: Table<Kinds>,
    store: MemoryStore,
  ) {
    this.name = name;
    this.#game = game;
    this.hosted = hosted;
    this.table = table;
    this.#store = store;
    this.revision = hosted.game.revision;
    this.physics = hosted.throwing?.physics;
  }

  static async open(
    name: string,
    game: string,
    hosted: Hosted<Kinds>,
    { options, seating }: { readonly options: unknown; readonly seating: unknown },
  ): Promise<TableServer> {
    const store = new MemoryStore();
    const table = must(await Table.begin({ hosted, store }, { options, seed: 'elsewhere', seating }));
    return new TableServer(name, game, hosted, table, store);
  }

  /** What is behind `new WebSocket` of a page. */
  get Socket(): new () => FakeSocket {
    const server = this;
    return class extends FakeSocket {
      constructor() {
        super(server);
      }
    };
  }

  connect(socket: FakeSocket): void {
    this.#connections.add(socket);
  }

  /** Everybody loses the connection. */
  cut(): void {
    this.isUp = false;
    for (const socket of [...this.#connections]) socket.close();
    this.#connections.clear();
  }

  get company(): Company {
    const chairs = this.table.position.seats.map(seat => ({
      seat,
      who: 'person' as const,
      name: seat,
      isHere: true,
      isReady: false,
      isMuted: false,
      hasStandIn: false,
      agreed: [],
    }));
    return { phase: 'playing', chairs, watchers: 0, isListed: false };
  }

  wire({ legal, lying, ...told }: Told<Kinds>): WireTold {
    const { position } = this.table;
    return JSON.parse(
      JSON.stringify({
        ...told,
        legal: legal.map(action => this.hosted.game.print(action)),
        lying: lying && { dice: (lying as { dice: unknown }).dice },
        thrower: this.hosted.throwing?.throwerOf(position.state),
        seating: this.hosted.logSeating(position.seating),
      }),
    ) as WireTold;
  }

  async inputs(): Promise<WireInput[]> {
    const { game } = this.hosted;
    const log = must(parseLog(must(await this.#store.read()).join('')));
    const inputs: WireInput[] = [];
    let events: unknown[] = [];
    must(
      replay(
        game,
        log,
        input => {
          inputs.push({
            action: input?.action,
            by: input?.by,
            events: events.map(event => game.redact(event, SPECTATOR)),
            evidence: input?.evidence,
          });
          events = [];
        },
        event => void events.push(event),
      ),
    );
    return inputs;
  }

  /** Nothing where something was taken back since. */
  async #since(at: number): Promise<WireInput[] | undefined> {
    const lines = must(await this.#store.read());
    const isTakenBack = lines.length - 1 !== this.table.position.inputs;
    return isTakenBack ? undefined : (await this.inputs()).slice(at);
  }

  async hello({ seats, at }: Hello, send: Hearing['send']): Promise<Hearing> {
    const held = seats.map(({ seat }) => seat);
    const eyes = held.length === 1 ? (held[0] as string) : null;
    const caller = { seats: held };
    const told = this.wire(must(this.table.tell(caller, eyes ?? SPECTATOR)));
    const missed = at === undefined ? undefined : await this.#since(at);
    send({
      type: 'welcome',
      version: 1,
      facts: {
        table: this.name,
        game: this.#game,
        rules: this.hosted.game.id,
        options: this.hosted.game.options(this.table.position.state),
        seats: this.table.position.seats,
        seedHash: '',
        created: 0,
        revision: this.revision,
        physics: this.physics,
      },
      seats: held,
      isOpener: false,
      eyes,
      company: this.company,
      told,
      missed,
      now: 0,
    });
    const stop = this.table.listen(caller, eyes ?? SPECTATOR, step => send(this.#step(step)));
    return { send, seats: held, stop };
  }

  #step({ action, by, events, evidence, told }: Step<Kinds>): DownMessage {
    return {
      type: 'step',
      at: told.at,
      action: action === undefined ? undefined : this.hosted.game.print(action),
      by,
      events,
      evidence,
      change: [this.wire(told)],
    };
  }

  async answer(message: AskedMessage, hearing: Hearing): Promise<void> {
    const { id } = message;
    const { send, seats } = hearing;
    const done = (result: Result<number | undefined, never> | { ok: false; error: never }): void =>
      result.ok
        ? send({ type: 'done', id, at: result.value })
        : send({ type: 'refused', id, refusal: result.error });
    if (message.type === 'recount')
      send({ type: 'recounted', id, from: 0, inputs: await this.inputs(), isLast: true });
    else if (message.type === 'inquire') {
      const answer = await this.table.inquire({ seats }, SPECTATOR, message.question);
      if (answer.ok) send({ type: 'answer', id, answer: JSON.parse(JSON.stringify(answer.value)) });
      else send({ type: 'refused', id, refusal: answer.error });
    } else if (message.type === 'input') {
      const { input, seat, at } = message;
      const read =
        input.type === 'act'
          ? { type: 'act' as const, action: must(this.hosted.game.parse(input.action)) }
          : input;
      done((await this.table.act({ seats: [seat] }, read, at)) as never);
    } else if (message.type === 'look') {
      hearing.stop();
      const eyes = message.seat;
      const told = this.wire(must(this.table.tell({ seats }, eyes ?? SPECTATOR)));
      hearing.stop = this.table.listen({ seats }, eyes ?? SPECTATOR, step => send(this.#step(step)));
      send({ type: 'told', eyes, seats, told });
      done({ ok: true, value: undefined });
    } else done({ ok: true, value: undefined });
  }
}

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #server: TableServer;
  #hearing: Promise<Hearing> | undefined;
  #isOpen = true;

  constructor(server: TableServer) {
    this.#server = server;
    server.connect(this);
    setTimeout(() => (server.isUp ? this.onopen?.() : this.close()), 0);
  }

  send(text: string): void {
    for (const line of text.split('\n')) void this.#take(JSON.parse(line) as UpMessage);
  }

  async #take(message: UpMessage): Promise<void> {
    const say = (down: DownMessage): void => {
      if (this.#isOpen) this.onmessage?.({ data: JSON.stringify(down) });
    };
    if (message.type === 'hello') this.#hearing = this.#server.hello(message, say);
    else if (message.type === 'ping') say({ type: 'pong' });
    else if (message.type !== 'aim' && this.#hearing !== undefined)
      await this.#server.answer(message, await this.#hearing);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    void this.#hearing?.then(({ stop }) => stop());
    this.onclose?.();
  }
}
