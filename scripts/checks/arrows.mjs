import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesUnder, packagesOf } from '../files.mjs';
import { tokensOf } from './source.mjs';

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

/** Everything a source imports: `import`, `export … from`, `import()` and `require()`. */
export function importsOf(source, file) {
  const tokens = tokensOf(source, file);
  const word = (i, text) => tokens[i]?.kind === 'word' && tokens[i].text === text;
  return tokens.flatMap(({ kind, text, line }, i) => {
    if (kind !== 'string') return [];
    const called = tokens[i - 1]?.text === '(' && (word(i - 2, 'import') || word(i - 2, 'require'));
    if (called || word(i - 1, 'import')) return [{ specifier: text, line, typeOnly: false }];
    if (!word(i - 1, 'from')) return [];
    const start = tokens.findLastIndex((_, j) => j < i && (word(j, 'import') || word(j, 'export')));
    return [{ specifier: text, line, typeOnly: word(start + 1, 'type') && !word(start + 2, 'from') }];
  });
}

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
