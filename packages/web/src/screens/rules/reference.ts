/** Everything that can be looked up under one rule set: words and cards from the content, clauses from the ledger. */
import { RULE_SETS, texts } from '@tumblekeep/dungeon-fighter';
import { words } from '../../strings/index.ts';
import type { Item } from './search.ts';

type Ledger = typeof import('virtual:ledger/second')['default'];

const LEDGERS: Readonly<Record<string, () => Promise<{ default: Ledger }>>> = {
  second: () => import('virtual:ledger/second'),
  first: () => import('virtual:ledger/first'),
  prototype: () => import('virtual:ledger/prototype'),
};

const chapterName = (title: string): string =>
  (words.rules.chapters as Readonly<Record<string, string>>)[title] ?? texts.capital(title.toLowerCase());

async function clausesOf(rules: string): Promise<Item[]> {
  const ledger = (await LEDGERS[rules]?.())?.default ?? [];
  return ledger.flatMap(({ title, clauses }) =>
    clauses.map(([id, text]) => ({
      key: id,
      id,
      title: '',
      group: chapterName(title),
      text,
      isClause: true,
      also: [],
    })),
  );
}

function entriesOf(rules: string): Item[] {
  const edition = RULE_SETS[rules]?.edition;
  if (edition === undefined) return [];
  return texts.entriesOf(edition).map(({ id, title, kind, text, also }, i) => ({
    key: `${i} ${id}`,
    id,
    title,
    group: texts.capital(kind),
    text: text.trim(),
    isClause: false,
    also,
  }));
}

const made = new Map<string, Promise<readonly Item[]>>();

export function referenceOf(rules: string): Promise<readonly Item[]> {
  const known = made.get(rules);
  if (known !== undefined) return known;
  const items = clausesOf(rules).then(clauses => [...clauses, ...entriesOf(rules)]);
  made.set(rules, items);
  return items;
}

const PREFIXES: Readonly<Record<string, string>> = { DF2: 'second', DF1: 'first', DF0: 'prototype' };

/** The rule set that an address means: `first:rabid` names it, a clause id shows it. */
export function readWord(word: string): { readonly rules?: string; readonly query: string } {
  const [, named, query] = /^([a-z]+):(.*)$/s.exec(word) ?? [];
  if (named !== undefined && named in LEDGERS) return { rules: named, query: query ?? '' };
  const rules = PREFIXES[word.slice(0, 3).toUpperCase()];
  return rules === undefined ? { query: word } : { rules, query: word };
}
