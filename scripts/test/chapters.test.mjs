import { expect, test } from 'vitest';
import { checkChapters } from '../checks/chapters.mjs';
import { makeTree } from './tree.mjs';

const FOLDER = 'packages/games/ludo';
const GAME = {
  [`${FOLDER}/package.json`]: {},
  'docs/rules/ludo-2e.md':
    '### HOME\n\n- **LU2-HOME-01** – Home is home.\n\n### ROLL\n\n- **LU2-ROLL-01** – Roll.\n',
  'docs/rules/ludo-1e.md': '- **LU1-HOME-01** – Home.\n- **LU1-START-01** – Start.\n- **LU1-R-01** – Why?\n',
  'docs/rules/chapters.json': { ludo: { START: 'chapters/home.ts' } },
  [`${FOLDER}/rules/chapters/home.ts`]: '',
  [`${FOLDER}/rules/chapters/roll/dice.ts`]: '',
  [`${FOLDER}/test/rules/home.test.ts`]:
    "clauses([{ proves: 'LU2-HOME-01' }, { proves: 'LU1-HOME-01' }], 'is', t => t);",
  [`${FOLDER}/test/rules/second/roll/dice.test.ts`]: "clause('LU2-ROLL-01', 'rolls', t => t);",
  [`${FOLDER}/test/texts/words.test.ts`]: "clause('LU2-ROLL-01', 'rolls', t => t);",
};

const problemsWith = files => checkChapters(makeTree({ ...GAME, ...files })).problems;

test('chapters and rules tests that are named after groups are in order', () => {
  expect(checkChapters(makeTree(GAME))).toEqual({ checked: 5, what: 'groups and tests', problems: [] });
});

test('a chapter is named after a group', () => {
  expect(problemsWith({ [`${FOLDER}/rules/chapters/windows.ts`]: '' })).toEqual([
    `${FOLDER}/rules/chapters/windows.ts is named after no group of the ledger`,
  ]);
});

test('a group has a chapter, or somebody says where it is', () => {
  expect(problemsWith({ 'docs/rules/chapters.json': {} })).toEqual([
    `${FOLDER} has no chapter start, and docs/rules/chapters.json does not say where it is`,
  ]);
});

test('what is said about groups elsewhere is true', () => {
  const said = { START: 'chapters/gone.ts', ROLL: 'chapters/home.ts', LOST: 'chapters/home.ts' };
  expect(problemsWith({ 'docs/rules/chapters.json': { ludo: said } })).toEqual([
    'docs/rules/chapters.json names chapters/gone.ts, which is not there',
    `docs/rules/chapters.json names ROLL, which has a chapter of its own in ${FOLDER}`,
    `docs/rules/chapters.json names LOST, which no ledger of ${FOLDER} has`,
  ]);
});

test('a rules test is named after a group, and proves something of it', () => {
  expect(
    problemsWith({
      [`${FOLDER}/test/rules/exactly.test.ts`]: "clause('LU2-HOME-01', 'exactly', t => t);",
      [`${FOLDER}/test/rules/first/start.test.ts`]: "clause('LU1-HOME-01', 'starts at home', t => t);",
    }),
  ).toEqual([
    `${FOLDER}/test/rules/exactly.test.ts is named after no group of the ledger`,
    `${FOLDER}/test/rules/first/start.test.ts proves nothing of START`,
  ]);
});

test('what two files prove in the same words belongs into one table', () => {
  expect(
    problemsWith({
      [`${FOLDER}/test/rules/first/home.test.ts`]: "clause('LU1-HOME-01', 'everybody is home', t => t);",
      [`${FOLDER}/test/rules/second/home.test.ts`]: "clause('LU2-HOME-01', 'everybody is home', t => t);",
    }),
  ).toEqual([
    `${FOLDER}/test/rules/second/home.test.ts and ${FOLDER}/test/rules/first/home.test.ts both prove that "everybody is home"; make it one table with a row for each`,
  ]);
});
