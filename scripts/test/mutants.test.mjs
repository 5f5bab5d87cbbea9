import { describe, expect, test } from 'vitest';
import { Bench } from '../mutants/bench.mjs';
import { printEntry, readEquivalents } from '../mutants/equivalent.mjs';
import { GAMES, rulesOf, testFilesOf } from '../mutants/games.mjs';
import { applyChange, mutantsOf, withReaches } from '../mutants/mutate.mjs';
import { within } from '../mutants/suite.mjs';
import { root } from '../setup.mjs';
import { makeTree } from './tree.mjs';

const FILE = 'packages/game/src/chapters/hit.ts';
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
    const found = changed(card, 'packages/game/src/content/abilities.ts');
    expect(found).toHaveLength(4);
    expect(found.some(text => text.includes("clauses: ['d'],  }"))).toBe(true);
    expect(changed(card)).toHaveLength(3);
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

test('what is made while a module loads is tried on every test', async () => {
  const file = 'packages/game/src/chapters/list.ts';
  const source = "export const LIST = ['a'].map(one => one.length);\nexport const two = () => 2;\n";
  const tree = makeTree({
    [file]: source,
    'packages/game/test/list.test.ts': [
      "import { expect, test } from 'vitest';",
      "import { LIST, two } from '../src/chapters/list.ts';",
      "test('list', () => expect(LIST).toEqual([1]));",
      "test('two', () => expect(two()).toBe(2));",
    ].join('\n'),
  });
  const bench = new Bench(tree, 'game');
  await bench.prepare([file]);
  const { failed, ...measured } = await bench.measure();
  bench.remember(measured);
  const found = [];
  for (const mutant of mutantsOf(file, source).mutants) found.push((await bench.try(mutant)).by);
  expect(failed).toEqual([]);
  expect(found.every(by => by !== undefined)).toBe(true);
});
