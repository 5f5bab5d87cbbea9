/** A database of every earlier program is brought up to date, with everything that is in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { DATABASE_FILE, SqliteStore } from '../src/store/sqlite.ts';

/** As the first program wrote it. */
const FIRST = `
  insert into tables (number, name, game, rules, options, seats, seed_hash, phase, is_listed, starts_when_full, code,
    created, touched)
  values (7, 'old', 'g', 'r', '{"a":1}', '["x","y"]', 'h', 'playing', 1, 0, null, 1, 2);
  insert into chairs (number, seat, place, who, name, is_ready, is_muted, has_stand_in)
  values (7, 'x', 0, 'person', 'Anna', 1, 0, 0), (7, 'y', 1, 'bot', null, 0, 0, 0);
  insert into keys (number, hash, kind, seat) values (7, 'k', 'seat', 'x');
  insert into lines (number, at, mark, body)
  values (7, 0, null, 'header' || char(10)), (7, 1, 'x 1', 'first' || char(10));`;

test.for(MIGRATIONS.map((_, i) => i + 1))('of version %i', async version => {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const old = new Database(join(folder, DATABASE_FILE));
  for (const migration of MIGRATIONS.slice(0, version)) old.exec(migration);
  old.exec(FIRST);
  old.exec(`pragma user_version = ${version}`);
  old.close();

  // The second time there is nothing to do any more.
  for (const place of [2, 3]) {
    const store = new SqliteStore(folder);
    expect(await store.find('old')).toMatchObject({
      table: {
        number: 7,
        name: 'old',
        options: { a: 1 },
        seats: ['x', 'y'],
        phase: 'playing',
        isListed: true,
      },
      chairs: [
        { seat: 'x', who: 'person', name: 'Anna', isReady: true },
        { seat: 'y', who: 'bot', name: undefined },
      ],
      keys: [{ kind: 'seat', seat: 'x', hash: 'k' }],
    });
    expect(await store.marks(7, 10)).toContainEqual({ mark: 'x 1', at: 1 });
    expect(await store.log(7).append(place, ['next\n'])).toMatchObject({ ok: true });
    expect(await store.log(7).read()).toMatchObject({ ok: true, value: { length: place + 1 } });
    store.close();
  }
});
