import { expect, test } from 'vitest';
import { checkDeterminism } from '../checks/determinism.mjs';
import { makeTree } from './tree.mjs';

const problemsIn = source => checkDeterminism(makeTree({ 'packages/kernel/src/a.ts': source })).problems;

test.each([
  ['Math.random()', 'Math.random'],
  ['Math.sin(x)', 'Math.sin'],
  ['Math.atan2(x, y)', 'Math.atan2'],
  ['Math.pow(2, x)', 'Math.pow'],
  ["Math['random']()", 'Math as a value'],
  ['const { random } = Math', 'Math as a value'],
  ['x ** 0.5', '**'],
  ['x **= 2', '**='],
  ['new Date()', 'Date'],
  ['Date.now()', 'Date'],
  ["new Intl.Collator('de')", 'Intl'],
  ['x.toLocaleString()', 'toLocaleString'],
  ['a.localeCompare(b)', 'localeCompare'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is a template
  ['`${Math.random()}`', 'Math.random'],
])('%s is refused', (source, what) => {
  expect(problemsIn(`\n${source};`)).toEqual([
    `packages/kernel/src/a.ts:2 uses ${what}, which is not the same everywhere`,
  ]);
});

test.each([
  'Math.floor(Math.sqrt(x)) + Math.imul(a, b)',
  '// Math.random() and Date',
  "'Math.random, Date'",
  'const dates = updateDate',
])('%s is fine', source => {
  expect(problemsIn(source)).toEqual([]);
});

test('only packages that must be deterministic are read', () => {
  const root = makeTree({ 'packages/cli/src/a.ts': 'Date.now()', 'packages/table/src/b/c.ts': 'x' });
  expect(checkDeterminism(root)).toEqual({ checked: 1, what: 'files', problems: [] });
});

test.each(['rules', 'texts', 'bots', 'hosted'])('of a game its %s are read', part => {
  const root = makeTree({
    'packages/games/ludo/package.json': '{}',
    [`packages/games/ludo/${part}/a.ts`]: 'Math.exp(x)',
    'packages/games/ludo/page/b.ts': 'Date.now()',
  });
  expect(checkDeterminism(root).problems).toEqual([
    `packages/games/ludo/${part}/a.ts:1 uses Math.exp, which is not the same everywhere`,
  ]);
});
