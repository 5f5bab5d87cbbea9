import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gamesOf, packagesOf, sourcesOf } from '../files.mjs';
import { editionsOf, RULE_SETS } from './editions.mjs';
import { nodesOf } from './source.mjs';

const SCOPE = '@tumblekeep/';

/** What each package may import of the others, each only of those above it. */
const MAY_IMPORT = {
  kernel: [],
  table: ['kernel'],
  host: ['kernel'],
  protocol: ['kernel', 'host'],
  'page-kit': ['kernel', 'table', 'host', 'protocol'],
  'terminal-kit': ['kernel', 'table', 'host'],
  games: ['host'],
  server: ['kernel', 'table', 'host', 'games', 'protocol'],
  web: ['kernel', 'table', 'host', 'page-kit', 'games', 'protocol'],
  cli: ['kernel', 'table', 'host', 'terminal-kit', 'games', 'protocol', 'server'],
};

/** What each part of a game may import: of the packages, and of the same game. */
const PARTS = {
  rules: { packages: ['kernel', 'table'], parts: ['texts'] },
  texts: { packages: ['kernel'], parts: ['rules'] },
  bots: { packages: ['kernel', 'table'], parts: ['rules', 'texts'] },
  hosted: { packages: ['kernel', 'table', 'host'], parts: ['rules', 'texts', 'bots'] },
  terminal: {
    packages: ['kernel', 'table', 'host', 'terminal-kit'],
    parts: ['rules', 'texts', 'bots', 'hosted'],
  },
  page: { packages: ['kernel', 'table', 'host', 'page-kit'], parts: ['rules', 'texts', 'bots', 'hosted'] },
};
const GAME_MAY_IMPORT = [...new Set(Object.values(PARTS).flatMap(({ packages }) => packages))];

/** A game tells the table how it throws in plain data, and never needs it to play. */
const TYPES_ONLY = { rules: ['table'] };

/** An edition may build on an older one; outside the editions only the list of rule sets names them. */
const EDITION = /^packages\/games\/dungeon-fighter\/rules\/editions\/([^/]+)/;

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

const GAME = /^games\/(.+)$/;

const allowedOf = name => (GAME.test(name) ? GAME_MAY_IMPORT : MAY_IMPORT[name]);

/** The list of games. */
const NAME_GAMES = ['games'];

function arrowProblem(from, to, games, allowed = allowedOf(from)) {
  const name = GAME.exec(from)?.[1] ?? from;
  if (name === to || allowed.includes(to)) return undefined;
  if (NAME_GAMES.includes(from) && games.includes(to)) return undefined;
  if (!(to in MAY_IMPORT) && !games.includes(to)) return `${SCOPE}${to} is not in the table of packages`;
  return `${name} may not import ${to}, its list is: ${allowed.join(', ') || 'nothing'}`;
}

/** The part of its game that a file is in. */
const partOf = file => /^packages\/games\/[^/]+\/([^/]+)\//.exec(file)?.[1];

function partProblem(file, target) {
  const from = partOf(file);
  const to = partOf(target);
  if (from === undefined || from === to || !(to in PARTS) || PARTS[from].parts.includes(to)) return undefined;
  return `${from} of a game may not import ${to}, its list is: ${PARTS[from].parts.join(', ')}`;
}

function editionProblem(editions, file, target) {
  const to = EDITION.exec(target)?.[1];
  if (to === undefined || file === RULE_SETS) return undefined;
  if (!editions.includes(to)) return `edition ${to} is not in the list of editions`;
  const from = EDITION.exec(file)?.[1];
  if (from === undefined)
    return `edition ${to} may be named only by itself, a newer edition and ${RULE_SETS}`;
  if (editions.indexOf(from) > editions.indexOf(to))
    return `edition ${from} may not know the newer edition ${to}`;
  return undefined;
}

function importProblems(name, declared, { games, editions }, file, { specifier, typeOnly }) {
  if (specifier.startsWith('.')) {
    const target = posix.join(dirname(file), specifier);
    if (!target.startsWith(`packages/${name}/`)) return [`${specifier} leaves the package`];
    return [partProblem(file, target), editionProblem(editions, file, target)];
  }
  const to = packageOf(specifier);
  if (to === undefined) return [];
  const isItself = to === (GAME.exec(name)?.[1] ?? name);
  return [
    arrowProblem(name, to, games, PARTS[partOf(file)]?.packages),
    isItself && 'a package imports itself by path, not by name',
    TYPES_ONLY[partOf(file)]?.includes(to) && !typeOnly && `${partOf(file)} may import only types of ${to}`,
    !isItself && !declared.includes(SCOPE + to) && `${SCOPE}${to} is not a dependency in package.json`,
  ];
}

export function checkArrows(root) {
  const problems = [];
  const known = { games: gamesOf(root), editions: editionsOf(root) };
  let checked = 0;
  const report = (where, found) =>
    problems.push(...found.filter(Boolean).map(problem => `${where}: ${problem}`));

  for (const name of packagesOf(root)) {
    const manifest = `packages/${name}/package.json`;
    if (allowedOf(name) === undefined) {
      report(manifest, [`package ${name} is not in the table of packages`]);
      continue;
    }
    const declared = dependenciesOf(JSON.parse(readFileSync(join(root, manifest), 'utf8')));
    for (const to of declared.map(packageOf).filter(Boolean)) {
      checked++;
      report(manifest, [arrowProblem(name, to, known.games)]);
    }
    for (const file of sourcesOf(root, name)) {
      for (const found of importsOf(readFileSync(join(root, file), 'utf8'), file)) {
        checked++;
        report(`${file}:${found.line}`, importProblems(name, declared, known, file, found));
      }
    }
  }
  return { checked, what: 'imports and dependencies', problems };
}
