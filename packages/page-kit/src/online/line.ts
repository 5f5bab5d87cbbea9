/** The connection to one table elsewhere. Games and the company around them listen to the same one. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type Answered,
  type Asking,
  type Listening,
  refuseOnline,
  SOCKET_PATH,
  type SocketLike,
  TableClient,
  UNFIT,
} from '@tumblekeep/protocol';
import { onlineId } from './address.ts';
import { recall, remember } from './memory.ts';

/** A screen is left before the next one has come: so long the table is not left. */
const LINGER = 20_000;

export type OpenSocket = () => SocketLike;

export class Line {
  readonly table: string;
  /** Sees what everybody may see, whatever seats this device has. */
  readonly isStage: boolean;
  readonly client: TableClient;
  readonly #listeners = new Set<Listening>();
  #overhearing = 0;
  readonly #onEmpty: () => void;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #why: Refusal | undefined;
  #unfit: Refusal | undefined;

  constructor(
    table: string,
    parts: Omit<ConstructorParameters<typeof TableClient>[0], 'table' | 'hear' | 'chance'>,
    onEmpty: () => void,
    isStage = false,
  ) {
    this.table = table;
    this.isStage = isStage;
    this.#onEmpty = onEmpty;
    const toAll =
      <Name extends keyof Listening>(name: Name) =>
      (...news: Parameters<NonNullable<Listening[Name]>>): void => {
        for (const one of this.#listeners)
          (one[name] as ((...all: typeof news) => void) | undefined)?.(...news);
      };
    this.client = new TableClient({
      ...parts,
      table,
      chance: () => Math.random(),
      hear: {
        fresh: toAll('fresh'),
        step: toAll('step'),
        company: toAll('company'),
        link: (state, why) => {
          this.#why = why;
          if (state === 'open') this.#unfit = undefined;
          else if (why?.code === UNFIT) this.#unfit = why;
          toAll('link')(state, why);
        },
        said: toAll('said'),
        reacted: toAll('reacted'),
        nudged: toAll('nudged'),
        aimed: toAll('aimed'),
      },
    });
    this.#lingers();
  }

  /** Why it was lost or has ended. */
  get why(): Refusal | undefined {
    return this.#why;
  }

  /** Why no server understood this page, since the last one that did. */
  get unfit(): Refusal | undefined {
    return this.#unfit;
  }

  get seats(): readonly string[] {
    return this.client.seats.map(({ seat }) => seat);
  }

  listen(hear: Listening): () => void {
    clearTimeout(this.#leaving);
    this.#listeners.add(hear);
    return () => {
      this.#listeners.delete(hear);
      if (this.#listeners.size === this.#overhearing) this.#lingers();
    };
  }

  /** Hears as long as others listen: whoever only overhears keeps nobody at the table. */
  overhear(hear: Listening): void {
    this.#listeners.add(hear);
    this.#overhearing++;
  }

  #lingers(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      this.#onEmpty();
      this.client.close();
    }, LINGER);
  }

  ask(asking: Asking): Promise<Result<Answered, Refusal>> {
    return this.client.ask(asking);
  }

  /** When the table has been shown for the first time. */
  arrived(): Promise<Result<undefined, Refusal>> {
    return new Promise(resolve => {
      const look = (): boolean => {
        if (this.client.told !== undefined) resolve(ok(undefined));
        else if (this.client.state === 'ended')
          resolve(fail(this.#why ?? refuseOnline('gone', 'client-closed')));
        else return false;
        return true;
      };
      if (look()) return;
      const stop = this.listen({ fresh: () => look() && stop(), link: () => look() && stop() });
    });
  }
}

/** On the origin of the page, wherever that is. */
export const socketOf = (page: string): SocketLike => {
  const address = new URL(SOCKET_PATH, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as unknown as SocketLike;
};

/** The lines of this device: one for each table, and another where it is the stage of that table. */
export class Lines {
  readonly #lines = new Map<string, Promise<Line>>();
  readonly #open: OpenSocket;

  constructor(open: OpenSocket) {
    this.#open = open;
  }

  /** The line to a table; a fresh one where the last one has ended. */
  async to(table: string, isStage = false): Promise<Line> {
    const name = onlineId(table, isStage ? 'stage' : 'table');
    const line = await this.#lines.get(name);
    if (line !== undefined && line.client.state !== 'ended') return line;
    const forget = (): void => void this.#lines.delete(name);
    const fresh = isStage ? this.#watch(table, forget) : this.#connect(table, forget);
    this.#lines.set(name, fresh);
    return fresh;
  }

  /** As somebody who has nothing but the link. */
  async #watch(table: string, forget: () => void): Promise<Line> {
    const { key } = await recall(table);
    return new Line(table, { open: this.#open, seats: [], ...(key !== undefined && { key }) }, forget, true);
  }

  async #connect(table: string, forget: () => void): Promise<Line> {
    const { key, opener, seats, seedHash: shown } = await recall(table);
    const line = new Line(
      table,
      { open: this.#open, seats, ...(key !== undefined && { key }), ...(opener !== undefined && { opener }) },
      forget,
    );
    line.overhear({
      company: ({ phase, chairs }) => {
        const { facts } = line.client;
        if (facts === undefined) return;
        const people = chairs.flatMap(({ who, name }) =>
          who === 'person' && name !== undefined ? [name] : [],
        );
        void remember(table, {
          seedHash: shown ?? facts.seedHash,
          phase,
          // One device may play for several under one name.
          people: [...new Set(people)],
          game: facts.game,
          rules: facts.rules,
          seats: line.client.seats,
        });
      },
    });
    return line;
  }
}
