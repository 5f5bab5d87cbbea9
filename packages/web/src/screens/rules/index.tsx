import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { loadLibraries, PAGES } from '../../games.ts';
import { words } from '../../words/index.ts';
import { ItemView } from './ItemView.tsx';
import { PictureContext } from './picture.ts';
import { Shelves } from './reference.ts';
import { find, type Group, groupsOf, type Item } from './search.ts';
import './rules.css';

const told = words.rules;
const MOST = 60;

const shelves = loadLibraries().then(
  libraries => new Shelves(PAGES.flatMap(({ id }) => libraries.get(id) ?? [])),
);

export default function Rules() {
  return <Book shelves={use(shelves)} />;
}

function Book({ shelves }: { readonly shelves: Shelves }) {
  const { word = '' } = useParams<{ word?: string }>();
  const [, navigate] = useLocation();
  const asked = shelves.readWord(word);
  const [chosen, setChosen] = useState(asked.rules ?? shelves.usual);
  const rules = asked.rules ?? chosen;
  // Whoever goes on typing stays with the rule set that an address has named.
  if (rules !== chosen) setChosen(rules);
  const [reference, setReference] = useState<{ readonly rules: string; readonly items: readonly Item[] }>();
  const items = reference?.rules === rules ? reference.items : undefined;
  const query = useDeferredValue(asked.query);
  const library = shelves.libraryOf(rules);
  const books = library?.books ?? [];

  useEffect(() => {
    let here = true;
    shelves.reference(rules).then(found => here && setReference({ rules, items: found }));
    return () => {
      here = false;
    };
  }, [shelves, rules]);

  const look = (next: string) => navigate(to.rules(next === '' ? undefined : next), { replace: true });
  const choose = (id: string) => {
    setChosen(id);
    // An address that names a rule set would win over the choice.
    if (asked.rules !== undefined) look(shelves.isClauseId(asked.query) ? '' : asked.query);
  };
  return (
    <PictureContext value={library?.Picture}>
      <Page title={told.title} className="rules">
        <div className="panel rules-search">
          <input
            type="search"
            className="field"
            aria-label={told.search}
            placeholder={library?.placeholder}
            value={asked.query}
            onChange={event => look(event.target.value)}
          />
          <Choices
            legend={told.game}
            value={books[0]?.id ?? rules}
            options={PAGES.map(({ name }, i) => ({
              value: shelves.libraries[i]?.books[0]?.id ?? name,
              name,
            }))}
            onChange={choose}
          />
          {books.length > 1 && (
            <Choices
              legend={told.edition}
              value={rules}
              options={books.map(({ id, name }) => ({ value: id, name }))}
              onChange={choose}
            />
          )}
        </div>
        <p className="rules-gallery">
          <Link href={to.gallery} className="button">
            {told.gallery}
          </Link>{' '}
          <small>{told.galleryHint}</small>
        </p>
        {items === undefined ? (
          <p role="status">{words.app.waiting}</p>
        ) : query.trim() === '' ? (
          <Index items={items} />
        ) : (
          <Found items={find(items, query)} query={query} />
        )}
      </Page>
    </PictureContext>
  );
}

function Found({ items, query }: { readonly items: readonly Item[]; readonly query: string }) {
  return (
    <section className="panel" aria-label={told.results}>
      <p role="status" className="fine">
        {told.found(items.length, query)}
      </p>
      <ul className="rule-list">
        {items.slice(0, MOST).map(item => (
          <ItemView key={item.key} item={item} withGroup />
        ))}
      </ul>
      {items.length > MOST && <p className="fine">{told.more(items.length - MOST)}</p>}
    </section>
  );
}

function Index({ items }: { readonly items: readonly Item[] }) {
  return (
    <div className="rules-index">
      <Groups title={told.clauses} groups={groupsOf(items.filter(item => item.isClause))} />
      <Groups title={told.words} groups={groupsOf(items.filter(item => !item.isClause))} />
    </div>
  );
}

function Groups({ title, groups }: { readonly title: string; readonly groups: readonly Group[] }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {groups.map(group => (
        <Chapter key={group.name} group={group} />
      ))}
    </section>
  );
}

/** A closed chapter holds nothing: hundreds of clauses need not be drawn at once. */
function Chapter({ group: { name, items } }: { readonly group: Group }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="chapter" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {name} <small>{items.length}</small>
      </summary>
      {open && (
        <ul className="rule-list">
          {items.map(item => (
            <ItemView key={item.key} item={item} withGroup={false} />
          ))}
        </ul>
      )}
    </details>
  );
}
