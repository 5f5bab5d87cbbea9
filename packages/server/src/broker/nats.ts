/** News over NATS: a subject for each table, nothing stored, nothing twice, and at most once. */
import { randomInt } from 'node:crypto';
import {
  connect,
  errors,
  type NatsConnection,
  type NodeConnectionOptions,
  type Subscription,
} from '@nats-io/transport-node';
import { readNews } from './news.ts';
import type { Broker, News } from './port.ts';

/** A message of more is not sent: whoever needs it finds it in the store. Brokers take a million bytes. */
const LONGEST = 256 * 1024;

/** Milliseconds before a broker is looked for again that cannot be reached, and one that has refused. */
const LOST = { least: 200, most: 300 } as const;
const REFUSED = 2_000;

/**
 * A lost connection is found again here, not by the driver: it gives up for good after some refusals, and waits by a clock
 * that may be set.
 */
const LASTING = {
  reconnect: false,
  timeout: 2_000,
  pingInterval: 5_000,
  maxPingOut: 2,
  noEcho: true,
} as const;

function optionsOf(url: string): NodeConnectionOptions {
  const { protocol, username, password, host } = new URL(url);
  const pass = decodeURIComponent(password);
  const user = decodeURIComponent(username);
  return {
    ...LASTING,
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    // A name without a password is a token.
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  };
}

interface Heard {
  readonly hear: (news: News) => void;
  subscription: Subscription | undefined;
}

export class NatsBroker implements Broker {
  readonly #subject: string;
  readonly #heard = new Map<number, Heard>();
  readonly #returns: (() => void)[] = [];
  #connection: NatsConnection | undefined;
  #isConnected = false;
  #isClosed = false;
  readonly counts = { published: 0, heard: 0, dropped: 0 };

  /** `installation` tells those apart who share a broker, but no store. A broker that is away is waited for while play goes on. */
  constructor(url: string, installation: string, trouble: (error: unknown) => void) {
    this.#subject = `tumblekeep.${installation}`;
    void this.#stay(optionsOf(url), trouble);
  }

  async #stay(options: NodeConnectionOptions, trouble: (error: unknown) => void): Promise<void> {
    while (!this.#isClosed) {
      let wait: number = randomInt(LOST.least, LOST.most);
      try {
        await this.#connect(options);
      } catch (error) {
        // It has answered, and does not want us: a wrong password, for example.
        if (error instanceof errors.AuthorizationError) {
          trouble(error);
          wait = REFUSED;
        }
      }
      this.#isConnected = false;
      if (!this.#isClosed) await new Promise<void>(resolve => void setTimeout(resolve, wait).unref());
    }
  }

  /** Ends when the connection does. */
  async #connect(options: NodeConnectionOptions): Promise<void> {
    const connection = await connect(options);
    if (this.#isClosed) return connection.close();
    this.#connection = connection;
    for (const [table, heard] of this.#heard) this.#subscribe(connection, table, heard);
    this.#isConnected = true;
    for (const call of this.#returns) call();
    await connection.closed();
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  get isAway(): boolean {
    return !this.#isConnected;
  }

  publish(table: number, news: News): void {
    const text = this.#isConnected ? JSON.stringify(news) : undefined;
    if (text === undefined || text.length > LONGEST) {
      this.counts.dropped++;
      return;
    }
    try {
      this.#connection?.publish(`${this.#subject}.${table}`, text);
      this.counts.published++;
    } catch {
      // Lost like a message on its way.
      this.counts.dropped++;
    }
  }

  subscribe(table: number, hear: (news: News) => void): () => void {
    const heard: Heard = { hear, subscription: undefined };
    this.#heard.set(table, heard);
    if (this.#connection !== undefined) this.#subscribe(this.#connection, table, heard);
    return () => {
      if (this.#heard.get(table) === heard) this.#heard.delete(table);
      heard.subscription?.unsubscribe();
    };
  }

  #subscribe(connection: NatsConnection, table: number, heard: Heard): void {
    if (connection.isClosed()) return;
    heard.subscription = connection.subscribe(`${this.#subject}.${table}`, {
      callback: (error, message) => {
        this.counts.heard++;
        const news = error ? undefined : readNews(message.string());
        if (news !== undefined) heard.hear(news);
      },
    });
  }

  onReturn(call: () => void): void {
    this.#returns.push(call);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#isConnected) await this.#connection?.flush().catch(() => undefined);
    await this.#connection?.close();
  }
}
