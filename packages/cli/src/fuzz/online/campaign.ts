/** Many connections that send nonsense to a server; in between somebody looks whether its tables can be played on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldLog } from '@tumblekeep/host';
import { makeStream, nextInt, parseLog, pick, type Refusal } from '@tumblekeep/kernel';
import { TableClient } from '@tumblekeep/protocol';
import { SqliteStore } from '@tumblekeep/server';
import type { RuleSet } from '../../games.ts';
import { openTable, type ScriptedTable } from '../../online/open.ts';
import { must, record, type Script } from '../../online/script.ts';
import { ServerProcess } from '../../online/server-process.ts';
import { Witness } from '../../soak/witness.ts';
import { FuzzConnection, type Heard } from './stranger.ts';

export interface OnlineFuzz {
  readonly ruleSets: readonly RuleSet[];
  readonly games: readonly string[];
  readonly messages: number;
  readonly seed: string;
  readonly onProgress?: (sent: number) => void;
}

export interface OnlineFuzzReport {
  readonly messages: number;
  readonly connections: number;
  readonly done: number;
  readonly refusals: ReadonlyMap<string, number>;
  /** Inputs that somebody honest made afterwards. */
  readonly played: number;
  /** Bytes that the server holds, after a tenth of the messages and at the end. */
  readonly heap: { readonly early: number; readonly end: number };
  readonly problems: readonly string[];
}

const LANES = 16;
const TABLES = 8;
/** A table is used up after so many connections: whoever may close it does. */
const USES = 400;
/** A heap that has grown by more than that is leaking. */
const GROWTH = 48 * 1024 * 1024;
const EARLY = 0.1;
/** So often somebody answers who finds that the table has gone on. */
const ANSWERS = 20;

class Campaign {
  readonly #fuzz: OnlineFuzz;
  readonly #server: ServerProcess;
  readonly #folder: string;
  readonly #scripts: readonly Script[];
  readonly #heard: Heard = { refusals: new Map(), done: 0, problems: [] };
  readonly #tables: { table: ScriptedTable; uses: number }[] = [];
  #sent = 0;
  #connections = 0;
  #played = 0;
  #opened = 0;

  constructor(fuzz: OnlineFuzz, server: ServerProcess, folder: string, scripts: readonly Script[]) {
    this.#fuzz = fuzz;
    this.#server = server;
    this.#folder = folder;
    this.#scripts = scripts;
  }

  async #open(): Promise<ScriptedTable> {
    return openTable(this.#server.address, this.#scripts[this.#opened++ % this.#scripts.length] as Script);
  }

  async run(): Promise<OnlineFuzzReport> {
    const { messages } = this.#fuzz;
    for (let i = 0; i < TABLES; i++) this.#tables.push({ table: await this.#open(), uses: 0 });
    const honest = await Promise.all(this.#scripts.map(() => this.#open()));
    await this.#send(messages * EARLY);
    await this.#playOn(honest);
    const early = await this.#server.memory();
    await this.#send(messages);
    await this.#playOn(honest);
    await this.#playOn(this.#tables.map(({ table }) => table));
    const end = await this.#server.memory();
    if (end.heap + end.external > early.heap + early.external + GROWTH)
      this.#heard.problems.push(`the server's heap grew from ${early.heap} to ${end.heap} bytes`);
    return {
      messages: this.#sent,
      connections: this.#connections,
      done: this.#heard.done,
      refusals: this.#heard.refusals,
      played: this.#played,
      heap: { early: early.heap + early.external, end: end.heap + end.external },
      problems: this.#heard.problems,
    };
  }

  async #send(until: number): Promise<void> {
    const lane = async (): Promise<void> => {
      while (this.#sent < until) await this.#connect();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  async #connect(): Promise<void> {
    if (this.#server.hasEnded) throw new Error('the server ended');
    const number = this.#connections++;
    const stream = makeStream(this.#fuzz.seed, `connection ${number}`);
    const used = this.#tables[nextInt(stream, TABLES)] as { table: ScriptedTable; uses: number };
    if (++used.uses > USES) {
      used.uses = 0;
      used.table = await this.#open();
    }
    const connection = new FuzzConnection(
      this.#server.address,
      `f${number}`,
      stream,
      used.table,
      this.#heard,
    );
    const sent = await connection.run();
    this.#sent += sent;
    this.#fuzz.onProgress?.(sent);
  }

  /** One input of somebody honest at each table whose game goes on, by what the store has. */
  async #playOn(tables: readonly ScriptedTable[]): Promise<void> {
    const store = new SqliteStore(this.#folder);
    try {
      for (const table of tables) await this.#playOnce(store, table);
    } finally {
      store.close();
    }
  }

  /** Who comes to a table that stood still sees it go on by itself first, and answers what is asked then. */
  async #playOnce(store: SqliteStore, table: ScriptedTable): Promise<void> {
    for (let i = 0; i < ANSWERS; i++) {
      const refused = await this.#answer(store, table);
      if (refused === undefined) return;
      if (refused.code === 'behind') continue;
      this.#heard.problems.push(`table ${table.table} cannot be played on: ${refused.sentence}`);
      return;
    }
    this.#heard.problems.push(`table ${table.table} goes on and on by itself`);
  }

  async #answer(store: SqliteStore, table: ScriptedTable): Promise<Refusal | undefined> {
    const found = await store.find(table.table);
    if (found === undefined) {
      this.#heard.problems.push(`table ${table.table} is gone`);
      return undefined;
    }
    if (found.table.phase !== 'playing') return undefined;
    const lines = must(await store.log(found.table.number).read());
    const { hosted, state, seating } = must(foldLog(table.script.hosted, must(parseLog(lines.join('')))));
    const { game } = hosted;
    const thrower = hosted.throwing?.throwerOf(state);
    const asked = hosted.askedOf(state);
    const seat = thrower ?? asked[0];
    const held = table.held.find(one => one.seat === seat);
    if (game.decision(state) === undefined || held === undefined || !hosted.isPerson(seating, held.seat))
      return undefined;
    const mine = game
      .legal(state)
      .filter(one => thrower !== undefined || hosted.actorsOf(state, one, asked).includes(held.seat));
    if (mine.length === 0) return undefined;
    const action = pick(makeStream(table.table, 'honest'), mine);
    const client = new TableClient({
      open: () => new Witness().open(this.#server.address, table.table),
      table: table.table,
      key: table.key,
      seats: [held],
      hear: {},
    });
    const input = { type: 'act', action: game.print(action) } as const;
    const answered = await client.ask({ type: 'input', seat: held.seat, at: lines.length, input });
    client.close();
    if (!answered.ok) return answered.error;
    this.#played++;
    return undefined;
  }
}

export async function fuzzOnline(fuzz: OnlineFuzz): Promise<OnlineFuzzReport> {
  const scripts: Script[] = [];
  for (const [i, ruleSet] of fuzz.ruleSets.entries())
    scripts.push(await record(ruleSet, i, { dice: 'told' }));
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-fuzz-'));
  const server = await ServerProcess.start({ folder, port: 0, games: fuzz.games });
  try {
    return await new Campaign(fuzz, server, folder, scripts).run();
  } finally {
    if (!server.hasEnded) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
