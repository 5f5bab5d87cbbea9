/** What every store of tables has to do. */
import { ok } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import type { NewTable, TableStore } from '../src/store/port.ts';

export interface TablesUnderTest {
  readonly store: TableStore;
  /** The same tables as another process opens them. */
  readonly again: () => TableStore | Promise<TableStore>;
  /** Nobody has touched the table for so many milliseconds. */
  readonly age: (name: string, milliseconds: number) => void | Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;

let made = 0;

export const newTable = (name: string, more: Partial<NewTable['table']> = {}): NewTable => ({
  table: {
    name,
    game: 'g',
    rules: 'r',
    options: { a: 1 },
    seats: ['x', 'y'],
    seedHash: 'h',
    phase: 'gathering',
    isListed: false,
    startsWhenFull: false,
    code: name.toUpperCase(),
    created: 1,
    ...more,
  },
  chairs: ['x', 'y'].map(seat => ({
    seat,
    who: 'person',
    name: undefined,
    isReady: false,
    isMuted: false,
    hasStandIn: false,
  })),
  keys: [{ kind: 'join', seat: undefined, hash: 'j' }],
  lines: ['header\n'],
});

/** Names that no other test has. */
export const freshName = (): string => `table${++made}`;

export function describeTableStore(
  name: string,
  make: () => TablesUnderTest | Promise<TablesUnderTest>,
): void {
  describe(`tables in ${name}`, () => {
    const create = async (store: TableStore, more: Partial<NewTable['table']> = {}) => {
      const table = newTable(freshName(), more);
      return { ...table, number: (await store.create(table)) as number, name: table.table.name };
    };

    test('are found again as they were stored, by whoever opens them next', async () => {
      const { store, again } = await make();
      const { number, name: one, table } = await create(store);
      const other = {
        ...newTable(one, { code: 'OTHER' }),
        keys: [{ kind: 'join', seat: undefined, hash: 'k' } as const],
      };
      expect(await store.create(other)).toBeUndefined();
      expect(await store.create(newTable(one)), 'sent twice').toBe(number);
      expect(await store.create(newTable('two', { code: one.toUpperCase() }))).toBeUndefined();
      expect(await store.findByCode(one.toUpperCase())).toBe(one);
      expect(await store.takeChair(number, 'y', 'Bo – ü', 's')).toBe(true);
      const change = { isReady: true, isMuted: true, hasStandIn: true };
      expect(await store.changeChair(number, 'y', change)).toBe(true);
      expect(await store.change(number, { phase: 'playing', isListed: true, code: undefined })).toBe(true);
      expect(await store.change(99_999, {}), 'no such table').toBe(false);
      const found = await (await again()).find(one);
      expect(found).toMatchObject({
        table: { ...table, number, phase: 'playing', isListed: true, code: undefined },
        chairs: [
          { seat: 'x', who: 'person', name: undefined, isReady: false },
          { seat: 'y', name: 'Bo – ü', ...change },
        ],
      });
      expect(found?.keys).toHaveLength(2);
      expect(found?.keys).toContainEqual({ kind: 'seat', seat: 'y', hash: 's' });
      expect(await store.findByCode(one.toUpperCase())).toBeUndefined();
      expect((await store.listed(1000)).map(({ table: { name: listed } }) => listed)).toContain(one);
      expect((await store.all()).map(table => table.name)).toContain(one);
      expect(await store.find('nowhere')).toBeUndefined();
    });

    test('keep the marks of inputs beside their lines', async () => {
      const { store } = await make();
      const { number } = await create(store);
      const log = store.log(number);
      await log.append(1, ['a\n', 'b\n'], 'x c-1');
      await log.append(3, ['c\n']);
      await log.append(4, ['d\n'], 'y c-1');
      expect(await store.marks(number, 5)).toEqual([
        { mark: 'y c-1', at: 4 },
        { mark: 'x c-1', at: 1 },
      ]);
      expect(await Promise.all([1, 2, 3, 4, 5].map(at => store.markAt(number, at)))).toEqual([
        'x c-1',
        undefined,
        undefined,
        'y c-1',
        undefined,
      ]);
    });

    test('give a chair to one of many who want it at once, and again to whoever has its secret', async () => {
      const { store, again } = await make();
      const { number, name: one } = await create(store);
      const others = await Promise.all([again(), again()]);
      const taken = await Promise.all(
        [store, ...others].map((by, i) => by.takeChair(number, 'x', `Guest ${i}`, `hash ${i}`)),
      );
      expect(taken.filter(isOurs => isOurs)).toHaveLength(1);
      const winner = taken.indexOf(true);
      const found = await store.find(one);
      expect(found?.chairs[0]?.name).toBe(`Guest ${winner}`);
      expect(found?.keys.filter(({ kind }) => kind === 'seat')).toEqual([
        { kind: 'seat', seat: 'x', hash: `hash ${winner}` },
      ]);
      expect(await store.takeChair(number, 'x', 'Renamed', `hash ${winner}`)).toBe(true);
      // A secret is for one seat, and that of a link is for none.
      expect(await store.takeChair(number, 'y', 'Both', `hash ${winner}`)).toBe(false);
      expect(await store.takeChair(number, 'y', 'Link', 'j')).toBe(false);
      expect(await store.changeChair(number, 'x', { who: 'bot' }, true)).toBe(false);
      expect(await store.changeChair(number, 'y', { who: 'bot' }, true)).toBe(true);
      expect(await store.takeChair(number, 'y', 'Late', 'late')).toBe(false);
      expect((await store.find(one))?.chairs).toMatchObject([
        { name: 'Renamed', who: 'person' },
        { name: undefined, who: 'bot' },
      ]);
    });

    test('begin once, when every chair is taken, and never while somebody gets up', async () => {
      const { store, again } = await make();
      const { number, name: one } = await create(store);
      expect(await store.begin(number)).toBe(false);
      for (const seat of ['x', 'y']) await store.takeChair(number, seat, seat, `hash ${seat}`);
      const other = await again();
      const [begun, vacated] = await Promise.all([
        store.begin(number),
        other.vacate(number, 'y', 'gathering', false),
      ]);
      expect([begun, vacated].filter(isDone => isDone)).toHaveLength(1);
      if (!begun) {
        await store.takeChair(number, 'y', 'y', 'again');
        expect(await store.begin(number)).toBe(true);
      }
      expect(await Promise.all([store.begin(number), other.begin(number)])).toEqual([false, false]);
      expect(await store.vacate(number, 'x', 'gathering', false)).toBe(false);
      expect(await store.vacate(number, 'x', 'playing', true)).toBe(true);
      const found = await store.find(one);
      expect(found?.table).toMatchObject({ phase: 'playing', code: undefined });
      expect(found?.chairs[0]).toMatchObject({ name: undefined, hasStandIn: true });
      expect(found?.keys.some(({ seat }) => seat === 'x')).toBe(false);
    });

    test('know what is over, and leave it so', async () => {
      const { store } = await make();
      const { number, name: one } = await create(store);
      const phase = async () => (await store.find(one))?.table.phase;
      await store.change(number, { phase: 'over' });
      expect(await phase()).toBe('gathering');
      await store.change(number, { phase: 'playing' });
      await store.change(number, { phase: 'over' });
      await store.change(number, { phase: 'closed' });
      expect(await phase()).toBe('over');
    });

    test('answer many who ask at once, each with what it asked for', async () => {
      const { store } = await make();
      const tables = [];
      for (let i = 0; i < 70; i++) tables.push(await create(store));
      await Promise.all(
        tables.map(({ number }, i) => store.log(number).append(1, [`a${i}\n`, `b${i}\n`], `mark ${i}`)),
      );
      const found = await Promise.all([...tables.map(({ name }) => store.find(name)), store.find('nobody')]);
      expect(found.map(whole => whole?.table.number)).toEqual([
        ...tables.map(({ number }) => number),
        undefined,
      ]);
      const read = await Promise.all(tables.map(({ number }, i) => store.log(number).read(i % 4)));
      expect(read).toEqual(
        tables.map((_, i) => ['header\n', `a${i}\n`, `b${i}\n`].slice(i % 4)).map(lines => ok(lines)),
      );
      const marks = await Promise.all(tables.map(({ number }, i) => store.marks(number, i % 2)));
      expect(marks).toEqual(tables.map((_, i) => (i % 2 === 0 ? [] : [{ mark: `mark ${i}`, at: 1 }])));
    });

    test('tell what has changed: another line, another chair, or no table any more', async () => {
      const { store, again } = await make();
      const other = await again();
      const tables = [await create(store), await create(store), await create(store)];
      const [same, line, chair] = tables.map(({ number }) => number) as [number, number, number];
      const known = tables.map(({ number }) => ({ number, at: 1, version: 0 }));
      await other.log(line).append(1, ['more\n']);
      await other.changeChair(chair, 'x', { isReady: true });
      expect(await store.hasNews()).toBe(true);
      const gone = { number: 99_999, at: 1, version: 0 };
      const changed = await store.changed([...known, gone]);
      expect([...changed].sort((a, b) => a.number - b.number)).toEqual([
        { number: line, hasLines: true, hasOther: false },
        { number: chair, hasLines: false, hasOther: true },
        { number: gone.number, hasLines: false, hasOther: true },
      ]);
      expect(changed.map(({ number }) => number)).not.toContain(same);
    });

    test('have results, the first of each table, and boards that begin with the best', async () => {
      const { store, again } = await make();
      const board = `board ${freshName()}`;
      const tables = [await create(store), await create(store), await create(store)];
      const other = await again();
      for (const [i, { number }] of tables.entries())
        await other.addResult({ number, board, rank: [5, 1_000_007, -3][i] as number, told: { of: i } });
      await store.addResult({ number: tables[2]?.number as number, board, rank: 9_000_000, told: {} });
      const [five, most, least] = tables.map(({ name: table }, i) => ({ table, told: { of: i } }));
      expect(await store.results(board, 10)).toEqual([most, five, least]);
      expect(await other.results(board, 2)).toEqual([most, five]);
      expect(await store.results('none', 10)).toEqual([]);
    });

    test('are put away once when nobody touched them for long', async () => {
      const { store, again, age } = await make();
      const [old, used, fresh] = [await create(store), await create(store), await create(store)];
      for (const { name: one } of [old, used]) await age(one, 3 * DAY);
      expect(await store.change(used.number, {}), 'touched').toBe(true);
      await store.log(old.number).append(1, ['more\n']);
      await store.addResult({ number: old.number, board: old.name, rank: 1, told: {} });
      const other = await again();
      const counts = store.isShared
        ? await Promise.all([store.archive(2 * DAY), other.archive(2 * DAY)])
        : [await store.archive(2 * DAY), 0];
      expect(counts.reduce((sum, one) => sum + one)).toBe(1);
      expect(await store.find(old.name)).toBeUndefined();
      for (const { name: one } of [used, fresh]) expect(await store.find(one)).toBeDefined();
      expect(await store.results(old.name, 10)).toEqual([]);
      expect(await store.log(old.number).append(2, ['late\n'])).toMatchObject({ error: { code: 'taken' } });
    });
  });
}
