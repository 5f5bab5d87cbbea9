/** Tables in one file: SQLite with a write-ahead log, synchronised at every commit. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LogStore, type SeatId, TAKEN } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import type { Phase } from '@tumblekeep/protocol';
import Database from 'libsql';
import { archiveToFiles, MOST_ARCHIVED } from './archive.ts';
import { Commits } from './commits.ts';
import { MIGRATIONS } from './migrations.ts';
import {
  type ChairChange,
  type ChangedTable,
  type CommitHeard,
  type KeyKind,
  type KnownTable,
  NewerDatabase,
  type NewTable,
  type StoredChair,
  type StoredKey,
  type StoredMark,
  type StoredResult,
  type StoredTable,
  type TableChange,
  type TableStore,
  type WholeTable,
} from './port.ts';
import { type ChairRow, chairOf, isSameOrder, type TableRow, tableOf } from './rows.ts';

export const DATABASE_FILE = 'tables.db';

interface KeyRow {
  readonly kind: KeyKind;
  readonly seat: string | null;
  readonly hash: string;
}

const flag = (value: boolean): number => (value ? 1 : 0);

function migrate(database: Database.Database): void {
  database.exec('begin immediate');
  try {
    const { user_version: done } = database.prepare('pragma user_version').get() as { user_version: number };
    if (done > MIGRATIONS.length)
      throw new NewerDatabase(`the data is of a newer version of this program (${done})`);
    for (const migration of MIGRATIONS.slice(done)) database.exec(migration);
    database.exec(`pragma user_version = ${MIGRATIONS.length}`);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

export class SqliteStore implements TableStore {
  readonly isShared = false;
  readonly isAway = false;
  readonly #folder: string;
  readonly #database: Database.Database;
  readonly #commits: Commits;
  #isClosed = false;
  /** Changes when somebody else writes. */
  #version: number | undefined;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #now: () => number;

  constructor(folder: string, heard?: CommitHeard, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
    mkdirSync(folder, { recursive: true });
    this.#database = new Database(join(folder, DATABASE_FILE));
    // Another program that looks into the file waits for us, and we for it, from the first word on.
    this.#database.pragma('busy_timeout = 5000');
    this.#database.pragma('journal_mode = WAL');
    this.#database.pragma('synchronous = FULL');
    migrate(this.#database);
    this.#commits = new Commits(this.#database, heard);
    void this.hasNews();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#commits.close();
    this.#isClosed = true;
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): Database.Statement {
    if (this.#isClosed) throw new Error('the store is closed');
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = this.#database.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }

  #get<Row>(sql: string, ...values: readonly unknown[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined;
  }

  #all<Row>(sql: string, ...values: readonly unknown[]): readonly Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  #run(sql: string, ...values: readonly unknown[]): number {
    return this.#prepared(sql).run(...values).changes;
  }

  // ---- tables -----------------------------------------------------------------------------------------------

  create(order: NewTable): Promise<number | undefined> {
    const { table, chairs, keys, lines } = order;
    return this.#commits.add(() => {
      const made = this.#run(
        `insert into tables (name, game, rules, options, seats, seed_hash, phase, is_listed, starts_when_full,
           code, created, touched)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
        table.name,
        table.game,
        table.rules,
        JSON.stringify(table.options),
        JSON.stringify(table.seats),
        table.seedHash,
        table.phase,
        flag(table.isListed),
        flag(table.startsWhenFull),
        table.code ?? null,
        table.created,
        this.#now(),
      );
      if (made === 0) {
        const row = this.#get<TableRow>('select * from tables where name = ?', table.name);
        const there = row && this.#whole(row);
        return isSameOrder(there, order) ? there.table.number : undefined;
      }
      const { number } = this.#get<{ number: number }>(
        'select number from tables where name = ?',
        table.name,
      ) as { number: number };
      for (const chair of chairs) this.#writeChair(number, chair, table.seats.indexOf(chair.seat));
      for (const key of keys) this.#writeKey(number, key);
      for (const [at, line] of lines.entries()) this.#writeLine(number, at, undefined, line);
      return number;
    });
  }

  async find(name: string): Promise<WholeTable | undefined> {
    const row = this.#get<TableRow>('select * from tables where name = ?', name);
    return row && this.#whole(row);
  }

  #whole(row: TableRow): WholeTable {
    const { number } = row;
    return {
      table: tableOf(row),
      chairs: this.#all<ChairRow>('select * from chairs where number = ? order by place', number).map(
        chairOf,
      ),
      keys: this.#all<KeyRow>('select kind, seat, hash from keys where number = ?', number).map(
        ({ kind, seat, hash }) => ({ kind, seat: seat ?? undefined, hash }),
      ),
    };
  }

  async findByCode(code: string): Promise<string | undefined> {
    return this.#get<{ name: string }>('select name from tables where code = ?', code)?.name;
  }

  async hasNews(): Promise<boolean> {
    const before = this.#version;
    this.#version = this.#get<{ data_version: number }>('pragma data_version')?.data_version;
    return before !== undefined && before !== this.#version;
  }

  async changed(known: readonly KnownTable[]): Promise<readonly ChangedTable[]> {
    return known
      .map(({ number, at, version }) => {
        const now = this.#get<{ version: number; next: number }>(
          `select version, (select coalesce(max(at) + 1, 0) from lines where number = ?1) as next
           from tables where number = ?1`,
          number,
        );
        return { number, hasLines: (now?.next ?? at) !== at, hasOther: now?.version !== version };
      })
      .filter(({ hasLines, hasOther }) => hasLines || hasOther);
  }

  async listed(most: number): Promise<readonly WholeTable[]> {
    return this.#all<TableRow>(
      `select * from tables where is_listed = 1 and phase in ('gathering', 'playing')
       order by created desc limit ?`,
      most,
    ).map(row => this.#whole(row));
  }

  async all(): Promise<readonly StoredTable[]> {
    return this.#all<TableRow>('select * from tables order by number desc').map(tableOf);
  }

  change(number: number, change: TableChange): Promise<boolean> {
    const { phase, isListed, code } = change;
    return this.#commits.add(() => {
      if (phase === 'over')
        this.#run("update tables set phase = 'over' where number = ? and phase = 'playing'", number);
      else if (phase !== undefined)
        this.#run("update tables set phase = ? where number = ? and phase <> 'over'", phase, number);
      if (isListed !== undefined)
        this.#run('update tables set is_listed = ? where number = ?', flag(isListed), number);
      if ('code' in change) this.#run('update tables set code = ? where number = ?', code ?? null, number);
      this.#run('update tables set touched = ? where number = ?', this.#now(), number);
      return this.#changed(number);
    });
  }

  #changed(number: number): boolean {
    return this.#run('update tables set version = version + 1 where number = ?', number) > 0;
  }

  begin(number: number): Promise<boolean> {
    return this.#commits.add(() => {
      const begun = this.#run(
        `update tables set phase = 'playing', code = null, version = version + 1
         where number = ?1 and phase = 'gathering' and not exists
           (select 1 from chairs where number = ?1 and who = 'person' and name is null)`,
        number,
      );
      return begun > 0;
    });
  }

  archive(age: number): Promise<number> {
    const old = this.#all<TableRow>(
      'select * from tables where touched < ? order by touched limit ?',
      this.#now() - age,
      MOST_ARCHIVED,
    ).map(tableOf);
    return archiveToFiles(
      this.#folder,
      old.map(({ number, name }) => ({
        name,
        lines: () => this.#lines(number, 0),
        remove: () => this.#remove(number),
      })),
    );
  }

  #remove(number: number): Promise<void> {
    return this.#commits.add(() => {
      for (const table of ['lines', 'keys', 'chairs', 'results', 'tables'])
        this.#run(`delete from ${table} where number = ?`, number);
    });
  }

  // ---- chairs and keys --------------------------------------------------------------------------------------

  takeChair(number: number, seat: SeatId, name: string, hash: string): Promise<boolean> {
    return this.#commits.add(() => {
      const key = this.#get<KeyRow>('select * from keys where number = ? and hash = ?', number, hash);
      const isOurs = key?.kind === 'seat' && key.seat === seat;
      if (key !== undefined && !isOurs) return false;
      const sat = this.#run(
        `update chairs set name = ? where number = ? and seat = ? and who = 'person' and (name is null or ?)`,
        name,
        number,
        seat,
        flag(isOurs),
      );
      if (sat === 0) return false;
      this.#writeKey(number, { kind: 'seat', seat, hash });
      this.#changed(number);
      return true;
    });
  }

  changeChair(number: number, seat: SeatId, change: ChairChange, isFree = false): Promise<boolean> {
    return this.#commits.add(() => {
      const found = this.#get<ChairRow>('select * from chairs where number = ? and seat = ?', number, seat);
      if (found === undefined || (isFree && found.name !== null)) return false;
      this.#saveChair(number, { ...chairOf(found), ...change });
      this.#changed(number);
      return true;
    });
  }

  #saveChair(number: number, chair: StoredChair): void {
    this.#run(
      `update chairs set who = ?, name = ?, is_ready = ?, is_muted = ?, has_stand_in = ?
       where number = ? and seat = ?`,
      chair.who,
      chair.name ?? null,
      flag(chair.isReady),
      flag(chair.isMuted),
      flag(chair.hasStandIn),
      number,
      chair.seat,
    );
  }

  vacate(number: number, seat: SeatId, phase: Phase, hasStandIn: boolean): Promise<boolean> {
    return this.#commits.add(() => {
      const table = this.#get<TableRow>('select * from tables where number = ?', number);
      if (table?.phase !== phase) return false;
      this.#run("delete from keys where number = ? and kind = 'seat' and seat = ?", number, seat);
      this.#run(
        `update chairs set name = null, is_ready = 0, is_muted = 0, has_stand_in = ? where number = ? and seat = ?`,
        flag(hasStandIn),
        number,
        seat,
      );
      this.#changed(number);
      return true;
    });
  }

  #writeChair(number: number, chair: StoredChair, place: number): void {
    this.#run(
      'insert into chairs values (?, ?, ?, ?, ?, ?, ?, ?)',
      number,
      chair.seat,
      place,
      chair.who,
      chair.name ?? null,
      flag(chair.isReady),
      flag(chair.isMuted),
      flag(chair.hasStandIn),
    );
  }

  addKey(number: number, key: StoredKey): Promise<void> {
    return this.#commits.add(() => {
      this.#writeKey(number, key);
      this.#changed(number);
    });
  }

  #writeKey(number: number, { kind, seat, hash }: StoredKey): void {
    this.#run(
      'insert into keys (number, hash, kind, seat) values (?, ?, ?, ?) on conflict do nothing',
      number,
      hash,
      kind,
      seat ?? null,
    );
  }

  // ---- boards -----------------------------------------------------------------------------------------------

  async addResult({ number, board, rank, told }: StoredResult): Promise<void> {
    await this.#commits.add(() =>
      this.#run(
        'insert into results (number, board, rank, told) values (?, ?, ?, ?) on conflict do nothing',
        number,
        board,
        rank,
        JSON.stringify(told),
      ),
    );
  }

  async results(board: string, most: number) {
    return this.#all<{ name: string; told: string }>(
      `select t.name, r.told from results r join tables t on t.number = r.number
       where r.board = ? order by r.rank desc, r.number limit ?`,
      board,
      most,
    ).map(({ name, told }) => ({ table: name, told: JSON.parse(told) as unknown }));
  }

  // ---- lines ------------------------------------------------------------------------------------------------

  log(number: number): LogStore {
    return {
      append: (at, lines, mark) => this.append(number, at, lines, mark),
      read: from => this.read(number, from),
    };
  }

  append(
    number: number,
    at: number,
    lines: readonly string[],
    mark?: string,
  ): Promise<Result<undefined, Refusal>> {
    return this.#commits.add(() => this.#append(number, at, lines, mark));
  }

  async read(number: number, from = 0): Promise<Result<readonly string[], Refusal>> {
    return ok(this.#lines(number, from));
  }

  #lines(number: number, from: number): readonly string[] {
    return this.#all<{ body: string }>(
      'select body from lines where number = ? and at >= ? order by at',
      number,
      from,
    ).map(({ body }) => body);
  }

  async markAt(number: number, at: number): Promise<string | undefined> {
    const found = this.#get<{ mark: string | null }>(
      'select mark from lines where number = ? and at = ?',
      number,
      at,
    );
    return found?.mark ?? undefined;
  }

  #append(
    number: number,
    at: number,
    lines: readonly string[],
    mark: string | undefined,
  ): Result<undefined, Refusal> {
    const [first, ...others] = lines;
    if (first === undefined) return ok(undefined);
    const isNext = this.#run(
      `insert into lines (number, at, mark, body) select ?1, ?2, ?3, ?4
       where ?2 = (select coalesce(max(at) + 1, 0) from lines where number = ?1)`,
      number,
      at,
      mark ?? null,
      first,
    );
    if (isNext === 0) return fail(TAKEN);
    for (const [i, line] of others.entries()) this.#writeLine(number, at + 1 + i, undefined, line);
    return ok(undefined);
  }

  #writeLine(number: number, at: number, mark: string | undefined, body: string): void {
    this.#run(
      'insert into lines (number, at, mark, body) values (?, ?, ?, ?)',
      number,
      at,
      mark ?? null,
      body,
    );
  }

  async marks(number: number, most: number): Promise<readonly StoredMark[]> {
    return this.#all<StoredMark>(
      'select mark, at from lines where number = ? and mark is not null order by at desc limit ?',
      number,
      most,
    ).map(({ mark, at }) => ({ mark, at }));
  }
}
