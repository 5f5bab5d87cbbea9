/** What an open table costs while there are few others, and while there are many. */
import { Fleet } from '../../cluster/fleet.ts';
import type { Script } from '../../online/script.ts';
import type { ServerProcess } from '../../online/server-process.ts';
import { CrowdRun } from '../online/crowd.ts';
import { lap, pass } from '../online/lap.ts';

export interface OpenTables {
  /** Beside those that are played at. */
  readonly tables: number;
  /** Processor time of an input at the server, with all that is done now and then for every open table. */
  readonly serverMicros: number;
  readonly p99Ms: number;
  /** Of all tables together when nobody does anything. */
  readonly idleCores: number;
  /** Memory of each table that came since the row before, with the one connection that it has. */
  readonly bytesPerTable: number;
}

export interface AskedTables {
  readonly scripts: readonly Script[];
  readonly games: readonly string[];
  readonly most: number;
  readonly seconds: number;
}

/** Tables that are played at, however many others are open beside them. */
const PLAYED = 10;
/** Inputs a second at those tables together. */
const RATE = 500;
/** Seconds of play until the code is warm, and without any until everything is quiet. */
const WARMING = 10;
const QUIET = 2;
/** Seconds in which a server has done everything once that it does now and then. */
const ROUND = 15;

const held = async (server: ServerProcess): Promise<number> => {
  const { heap, external } = await server.memory();
  return heap + external;
};

export async function benchOpenTables(
  { scripts, games, most, seconds }: AskedTables,
  onRow: (row: OpenTables) => void,
): Promise<{ readonly rows: readonly OpenTables[]; readonly problems: readonly string[] }> {
  const fleet = await Fleet.start(1, games);
  try {
    const [server] = fleet.servers as [ServerProcess];
    const processor = (): Promise<number> => server.processor();
    const parts = {
      addresses: [server.address],
      scripts,
      guestsPerTable: 1,
      paced: 'inputs',
      processor,
    } as const;
    const round = Math.max(seconds, ROUND);
    const players = new CrowdRun({ ...parts, tables: PLAYED });
    const others = new CrowdRun({ ...parts, tables: most });
    await players.open();
    await players.connect();
    await lap(players, undefined, Math.min(WARMING, seconds));
    const rows: OpenTables[] = [];
    let before = { tables: 0, bytes: await held(server) };
    for (let tables = Math.min(PLAYED, most); ; tables = Math.min(most, tables * 10)) {
      await others.open(tables);
      await others.connect();
      const bytes = await held(server);
      await pass(QUIET);
      const began = await processor();
      await pass(round);
      const idle = ((await processor()) - began) / round;
      const { serverMicros, p99Ms } = await lap(players, RATE, round);
      const row = {
        tables,
        serverMicros,
        p99Ms,
        idleCores: Number((idle / 1e6).toFixed(3)),
        bytesPerTable: Math.round((bytes - before.bytes) / (tables - before.tables)),
      };
      rows.push(row);
      onRow(row);
      if (tables === most) break;
      before = { tables, bytes: await held(server) };
    }
    players.leave();
    others.leave();
    return { rows, problems: [...players.problems, ...others.problems] };
  } finally {
    await fleet.end();
  }
}
