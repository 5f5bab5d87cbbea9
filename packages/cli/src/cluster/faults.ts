/** What goes wrong on purpose, one after another: each is over when it is mended. */
import { nextInt, pick, type Stream } from '@tumblekeep/kernel';
import type { ServerOrder } from '../online/server-process.ts';
import { ServerProcess } from '../online/server-process.ts';
import type { Address } from '../online/socket.ts';
import type { Nats, Postgres } from './engines.ts';
import type { Strait } from './strait.ts';

/** A server with its own ways to database and broker. */
export interface Member {
  readonly database: Strait;
  readonly broker: Strait;
  readonly order: ServerOrder;
  server: ServerProcess;
}

export interface Cluster {
  readonly members: readonly Member[];
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly people: People;
  readonly stream: Stream;
}

/** Whoever plays. */
export interface People {
  /** Everybody who is connected there loses the connection. */
  cut(address: Address): void;
}

const HOUR = 3_600_000;

const pass = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

const some = ({ stream, members }: Cluster): Member => pick(stream, members);
const moment = ({ stream }: Cluster, most: number): Promise<void> => pass(nextInt(stream, most));

export async function restart(member: Member): Promise<void> {
  await member.server.kill();
  const { port } = member.server.address;
  member.server = await ServerProcess.start({ ...member.order, port });
}

async function slow(cluster: Cluster, way: Strait): Promise<void> {
  way.weather = 'slow';
  await moment(cluster, 800);
  way.weather = 'clear';
}

async function deaf(cluster: Cluster, way: Strait): Promise<void> {
  way.weather = 'deaf';
  await moment(cluster, 400);
  way.cut();
  way.weather = 'clear';
}

/** Where nobody says anything in time, nothing is torn. */
async function torn(cluster: Cluster, way: Strait): Promise<void> {
  way.weather = 'torn';
  await moment(cluster, 400);
  way.weather = 'clear';
}

export const FAULTS = {
  'kill -9 of a server': cluster => restart(some(cluster)),
  'stop of a server in order': async cluster => {
    const member = some(cluster);
    await member.server.stop();
    await restart(member);
  },
  'a server stands still': async cluster => {
    const { server } = some(cluster);
    server.pause();
    await moment(cluster, 1500);
    server.resume();
  },
  'clock of a server jumps': async cluster => {
    some(cluster).server.setClock((nextInt(cluster.stream, 48) - 24) * HOUR);
  },
  'kill -9 of the broker': async cluster => {
    await cluster.nats.kill();
    await moment(cluster, 1500);
    await cluster.nats.start();
  },
  'the broker stands still': async cluster => {
    cluster.nats.signal('SIGSTOP');
    await moment(cluster, 1500);
    cluster.nats.signal('SIGCONT');
  },
  'kill -9 of the database': async cluster => {
    await cluster.postgres.kill();
    await moment(cluster, 500);
    await cluster.postgres.start();
  },
  'restart of the database in order': async cluster => {
    await cluster.postgres.stop();
    await cluster.postgres.start();
  },
  'connections to the database are cut': async cluster => some(cluster).database.cut(),
  'the way to the database is slow': cluster => slow(cluster, some(cluster).database),
  'answers of the database are lost': cluster => deaf(cluster, some(cluster).database),
  'a word to or from the database is torn': cluster => torn(cluster, some(cluster).database),
  'connections to the broker are cut': async cluster => some(cluster).broker.cut(),
  'the way to the broker is slow': cluster => slow(cluster, some(cluster).broker),
  'what the broker tells is lost': cluster => deaf(cluster, some(cluster).broker),
  'a word to or from the broker is torn': cluster => torn(cluster, some(cluster).broker),
  'people at a server are cut off': async cluster => cluster.people.cut(some(cluster).server.address),
} as const satisfies Readonly<Record<string, (cluster: Cluster) => Promise<void>>>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
