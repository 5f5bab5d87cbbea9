/** Tables elsewhere that this device was at. */
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import type { KnownTable } from '@tumblekeep/page-kit/online/memory.ts';
import { onlineWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { pageOf } from '../../games.ts';
import { words } from '../../words/index.ts';

const told = words.together;
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Nothing at all on a device that was at none. */
export function MyTables() {
  const [tables, setTables] = useState<readonly KnownTable[]>([]);
  const look = useCallback(
    () =>
      onlineWorker()
        .mine()
        .then(setTables, () => undefined),
    [],
  );
  useEffect(() => void look(), [look]);
  if (tables.length === 0) return null;
  const forget = async (table: string): Promise<void> => {
    await onlineWorker().forget(table);
    await look();
  };
  return (
    <section className="panel" aria-labelledby="my-tables">
      <h2 id="my-tables">{told.mine}</h2>
      <ul className="together-tables">
        {tables.map(({ table, game, people, phase, updated }) => (
          <li key={table} className="row">
            <span>
              <b>{pageOf(game)?.name ?? ''}</b> {told.people(people.join(', '))}{' '}
              <small>
                {told.phases[phase]} ·{' '}
                <time dateTime={new Date(updated).toISOString()}>{DATE.format(updated)}</time>
              </small>
            </span>
            <Link href={to.table(table)} className="button small">
              {told.goThere}
            </Link>
            <button type="button" className="button small quiet" onClick={() => void forget(table)}>
              {told.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
