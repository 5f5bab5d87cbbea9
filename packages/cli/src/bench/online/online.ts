/** What a server carries: real games behind real sockets, every input on disk before it is told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStore, type TableStore } from '@tumblekeep/server';
import type { RuleSet } from '../../games.ts';
import { must, record, type Script } from '../../online/script.ts';
import { ServerProcess } from '../../online/server-process.ts';
import { CrowdRun, forAll, type Played } from './crowd.ts';
import { BAR, type Capacity, capacityOf, type Lap, pass, rounded, type Times, times } from './lap.ts';
import { benchPeer } from './peer.ts';

export interface OnlineOptions {
  readonly ruleSet: RuleSet;
  readonly games: readonly string[];
  readonly tables: number;
  readonly guestsPerTable: number;
  readonly seconds: number;
  readonly warming: number;
  readonly rate?: number | undefined;
  /** Tables beside the others at which the server throws the dice, and how many throws a second they make. */
  readonly throwing?: { readonly tables: number; readonly rate?: number | undefined } | undefined;
  readonly hasPeer: boolean;
  /** Where to put a profile of the server. */
  readonly profile?: string | undefined;
}

/** Both servers asked for more until people wait too long, with as many people and as much to see. */
export interface Comparison {
  readonly barMs: number;
  /** JSON of what one viewer sees, in the middle of the games. */
  readonly bytesPerView: number;
  readonly ours: Capacity;
  readonly peer: Capacity;
}

export interface OnlineBenchmark extends Times {
  readonly rules: string;
  readonly inputsPerSecond: number;
  readonly clients: number;
  readonly tables: number;
  /** Of the server's memory, for somebody who is connected and does nothing. */
  readonly bytesPerConnection: number;
  /** Of an open table that nobody looks at. */
  readonly bytesPerTable: number;
  /** Bytes of one input to all who hear of it, on the wire. */
  readonly bytesPerInput: number;
  /** Acknowledged inputs that are not in the store after the server was killed. */
  readonly lost: number;
  /** Cores that the server kept busy. */
  readonly serverCores: number;
  /** Processor time of one input at the server with its threads, and in the clients of this run. */
  readonly serverMicrosPerInput: number;
  readonly loadMicrosPerInput: number;
  readonly problems: readonly string[];
  readonly throws?: Lap | undefined;
  readonly comparison?: Comparison | undefined;
  /** Inputs a second under the bar against those of the peer, and those when everybody plays as soon as they may. */
  readonly ratio?: number | undefined;
  readonly ratioSaturated?: number | undefined;
}

export const SCRIPTS = 64;
const THROWN_SCRIPTS = 16;
const THROWN_INPUTS = 60;

/** What was acknowledged and is not there, in its place and as it was put in. */
export async function countLost(store: TableStore, played: readonly Played[]): Promise<number> {
  let lost = 0;
  await forAll(played, async ({ table, acknowledged }) => {
    const found = await store.find(table.table);
    const lines = found === undefined ? [] : must(await store.log(found.table.number).read());
    for (const { at } of table.script.inputs.slice(0, acknowledged)) {
      const { action } = JSON.parse(table.script.lines[at] as string) as { readonly action: string };
      const kept = lines[at] === undefined ? undefined : JSON.parse(lines[at] as string);
      if (kept?.action !== action) lost++;
    }
  });
  await store.close();
  return lost;
}

export async function scriptsOf(ruleSet: RuleSet, count: number, dice: 'told' | 'thrown', most?: number) {
  const scripts: Script[] = [];
  for (let i = 0; i < count; i++) scripts.push(await record(ruleSet, i, { dice, most }));
  return scripts;
}

async function compare(
  ours: Capacity,
  { tables, guestsPerTable, seconds }: OnlineOptions,
  scripts: readonly Script[],
): Promise<Comparison> {
  const bytesPerView = Math.round(
    scripts.reduce((sum, script) => sum + script.viewBytes, 0) / scripts.length,
  );
  const peer = await benchPeer({ tables, guests: guestsPerTable, seconds, bytes: bytesPerView });
  return { barMs: BAR, bytesPerView, ours, peer };
}

const ratioOf = (ours: Lap | undefined, peer: Lap | undefined): number | undefined =>
  ours && peer && Number((ours.perSecond / peer.perSecond).toFixed(2));

export async function benchOnline(options: OnlineOptions): Promise<OnlineBenchmark> {
  const { ruleSet, games, tables, guestsPerTable, rate, throwing } = options;
  const scripts = await scriptsOf(ruleSet, Math.min(SCRIPTS, tables), 'told');
  const thrown = throwing && (await scriptsOf(ruleSet, THROWN_SCRIPTS, 'thrown', THROWN_INPUTS));
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-bench-'));
  const flags = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
  const server = await ServerProcess.start({ folder, port: 0, games }, flags);
  try {
    const addresses = [server.address];
    const processor = (): Promise<number> => server.processor();
    const crowd = new CrowdRun({ addresses, scripts, tables, guestsPerTable, paced: 'inputs', processor });
    const throwers =
      thrown &&
      new CrowdRun({
        addresses,
        scripts: thrown,
        tables: throwing.tables,
        guestsPerTable,
        paced: 'throws',
        processor,
      });
    const empty = await server.memory();
    await crowd.open();
    const opened = await server.memory();
    await crowd.connect();
    const connected = await server.memory();
    await throwers?.open();
    await throwers?.connect();
    const clients = crowd.guests + (throwers?.guests ?? 0);
    crowd.play(rate);
    throwers?.play(throwing?.rate);
    await pass(options.warming);
    const before = await server.processor();
    const ownBefore = process.cpuUsage();
    crowd.startCounting();
    throwers?.startCounting();
    const bytes = crowd.bytesReceived;
    const began = performance.now();
    await pass(options.seconds);
    const seconds = (performance.now() - began) / 1000;
    const { acknowledged, latencies } = crowd;
    const received = crowd.bytesReceived - bytes;
    const throws = throwers && {
      perSecond: rounded(throwers.thrown.length / seconds),
      ...times(throwers.thrown),
    };
    const after = await server.processor();
    const own = process.cpuUsage(ownBefore);
    await Promise.all([crowd.stop(), throwers?.stop()]);
    throwers?.leave();
    const ours = options.hasPeer ? await capacityOf(crowd, options.seconds) : undefined;
    crowd.leave();
    if (options.profile === undefined) await server.kill();
    else await server.stop();
    const played = [...crowd.played, ...(throwers?.played ?? [])];
    const lost = await countLost(new SqliteStore(folder), played);
    const comparison = ours && (await compare(ours, options, scripts));
    const inputsPerSecond = Math.round(acknowledged / seconds);
    const perInput = (value: number): number => Math.round(value / Math.max(1, acknowledged));
    const held = (memory: typeof empty): number => memory.heap + memory.external;
    return {
      rules: ruleSet.rules,
      inputsPerSecond,
      ...times(latencies),
      clients,
      tables: tables + (throwing?.tables ?? 0),
      bytesPerConnection: Math.round((held(connected) - held(opened)) / (tables * guestsPerTable)),
      bytesPerTable: Math.round((held(opened) - held(empty)) / tables),
      bytesPerInput: perInput(received),
      lost,
      serverCores: Number(((after - before) / 1e6 / seconds).toFixed(2)),
      serverMicrosPerInput: perInput(after - before),
      loadMicrosPerInput: perInput(own.user + own.system),
      problems: [...crowd.problems, ...(throwers?.problems ?? [])],
      throws,
      comparison,
      ratio: comparison && ratioOf(comparison.ours.underBar, comparison.peer.underBar),
      ratioSaturated: comparison && ratioOf(comparison.ours.saturated, comparison.peer.saturated),
    };
  } finally {
    if (!server.hasEnded) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
