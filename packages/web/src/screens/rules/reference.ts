/** Everything that can be looked up under one rule set: words and cards from the content, clauses from the ledger. */
import { RULE_SETS, texts } from '@tumblekeep/dungeon-fighter';
import { words } from '../../strings/index.ts';

export interface Item {
  readonly key: string;
  /** The clause id, or the id of a card or word. */
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly text: string;
  readonly isClause: boolean;
  /** Other words that mean it. */
  readonly also: readonly string[];
}

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

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”"’'\-–]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** How well an item answers, best 0; nothing when it does not. */
function rank(item: Item, query: string, parts: readonly string[]): number | undefined {
  const names = [item.id, item.title, ...item.also].map(plain);
  if (names.includes(query)) return 0;
  if (names.some(name => name.startsWith(query))) return 1;
  if (names.some(name => name.includes(query))) return 2;
  const all = plain(`${item.title} ${item.group} ${item.text}`);
  if (!parts.every(part => all.includes(part))) return undefined;
  return all.includes(query) ? 3 : 4;
}

/** What a query finds, best first. */
export function find(items: readonly Item[], query: string): readonly Item[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const parts = wanted.split(' ');
  return items
    .flatMap(item => {
      const found = rank(item, wanted, parts);
      return found === undefined ? [] : [{ item, found }];
    })
    .sort((a, b) => a.found - b.found)
    .map(({ item }) => item);
}

export interface Group {
  readonly name: string;
  readonly items: readonly Item[];
}

/** Items by chapter or kind, in the order they come. */
export function groupsOf(items: readonly Item[]): readonly Group[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.group);
    if (group === undefined) groups.set(item.group, [item]);
    else group.push(item);
  }
  return [...groups].map(([name, inside]) => ({ name, items: inside }));
}

const PREFIXES: Readonly<Record<string, string>> = { DF2: 'second', DF1: 'first', DF0: 'prototype' };

/** The rule set that an address means: `first:rabid` names it, a clause id shows it. */
export function readWord(word: string): { readonly rules?: string; readonly query: string } {
  const [, named, query] = /^([a-z]+):(.*)$/s.exec(word) ?? [];
  if (named !== undefined && named in LEDGERS) return { rules: named, query: query ?? '' };
  const rules = PREFIXES[word.slice(0, 3).toUpperCase()];
  return rules === undefined ? { query: word } : { rules, query: word };
}
