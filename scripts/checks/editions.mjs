/** The physical table and the hands on the page are told what an edition asks, and know none by name. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files.mjs';
import { nodesOf } from './source.mjs';

export const RULE_SETS = 'packages/games/dungeon-fighter/rules/rule-sets.ts';
const NAMELESS = ['packages/table/src', 'packages/games/dungeon-fighter/page/throwing'];

/** The editions there are, the newest first. */
export function editionsOf(root) {
  if (!existsSync(join(root, RULE_SETS))) return [];
  const list = nodesOf(readFileSync(join(root, RULE_SETS), 'utf8'), RULE_SETS).find(
    ({ node }) => node.type === 'VariableDeclarator' && node.id.name === 'EDITIONS',
  );
  return list?.node.init.properties.map(({ key }) => key.name ?? key.value) ?? [];
}

/** Words that could be names: literals, pieces of templates, and the keys of records. */
function* wordsOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value;
  if (node.type === 'TemplateElement') yield node.value.raw;
  if (node.type === 'Property' && node.key.type === 'Identifier' && !node.shorthand && !node.computed)
    yield node.key.name;
}

/** A sentence may well say `first`; a name stands alone, or before the name of a throw. */
const isNamed = (word, edition) => word.trim() === edition || new RegExp(`^${edition} [a-z-]+$`).test(word);

export function checkEditions(root) {
  const editions = editionsOf(root);
  const files = NAMELESS.flatMap(folder => filesUnder(root, folder));
  const problems = editions.length === 0 ? [`${RULE_SETS} lists no editions`] : [];
  for (const file of files)
    for (const { node, line } of nodesOf(readFileSync(join(root, file), 'utf8'), file))
      for (const word of wordsOf(node)) {
        const edition = editions.find(name => isNamed(word, name));
        if (edition !== undefined)
          problems.push(`${file}:${line}: names the edition ${edition}; let its tables say what is special`);
      }
  return { checked: files.length, what: 'files', problems };
}
