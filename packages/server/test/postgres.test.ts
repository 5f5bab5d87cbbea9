import { sayPlainly } from '@tumblekeep/kernel';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingEngines, Postgres } from '../../cli/src/cluster/engines.ts';
import { describeLogStore } from '../../host/test/table/log-store.ts';
import { NewerDatabase, StoreAway } from '../src/store/port.ts';
import { PostgresStore, UnsafeDatabase } from '../src/store/postgres/store.ts';
import { describeTableStore, freshName, newTable } from './store-contract.ts';

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

  afterAll(async () => {
    await Promise.all(stores.map(store => store.close()));
    await engine?.remove();
  });

  let logs = 1_000_000;
  describeLogStore('PostgreSQL', async () => {
    const number = logs++;
    return { store: (await open()).log(number), again: async () => (await open()).log(number) };
  });

  describeTableStore('PostgreSQL', async () => ({ store: await open(), again: open }));

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
