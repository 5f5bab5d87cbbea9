/** Tables in PostgreSQL, for any number of processes. Chairs and phases change under the lock of their table's row. */
import type { LogStore, SeatId } from '@tumblekeep/host';
import { ok } from '@tumblekeep/kernel';
import type { Phase } from '@tumblekeep/protocol';
import type { PoolClient } from 'pg';
import { MOST_ARCHIVED } from '../archive.ts';
import type {
  ChairChange,
  ChangedTable,
  CommitHeard,
  KeyKind,
  KnownTable,
  NewTable,
  StoredKey,
  StoredMark,
  StoredResult,
  StoredTable,
  StoreHealth,
  TableChange,
  TableStore,
  WholeTable,
} from '../port.ts';
import { type ChairRow, chairOf, isSameOrder, type TableRow, tableOf } from '../rows.ts';
import { Appends } from './appends.ts';
import { Gathered } from './gathered.ts';
import { isWorthAnother, Link } from './link.ts';
import { migrate } from './migrations.ts';

/** Milliseconds. */
const STARTS = 10_000;
const WRITERS = 2;
const READERS = 4;

interface KeyRow {
  readonly number: string;
  readonly kind: KeyKind;
  readonly seat: string | null;
  readonly hash: string;
}

const COLUMNS = {
  who: 'who',
  name: 'name',
  isReady: 'is_ready',
  isMuted: 'is_muted',
  hasStandIn: 'has_stand_in',
} as const satisfies Readonly<Record<keyof ChairChange, string>>;

/** Each ends with a line break. */
const linesIn = (body: string): string[] => body.split(/(?<=\n)/);

/** Milliseconds since 1970: of all clocks the one that does not depend on who asks. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const TABLE_COLUMNS =
  't.number, t.name, t.game, t.rules, t.options, t.seats, t.seed_hash, t.phase, t.is_listed, t.starts_when_full, t.code, t.created, t.touched, t.version';

interface Place {
  readonly number: number;
  readonly from: number;
}

const names = new Map<string, string>();

/** A statement with a name is planned once for each connection; its columns must not depend on what migrations add. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `statement ${names.size}`;
  names.set(text, name);
  return name;
}

/** The rows of each of those who asked together; `i` counts them from 1. */
function byPlace<Row extends { readonly i: string }>(
  asked: readonly unknown[],
  rows: readonly Row[],
): Row[][] {
  const found: Row[][] = asked.map(() => []);
  for (const row of rows) found[Number(row.i) - 1]?.push(row);
  return found;
}

/** A database that tells before it has stored is none for us. */
export class UnsafeDatabase extends Error {}

async function checkSafety(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
  if (rows[0]?.synchronous_commit === 'off')
    throw new UnsafeDatabase('synchronous_commit is off there: what was acknowledged could be lost');
}

export class PostgresStore implements TableStore {
  readonly isShared = true;
  /** Its name: nobody else has the same tables. */
  readonly installation: string;
  readonly #writers: Link;
  readonly #readers: Link;
  #appends: Appends;

  private constructor(installation: string, writers: Link, readers: Link) {
    this.installation = installation;
    this.#writers = writers;
    this.#readers = readers;
    this.#appends = new Appends(
      writers,
      () => undefined,
      () => undefined,
    );
  }

  /** Connected, and with its tables as this version knows them. A database that starts is waited for. */
  static async open(url: string, patience = STARTS): Promise<PostgresStore> {
    const begun = performance.now();
    for (;;) {
      const readers = new Link(url, READERS);
      try {
        const installation = await readers.once(async client => {
          await checkSafety(client);
          return migrate(client);
        });
        return new PostgresStore(installation, new Link(url, WRITERS), readers);
      } catch (error) {
        await readers.close();
        if (!isWorthAnother(error) || performance.now() - begun > patience) throw error;
        await new Promise<void>(resolve => void setTimeout(resolve, 100));
      }
    }
  }

  /** The same, and somebody is told of each commit of lines, and of what the database refuses. */
  heardBy(heard: CommitHeard, trouble: (error: unknown) => void): this {
    this.#appends = new Appends(this.#writers, heard, trouble);
    return this;
  }

  get isAway(): boolean {
    return this.#writers.isAway || this.#readers.isAway;
  }

  get health(): StoreHealth {
    const links = [this.#writers, this.#readers];
    const all = links.map(({ connections }) => connections);
    const sum = (of: 'busy' | 'idle' | 'waiting'): number => all.reduce((total, one) => total + one[of], 0);
    return {
      isUp: links.every(({ isUp }) => isUp),
      busy: sum('busy'),
      idle: sum('idle'),
      waiting: sum('waiting'),
      refused: links.reduce((total, { refused }) => total + refused, 0),
      taken: this.#appends.taken,
    };
  }

  async hasNews(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {
    if (!this.isAway) await this.#appends.settled();
    await Promise.all([this.#writers.close(), this.#readers.close()]);
  }

  async #rows<Row extends object>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    const name = nameOf(text);
    return this.#readers.run(async client => {
      const { rows } = await client.query<Row>({ name, text, values: values as unknown[] });
      return rows;
    });
  }

  /** Nobody else changes the table meanwhile; false leaves everything as it was. */
  #locked(number: number, work: (client: PoolClient, phase: Phase) => Promise<boolean>): Promise<boolean> {
    return this.#readers.run(async client => {
      await client.query('begin');
      const { rows } = await client.query<{ phase: Phase }>(
        'select phase from tumblekeep.tables where number = $1 for update',
        [number],
      );
      const [table] = rows;
      const isDone = table !== undefined && (await work(client, table.phase));
      if (isDone)
        await client.query('update tumblekeep.tables set version = version + 1 where number = $1', [number]);
      await client.query(isDone ? 'commit' : 'rollback');
      return isDone;
    });
  }

  // ---- tables -----------------------------------------------------------------------------------------------

  /** One statement: it is there as a whole or not at all. A table that is there already as it is ordered was sent twice. */
  async create(order: NewTable): Promise<number | undefined> {
    const { table, chairs, keys, lines } = order;
    const [made] = await this.#rows<{ number: string }>(
      `with made as (
         insert into tumblekeep.tables (name, game, rules, options, seats, seed_hash, phase, is_listed,
           starts_when_full, code, created, touched)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${NOW}) on conflict do nothing returning number
       ), seated as (
         insert into tumblekeep.chairs (number, seat, place, who, name, is_ready, is_muted, has_stand_in)
         select made.number, q.* from made,
           unnest($12::text[], $13::int[], $14::text[], $15::text[], $16::bool[], $17::bool[], $18::bool[]) as q
       ), locked as (
         insert into tumblekeep.keys (number, hash, kind, seat)
         select made.number, q.* from made, unnest($19::text[], $20::text[], $21::text[]) as q
       ), begun as (
         insert into tumblekeep.lines (number, at, many, body) select made.number, 0, $22::int, $23 from made
       )
       select number from made`,
      table.name,
      table.game,
      table.rules,
      JSON.stringify(table.options),
      JSON.stringify(table.seats),
      table.seedHash,
      table.phase,
      table.isListed,
      table.startsWhenFull,
      table.code ?? null,
      table.created,
      chairs.map(({ seat }) => seat),
      chairs.map(({ seat }) => table.seats.indexOf(seat)),
      chairs.map(({ who }) => who),
      chairs.map(({ name }) => name ?? null),
      chairs.map(({ isReady }) => isReady),
      chairs.map(({ isMuted }) => isMuted),
      chairs.map(({ hasStandIn }) => hasStandIn),
      keys.map(({ hash }) => hash),
      keys.map(({ kind }) => kind),
      keys.map(({ seat }) => seat ?? null),
      lines.length,
      lines.join(''),
    );
    if (made !== undefined) return Number(made.number);
    const there = await this.find(table.name);
    return isSameOrder(there, order) ? there.table.number : undefined;
  }

  find(name: string): Promise<WholeTable | undefined> {
    return this.#found.get(name);
  }

  readonly #found = new Gathered<string, WholeTable | undefined>(async names => {
    const found = await this.#whole('where name = any($1)', names);
    const byName = new Map(found.map(whole => [whole.table.name, whole]));
    return names.map(name => byName.get(name));
  });

  /** In one statement: nothing changes in between. */
  async #whole(which: string, ...values: readonly unknown[]): Promise<readonly WholeTable[]> {
    const rows = await this.#rows<TableRow & { chairs: readonly ChairRow[]; keys: readonly KeyRow[] }>(
      `select ${TABLE_COLUMNS},
         (select coalesce(json_agg(c order by c.place), '[]') from tumblekeep.chairs c where c.number = t.number) as chairs,
         (select coalesce(json_agg(k), '[]') from tumblekeep.keys k where k.number = t.number) as keys
       from tumblekeep.tables t ${which}`,
      ...values,
    );
    return rows.map(row => ({
      table: tableOf(row),
      chairs: row.chairs.map(chairOf),
      keys: row.keys.map(({ kind, seat, hash }) => ({ kind, seat: seat ?? undefined, hash })),
    }));
  }

  async findByCode(code: string): Promise<string | undefined> {
    const [found] = await this.#rows<{ name: string }>(
      'select name from tumblekeep.tables where code = $1',
      code,
    );
    return found?.name;
  }

  async changed(known: readonly KnownTable[]): Promise<readonly ChangedTable[]> {
    const rows = await this.#rows<{ number: string; has_lines: boolean; has_other: boolean }>(
      `select * from (
         select q.number, t.version is distinct from q.version as has_other,
           exists (select 1 from tumblekeep.lines l where l.number = q.number and l.at >= q.at) as has_lines
         from unnest($1::bigint[], $2::int[], $3::int[]) as q (number, at, version)
         left join tumblekeep.tables t on t.number = q.number
       ) c where has_lines or has_other`,
      known.map(({ number }) => number),
      known.map(({ at }) => at),
      known.map(({ version }) => version),
    );
    return rows.map(({ number, has_lines: hasLines, has_other: hasOther }) => ({
      number: Number(number),
      hasLines,
      hasOther,
    }));
  }

  listed(most: number): Promise<readonly WholeTable[]> {
    return this.#whole(
      `where is_listed and phase in ('gathering', 'playing') order by created desc limit $1`,
      most,
    );
  }

  async all(): Promise<readonly StoredTable[]> {
    const rows = await this.#rows<TableRow>(
      `select ${TABLE_COLUMNS} from tumblekeep.tables t order by number desc`,
    );
    return rows.map(tableOf);
  }

  async change(number: number, change: TableChange): Promise<boolean> {
    const { phase, isListed, code } = change;
    const changed = await this.#rows(
      `update tumblekeep.tables set
         phase = case when $2::text is null or phase = 'over' or ($2 = 'over' and phase <> 'playing')
           then phase else $2 end,
         is_listed = coalesce($3, is_listed),
         code = case when $4 then $5 else code end,
         touched = ${NOW},
         version = version + 1
       where number = $1 returning number`,
      number,
      phase ?? null,
      isListed ?? null,
      'code' in change,
      code ?? null,
    );
    return changed.length > 0;
  }

  begin(number: number): Promise<boolean> {
    return this.#locked(number, async client => {
      const { rowCount } = await client.query(
        `update tumblekeep.tables set phase = 'playing', code = null
         where number = $1 and phase = 'gathering' and not exists
           (select 1 from tumblekeep.chairs where number = $1 and who = 'person' and name is null)`,
        [number],
      );
      return (rowCount ?? 0) > 0;
    });
  }

  /** Into a table of their own: whoever comes second finds them gone. */
  async archive(age: number): Promise<number> {
    const old = await this.#rows<{ number: string }>(
      `select number from tumblekeep.tables where touched < ${NOW} - $1 order by touched limit $2`,
      age,
      MOST_ARCHIVED,
    );
    let count = 0;
    for (const { number } of old) if (await this.#archiveOne(Number(number), age)) count++;
    return count;
  }

  #archiveOne(number: number, age: number): Promise<boolean> {
    return this.#locked(number, async client => {
      const { rowCount } = await client.query(
        `insert into tumblekeep.archive (name, rules, seed_hash, archived, log)
         select t.name, t.rules, t.seed_hash, t.touched,
           (select string_agg(l.body, '' order by l.at) from tumblekeep.lines l where l.number = t.number)
         from tumblekeep.tables t where t.number = $1 and t.touched < ${NOW} - $2`,
        [number, age],
      );
      if (rowCount === 0) return false;
      for (const table of ['lines', 'keys', 'chairs', 'results', 'tables'])
        await client.query(`delete from tumblekeep.${table} where number = $1`, [number]);
      return true;
    });
  }

  // ---- chairs and keys --------------------------------------------------------------------------------------

  takeChair(number: number, seat: SeatId, name: string, hash: string): Promise<boolean> {
    return this.#locked(number, async client => {
      const { rows } = await client.query<KeyRow>(
        'select * from tumblekeep.keys where number = $1 and hash = $2',
        [number, hash],
      );
      const [key] = rows;
      const isOurs = key?.kind === 'seat' && key.seat === seat;
      if (key !== undefined && !isOurs) return false;
      const { rowCount } = await client.query(
        `update tumblekeep.chairs set name = $3
         where number = $1 and seat = $2 and who = 'person' and (name is null or $4)`,
        [number, seat, name, isOurs],
      );
      if (rowCount === 0) return false;
      await writeKey(client, number, { kind: 'seat', seat, hash });
      return true;
    });
  }

  changeChair(number: number, seat: SeatId, change: ChairChange, isFree = false): Promise<boolean> {
    return this.#locked(number, async client => {
      const changed = Object.entries(change) as [keyof ChairChange, unknown][];
      const { rowCount } = await client.query(
        `update tumblekeep.chairs set seat = seat${changed.map(([field], i) => `, ${COLUMNS[field]} = $${i + 4}`).join('')}
         where number = $1 and seat = $2 and (name is null or not $3)`,
        [number, seat, isFree, ...changed.map(([, value]) => value ?? null)],
      );
      return (rowCount ?? 0) > 0;
    });
  }

  vacate(number: number, seat: SeatId, phase: Phase, hasStandIn: boolean): Promise<boolean> {
    return this.#locked(number, async (client, now) => {
      if (now !== phase) return false;
      await client.query("delete from tumblekeep.keys where number = $1 and kind = 'seat' and seat = $2", [
        number,
        seat,
      ]);
      await client.query(
        `update tumblekeep.chairs set name = null, is_ready = false, is_muted = false, has_stand_in = $3
         where number = $1 and seat = $2`,
        [number, seat, hasStandIn],
      );
      return true;
    });
  }

  async addKey(number: number, key: StoredKey): Promise<void> {
    await this.#locked(number, async client => {
      await writeKey(client, number, key);
      return true;
    });
  }

  // ---- boards -----------------------------------------------------------------------------------------------

  async addResult({ number, board, rank, told }: StoredResult): Promise<void> {
    await this.#rows(
      'insert into tumblekeep.results (number, board, rank, told) values ($1, $2, $3, $4) on conflict do nothing',
      number,
      board,
      rank,
      JSON.stringify(told),
    );
  }

  async results(board: string, most: number) {
    const rows = await this.#rows<{ name: string; told: string }>(
      `select t.name, r.told from tumblekeep.results r join tumblekeep.tables t on t.number = r.number
       where r.board = $1 order by r.rank desc, r.number limit $2`,
      board,
      most,
    );
    return rows.map(({ name, told }) => ({ table: name, told: JSON.parse(told) as unknown }));
  }

  // ---- lines ------------------------------------------------------------------------------------------------

  log(number: number): LogStore {
    return {
      append: async (at, lines, mark) =>
        lines.length === 0 ? ok(undefined) : this.#appends.add({ number, at, lines, mark }),
      read: async (from = 0) => ok(await this.#lines.get({ number, from })),
    };
  }

  /** A place may be in the middle of what was stored together. */
  readonly #lines = new Gathered<Place, readonly string[]>(async places => {
    const rows = await this.#rows<{ i: string; at: number; body: string }>(
      `select q.i, l.at, l.body
       from unnest($1::bigint[], $2::int[]) with ordinality as q(number, place, i)
       join tumblekeep.lines l on l.number = q.number and l.at >= coalesce(
         (select max(at) from tumblekeep.lines where number = q.number and at <= q.place), 0)
       order by q.i, l.at`,
      places.map(({ number }) => number),
      places.map(({ from }) => from),
    );
    const found = byPlace(places, rows);
    return found.map((own, i) => {
      const { from } = places[i] as Place;
      const lines = own.flatMap(({ body }) => linesIn(body));
      return lines.slice(Math.max(0, from - (own[0]?.at ?? 0)));
    });
  });

  async marks(number: number, most: number): Promise<readonly StoredMark[]> {
    return (await this.#marks.get({ number, most })).slice(0, most);
  }

  readonly #marks = new Gathered<{ number: number; most: number }, readonly StoredMark[]>(async asked => {
    const rows = await this.#rows<StoredMark & { i: string }>(
      `select q.i, m.mark, m.at from unnest($1::bigint[]) with ordinality as q(number, i)
       cross join lateral (
         select mark, at from tumblekeep.lines where number = q.number and mark is not null order by at desc limit $2
       ) m order by q.i, m.at desc`,
      asked.map(({ number }) => number),
      Math.max(...asked.map(({ most }) => most)),
    );
    return byPlace(asked, rows).map(own => own.map(({ mark, at }) => ({ mark, at })));
  });

  async markAt(number: number, at: number): Promise<string | undefined> {
    const [found] = await this.#rows<{ mark: string | null }>(
      'select mark from tumblekeep.lines where number = $1 and at = $2',
      number,
      at,
    );
    return found?.mark ?? undefined;
  }
}

const writeKey = (client: PoolClient, number: number, { kind, seat, hash }: StoredKey): Promise<unknown> =>
  client.query(
    'insert into tumblekeep.keys (number, hash, kind, seat) values ($1, $2, $3, $4) on conflict do nothing',
    [number, hash, kind, seat ?? null],
  );
