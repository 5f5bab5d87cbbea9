/** What every store of match logs has to do. */
import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import type { LogStore } from '../../src/table/store.ts';

export interface StoreUnderTest {
  readonly store: LogStore;
  /** The same match as somebody else opens it. */
  readonly again: () => LogStore | Promise<LogStore>;
}

export function describeLogStore(name: string, make: () => StoreUnderTest | Promise<StoreUnderTest>): void {
  describe(`a log store (${name})`, () => {
    const read = async (store: LogStore, from?: number) => {
      const lines = await store.read(from);
      if (!lines.ok) throw new Error(sayPlainly(lines.error));
      return lines.value;
    };

    test('gives back what was put in, from any place on', async () => {
      const { store } = await make();
      expect(await read(store)).toEqual([]);
      expect(await store.append(0, ['header\n'])).toMatchObject({ ok: true });
      expect(await store.append(1, ['one – ü 🎲\n', 'two\n'])).toMatchObject({ ok: true });
      expect(await read(store)).toEqual(['header\n', 'one – ü 🎲\n', 'two\n']);
      expect(await read(store, 2)).toEqual(['two\n']);
      expect(await read(store, 3)).toEqual([]);
    });

    test('refuses a place that is taken or not the next one, and then stores nothing', async () => {
      const { store } = await make();
      await store.append(0, ['header\n', 'one\n']);
      for (const at of [0, 1, 3]) {
        expect(await store.append(at, ['other\n', 'more\n']), String(at)).toMatchObject({
          ok: false,
          error: { code: 'taken' },
        });
      }
      expect(await read(store)).toEqual(['header\n', 'one\n']);
    });

    test('lets one of two win who append at the same place', async () => {
      const { store, again } = await make();
      await store.append(0, ['header\n']);
      const other = await again();
      const results = await Promise.all([
        store.append(1, ['mine\n']),
        other.append(1, ['theirs\n']),
        store.append(1, ['mine again\n']),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.filter(one => !one.ok && one.error.code === 'taken')).toHaveLength(2);
      expect(await read(store)).toHaveLength(2);
    });

    test('keeps what it acknowledged for whoever opens it next', async () => {
      const { store, again } = await make();
      for (let at = 0; at < 40; at++) await store.append(at, [`line ${at}\n`]);
      const lines = await read(await again());
      expect(lines).toHaveLength(40);
      expect(lines[39]).toBe('line 39\n');
    });
  });
}
