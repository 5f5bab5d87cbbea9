import { describe, expect, test } from 'vitest';
import { Bench } from '../mutants/bench.mjs';
import { printEntry, readEquivalents } from '../mutants/equivalent.mjs';
import { GAMES, rulesOf, testFilesOf } from '../mutants/games.mjs';
import { applyChange, mutantsOf, withReaches } from '../mutants/mutate.mjs';
import { within } from '../mutants/suite.mjs';
import { root } from '../setup.mjs';
import { makeTree } from './tree.mjs';

const FILE = 'packages/games/game/rules/chapters/hit.ts';
const changed = (source, file = FILE) =>
  mutantsOf(file, source).mutants.map(mutant => applyChange(source, mutant));

describe('mutants', () => {
  test.each([
    ['if (a) b();', ['if (!(a)) b();', ';', 'if (a) ;']],
    ['f(a < 1);', [';', 'f(a <= 1);', 'f(a < 2);', 'f(a < 0);']],
    ['f(a && b);', [';', 'f(a || b);', 'f(a);', 'f(b);']],
    ['const f = () => g();', ['const f = () => undefined;']],
    ['const f = () => { return false; };', ['return true']],
    ['const f = (a: number): boolean => a === 1;', ['!==', '2', '0']],
    ["f('code', 'Words for people.');", [';', "f('code-not', 'Words for people.');"]],
    ['const steps = [one, two];', ['[two]', '[one]', '[two, one]']],
    ['f(a?.b, c?.());', [';', 'f(a.b, c?.());', 'f(a?.b, c());']],
    ['for (let i = 0; i < n; i++) f();', ['= 1', '<=', ';']],
    ['const x = Math.max(a - b, 3);', ['Math.min', 'a + b', '4', '2']],
  ])('of %s', (source, expected) => {
    const found = changed(source);
    expect(found).toHaveLength(expected.length);
    for (const one of expected) expect(found.some(text => text.includes(one))).toBe(true);
  });

  test('types and imports are left alone', () => {
    const source = "import { a } from 'b';\ntype A = 'c' | 1;\nconst d = e as 'f';\ninterface G { h: 1 }";
    expect(changed(source)).toEqual([]);
  });

  test('a card loses a property, but not its name, its words or its clauses', () => {
    const words = "id: 'a', name: 'b', text: 'c', flavour: 'e', phrase: 'f', source: { ours: ['g'] }";
    const card = `const CARDS = [{ ${words}, clauses: ['d'], heal: 1 }];`;
    const found = changed(card, 'packages/games/game/rules/content/abilities.ts');
    expect(found).toHaveLength(4);
    expect(found.some(text => text.includes("clauses: ['d'],  }"))).toBe(true);
    expect(changed(card)).toHaveLength(3);
  });

  test('a verb is changed in what it does alone', () => {
    const verb =
      'const V = { schema: ({ n }) => n, words: a => `more`, worth: a => 2 * a, perIcon: 2, beforeBoss: () => 3, does: { adds: a => a, offers: { question: () => `more?`, consent: () => `more`, isGood: a => a > 0 } } };';
    expect(changed(verb)).toEqual([verb.replace('adds: a => a', 'adds: a => undefined')]);
  });

  test('how players reckon what a card is worth is left alone', () => {
    const source =
      'const HEALING_WORTH = { party: 2 };\nexport function worthPerIcon(a) { return a + 1; }\nconst tokenPerIcon = a => 2 * a;\nconst kept = a => a;';
    expect(changed(source)).toEqual([source.replace('a => a;', 'a => undefined;')]);
  });

  test('know their place, and places say when they are reached', () => {
    const source = 'const f = (a: boolean) => { if (a) g(1);\nelse g(4); };\nconst h = () => 2;';
    const { mutants, places } = mutantsOf(FILE, source);
    const reached = [];
    const js = withReaches(source, places, 10).replace(': boolean', '');
    new Function('__reach', 'g', `${js}; f(true); h();`)(
      place => reached.push(place - 10),
      () => {},
    );
    const texts = isHit =>
      mutants.filter(({ place }) => reached.includes(place) === isHit).map(({ text }) => text);
    expect(texts(true)).toEqual(expect.arrayContaining(['!(a)', '2', 'undefined', '3']));
    expect(texts(false)).toEqual(['5', '3']);
  });
});

test('an endless loop ends', () => {
  expect(() =>
    within(50, () => {
      for (;;);
    }),
  ).toThrow(/50 ms/);
  expect(within(1000, () => 3)).toBe(3);
});

test('the list of equivalent mutants is read as it is printed', () => {
  const mutant = { where: 'faint', before: 'a < `b`', after: 'a <= `b`' };
  const text = `# Title\n\n### \`${FILE}\`\n\n${printEntry(mutant)}\n  Nobody can see it,\n  ever.\n`;
  expect([...readEquivalents(text)]).toEqual([
    [`${FILE} faint a < \`b\` → a <= \`b\``, 'Nobody can see it, ever.'],
  ]);
});

test('the rules of every game and their tests are found', () => {
  for (const game of GAMES) {
    expect(rulesOf(root, game).filter(file => file.includes('/chapters/')).length).toBeGreaterThan(10);
    expect(rulesOf(root, game).some(file => file.endsWith('procedures.ts'))).toBe(true);
    expect(testFilesOf(root, game).length).toBeGreaterThan(10);
  }
});

/** Whether some test of this tree notices each mutant of a file. */
async function noticed(file, source, tests) {
  const imports =
    "import { expect, test } from 'vitest';\nimport * as rules from '../rules/chapters/list.ts';\n";
  const files = tests.map((body, i) => [
    `packages/games/game/test/${i}.test.ts`,
    `${imports}test('${i}', () => {${body}});`,
  ]);
  const bench = new Bench(makeTree({ [file]: source, ...Object.fromEntries(files) }), 'game');
  await bench.prepare([file]);
  const { failed, ...measured } = await bench.measure();
  expect(failed).toEqual([]);
  bench.remember(measured);
  const by = [];
  for (const mutant of mutantsOf(file, source).mutants) by.push((await bench.try(mutant)).by !== undefined);
  return by;
}

describe('every test that could notice a mutant is tried', () => {
  const file = 'packages/games/game/rules/chapters/list.ts';

  test('where something is made while a module loads', async () => {
    const source = "export const LIST = ['a'].map(one => one.length);\n";
    const found = await noticed(file, source, ['expect(rules.LIST).toEqual([1]);']);
    expect(found).toEqual(found.map(() => true));
  });

  test('where something is remembered from one test to the next', async () => {
    const source =
      'let kept: number | undefined;\nexport const two = () => (kept ??= make());\nconst make = () => 2;\n';
    const found = await noticed(file, source, ['rules.two();', 'expect(rules.two()).toBe(2);']);
    expect(found.filter(Boolean).length).toBeGreaterThan(found.length / 2);
    expect(found.slice(-3)).toEqual([true, true, true]);
  });
});
