/**
 * How the tables of the database became what they are: each once, in this order, never changed afterwards. Servers of the
 * version before go on meanwhile: a migration adds, and what they read and write stays as it is until the next one.
 */
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { NewerDatabase } from '../port.ts';

/** Any number, the same for every version of this program. */
const LOCK = 7_417_520_251_118;

/** A row of `lines` holds what was stored together, `many` lines of the log from place `at` on. */
export const MIGRATIONS: readonly string[] = [
  `create table tumblekeep.tables (
     number bigint generated always as identity primary key,
     name text not null unique,
     game text not null,
     rules text not null,
     options text not null,
     seats text not null,
     seed_hash text not null,
     phase text not null,
     is_listed boolean not null,
     starts_when_full boolean not null,
     code text unique,
     created bigint not null,
     touched bigint not null,
     version int not null default 0
   );
   create index tables_touched on tumblekeep.tables (touched);
   create index tables_listed on tumblekeep.tables (created) where is_listed;
   create table tumblekeep.chairs (
     number bigint not null,
     seat text not null,
     place int not null,
     who text not null,
     name text,
     is_ready boolean not null,
     is_muted boolean not null,
     has_stand_in boolean not null,
     primary key (number, seat)
   );
   create table tumblekeep.keys (
     number bigint not null,
     hash text not null,
     kind text not null,
     seat text,
     primary key (number, hash)
   );
   create table tumblekeep.lines (
     number bigint not null,
     at int not null,
     many int not null,
     mark text,
     body text not null,
     primary key (number, at)
   ) with (fillfactor = 100);
   create table tumblekeep.archive (
     name text primary key,
     rules text not null,
     seed_hash text not null,
     archived bigint not null,
     log text not null
   );`,
  `create table tumblekeep.results (
     number bigint primary key,
     board text not null,
     rank bigint not null,
     told text not null
   );
   create index results_board on tumblekeep.results (board, rank);`,
];

/** The name of this installation, drawn once. */
export async function migrate(client: PoolClient): Promise<string> {
  await client.query('begin');
  // Of all processes that start at once, one changes the tables, and the others wait for it.
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await client.query('create schema if not exists tumblekeep');
  await client.query(
    'create table if not exists tumblekeep.installation (name text not null, migrations int not null)',
  );
  const { rows } = await client.query<{ name: string; migrations: number }>(
    'select name, migrations from tumblekeep.installation',
  );
  const { name, migrations: done } = rows[0] ?? { name: randomUUID(), migrations: 0 };
  if (done > MIGRATIONS.length) {
    await client.query('rollback');
    throw new NewerDatabase(`the data is of a newer version of this program (${done})`);
  }
  for (const migration of MIGRATIONS.slice(done)) await client.query(migration);
  if (rows.length === 0)
    await client.query('insert into tumblekeep.installation values ($1, $2)', [name, MIGRATIONS.length]);
  else await client.query('update tumblekeep.installation set migrations = $1', [MIGRATIONS.length]);
  await client.query('commit');
  return name;
}
