/** How many inputs a second one, two and three servers carry that share a database, and one with a file of its own. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE, PostgresStore, SqliteStore, type TableStore } from '@tumblekeep/server';
import { Fleet } from '../../cluster/fleet.ts';
import type { Script } from '../../online/script.ts';
import { ServerProcess } from '../../online/server-process.ts';
import type { Address } from '../../online/socket.ts';
import { CrowdRun } from '../online/crowd.ts';
import { type Capacity, capacityOf, LAPS, lap, type MeasuredLap } from '../online/lap.ts';
import { countLost } from '../online/online.ts';

export interface Asked {
  readonly scripts: readonly Script[];
  readonly games: readonly string[];
  readonly tables: number;
  readonly guestsPerTable: number;
  readonly seconds: number;
}

export interface Carried extends Capacity {
  readonly store: 'sqlite' | 'postgres';
  readonly processes: number;
  /** Stretches in which as much is asked as it has to carry within the bar, one after another. */
  readonly asked: readonly MeasuredLap[];
  /** Processor time of an input in the database and in the broker, over the whole run with its new tables. */
  readonly postgresMicros?: number | undefined;
  readonly natsMicros?: number | undefined;
  /** On disk, of a game as far as it was played. */
  readonly bytesPerTableStored: number;
  readonly linesPerTable: number;
  readonly lost: number;
  readonly problems: readonly string[];
}

/** Inputs a second that have to be carried: by one server, and by several on the same two cores. */
const AIMS = { sqlite: 3_000, one: 3_500, several: 3_000 } as const;

interface Kept {
  readonly store: () => Promise<TableStore>;
  readonly bytes: () => number;
  /** What its engines have done for so many inputs. */
  readonly engines?: (inputs: number) => Pick<Carried, 'postgresMicros' | 'natsMicros'>;
}

const share = (micros: number | undefined, inputs: number): number | undefined =>
  micros && Math.round(micros / Math.max(1, inputs));

async function carried(
  { scripts, tables, guestsPerTable, seconds }: Asked,
  aim: number,
  addresses: readonly Address[],
  processor: () => Promise<number>,
  kept: Kept,
): Promise<Omit<Carried, 'store' | 'processes'>> {
  const crowd = new CrowdRun({ addresses, scripts, tables, guestsPerTable, paced: 'inputs', processor });
  const empty = kept.bytes();
  await crowd.open();
  await crowd.connect();
  const capacity = await capacityOf(crowd, seconds);
  const laps: MeasuredLap[] = [];
  while (laps.length < LAPS) laps.push(await lap(crowd, aim, seconds));
  crowd.leave();
  const { played, problems } = crowd;
  const inputs = played.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const lines = played.reduce((sum, { table, acknowledged }) => {
    const next = table.script.inputs[acknowledged];
    return sum + (next?.at ?? table.script.lines.length);
  }, 0);
  return {
    ...capacity,
    asked: laps,
    ...kept.engines?.(inputs),
    bytesPerTableStored: Math.round((kept.bytes() - empty) / played.length),
    linesPerTable: Math.round(lines / played.length),
    lost: await countLost(await kept.store(), played),
    problems,
  };
}

export async function onSqlite(asked: Asked): Promise<Carried> {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-bench-'));
  const server = await ServerProcess.start({ folder, port: 0, games: asked.games });
  try {
    const found = await carried(asked, AIMS.sqlite, [server.address], () => server.processor(), {
      store: async () => {
        await server.kill();
        return new SqliteStore(folder);
      },
      bytes: () => statSync(join(folder, DATABASE_FILE)).size,
    });
    return { store: 'sqlite', processes: 1, ...found };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function onPostgres(asked: Asked, processes: number): Promise<Carried> {
  const fleet = await Fleet.start(processes, asked.games);
  try {
    const addresses = fleet.servers.map(({ address }) => address);
    const aim = processes === 1 ? AIMS.one : AIMS.several;
    const found = await carried(asked, aim, addresses, () => fleet.processor(), {
      store: () => PostgresStore.open(fleet.postgres.url()),
      bytes: () => fleet.postgres.bytes(),
      engines: inputs => ({
        postgresMicros: share(fleet.postgres.processor(), inputs),
        natsMicros: share(fleet.nats.processor(), inputs),
      }),
    });
    return { store: 'postgres', processes, ...found };
  } finally {
    await fleet.end();
  }
}
