/**
 * Lines on their way to PostgreSQL: those of one turn of the event loop in one statement. Three facts decide its form.
 * Two rows of one table in one statement could leave the second one on top of somebody else's line, so there is one.
 * Rows that are not in the order of their tables can wait for each other in a circle with those of another process. And
 * a statement does not see the row that it lost against, so a second one looks.
 */
import { TAKEN } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { refuseOnline } from '@tumblekeep/protocol';
import type { PoolClient } from 'pg';
import type { CommitHeard } from '../port.ts';
import { hasStoredNothing, isWorthAnother, type Link } from './link.ts';

export interface Row {
  readonly number: number;
  readonly at: number;
  readonly lines: readonly string[];
  readonly mark: string | undefined;
}

interface Waiting extends Row {
  readonly body: string;
  readonly done: (result: Result<undefined, Refusal>) => void;
  /** It may have been stored: nobody is told anything before that is known. */
  isSent: boolean;
}

const MOST_ROWS = 256;
const MOST_STATEMENTS = 2;
/** Milliseconds after which a row is tried again that the database has refused, but may have stored before. */
const AGAIN = 250;

const AWAY = fail(refuseOnline('storage', 'store-away'));
const TROUBLE = fail(refuseOnline('trouble', 'server-trouble'));

/** A line goes where the one before it ends: a table that is gone, or a place after the next, takes none. */
const INSERT = `
  insert into tumblekeep.lines (number, at, many, mark, body)
  select q.number, q.at, q.many, q.mark, q.body
  from unnest($1::bigint[], $2::int[], $3::int[], $4::text[], $5::text[]) as q (number, at, many, mark, body)
  where q.at = coalesce((select l.at + l.many from tumblekeep.lines l
    where l.number = q.number and l.at < q.at order by l.at desc limit 1), 0)
  order by q.number
  on conflict do nothing
  returning number`;

const LOOK = `
  select l.number, l.mark, l.body
  from unnest($1::bigint[], $2::int[]) as q (number, at)
  join tumblekeep.lines l on l.number = q.number and l.at = q.at`;

interface Found {
  readonly number: string;
  readonly mark: string | null;
  readonly body: string;
}

export class Appends {
  readonly #link: Link;
  readonly #heard: CommitHeard;
  readonly #trouble: (error: unknown) => void;
  #waiting: Waiting[] = [];
  /** Tables of which a row is on its way. */
  readonly #busy = new Set<number>();
  #statements = 0;
  #isDue = false;
  #waitsForLink = false;
  /** Rows whose place somebody else had taken. */
  taken = 0;

  constructor(link: Link, heard: CommitHeard, trouble: (error: unknown) => void) {
    this.#link = link;
    this.#heard = heard;
    this.#trouble = trouble;
    link.onAway = () => this.#refuse();
  }

  add(row: Row): Promise<Result<undefined, Refusal>> {
    if (this.#link.isAway) {
      this.#link.refused++;
      return Promise.resolve(AWAY);
    }
    return new Promise(resolve => {
      this.#waiting.push({ ...row, body: row.lines.join(''), done: resolve, isSent: false });
      this.#schedule();
    });
  }

  /** When nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0 || this.#statements > 0)
      await new Promise<void>(resolve => void setTimeout(resolve, 5));
  }

  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#flush();
    });
  }

  #flush(): void {
    while (this.#statements < MOST_STATEMENTS && this.#link.isUp) {
      const batch = this.#take();
      if (batch.length === 0) return;
      this.#statements++;
      void this.#send(batch).finally(() => {
        this.#statements--;
        for (const { number } of batch) this.#busy.delete(number);
        this.#flush();
      });
    }
    if (this.#link.isUp || this.#waiting.length === 0 || this.#waitsForLink) return;
    this.#waitsForLink = true;
    // It may be lost again before anybody notices that it was there.
    const goOn = (): void => {
      this.#waitsForLink = false;
      this.#schedule();
    };
    this.#link.up().then(goOn, () => undefined);
  }

  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const row of this.#waiting) {
      if (batch.length >= MOST_ROWS || this.#busy.has(row.number)) rest.push(row);
      else {
        this.#busy.add(row.number);
        batch.push(row);
      }
    }
    this.#waiting = rest;
    return batch.sort((one, other) => one.number - other.number);
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    // Of an attempt before this one.
    const unsure = batch.filter(({ isSent }) => isSent);
    try {
      const won = await this.#link.once(
        client => store(client, batch),
        () => {
          for (const row of batch) row.isSent = true;
        },
      );
      this.#heard(batch.length, (performance.now() - begun) / 1000);
      this.taken += batch.length - won.size;
      for (const row of batch) row.done(won.has(row.number) ? ok(undefined) : fail(TAKEN));
    } catch (error) {
      if (hasStoredNothing(error)) for (const row of batch) row.isSent = unsure.includes(row);
      // What may be stored is sent once more, as it was: then it is there already, or it was not.
      if (isWorthAnother(error)) this.#waiting = [...batch, ...this.#waiting];
      else await this.#refused(batch, unsure, error);
      if (this.#link.isAway) this.#refuse();
    }
  }

  /** The database has said no to all of it, but nothing of an earlier attempt. */
  async #refused(batch: readonly Waiting[], unsure: readonly Waiting[], error: unknown): Promise<void> {
    this.#trouble(error);
    for (const row of batch) if (!unsure.includes(row)) row.done(TROUBLE);
    if (unsure.length === 0) return;
    await new Promise<void>(resolve => void setTimeout(resolve, AGAIN));
    this.#waiting = [...unsure, ...this.#waiting];
  }

  /** What was never sent has not happened, and is not kept waiting. */
  #refuse(): void {
    const unsent = this.#waiting.filter(({ isSent }) => !isSent);
    this.#waiting = this.#waiting.filter(({ isSent }) => isSent);
    this.#link.refused += unsent.length;
    for (const { done } of unsent) done(AWAY);
  }
}

/** Tables whose row is stored: by this statement, or by one before it whose answer was lost. */
async function store(client: PoolClient, batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ number: string }>({
    name: 'append',
    text: INSERT,
    values: [
      batch.map(({ number }) => number),
      batch.map(({ at }) => at),
      batch.map(({ lines }) => lines.length),
      batch.map(({ mark }) => mark ?? null),
      batch.map(({ body }) => body),
    ],
  });
  const won = new Set(rows.map(({ number }) => Number(number)));
  const lost = batch.filter(({ number }) => !won.has(number));
  if (lost.length === 0) return won;
  const there = await client.query<Found>({
    name: 'look',
    text: LOOK,
    values: [lost.map(({ number }) => number), lost.map(({ at }) => at)],
  });
  const found = new Map(there.rows.map(row => [Number(row.number), row]));
  for (const { number, mark, body } of lost) {
    const line = found.get(number);
    if (line !== undefined && line.mark === (mark ?? null) && line.body === body) won.add(number);
  }
  return won;
}
