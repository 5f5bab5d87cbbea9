/** How long people are without their table when something fails: a server, the only server, the broker, the database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableClient } from '@tumblekeep/protocol';
import { freePort } from '../../cluster/engines.ts';
import { Fleet } from '../../cluster/fleet.ts';
import { openTable } from '../../online/open.ts';
import type { Script } from '../../online/script.ts';
import { ServerProcess } from '../../online/server-process.ts';
import type { Address } from '../../online/socket.ts';
import { type Manner, Party } from '../../soak/party.ts';
import { Witness } from '../../soak/witness.ts';
import { CrowdRun, forAll } from '../online/crowd.ts';
import { pass, type Times, times } from '../online/lap.ts';

export interface AskedReturns {
  readonly scripts: readonly Script[];
  readonly games: readonly string[];
  readonly clients: number;
  /** How often each of them fails. */
  readonly rounds: number;
}

/** Milliseconds from the failure until each of those who were cut off was shown the table again. */
export interface Returns extends Times {
  readonly mostMs: number;
  readonly clients: number;
  readonly back: number;
  /** What all of them play before the failure, where that was measured. */
  readonly inputsPerSecond?: number;
}

/** Seconds after which whoever is not back never will be. */
const PATIENCE = 60;
const LOOK_AGAIN = 0.01;
/** Seconds for which something is away. */
const AWAY = 2;
/** As fast as a page, and with the thoughts of quick people. */
const THOUGHT = 4000;
/** Seconds of play before one of many fails: nobody depends on code that runs for the first time. */
const WARMING = 10;
/** Of those who wait for the database: there is always somebody who asks. */
const HURRY: Manner = { haste: 1, thought: 50, isForgetful: true };

async function until(is: () => boolean, what: string): Promise<void> {
  for (let left = PATIENCE; !is(); left -= LOOK_AGAIN) {
    if (left < 0) throw new Error(`${what} within ${PATIENCE} seconds`);
    await pass(LOOK_AGAIN);
  }
}

class Guests {
  readonly #witness = new Witness();
  readonly #parties: Party[] = [];
  readonly #lost = new Set<TableClient>();
  #failedAt = 0;
  #back: number[] = [];

  get clients(): number {
    return this.#parties.reduce((sum, { devices }) => sum + devices, 0);
  }

  get acknowledged(): number {
    return this.#witness.acknowledged.length;
  }

  /** Parties until there are so many clients. */
  async come(
    scripts: readonly Script[],
    clients: number,
    address: () => Address,
    manner: Manner,
  ): Promise<void> {
    const devices = (scripts[0] as Script).seats.length + 2;
    const numbers = Array.from({ length: Math.ceil(clients / devices) }, (_, i) => i);
    await forAll(numbers, async i => {
      const table = await openTable(address(), scripts[i % scripts.length] as Script);
      this.#parties.push(new Party(address, table, this.#witness, manner));
    });
    await until(() => this.#parties.every(({ isThere }) => isThere), 'not everybody came');
  }

  /** As they are here. */
  get manner(): Manner {
    return {
      haste: 1,
      thought: THOUGHT,
      isForgetful: true,
      onLink: (device, state) => {
        if (state === 'lost') this.#lost.add(device);
        if (state === 'open' && this.#lost.delete(device))
          this.#back.push(performance.now() - this.#failedAt);
      },
    };
  }

  async backAfter(failure: () => Promise<void>): Promise<readonly number[]> {
    this.#back = [];
    this.#failedAt = performance.now();
    await failure();
    // Whoever has not heard of the failure yet looks as if nothing had happened.
    await until(
      () => this.#back.length > 0 && this.#lost.size === 0 && this.#parties.every(({ isThere }) => isThere),
      'not everybody was back',
    );
    return this.#back;
  }

  leave(): void {
    for (const party of this.#parties) party.close();
  }
}

const returnsOf = (back: readonly number[], clients: number): Returns => ({
  ...times(back),
  mostMs: Math.round(Math.max(0, ...back)),
  clients,
  back: back.length,
});

const SERVERS = 3;

/** One of three is killed, and its third of the people comes to the two others, as a balancer sends them. */
export async function afterOneOfMany({ scripts, games, clients, rounds }: AskedReturns): Promise<Returns> {
  const back: number[] = [];
  let all = 0;
  let played = 0;
  for (let round = 0; round < rounds; round++) {
    const fleet = await Fleet.start(SERVERS, games);
    const guests = new Guests();
    try {
      let asked = 0;
      let away: ServerProcess | undefined;
      const address = (): Address => {
        const there = fleet.servers.filter(server => server !== away);
        return (there[asked++ % there.length] as ServerProcess).address;
      };
      await guests.come(scripts, clients, address, guests.manner);
      const before = guests.acknowledged;
      await pass(WARMING);
      played += guests.acknowledged - before;
      const returned = await guests.backAfter(async () => {
        away = fleet.servers[round % SERVERS];
        await away?.kill();
      });
      back.push(...returned);
      all = guests.clients;
    } finally {
      guests.leave();
      await fleet.end();
    }
  }
  return { ...returnsOf(back, all), inputsPerSecond: Math.round(played / rounds / WARMING) };
}

/** The only one is killed and started again at once. */
async function afterRestarts(
  { scripts, clients, rounds }: AskedReturns,
  start: (port: number) => Promise<ServerProcess>,
): Promise<Returns> {
  const guests = new Guests();
  let server = await start(await freePort());
  try {
    const { address } = server;
    await guests.come(scripts, clients, () => address, guests.manner);
    const back: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const returned = await guests.backAfter(async () => {
        await server.kill();
        server = await start(address.port);
      });
      back.push(...returned);
    }
    return returnsOf(back, guests.clients);
  } finally {
    guests.leave();
    await server.kill();
  }
}

/** With a file of its own, as one process mostly has. */
export async function afterTheOnlyOne(asked: AskedReturns): Promise<Returns> {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-bench-'));
  try {
    return await afterRestarts(asked, port => ServerProcess.start({ folder, port, games: asked.games }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With a database and a broker on the same machine. */
export async function afterTheOnlyOneOfMany(asked: AskedReturns): Promise<Returns> {
  const fleet = await Fleet.start(0, asked.games);
  try {
    return await afterRestarts(asked, port => fleet.serve(port));
  } finally {
    await fleet.end();
  }
}

export interface Lateness extends Times {
  readonly mostMs: number;
  readonly inputs: number;
}

export interface WithoutBroker {
  /** Milliseconds after which others heard of what was acknowledged, at two servers. */
  readonly with: Lateness;
  readonly without: Lateness;
}

/** The members of each table are at two servers. */
export async function withoutBroker(
  { scripts, games }: AskedReturns,
  tables: number,
  seconds: number,
): Promise<WithoutBroker> {
  const fleet = await Fleet.start(2, games);
  try {
    const addresses = fleet.servers.map(({ address }) => address);
    const processor = (): Promise<number> => fleet.processor();
    const crowd = new CrowdRun({ addresses, scripts, tables, guestsPerTable: 2, paced: 'inputs', processor });
    await crowd.open();
    await crowd.connect();
    const measure = async (): Promise<Lateness> => {
      crowd.startCounting();
      // Half of what it could do when everybody hears within a second.
      crowd.play(Math.max(1, tables / 2));
      await pass(seconds);
      await crowd.stop();
      const { late, acknowledged } = crowd;
      return { ...times(late), mostMs: Math.round(Math.max(0, ...late)), inputs: acknowledged };
    };
    const usual = await measure();
    await fleet.nats.kill();
    const without = await measure();
    crowd.leave();
    if (crowd.problems.length > 0) throw new Error(crowd.problems[0]);
    return { with: usual, without };
  } finally {
    await fleet.end();
  }
}

/** Milliseconds from the moment at which the database answers again until somebody is told that something is stored. */
export async function afterTheDatabase(
  { scripts, games, rounds }: AskedReturns,
  clients: number,
): Promise<readonly number[]> {
  const fleet = await Fleet.start(1, games);
  const guests = new Guests();
  try {
    const [{ address }] = fleet.servers as [ServerProcess];
    await guests.come(scripts, clients, () => address, HURRY);
    const waited: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = guests.acknowledged;
      await until(() => guests.acknowledged > before, 'nobody played');
      await fleet.postgres.kill();
      await pass(AWAY);
      const stored = guests.acknowledged;
      await fleet.postgres.start();
      const began = performance.now();
      await until(() => guests.acknowledged > stored, 'nothing was stored');
      waited.push(Math.round(performance.now() - began));
    }
    return waited;
  } finally {
    guests.leave();
    await fleet.end();
  }
}
