import { expect, test } from 'vitest';
import { checkEditions, editionsOf } from '../checks/editions.mjs';
import { makeTree } from './tree.mjs';

const RULE_SETS = 'packages/games/dungeon-fighter/rules/rule-sets.ts';
const LIST = 'const EDITIONS = {\n  second,\n  first: made(first),\n};';
const problemsIn = (file, source) => checkEditions(makeTree({ [RULE_SETS]: LIST, [file]: source })).problems;

test('the editions are those of the list, the newest first', () => {
  expect(editionsOf(makeTree({ [RULE_SETS]: LIST }))).toEqual(['second', 'first']);
  expect(editionsOf(makeTree({}))).toEqual([]);
});

test.each([
  "if (edition === 'second') go();",
  "const OLDER = ['first'] as const;",
  'const HOLES = { first: true };',
  "const HANDLING = { 'first nose': 1 };",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is a template
  'const key = `first ${id}`;',
])('%s names an edition', source => {
  expect(problemsIn('packages/table/src/a.ts', `\n${source}`)).toEqual([
    expect.stringMatching(/^packages\/table\/src\/a.ts:2: names the edition (first|second);/),
  ]);
  expect(problemsIn('packages/games/dungeon-fighter/page/throwing/b.tsx', source)).toHaveLength(1);
});

test.each([
  "const said = 'first touched the board after 1 bounce';",
  '// the first edition',
  'const [first, second] = pair;',
  'const range = { first, second };',
])('%s is fine', source => {
  expect(problemsIn('packages/table/src/a.ts', source)).toEqual([]);
});

test('other folders may name them, and a list that is not found is a problem', () => {
  expect(problemsIn('packages/cli/src/a.ts', "const DEFAULT = 'second';")).toEqual([]);
  expect(checkEditions(makeTree({ 'packages/table/src/a.ts': '' })).problems).toHaveLength(1);
});
