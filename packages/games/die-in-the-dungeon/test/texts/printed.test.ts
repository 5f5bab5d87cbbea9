import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT, RULES_ID, texts } from '../../rules/index.ts';

/** Every term, heading and keyword of the rulebook. */
const TERMS = JSON.parse(
  readFileSync(new URL('../../../../../docs/rules/printed-terms.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

test('what the rulebook prints can all be looked up', () => {
  const terms = TERMS[RULES_ID] ?? [];
  expect(terms.length).toBeGreaterThan(100);
  expect(terms.filter(term => texts.explain(CONTENT, term).found.length === 0)).toEqual([]);
});
