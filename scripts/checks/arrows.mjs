import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesUnder, packagesOf } from '../files.mjs';
import { nodesOf } from './source.mjs';

const SCOPE = '@tumblekeep/';
const GAMES = ['dungeon-fighter', 'die-in-the-dungeon'];
const BELOW_SERVER = ['kernel', ...GAMES, 'table', 'bots', 'host', 'protocol'];

/** What each package may import of the others. */
const MAY_IMPORT = {
  kernel: [],
  'dungeon-fighter': ['kernel'],
  'die-in-the-dungeon': ['kernel'],
  table: ['kernel'],
  bots: ['kernel', ...GAMES, 'table'],
  host: ['kernel', ...GAMES, 'table', 'bots'],
  protocol: ['kernel', ...GAMES],
  server: BELOW_SERVER,
  web: BELOW_SERVER,
  cli: [...BELOW_SERVER, 'server'],
};
const TYPES_ONLY = { protocol: GAMES };

/** Oldest first. An edition may build on an older one; outside the editions only the list of rule sets names them. */
const EDITIONS = ['prototype', 'first', 'second'];
const RULE_SETS = 'packages/dungeon-fighter/src/rule-sets.ts';
const EDITION = /^packages\/dungeon-fighter\/src\/editions\/([^/]+)/;

/** Where a node takes something from, if it does. */
function importedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return { from: node.source, typeOnly: node.importKind === 'type' };
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return { from: node.source, typeOnly: node.exportKind === 'type' };
    case 'ImportExpression':
    case 'TSImportType':
      return { from: node.source, typeOnly: node.type === 'TSImportType' };
    case 'CallExpression':
      return node.callee.name === 'require' ? { from: node.arguments[0], typeOnly: false } : undefined;
    default:
      return undefined;
  }
}

/** Everything a source imports: `import`, `export … from`, `import()`, in types too, and `require()`. */
export const importsOf = (source, file) =>
  nodesOf(source, file).flatMap(({ node, line }) => {
    const { from, typeOnly } = importedBy(node) ?? {};
    return typeof from?.value === 'string' ? [{ specifier: from.value, line, typeOnly }] : [];
  });

const dependenciesOf = manifest =>
  ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap(kind =>
    Object.keys(manifest[kind] ?? {}),
  );

const packageOf = specifier =>
  specifier.startsWith(SCOPE) ? specifier.slice(SCOPE.length).split('/')[0] : undefined;

function arrowProblem(from, to) {
  const allowed = MAY_IMPORT[from];
  if (from === to || allowed.includes(to)) return undefined;
  if (!(to in MAY_IMPORT)) return `${SCOPE}${to} is not in the table of packages`;
  return `${from} may not import ${to}, its list is: ${allowed.join(', ') || 'nothing'}`;
}

function editionProblem(file, target) {
  const to = EDITION.exec(target)?.[1];
  if (to === undefined || file === RULE_SETS) return undefined;
  if (!EDITIONS.includes(to)) return `edition ${to} is not in the list of editions`;
  const from = EDITION.exec(file)?.[1];
  if (from === undefined)
    return `edition ${to} may be named only by itself, a newer edition and ${RULE_SETS}`;
  if (EDITIONS.indexOf(from) < EDITIONS.indexOf(to))
    return `edition ${from} may not know the newer edition ${to}`;
  return undefined;
}

function importProblems(name, declared, file, { specifier, typeOnly }) {
  if (specifier.startsWith('.')) {
    const target = posix.join(dirname(file), specifier);
    if (!target.startsWith(`packages/${name}/`)) return [`${specifier} leaves the package`];
    return [editionProblem(file, target)];
  }
  const to = packageOf(specifier);
  if (to === undefined) return [];
  return [
    arrowProblem(name, to),
    to === name && 'a package imports itself by path, not by name',
    to !== name && !declared.includes(SCOPE + to) && `${SCOPE}${to} is not a dependency in package.json`,
    TYPES_ONLY[name]?.includes(to) && !typeOnly && `${name} may import only types of ${to}`,
  ];
}

export function checkArrows(root) {
  const problems = [];
  let checked = 0;
  const report = (where, found) =>
    problems.push(...found.filter(Boolean).map(problem => `${where}: ${problem}`));

  for (const name of packagesOf(root)) {
    const manifest = `packages/${name}/package.json`;
    if (!(name in MAY_IMPORT)) {
      report(manifest, [`package ${name} is not in the table of packages`]);
      continue;
    }
    const declared = dependenciesOf(JSON.parse(readFileSync(join(root, manifest), 'utf8')));
    for (const to of declared.map(packageOf).filter(Boolean)) {
      checked++;
      report(manifest, [arrowProblem(name, to)]);
    }
    for (const file of filesUnder(root, `packages/${name}/src`)) {
      for (const found of importsOf(readFileSync(join(root, file), 'utf8'), file)) {
        checked++;
        report(`${file}:${found.line}`, importProblems(name, declared, file, found));
      }
    }
  }
  return { checked, what: 'imports and dependencies', problems };
}
