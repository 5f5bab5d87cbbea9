/**
 * Who has a ledger in hand finds the code and the tests: chapters and rules tests are named after its groups, and what
 * holds in several editions is not written down once for each.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsInCode, RULES, readJson, readLedgers } from '../clauses.mjs';
import { filesUnder, gamesOf } from '../files.mjs';
import { nodesOf } from './source.mjs';

/** Groups that have no chapter of their own, and where they are instead. */
const ELSEWHERE = `${RULES}/chapters.json`;

/** Rulings and examples belong to the clauses they speak of. */
const OF_NO_GROUP = ['R', 'EX'];
const groupOf = id => id.split('-')[1];

const isNamed = (path, group) => path.split('/').some(part => part.split('.')[0] === group.toLowerCase());

function checkNames(root, { folder, groups, elsewhere }) {
  const chapters = filesUnder(root, `${folder}/rules/chapters`).map(file =>
    file.slice(`${folder}/rules/chapters/`.length),
  );
  const isAt = (file, group) =>
    [group.toLowerCase(), `${group.toLowerCase()}.ts`].includes(file.split('/')[0]);
  const has = group => chapters.some(file => isAt(file, group));
  return [
    ...chapters
      .filter(file => !groups.some(group => isAt(file, group)))
      .map(file => `${folder}/rules/chapters/${file} is named after no group of the ledger`),
    ...groups
      .filter(group => !has(group) && !(group in elsewhere))
      .map(
        group => `${folder} has no chapter ${group.toLowerCase()}, and ${ELSEWHERE} does not say where it is`,
      ),
    ...Object.entries(elsewhere).flatMap(([group, place]) => [
      ...(groups.includes(group) ? [] : [`${ELSEWHERE} names ${group}, which no ledger of ${folder} has`]),
      ...(has(group) ? [`${ELSEWHERE} names ${group}, which has a chapter of its own in ${folder}`] : []),
      ...(existsSync(join(root, folder, 'rules', place))
        ? []
        : [`${ELSEWHERE} names ${place}, which is not there`]),
    ]),
  ];
}

/** The titles of what is proved, as they are written. */
const titlesOf = (source, file) =>
  nodesOf(source, file).flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'clause') return [];
    const [, title] = node.arguments;
    return title === undefined ? [] : [source.slice(title.start + 1, title.end - 1)];
  });

function checkTests(root, { folder, groups, prefixes }) {
  const tests = filesUnder(root, `${folder}/test/rules`, /\.test\.ts$/);
  const problems = [];
  const seen = new Map();
  for (const file of tests) {
    const source = readFileSync(join(root, file), 'utf8');
    const named = groups.filter(group => isNamed(file.slice(`${folder}/test/rules/`.length), group));
    const cited = citationsInCode(source, prefixes, file).map(({ id }) => groupOf(id));
    if (named.length === 0) problems.push(`${file} is named after no group of the ledger`);
    else if (!named.some(group => cited.includes(group)))
      problems.push(`${file} proves nothing of ${named.join(', ')}`);
    for (const title of new Set(titlesOf(source, file))) {
      const other = seen.get(title);
      if (other === undefined) seen.set(title, file);
      else
        problems.push(
          `${file} and ${other} both prove that "${title}"; make it one table with a row for each`,
        );
    }
  }
  return { tests, problems };
}

export function checkChapters(root) {
  const ledgers = readLedgers(root);
  const elsewhere = readJson(root, ELSEWHERE);
  const problems = [];
  let checked = 0;
  for (const game of gamesOf(root)) {
    const ids = ledgers
      .filter(({ file }) => file.startsWith(`${RULES}/${game}`))
      .flatMap(ledger => ledger.ids);
    if (ids.length === 0) continue;
    const groups = [...new Set(ids.map(groupOf))].filter(group => !OF_NO_GROUP.includes(group));
    const prefixes = [...new Set(ids.map(id => id.split('-')[0]))];
    const of = { folder: `packages/games/${game}`, groups, prefixes, elsewhere: elsewhere[game] ?? {} };
    const found = checkTests(root, of);
    problems.push(...checkNames(root, of), ...found.problems);
    checked += groups.length + found.tests.length;
  }
  return { checked, what: 'groups and tests', problems };
}
