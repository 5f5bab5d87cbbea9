import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import type { GamePage } from '@tumblekeep/page-kit/game-page.ts';
import { NameField } from '@tumblekeep/page-kit/online/NameField.tsx';
import { rememberedName, rememberName } from '@tumblekeep/page-kit/online/name.ts';
import { openTable } from '@tumblekeep/page-kit/online/open-table.ts';
import type { ListedTable } from '@tumblekeep/page-kit/online/protocol.ts';
import { onlineWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PAGES, pageOf } from '../../games.ts';
import { words } from '../../words/index.ts';
import { MyTables } from './MyTables.tsx';
import './together.css';

const told = words.together;

export default function Together() {
  return (
    <Page title={told.title} className="together">
      <Opening />
      <ByCode />
      <MyTables />
      <PublicTables />
    </Page>
  );
}

function Opening() {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState(rememberedName);
  const open = async ({ together }: GamePage): Promise<void> => {
    if (together === undefined) return;
    setBusy(true);
    rememberName(name.trim());
    const place = await together
      .load()
      .then(part => openTable(part.default.order(), [0]))
      .catch(() => void toast({ text: words.app.notLoaded, tone: 'bad' }));
    setBusy(false);
    if (place !== undefined) navigate(place);
  };
  return (
    <section className="panel" aria-labelledby="together-open">
      <h2 id="together-open">{told.openTitle}</h2>
      <p>{told.openText}</p>
      <NameField label={told.name} name={name} onChange={setName} />
      {PAGES.filter(({ together }) => together !== undefined).map((page, i) => (
        <div key={page.id} className="row together-game">
          <button
            type="button"
            className={i === 0 ? 'button primary big' : 'button big'}
            disabled={busy}
            onClick={() => void open(page)}
          >
            {busy ? told.opening : told.quick(page.name)}
          </button>
          <Link
            href={page.together?.href ?? to.together}
            className="button quiet"
            onClick={() => rememberName(name.trim())}
          >
            {told.choose}
          </Link>
        </div>
      ))}
    </section>
  );
}

function ByCode() {
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const come = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = await onlineWorker().find(code);
    if (found.ok) navigate(to.table(found.value));
    else toast({ text: found.error.message, tone: 'bad' });
  };
  return (
    <section className="panel" aria-labelledby="together-code">
      <h2 id="together-code">{told.codeTitle}</h2>
      <form className="row" onSubmit={event => void come(event)}>
        <input
          className="field together-code"
          value={code}
          maxLength={8}
          aria-label={told.code}
          placeholder={told.codeHint}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={event => setCode(event.target.value)}
        />
        <button type="submit" className="button">
          {told.come}
        </button>
      </form>
    </section>
  );
}

function PublicTables() {
  const [tables, setTables] = useState<readonly ListedTable[]>();
  useEffect(() => {
    let isHere = true;
    void onlineWorker()
      .listed()
      .then(
        listed => isHere && listed.ok && setTables(listed.value),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  if (tables === undefined) return null;
  return (
    <section className="panel" aria-labelledby="together-public">
      <h2 id="together-public">{told.publicTitle}</h2>
      {tables.length === 0 && <p className="fine">{told.publicNone}</p>}
      <ul className="together-tables">
        {tables.map(({ table, game, people, freeChairs, phase }) => (
          <li key={table} className="row">
            <span>
              <b>{pageOf(game)?.name ?? game}</b> {told.people(people.join(', '))}{' '}
              <small>
                {told.phases[phase]}, {told.freeChairs(freeChairs)}
              </small>
            </span>
            <Link href={to.table(table)} className="button small">
              {told.goThere}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
