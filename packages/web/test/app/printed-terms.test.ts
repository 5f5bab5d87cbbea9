import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../../src/screens/rules/reference.ts';
import { find, type Item } from '../../src/screens/rules/search.ts';
import { shelves } from './shelves.ts';

const TERMS = JSON.parse(
  readFileSync(new URL('../../../../docs/rules/printed-terms.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const namesOf = ({ id, title, also }: Item): string[] => [id, title, ...also].map(letters);

test.each(Object.entries(TERMS))('the Rules screen of %s finds every printed term first', (rules, terms) => {
  const book = shelves.libraryOf(rules)?.books.find(({ id }) => id === rules);
  const items = book === undefined ? [] : wordsOf(book);
  const answers = (term: string): boolean => {
    const [best] = find(items, term);
    return best !== undefined && namesOf(best).some(name => name.startsWith(letters(term)));
  };
  expect(terms.filter(term => !answers(term))).toEqual([]);
});
