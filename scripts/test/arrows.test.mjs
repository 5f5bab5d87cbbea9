import { expect, test } from 'vitest';
import { checkArrows, importsOf } from '../checks/arrows.mjs';
import { makeTree } from './tree.mjs';

const dependsOn = (...names) => ({
  dependencies: Object.fromEntries(names.map(name => [`@tumblekeep/${name}`, '0.1.0'])),
});
const problemsIn = files => checkArrows(makeTree(files)).problems;
const FIGHTER = 'packages/games/dungeon-fighter';

test('every way to import is seen', () => {
  const source = `
    import a, { b } from 'one';
    import type { C } from "two";
    import 'three';
    export * from 'four';
    export type { D } from 'five';
    const e = await import('six');
    type F = import('seven').F;
    require('eight');
    import type from 'nine';
    // import 'comment';
    Array.from('no');
  `;
  const found = importsOf(source);
  expect(found.map(({ specifier }) => specifier).join(' ')).toBe(
    'one two three four five six seven eight nine',
  );
  expect(found.filter(({ typeOnly }) => typeOnly).map(({ specifier }) => specifier)).toEqual([
    'two',
    'five',
    'seven',
  ]);
});

test('imports that point down pass and are counted', () => {
  const root = makeTree({
    'packages/kernel/package.json': {},
    'packages/kernel/src/index.ts': "export * from './result.ts';",
    [`${FIGHTER}/package.json`]: dependsOn('kernel', 'host'),
    [`${FIGHTER}/hosted/index.ts`]: "import '@tumblekeep/host';\nimport '../bots/index.ts';",
    [`${FIGHTER}/game.ts`]: "import './hosted/index.ts';",
  });
  expect(checkArrows(root)).toEqual({ checked: 6, what: 'imports and dependencies', problems: [] });
});

test('an import that points up is refused', () => {
  expect(
    problemsIn({
      [`${FIGHTER}/package.json`]: dependsOn('cli', 'host'),
      [`${FIGHTER}/rules/a.ts`]: "\nimport '@tumblekeep/host';\nimport '../bots/index.ts';",
    }),
  ).toEqual([
    `${FIGHTER}/package.json: dungeon-fighter may not import cli, its list is: kernel, table, host, terminal-kit, page-kit`,
    `${FIGHTER}/rules/a.ts:2: dungeon-fighter may not import host, its list is: kernel, table`,
    `${FIGHTER}/rules/a.ts:3: rules of a game may not import bots, its list is: texts`,
  ]);
});

test('games do not know each other, and nobody but their list knows them', () => {
  const crawl = { 'packages/games/die-in-the-dungeon/package.json': {} };
  expect(
    problemsIn({
      ...crawl,
      [`${FIGHTER}/package.json`]: dependsOn('die-in-the-dungeon'),
      'packages/host/package.json': dependsOn('die-in-the-dungeon'),
      'packages/games/package.json': dependsOn('die-in-the-dungeon'),
    }),
  ).toEqual([
    'packages/host/package.json: host may not import die-in-the-dungeon, its list is: kernel',
    expect.stringMatching(
      /^packages\/games\/dungeon-fighter\/package.json: dungeon-fighter may not import die-in/,
    ),
  ]);
});

test('the two ends of the list do not know each other', () => {
  expect(
    problemsIn({
      'packages/cli/package.json': dependsOn('server', 'web'),
      'packages/web/package.json': dependsOn('host', 'server'),
    }),
  ).toEqual([
    expect.stringMatching(/^packages\/cli\/package.json: cli may not import web, its list is: /),
    expect.stringMatching(/^packages\/web\/package.json: web may not import server, its list is: /),
  ]);
});

test('an import without a dependency is refused', () => {
  expect(
    problemsIn({
      'packages/table/package.json': {},
      'packages/table/src/a.ts': "import '@tumblekeep/kernel';",
    }),
  ).toEqual(['packages/table/src/a.ts:1: @tumblekeep/kernel is not a dependency in package.json']);
});

test('a relative import stays in its package', () => {
  expect(
    problemsIn({
      'packages/kernel/package.json': {},
      'packages/kernel/src/a/b.ts': "import '../../../kernel-two/c.ts';\nimport '../c.ts';",
    }),
  ).toEqual(['packages/kernel/src/a/b.ts:1: ../../../kernel-two/c.ts leaves the package']);
});

test('a package has to be in the table, as importer and as imported', () => {
  expect(
    problemsIn({ 'packages/cli/package.json': dependsOn('magic'), 'packages/magic/package.json': {} }),
  ).toEqual([
    'packages/cli/package.json: @tumblekeep/magic is not in the table of packages',
    'packages/magic/package.json: package magic is not in the table of packages',
  ]);
});

test('a package does not import itself by name', () => {
  expect(
    problemsIn({
      'packages/kernel/package.json': {},
      'packages/kernel/src/a.ts': "import '@tumblekeep/kernel';",
    }),
  ).toEqual(['packages/kernel/src/a.ts:1: a package imports itself by path, not by name']);
});

test('rules see only types of the table', () => {
  expect(
    problemsIn({
      [`${FIGHTER}/package.json`]: dependsOn('table'),
      [`${FIGHTER}/rules/a.ts`]:
        "import type { A } from '@tumblekeep/table';\nimport { b } from '@tumblekeep/table';",
    }),
  ).toEqual([`${FIGHTER}/rules/a.ts:2: rules may import only types of table`]);
});

const editionImports = imports =>
  problemsIn({
    [`${FIGHTER}/package.json`]: {},
    [`${FIGHTER}/rules/rule-sets.ts`]: 'const EDITIONS = { second, first, prototype };',
    ...Object.fromEntries(
      Object.entries(imports).map(([file, specifier]) => [
        `${FIGHTER}/rules/${file}`,
        `import '${specifier}';`,
      ]),
    ),
  });

test('an edition is named by itself, by a newer one and by the list of rule sets', () => {
  expect(
    editionImports({
      'editions/second/index.ts': './content/heroes.ts',
      'editions/second/scar.ts': '../first/scar.ts',
    }),
  ).toEqual([]);
});

test('the list of rule sets names them', () => {
  expect(
    problemsIn({
      [`${FIGHTER}/package.json`]: {},
      [`${FIGHTER}/rules/rule-sets.ts`]: "import './editions/second/index.ts';\nconst EDITIONS = { second };",
    }),
  ).toEqual([]);
});

test.each([
  ['combat/throw.ts', '../editions/second/index.ts', /^edition second may be named only by /],
  ['editions/prototype/a.ts', '../first/a.ts', /^edition prototype may not know the newer edition first$/],
  ['editions/second/a.ts', '../third/a.ts', /^edition third is not in the list of editions$/],
])('%s may not import %s', (file, specifier, problem) => {
  const [found, ...others] = editionImports({ [file]: specifier });
  expect(found.replace(`${FIGHTER}/rules/${file}:1: `, '')).toMatch(problem);
  expect(others).toEqual([]);
});
