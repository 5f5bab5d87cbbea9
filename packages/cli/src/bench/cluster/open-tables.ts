/** What an open table costs while there are few others, and while there are many. */
import { Fleet } from '../../cluster/fleet.ts';
import type { Script } from '../../online/script.ts';
import type { ServerProcess } from '../../online/server-process.ts';
import { CrowdRun } from '../online/crowd.ts';
import { lap, pass } from '../online/lap.ts';

export interface OpenTables {
  readonly tables: number;
  /** Processor time of an input at the server, without what it uses when nobody does anything. */
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

const FEWEST = 10;
/** Inputs a second at all tables together: few enough that no game ends meanwhile, however few tables there are. */
const RATE = 60;
/** Seconds of play until the code is warm. */
const WARMING = 5;

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
    const warming = new CrowdRun({ ...parts, tables: FEWEST });
    await warming.open();
    await warming.connect();
    warming.play(undefined);
    await pass(Math.min(WARMING, seconds));
    await warming.stop();
    warming.leave();
    const crowd = new CrowdRun({ ...parts, tables: most });
    const rows: OpenTables[] = [];
    let before = { tables: 0, bytes: await held(server) };
    for (let tables = Math.min(FEWEST, most); ; tables = Math.min(most, tables * 10)) {
      await crowd.open(tables);
      await crowd.connect();
      const bytes = await held(server);
      const began = await processor();
      await pass(seconds);
      const idle = ((await processor()) - began) / seconds;
      const { serverMicros, perSecond, p99Ms } = await lap(crowd, RATE, seconds);
      const row = {
        tables,
        serverMicros: Math.round(serverMicros - idle / Math.max(1, perSecond)),
        p99Ms,
        idleCores: Number((idle / 1e6).toFixed(3)),
        bytesPerTable: Math.round((bytes - before.bytes) / (tables - before.tables)),
      };
      rows.push(row);
      onRow(row);
      if (tables === most) break;
      before = { tables, bytes: await held(server) };
    }
    crowd.leave();
    return { rows, problems: [...warming.problems, ...crowd.problems] };
  } finally {
    await fleet.end();
  }
}
