import { expect, test } from 'vitest';
import { checkWords } from '../checks/words.mjs';
import { makeTree } from './tree.mjs';

const PAGE = 'packages/web/src/a.tsx';
const problemsIn = (source, file = PAGE) =>
  checkWords(makeTree({ 'packages/web/package.json': {}, 'packages/cli/package.json': {}, [file]: source }))
    .problems;

const WORDS = "import { words } from './words/index.ts'; import { texts } from './texts.ts';";

test.each([
  "if (refusal.message === 'the game is over') stop()",
  "refusal.message.startsWith('it is damaged')",
  'fault.message.split(NEWLINE)',
  'faults.some(({ message }) => SUGGESTED.test(message))',
  '/did you mean/.test(fault.message)',
  'SUGGESTED.exec(message.title)',
  'entries.find(entry => entry.title === wanted)',
  'card.label?.toLowerCase().includes(typed)',
  "switch (entry.title) { case 'Scar': }",
  'words.odds.percent(chance) === words.odds.percent(1)',
  "const told = words.play; if (told.state(view) !== 'fainted') go()",
  "const ending = ({ words }) => words.fainting.state === 'fainted'",
  "texts.nameOf(edition, id).endsWith('die')",
  "hosted.say(refusal).includes('coins')",
])('%s reads words', source => {
  expect(problemsIn(`${WORDS}\n${source};`)).toEqual([`${PAGE}:2 reads words; ids decide, words are shown`]);
});

test.each([
  "if (refusal.code === 'coins' || refusal.sentence === 'damaged') stop()",
  'if (entry.title !== undefined && entry.label !== "") show(entry.title)',
  'const [hero, ...said] = text.split(" ")',
  'const told = tell(); if (told.state === "refused") stop()',
  'show(words.play.title, texts.nameOf(edition, id))',
  "const spoken = line => { const words = line.split(' '); return words.includes('rotated'); }",
  "// refusal.message === 'no'",
])('%s is fine', source => {
  const imports = source.includes('const words') ? '' : WORDS;
  expect(problemsIn(`${imports}\n${source};`)).toEqual([]);
});

test('players are not refused in words, people who edit files are', () => {
  const source = "import { inWords } from '@tumblekeep/kernel';";
  expect(problemsIn(source)).toEqual([
    `${PAGE}:1 refuses in words; players are told by a sentence of a table`,
  ]);
  expect(problemsIn(source, 'packages/cli/src/a.ts')).toEqual([]);
});

test('what is typed at a terminal is compared with what things are called', () => {
  const root = makeTree({
    'packages/games/any/package.json': {},
    'packages/games/any/terminal/a.ts': 'cards.find(card => card.title === typed)',
    'packages/games/any/rules/a.ts': 'x',
  });
  expect(checkWords(root)).toEqual({ checked: 1, what: 'files', problems: [] });
});
