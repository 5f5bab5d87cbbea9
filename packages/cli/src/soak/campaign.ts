/** Kills a server again and again while people play, and looks afterwards whether it kept its word. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStream, nextInt } from '@tumblekeep/kernel';
import { SqliteStore } from '@tumblekeep/server';
import { freePort } from '../cluster/engines.ts';
import type { RuleSet } from '../games.ts';
import { openTable } from '../online/open.ts';
import { record, type Script } from '../online/script.ts';
import { ServerProcess } from '../online/server-process.ts';
import { checkStore, type Findings, type Remembered } from './check.ts';
import { Disk } from './disk.ts';
import { Party } from './party.ts';
import { Witness } from './witness.ts';

export interface Soak {
  readonly ruleSets: readonly RuleSet[];
  readonly games: readonly string[];
  readonly tables: number;
  readonly kills: number;
  readonly powerLosses: number;
  readonly seed: string;
  readonly isHasty?: boolean;
  readonly onKill?: () => void;
}

export interface SoakReport extends Findings {
  readonly kills: number;
  readonly powerLosses: number;
  readonly tables: number;
  /** Milliseconds from the start of a server until everybody was back, half of the times and at most. */
  readonly backAfter: { readonly p50: number; readonly most: number };
}

/** Milliseconds that a server lives once everybody is back, at most. */
const LIFE = 600;
const LOOK_AGAIN = 5;
const IMPATIENCE = 5;
const SCRIPTS = 12;
/** A party that cannot go on for so long never will. */
const PATIENCE = 120_000;

const pass = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

const isDone = (party: Party): boolean => party.isOver && party.isQuiet;

class Run {
  readonly #soak: Soak;
  readonly #folder: string;
  readonly #scripts: readonly Script[];
  readonly #stream;
  readonly #witness = new Witness();
  readonly #remembered: Remembered[] = [];
  readonly #problems: string[] = [];
  readonly #back: number[] = [];
  #parties: Party[] = [];
  #server: ServerProcess;
  #opened = 0;
  #killed = 0;
  #lostPower = 0;

  constructor(soak: Soak, folder: string, scripts: readonly Script[], server: ServerProcess) {
    this.#soak = soak;
    this.#folder = folder;
    this.#scripts = scripts;
    this.#server = server;
    this.#stream = makeStream(soak.seed, 'soak');
  }

  async #newParty(): Promise<Party> {
    const script = this.#scripts[this.#opened++ % this.#scripts.length] as Script;
    const table = await openTable(this.#server.address, script);
    return new Party(() => this.#server.address, table, this.#witness);
  }

  /** Games that are over make room for others. */
  async #replace(): Promise<void> {
    for (const [i, party] of this.#parties.entries()) {
      if (!isDone(party)) continue;
      this.#remember(party);
      this.#parties[i] = await this.#newParty();
    }
  }

  #remember(party: Party): void {
    this.#remembered.push({ table: party.table, told: party.lastTold, histories: party.histories });
    this.#problems.push(...party.problems);
    party.close();
  }

  async #until(is: () => boolean, what: string): Promise<void> {
    const until = performance.now() + PATIENCE;
    while (!is()) {
      if (performance.now() > until) throw new Error(`${what} within ${PATIENCE / 1000} seconds`);
      if (this.#server.hasEnded) throw new Error('the server ended by itself');
      await pass(LOOK_AGAIN);
    }
  }

  async #everybodyIsBack(began: number): Promise<void> {
    await this.#until(() => this.#parties.every(party => party.isThere), 'not everybody came back');
    this.#back.push(performance.now() - began);
  }

  /** Where everybody is there, something is acknowledged before the next kill. */
  async #live(): Promise<void> {
    const end = performance.now() + nextInt(this.#stream, LIFE);
    const { acknowledged } = this.#witness;
    const least = this.#parties.every(party => party.isThere) ? acknowledged.length + 1 : 0;
    for (; performance.now() < end; await pass(LOOK_AGAIN)) await this.#replace();
    while (acknowledged.length < least) {
      await this.#replace();
      await this.#until(() => acknowledged.length >= least || this.#parties.some(isDone), 'nobody played');
    }
  }

  async #killOnce(): Promise<void> {
    await this.#server.kill();
    this.#killed++;
    const { games, isHasty = false } = this.#soak;
    const { port } = this.#server.address;
    const began = performance.now();
    this.#server = await ServerProcess.start({ folder: this.#folder, port, games, isHasty });
    // Now and then the next kill comes while they are still coming back.
    if (nextInt(this.#stream, IMPATIENCE) > 0) await this.#everybodyIsBack(began);
  }

  /** What was acknowledged before the copy was begun has to be on the disk. */
  async #losePower(disk: Disk): Promise<void> {
    const acknowledged = [...this.#witness.acknowledged];
    this.#server.pause();
    const copy = disk.copy();
    this.#server.resume();
    this.#lostPower++;
    try {
      const tables = [
        ...this.#remembered,
        ...this.#parties.map(({ table }) => ({ table, told: [], histories: [] })),
      ];
      const store = new SqliteStore(copy.folder);
      const { problems } = await checkStore(store, this.#witness, tables, acknowledged).finally(() =>
        store.close(),
      );
      this.#problems.push(...problems.map(problem => `after a loss of power: ${problem}`));
    } finally {
      copy.remove();
    }
  }

  async play(disk: Disk | undefined): Promise<SoakReport> {
    const { tables, kills, powerLosses, onKill } = this.#soak;
    try {
      for (let i = 0; i < tables; i++) this.#parties.push(await this.#newParty());
      await this.#everybodyIsBack(performance.now());
      for (let i = 0; i < Math.max(kills, powerLosses); i++) {
        await this.#live();
        if (i < powerLosses && disk !== undefined) await this.#losePower(disk);
        if (i < kills) await this.#killOnce();
        onKill?.();
      }
      await this.#live();
      for (const party of this.#parties) party.pause();
      await this.#until(() => this.#parties.every(({ isQuiet }) => isQuiet), 'not everybody was told');
      for (const party of this.#parties) this.#remember(party);
    } catch (error) {
      this.#problems.push((error as Error).message);
      // What was wrong there is mostly the reason.
      for (const { problems, stragglers } of this.#parties) this.#problems.push(...problems, ...stragglers);
    } finally {
      for (const party of this.#parties) party.close();
      await this.#server.kill();
    }
    return this.#report();
  }

  async #report(): Promise<SoakReport> {
    const store = new SqliteStore(this.#folder);
    const found = await checkStore(store, this.#witness, this.#remembered).finally(() => store.close());
    const back = this.#back.sort((a, b) => a - b);
    return {
      ...found,
      // A run that could not go on has done less than it was asked for.
      kills: this.#killed,
      powerLosses: this.#lostPower,
      tables: this.#remembered.length,
      backAfter: { p50: Math.round(back[back.length >> 1] ?? 0), most: Math.round(back.at(-1) ?? 0) },
      problems: [...this.#problems, ...found.problems],
    };
  }
}

async function scriptsOf({ ruleSets, tables }: Soak): Promise<readonly Script[]> {
  const scripts: Script[] = [];
  for (let i = 0; i < Math.min(SCRIPTS, tables); i++)
    scripts.push(
      await record(ruleSets[i % ruleSets.length] as RuleSet, i, { dice: 'told', hasRegrets: true }),
    );
  return scripts;
}

export async function soakOnline(soak: Soak): Promise<SoakReport> {
  const scripts = await scriptsOf(soak);
  const disk = soak.powerLosses > 0 ? Disk.make() : undefined;
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'tumblekeep-soak-'));
  try {
    const { games, isHasty = false } = soak;
    const server = await ServerProcess.start({ folder, port: await freePort(), games, isHasty });
    return await new Run(soak, folder, scripts, server).play(disk);
  } finally {
    if (disk === undefined) rmSync(folder, { recursive: true, force: true });
    else disk.remove();
  }
}
