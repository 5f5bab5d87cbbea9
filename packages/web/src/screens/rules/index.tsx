import { RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Choices } from '../../app/Choices.tsx';
import { Page } from '../../app/Page.tsx';
import { to } from '../../app/routes.ts';
import { ruleSetName } from '../../app/save-text.ts';
import { words } from '../../strings/index.ts';
import { ItemView } from './ItemView.tsx';
import { isClauseId, isCrawlRules, readWord, referenceOf } from './reference.ts';
import { find, type Group, groupsOf, type Item } from './search.ts';
import './rules.css';

const told = words.rules;
const MOST = 60;

const DEFAULT_RULES = Object.keys(RULE_SETS)[0] as string;

const GAMES = [
  { value: DEFAULT_RULES, name: told.fighter },
  { value: RULES_ID, name: words.crawl.game },
];

export default function Rules() {
  const { word = '' } = useParams<{ word?: string }>();
  const [, navigate] = useLocation();
  const asked = readWord(word);
  const [chosen, setChosen] = useState(asked.rules ?? DEFAULT_RULES);
  const rules = asked.rules ?? chosen;
  // Whoever goes on typing stays with the rule set that an address has named.
  if (rules !== chosen) setChosen(rules);
  const [reference, setReference] = useState<{ readonly rules: string; readonly items: readonly Item[] }>();
  const items = reference?.rules === rules ? reference.items : undefined;
  const query = useDeferredValue(asked.query);

  useEffect(() => {
    let here = true;
    referenceOf(rules).then(found => here && setReference({ rules, items: found }));
    return () => {
      here = false;
    };
  }, [rules]);

  const look = (next: string) => navigate(to.rules(next === '' ? undefined : next), { replace: true });
  const choose = (id: string) => {
    setChosen(id);
    // An address that names a rule set would win over the choice.
    if (asked.rules !== undefined) look(isClauseId(asked.query) ? '' : asked.query);
  };
  return (
    <Page title={told.title} className="rules">
      <div className="panel rules-search">
        <input
          type="search"
          className="field"
          aria-label={told.search}
          placeholder={isCrawlRules(rules) ? told.crawlPlaceholder : told.placeholder}
          value={asked.query}
          onChange={event => look(event.target.value)}
        />
        <Choices
          legend={told.game}
          value={isCrawlRules(rules) ? RULES_ID : DEFAULT_RULES}
          options={GAMES}
          onChange={choose}
        />
        {!isCrawlRules(rules) && (
          <Choices
            legend={told.edition}
            value={rules}
            options={Object.keys(RULE_SETS).map(id => ({ value: id, name: ruleSetName(id) }))}
            onChange={choose}
          />
        )}
      </div>
      {items === undefined ? (
        <p role="status">{words.app.waiting}</p>
      ) : query.trim() === '' ? (
        <Index items={items} />
      ) : (
        <Found items={find(items, query)} query={query} />
      )}
    </Page>
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
