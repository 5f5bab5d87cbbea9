/** Everything that can be looked up under one rule set: words and cards from the content, clauses from the ledger. */
import { RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { RULE_SETS, texts } from '@tumblekeep/dungeon-fighter';
import type { Entry } from '@tumblekeep/kernel';
import { words } from '../../strings/index.ts';
import { chapterOf, crawlBook, pictureOf } from './crawl-book.ts';
import type { Item } from './search.ts';

type Ledger = typeof import('virtual:ledger/second')['default'];

const LEDGERS: Readonly<Record<string, () => Promise<{ default: Ledger }>>> = {
  second: () => import('virtual:ledger/second'),
  first: () => import('virtual:ledger/first'),
  prototype: () => import('virtual:ledger/prototype'),
  [RULES_ID]: () => import('virtual:ledger/die-in-the-dungeon'),
};

export const isCrawlRules = (rules: string): boolean => rules === RULES_ID;

function chapterName(rules: string, title: string): string {
  const { chapters, crawlChapters } = words.rules;
  const names: Readonly<Record<string, string>> = isCrawlRules(rules)
    ? { ...chapters, ...crawlChapters }
    : chapters;
  return names[title] ?? texts.capital(title.toLowerCase());
}

async function clausesOf(rules: string): Promise<Item[]> {
  const ledger = (await LEDGERS[rules]?.())?.default ?? [];
  return ledger.flatMap(({ title, clauses }) =>
    clauses.map(([id, text]) => ({
      key: id,
      id,
      title: '',
      kind: chapterName(rules, title),
      group: chapterName(rules, title),
      text,
      isClause: true,
      also: [],
    })),
  );
}

const itemOf = ({ id, title, kind, text, also }: Entry, i: number): Item => ({
  key: `${i} ${id}`,
  id,
  title,
  kind: texts.capital(kind),
  group: texts.capital(kind),
  text: text.trim(),
  isClause: false,
  also,
});

/** Words and cards, without the clauses. */
export function wordsOf(rules: string): readonly Item[] {
  if (isCrawlRules(rules))
    return crawlBook().map((entry, i) => ({
      ...itemOf(entry, i),
      group: chapterOf(entry),
      picture: pictureOf(entry),
    }));
  const edition = RULE_SETS[rules]?.edition;
  return edition === undefined ? [] : texts.entriesOf(edition).map(itemOf);
}

const made = new Map<string, Promise<readonly Item[]>>();

export function referenceOf(rules: string): Promise<readonly Item[]> {
  const known = made.get(rules);
  if (known !== undefined) return known;
  const items = clausesOf(rules).then(clauses => [...clauses, ...wordsOf(rules)]);
  made.set(rules, items);
  return items;
}

/** Clauses begin with the sign of their ledger; many words begin with `die-`. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^df2/i, 'second'],
  [/^df1/i, 'first'],
  [/^df0/i, 'prototype'],
  [/^die-[a-z]+-\d/i, RULES_ID],
];

const ruleSetOfClause = (word: string): string | undefined => SIGNS.find(([sign]) => sign.test(word))?.[1];

export const isClauseId = (word: string): boolean => ruleSetOfClause(word) !== undefined;

/** Addresses come with some signs still encoded; somebody may type a lone `%`. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** The rule set that an address means: `first:rabid` names it, a clause id shows it. */
export function readWord(address: string): { readonly rules?: string; readonly query: string } {
  const word = decoded(address);
  const [, named, query] = /^([a-z-]+):(.*)$/s.exec(word) ?? [];
  if (named !== undefined && named in LEDGERS) return { rules: named, query: query ?? '' };
  const rules = ruleSetOfClause(word);
  return rules === undefined ? { query: word } : { rules, query: word };
}
