/** Servers that share a PostgreSQL and a NATS, all of them started here with data of their own. */
import { ServerProcess } from '../online/server-process.ts';
import { freePort, Nats, Postgres } from './engines.ts';

/** As an operator would set it on a machine of its own; nothing that makes a commit less safe. */
const SETTINGS = ['shared_buffers=256MB'];

export class Fleet {
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly #games: readonly string[];
  readonly servers: ServerProcess[] = [];

  private constructor(postgres: Postgres, nats: Nats, games: readonly string[]) {
    this.postgres = postgres;
    this.nats = nats;
    this.#games = games;
  }

  static async start(servers: number, games: readonly string[]): Promise<Fleet> {
    const [postgres, nats] = await Promise.all([Postgres.make(SETTINGS), Nats.make()]);
    const fleet = new Fleet(postgres, nats, games);
    try {
      for (let i = 0; i < servers; i++) fleet.servers.push(await fleet.serve(await freePort()));
      return fleet;
    } catch (error) {
      await fleet.end();
      throw error;
    }
  }

  serve(port: number): Promise<ServerProcess> {
    const { folder } = this.postgres;
    const store = this.postgres.url();
    return ServerProcess.start({ folder, port, games: this.#games, store, broker: this.nats.url() });
  }

  /** Microseconds of processor time that all servers have used. */
  async processor(): Promise<number> {
    const used = await Promise.all(this.servers.map(server => server.processor()));
    return used.reduce((sum, one) => sum + one, 0);
  }

  async end(): Promise<void> {
    await Promise.all(this.servers.map(server => server.kill()));
    await Promise.all([this.postgres.remove(), this.nats.remove()]);
  }
}
