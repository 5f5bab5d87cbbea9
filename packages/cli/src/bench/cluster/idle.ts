/** Thousands who look and do nothing: what a connection holds, whether that grows, and what it costs. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import { Fleet } from '../../cluster/fleet.ts';
import { openTable, type ScriptedTable } from '../../online/open.ts';
import type { Script } from '../../online/script.ts';
import type { Address } from '../../online/socket.ts';
import { forAll } from '../online/crowd.ts';
import { pass } from '../online/lap.ts';

export interface IdleOrder {
  readonly address: Address;
  readonly tables: readonly Pick<ScriptedTable, 'table' | 'key'>[];
  readonly count: number;
}

export interface AskedIdle {
  readonly scripts: readonly Script[];
  readonly games: readonly string[];
  readonly connections: number;
  readonly tables: number;
  readonly seconds: number;
}

export interface Idle {
  readonly connections: number;
  readonly tables: number;
  /** As many as the files that one of them may have open ask for. */
  readonly processes: number;
  readonly connectsPerSecond: number;
  readonly bytesPerConnection: number;
  /** Of all processes together, before anybody came, with everybody, and so many seconds later. */
  readonly residentMegabytes: readonly [before: number, connected: number, later: number];
  readonly seconds: number;
  /** Of what the connections hold, in that time. */
  readonly grownPercent: number;
  readonly idleCores: number;
  readonly lost: number;
}

/** Files that a process needs besides its connections. */
const OTHER_FILES = 500;
const MEGABYTE = 1024 * 1024;

/** Connections that one process can have. */
function room(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY) - OTHER_FILES;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

class Onlookers {
  readonly #child: ChildProcess;
  lost = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** When all of them are there. */
  static async come(order: IdleOrder): Promise<Onlookers> {
    const file = fileURLToPath(new URL('./idle-main.ts', import.meta.url));
    const child = fork(file, [JSON.stringify(order)], { execArgv: typesArgv() });
    const onlookers = new Onlookers(child);
    await new Promise<void>((resolve, reject) => {
      child.on('message', word => {
        const { there, lost } = word as { readonly there: number; readonly lost: number };
        onlookers.lost = lost;
        if (there === order.count) resolve();
        else reject(new Error(`only ${there} of ${order.count} connections came about`));
      });
      child.once('exit', () => reject(new Error('whoever looks has ended')));
    });
    return onlookers;
  }

  leave(): void {
    this.#child.removeAllListeners();
    this.#child.kill('SIGKILL');
  }
}

export async function benchIdle(asked: AskedIdle): Promise<Idle> {
  const { scripts, games, connections, seconds } = asked;
  const processes = Math.max(1, Math.ceil(connections / room()));
  const fleet = await Fleet.start(processes, games);
  const onlookers: Onlookers[] = [];
  try {
    const memory = async () => {
      const all = await Promise.all(fleet.servers.map(server => server.memory()));
      return {
        held: all.reduce((sum, { heap, external }) => sum + heap + external, 0),
        resident: Math.round(all.reduce((sum, one) => sum + one.resident, 0) / MEGABYTE),
      };
    };
    const addresses = fleet.servers.map(({ address }) => address);
    const tables: ScriptedTable[] = [];
    await forAll(Array.from({ length: asked.tables }), async (_, i) => {
      const address = addresses[i % processes] as Address;
      tables.push(await openTable(address, scripts[i % scripts.length] as Script));
    });
    const named = tables.map(({ table, key }) => ({ table, key }));
    const come = async (count: number): Promise<void> => {
      const came = addresses.map(address => Onlookers.come({ address, tables: named, count }));
      onlookers.push(...(await Promise.all(came)));
    };
    // One at each table first, so that tables are not counted as connections.
    await come(tables.length);
    const before = await memory();
    const began = performance.now();
    const each = Math.max(1, Math.round(connections / processes) - tables.length);
    await come(each);
    const elapsed = (performance.now() - began) / 1000;
    const connected = await memory();
    const used = await fleet.processor();
    await pass(seconds);
    const idleCores = ((await fleet.processor()) - used) / 1e6 / seconds;
    const later = await memory();
    return {
      connections: (each + tables.length) * processes,
      tables: tables.length,
      processes,
      connectsPerSecond: Math.round((each * processes) / elapsed),
      bytesPerConnection: Math.round((connected.held - before.held) / (each * processes)),
      residentMegabytes: [before.resident, connected.resident, later.resident],
      seconds,
      grownPercent: Number(((100 * (later.held - connected.held)) / connected.held).toFixed(1)),
      idleCores: Number(idleCores.toFixed(3)),
      lost: onlookers.reduce((sum, { lost }) => sum + lost, 0),
    };
  } finally {
    for (const one of onlookers) one.leave();
    await fleet.end();
  }
}
