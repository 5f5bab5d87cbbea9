/** What servers that share a database carry, what tables and connections cost there, and how long failures are felt. */
import type { RuleSet } from '../../games.ts';
import { SCRIPTS, scriptsOf } from '../online/online.ts';
import { type Carried, onPostgres, onSqlite } from './capacity.ts';
import { benchIdle, type Idle } from './idle.ts';
import { benchOpenTables, type OpenTables } from './open-tables.ts';
import {
  afterOneOfMany,
  afterTheDatabase,
  afterTheOnlyOne,
  afterTheOnlyOneOfMany,
  type Returns,
  type WithoutBroker,
  withoutBroker,
} from './returns.ts';

export const PARTS = ['capacity', 'tables', 'idle', 'server', 'restart', 'broker', 'database'] as const;
export type Part = (typeof PARTS)[number];

export interface ClusterOptions {
  readonly ruleSet: RuleSet;
  readonly games: readonly string[];
  readonly parts: readonly Part[];
  readonly processes: number;
  readonly tables: number;
  readonly guestsPerTable: number;
  readonly seconds: number;
  readonly openTables: number;
  readonly idle: number;
  readonly clients: number;
  readonly rounds: number;
  /** Told of each part when it is done. */
  readonly onPart: (what: string) => void;
}

export interface ClusterBenchmark {
  readonly rules: string;
  readonly capacity?: readonly Carried[];
  readonly openTables?: readonly OpenTables[];
  /** The dearest input with so many tables against the cheapest, less one, in percent; memory likewise. */
  readonly inputSpreadPercent?: number;
  readonly memorySpreadPercent?: number;
  readonly idle?: Idle;
  readonly backAtAnother?: Returns;
  /** Of one server with a file, and of one with a database and a broker. */
  readonly backAfterRestart?: Returns;
  readonly backAfterRestartShared?: Returns;
  readonly broker?: WithoutBroker;
  /** Milliseconds until the first acknowledgement, each time. */
  readonly afterDatabase?: readonly number[];
  readonly problems: readonly string[];
}

/** Tables of which two servers tell each other without a broker. */
const NEWS_TABLES = 40;
/** At which thousands look. */
const WATCHED_TABLES = 500;
/** Clients that play while the database fails. */
const PLAYING = 100;
/** Seconds for which everybody is silent: once in that time a server asks whether they are there. */
const SILENT = 50;

const spread = (values: readonly number[]): number =>
  Math.round(100 * (Math.max(...values) / Math.max(1, Math.min(...values)) - 1));

export async function benchCluster(options: ClusterOptions): Promise<ClusterBenchmark> {
  const { ruleSet, games, parts, tables, guestsPerTable, seconds, clients, rounds, onPart } = options;
  const scripts = await scriptsOf(ruleSet, Math.min(SCRIPTS, tables), 'told');
  const problems: string[] = [];
  const done: { -readonly [Name in keyof ClusterBenchmark]: ClusterBenchmark[Name] } = {
    rules: ruleSet.rules,
    problems,
  };
  const asked = { scripts, games, tables, guestsPerTable, seconds };
  const failing = { scripts, games, clients, rounds };
  const work: Readonly<Record<Part, () => Promise<void>>> = {
    capacity: async () => {
      const capacity: Carried[] = [];
      const note = (one: Carried): void => {
        capacity.push(one);
        problems.push(...one.problems, ...(one.lost > 0 ? [`${one.lost} acknowledged inputs are lost`] : []));
        const asked = one.asked.map(({ perSecond, p99Ms }) => `${perSecond} inputs/s within ${p99Ms} ms`);
        onPart(
          `${one.processes} on ${one.store}: ${one.underBar?.perSecond ?? 0} inputs/s; asked for, ${asked.join(', ')}`,
        );
      };
      note(await onSqlite(asked));
      for (let i = 1; i <= options.processes; i++) note(await onPostgres(asked, i));
      done.capacity = capacity;
    },
    tables: async () => {
      const most = { scripts, games, most: options.openTables, seconds };
      const found = await benchOpenTables(most, row =>
        onPart(`${row.tables} tables: ${row.serverMicros} µs an input`),
      );
      done.openTables = found.rows;
      done.inputSpreadPercent = spread(found.rows.map(row => row.serverMicros));
      // The first few are lost in what the server needs anyway.
      done.memorySpreadPercent = spread(
        found.rows.slice(found.rows.length > 2 ? 1 : 0).map(row => row.bytesPerTable),
      );
      problems.push(...found.problems);
    },
    idle: async () => {
      const watched = Math.min(WATCHED_TABLES, Math.ceil(options.idle / 4));
      const silence = Math.min(SILENT, seconds * 10);
      const idle = await benchIdle({
        scripts,
        games,
        connections: options.idle,
        tables: watched,
        seconds: silence,
      });
      done.idle = idle;
      if (idle.lost > 0) problems.push(`${idle.lost} connections ended`);
    },
    server: async () => {
      done.backAtAnother = await afterOneOfMany(failing);
    },
    restart: async () => {
      done.backAfterRestart = await afterTheOnlyOne(failing);
      done.backAfterRestartShared = await afterTheOnlyOneOfMany(failing);
    },
    broker: async () => {
      done.broker = await withoutBroker(failing, Math.min(NEWS_TABLES, tables), seconds);
    },
    database: async () => {
      done.afterDatabase = await afterTheDatabase(failing, Math.min(PLAYING, clients));
    },
  };
  for (const part of PARTS) {
    if (!parts.includes(part)) continue;
    await work[part]();
    onPart(part);
  }
  return done;
}
