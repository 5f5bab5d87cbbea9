import { sayPlainly } from '@tumblekeep/kernel';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { missingEngines, Postgres } from '../../cli/src/cluster/engines.ts';
import { describeLogStore } from '../../host/test/table/log-store.ts';
import { NewerDatabase, StoreAway } from '../src/store/port.ts';
import { MIGRATIONS } from '../src/store/postgres/migrations.ts';
import { PostgresStore, UnsafeDatabase } from '../src/store/postgres/store.ts';
import { describeTableStore, freshName, newTable } from './store-contract.ts';

/** As the first program wrote it. */
const FIRST = `
  insert into tumblekeep.tables (name, game, rules, options, seats, seed_hash, phase, is_listed, starts_when_full, code,
    created, touched)
  values ('old', 'g', 'r', '{"a":1}', '["x","y"]', 'h', 'playing', true, false, null, 1, 2);
  insert into tumblekeep.chairs (number, seat, place, who, name, is_ready, is_muted, has_stand_in)
  values (1, 'x', 0, 'person', 'Anna', true, false, false), (1, 'y', 1, 'bot', null, false, false, false);
  insert into tumblekeep.keys (number, hash, kind, seat) values (1, 'k', 'seat', 'x');
  insert into tumblekeep.lines (number, at, many, mark, body)
  values (1, 0, 1, null, 'header' || chr(10)), (1, 1, 1, 'x 1', 'first' || chr(10))`;

const missing = missingEngines(false);
if (missing !== undefined) console.log(`skipped: ${missing}`);

describe.skipIf(missing !== undefined)('PostgreSQL', () => {
  let engine: Postgres;
  const stores: PostgresStore[] = [];

  const open = async (): Promise<PostgresStore> => {
    const store = await PostgresStore.open(engine.url());
    stores.push(store);
    return store;
  };

  const isNoticed = async (store: PostgresStore): Promise<boolean> => {
    await store.find('any').catch(() => undefined);
    return store.isAway;
  };

  const ask = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: engine.url() });
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  beforeAll(async () => {
    engine = await Postgres.make();
  });

  // Each of them has connections of its own, and the database has not that many.
  afterEach(async () => {
    await Promise.all(stores.splice(0).map(store => store.close()));
  });

  afterAll(async () => {
    await engine?.remove();
  });

  let logs = 1_000_000;
  describeLogStore('PostgreSQL', async () => {
    const number = logs++;
    return { store: (await open()).log(number), again: async () => (await open()).log(number) };
  });

  const age = (name: string, milliseconds: number): Promise<void> =>
    ask(`update tumblekeep.tables set touched = touched - ${milliseconds} where name = '${name}'`);
  describeTableStore('PostgreSQL', async () => ({ store: await open(), again: open, age }));

  test('is made ready once, whoever starts together', async () => {
    await ask('drop schema tumblekeep cascade');
    const together = await Promise.all([open(), open(), open(), open()]);
    expect(new Set(together.map(({ installation }) => installation)).size).toBe(1);
  });

  test('is left alone when a newer program has used it, or when it tells before it has stored', async () => {
    await open();
    await ask('update tumblekeep.installation set migrations = migrations + 99');
    await expect(PostgresStore.open(engine.url())).rejects.toThrow(NewerDatabase);
    await ask('update tumblekeep.installation set migrations = migrations - 99');
    await expect(PostgresStore.open(`${engine.url()}?options=-c%20synchronous_commit%3Doff`)).rejects.toThrow(
      UnsafeDatabase,
    );
  });

  test.for(MIGRATIONS.map((_, i) => i + 1))(
    'of version %i is brought up to date with everything in it',
    async version => {
      await ask('drop schema tumblekeep cascade');
      await ask(`create schema tumblekeep;
      create table tumblekeep.installation (name text not null, migrations int not null);
      insert into tumblekeep.installation values ('home', ${version});
      ${MIGRATIONS.slice(0, version).join(';')};
      ${FIRST}`);
      // The second time there is nothing to do any more.
      for (const place of [2, 3]) {
        const store = await open();
        expect(store.installation).toBe('home');
        const found = await store.find('old');
        expect(found).toMatchObject({
          table: { name: 'old', options: { a: 1 }, seats: ['x', 'y'], phase: 'playing', isListed: true },
          chairs: [
            { seat: 'x', who: 'person', name: 'Anna', isReady: true },
            { seat: 'y', who: 'bot', name: undefined },
          ],
          keys: [{ kind: 'seat', seat: 'x', hash: 'k' }],
        });
        const number = found?.table.number as number;
        expect(await store.marks(number, 10)).toContainEqual({ mark: 'x 1', at: 1 });
        expect(await store.log(number).append(place, ['next\n'])).toMatchObject({ ok: true });
        expect(await store.log(number).read()).toMatchObject({ ok: true, value: { length: place + 1 } });
      }
    },
  );

  test('goes on with a server that runs while a newer one brings it up to date', async () => {
    const store = await open();
    const number = (await store.create(newTable(freshName()))) as number;
    await ask(`begin; select pg_advisory_xact_lock(1);
      alter table tumblekeep.tables add column hue text not null default 'red';
      alter table tumblekeep.chairs add column cushion int;
      create table tumblekeep.later (number bigint primary key);
      update tumblekeep.installation set migrations = migrations + 1; commit`);
    await expect(PostgresStore.open(engine.url())).rejects.toThrow(NewerDatabase);
    const name = freshName();
    expect(await store.create(newTable(name))).toBeGreaterThan(number);
    expect(await store.log(number).append(1, ['a\n'], 'x 1')).toMatchObject({ ok: true });
    await store.change(number, { phase: 'playing' });
    expect(await store.find(name)).toMatchObject({ table: { name } });
    await ask(`alter table tumblekeep.tables drop column hue; alter table tumblekeep.chairs drop column cushion;
      drop table tumblekeep.later; update tumblekeep.installation set migrations = migrations - 1`);
  });

  test('keeps many appends of many tables together, and lets one of two processes win each place', async () => {
    const [here, there] = await Promise.all([open(), open()]);
    const tables = 40;
    const numbers = await Promise.all(
      Array.from({ length: tables }, () => here.create(newTable(freshName()))),
    );
    for (let at = 1; at < 6; at++) {
      const results = await Promise.all(
        [here, there].flatMap((store, who) =>
          numbers.map(number => store.log(number as number).append(at, [`${who}\n`], `${who} ${at}`)),
        ),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(tables);
    }
    const lines = await here.log(numbers[0] as number).read();
    expect(lines.ok && lines.value).toHaveLength(6);
  });

  test('a line that is there already under its own mark is no conflict, and under another one is', async () => {
    const [here, there] = await Promise.all([open(), open()]);
    const number = (await here.create(newTable(freshName()))) as number;
    expect(await here.log(number).append(1, ['a\n'], 'x 1')).toMatchObject({ ok: true });
    expect(await there.log(number).append(1, ['a\n'], 'x 1')).toMatchObject({ ok: true });
    expect(await there.log(number).append(1, ['a\n'], 'x 2')).toMatchObject({ error: { code: 'taken' } });
    expect(await there.log(number).append(1, ['b\n'], 'x 1')).toMatchObject({ error: { code: 'taken' } });
  });

  test('refuses in words while it is away, loses nothing, and goes on when it is back', async () => {
    const store = await open();
    const number = (await store.create(newTable(freshName()))) as number;
    const log = store.log(number);
    let at = 1;
    for (const end of ['SIGKILL', 'SIGINT'] as const) {
      expect(await log.append(at, [`before ${end}\n`], `before ${end}`)).toMatchObject({ ok: true });
      at++;
      await engine.end(end);
      // A line that is on its way when the database dies waits until it is back: nothing is sent before the store knows.
      await expect.poll(() => isNoticed(store)).toBe(true);
      const refused = await log.append(at, ['lost\n'], 'lost');
      expect(!refused.ok && sayPlainly(refused.error)).toContain('store-away');
      expect(store.isAway).toBe(true);
      await expect(store.find('any')).rejects.toThrow(StoreAway);
      await engine.start();
      await expect.poll(() => store.isAway).toBe(false);
      expect(await log.append(at, ['after\n'], `after ${end}`)).toMatchObject({ ok: true });
      at++;
    }
    const lines = await log.read();
    expect(lines.ok && lines.value).toEqual([
      'header\n',
      'before SIGKILL\n',
      'after\n',
      'before SIGINT\n',
      'after\n',
    ]);
  });

  test('that only reads, as when its disk is full, is away until it writes again', async () => {
    const store = await open();
    const number = (await store.create(newTable(freshName()))) as number;
    const log = store.log(number);
    const only = async (reads: 'on' | 'off'): Promise<void> => {
      await ask(`alter system set default_transaction_read_only = ${reads}`);
      await ask('select pg_reload_conf()');
    };
    await only('on');
    const isRefused = async (): Promise<boolean> => !(await log.append(1, ['lost\n'], 'lost')).ok;
    try {
      await expect.poll(isRefused).toBe(true);
      expect(store.isAway).toBe(true);
    } finally {
      await only('off');
    }
    await expect.poll(() => store.isAway).toBe(false);
    expect(await log.append(1, ['a\n'], 'a')).toMatchObject({ ok: true });
  });

  test('that is busy for longer than a connection is waited for is no lost one', async () => {
    const store = await open();
    const number = (await store.create(newTable(freshName()))) as number;
    const other = new Client({ connectionString: engine.url() });
    await other.connect();
    await other.query('begin; lock table tumblekeep.lines in access exclusive mode');
    // Many more than there are connections, all of which wait for somebody else.
    const answers = Promise.all(Array.from({ length: 20 }, (_, at) => store.markAt(number, at)));
    const waits = "select 1 from pg_locks where not granted and relation = 'tumblekeep.lines'::regclass";
    await expect.poll(async () => (await other.query(waits)).rowCount).toBeGreaterThan(1);
    await other.query('select pg_sleep(3.5)');
    await other.query('commit');
    await other.end();
    expect(await answers).toHaveLength(20);
    expect(store.health.refused).toBe(0);
  });

  test('what was sent when it died is answered when it is back, and is there once', async () => {
    const store = await open();
    const number = (await store.create(newTable(freshName()))) as number;
    const log = store.log(number);
    // It dies with the statement in hand, which waits for somebody else.
    const other = new Client({ connectionString: engine.url() });
    other.on('error', () => undefined);
    await other.connect();
    await other.query('begin; lock table tumblekeep.lines in exclusive mode');
    const killed = log.append(1, ['a\n'], 'x 1');
    const waits = "select 1 from pg_locks where not granted and relation = 'tumblekeep.lines'::regclass";
    await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
    await engine.kill();
    await engine.start();
    expect(await killed).toMatchObject({ ok: true });
    const lines = await log.read();
    expect(lines.ok && lines.value).toEqual(['header\n', 'a\n']);
  });
});
