import { expect, test } from 'vitest';
import { checkClauses, printTable } from '../clauses.mjs';
import { makeTree } from './tree.mjs';

// The prefix ZZ is no real ledger's, so the ids below are not citations when this project reads its own tests.
const LEDGER = `# Rules
Prose that mentions ZZ-HIT-77 defines nothing.
- **ZZ-HIT-01** – A clause, see ZZ-R-01.
- **ZZ-HIT-02** – Another.
### ZZ-EX-01 – An example
| ZZ-EX-02 | in a table |
**ZZ-EX-03** [printed] in a paragraph
- **ZZ-R-01** Why? — Because.
`;
const PACKAGE = { 'packages/game/package.json': {} };
const TESTS = 'packages/game/test/hit.test.ts';

const check = files => checkClauses(makeTree({ 'docs/rules/zz.md': LEDGER, ...PACKAGE, ...files }));
const problemsIn = files => check(files).problems;

test('clauses, examples and rulings are told apart', () => {
  const { checked, ledgers } = check({});
  expect(checked).toBe(6);
  expect(ledgers[0].kinds.map(({ kind, total }) => [kind, total])).toEqual([
    ['clauses', 2],
    ['examples', 3],
    ['rulings', 1],
  ]);
});

test('a gap counts only where completeness is declared', () => {
  expect(problemsIn({})).toEqual([]);
  expect(problemsIn({ 'docs/rules/complete.json': { ZZ: ['clauses', 'examples'] } })).toEqual([
    'no test cites ZZ-HIT 01–02',
    'no test cites ZZ-EX 01–03',
  ]);
  expect(problemsIn({ 'docs/rules/complete.json': { 'ZZ-EX': ['examples'] } })).toEqual([
    'no test cites ZZ-EX 01–03',
  ]);
});

test('strings of tests, lists of scenarios and reasons close gaps', () => {
  const { problems, ledgers } = check({
    'docs/rules/complete.json': { ZZ: ['clauses', 'examples'] },
    'docs/rules/untestable.json': { 'ZZ-EX-01': 'people only' },
    [TESTS]: "clause('ZZ-HIT-01', 'title'); test(`ZZ-HIT-02 and ZZ-R-01`);",
    'packages/game/scenarios/a/one.yaml': 'title: one\nproves: [ZZ-EX-02]\n',
    'packages/game/scenarios/two.json': { scenarios: [{ proves: 'ZZ-EX-03' }] },
  });
  expect(problems).toEqual([]);
  expect(ledgers[0].kinds).toEqual([
    { kind: 'clauses', total: 2, cited: 2, untestable: 0, complete: true, open: [] },
    { kind: 'examples', total: 3, cited: 2, untestable: 1, complete: true, open: [] },
    { kind: 'rulings', total: 1, cited: 1, untestable: 0, complete: false, open: [] },
  ]);
});

test('a comment is no citation', () => {
  expect(check({ [TESTS]: "// 'ZZ-HIT-01'" }).ledgers[0].kinds[0].cited).toBe(0);
});

test('a citation of an unknown id is refused, in a test and in a scenario', () => {
  expect(
    problemsIn({
      [TESTS]: "\ntest('ZZ-HIT-03 ZZ-R-09 UTF-X-16');",
      'packages/game/scenarios/one.yaml': '- proves:\n    - ZZ-HIT-1\n',
      'scripts/test/a.test.mjs': "test('ZZ-MISS-01');",
    }),
  ).toEqual([
    `${TESTS}:2 cites ZZ-HIT-03, which no ledger has`,
    `${TESTS}:2 cites ZZ-R-09, which no ledger has`,
    'scripts/test/a.test.mjs:1 cites ZZ-MISS-01, which no ledger has',
    'packages/game/scenarios/one.yaml cites ZZ-HIT-1, which no ledger has',
  ]);
});

test('an untestable id is known, not cited and has a reason', () => {
  expect(
    problemsIn({
      [TESTS]: "test('ZZ-HIT-01');",
      'docs/rules/untestable.json': { 'ZZ-HIT-09': 'x', 'ZZ-HIT-01': 'x', 'ZZ-HIT-02': '' },
    }),
  ).toEqual([
    'untestable.json lists ZZ-HIT-09, which no ledger has',
    'untestable.json lists ZZ-HIT-01, which a test cites',
    'untestable.json gives no reason for ZZ-HIT-02',
  ]);
});

test('an id is defined once', () => {
  expect(problemsIn({ 'docs/rules/zz-two.md': '- **ZZ-HIT-02** – Again.\n' })).toEqual([
    'ZZ-HIT-02 is defined twice',
  ]);
});

test('a declaration that covers nothing is refused', () => {
  expect(problemsIn({ 'docs/rules/complete.json': { ZY: ['clauses'], ZZ: ['clause'] } })).toEqual([
    'complete.json names ZY, which covers nothing',
    'complete.json names ZZ, which covers nothing',
  ]);
});

test('the table has a line for each ledger and kind', () => {
  const { ledgers } = check({ 'docs/rules/complete.json': { ZZ: ['clauses'] } });
  expect(printTable(ledgers).split('\n')).toEqual([
    'ledger            total  cited  untestable  open',
    'zz      clauses       2      0           0     2  must be complete',
    'zz      examples      3      0           0     3',
    'zz      rulings       1      0           0',
  ]);
});

test('a card may cite only what a ledger has, and proves nothing by it', () => {
  const files = {
    'packages/game/src/cards.ts': "export const card = { clause: 'ZZ-HIT-01', clauses: ['ZZ-HIT-99'] };",
  };
  expect(problemsIn(files)).toEqual(['packages/game/src/cards.ts:1 cites ZZ-HIT-99, which no ledger has']);
  expect(check(files).ledgers[0].kinds[0].cited).toBe(0);
});
