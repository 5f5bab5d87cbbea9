import { readFileSync } from 'node:fs';
import { test } from 'vitest';

type Clause<Table> = (ids: string | readonly string[], title: string, run: (table: Table) => unknown) => void;

/**
 * A test that proves one clause, at a table for the first id; it fails when a clause is unknown to the ledgers or
 * nothing is expected.
 */
export function makeClause<Table extends { readonly expectations: number }>(
  ledgers: readonly string[],
  id: RegExp,
  tableFor: (id: string) => Table,
): Clause<Table> {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../docs/rules/${name}`, import.meta.url), 'utf8');
  const known = new Set(ledgers.map(read).join('\n').match(id));
  return (ids, title, run) => {
    const list = typeof ids === 'string' ? [ids] : ids;
    test(`${list.join(' ')} ${title}`, () => {
      for (const one of list) if (!known.has(one)) throw new Error(`there is no clause ${one}`);
      const table = tableFor(list[0] as string);
      run(table);
      if (table.expectations === 0) throw new Error('nothing is expected');
    });
  };
}
