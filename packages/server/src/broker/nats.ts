/** News over NATS: a subject for each table, nothing stored, nothing twice, and at most once. */
import {
  connect,
  type NatsConnection,
  type NodeConnectionOptions,
  type Subscription,
} from '@nats-io/transport-node';
import { readNews } from './news.ts';
import type { Broker, News } from './port.ts';

/** A message of more is not sent: whoever needs it finds it in the store. Brokers take a million bytes. */
const LONGEST = 256 * 1024;

/** Milliseconds before a broker is asked again that has refused. */
const REFUSED = 2_000;

/** Each of them decides whether a lost broker is found again; the defaults give up after twenty seconds. */
const LASTING = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 200,
  reconnectJitter: 100,
  waitOnFirstConnect: true,
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
    void this.#connect(optionsOf(url), trouble);
  }

  async #connect(options: NodeConnectionOptions, trouble: (error: unknown) => void): Promise<void> {
    while (!this.#isClosed) {
      try {
        const connection = await connect(options);
        if (this.#isClosed) return await connection.close();
        this.#connection = connection;
        for (const [table, heard] of this.#heard) this.#subscribe(connection, table, heard);
        this.#isBack();
        return await this.#watch(connection);
      } catch (error) {
        // It has answered, and does not want us: a wrong password, for example.
        trouble(error);
        await new Promise<void>(resolve => void setTimeout(resolve, REFUSED).unref());
      }
    }
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'close') this.#isConnected = false;
      if (type === 'reconnect') this.#isBack();
    }
  }

  #isBack(): void {
    this.#isConnected = true;
    for (const call of this.#returns) call();
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
