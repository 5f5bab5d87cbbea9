import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, gamesOf } from '../files.mjs';
import { nodesOf } from './source.mjs';

/** Folders whose results must be equal bit for bit in every engine. */
const deterministicIn = root => [
  'packages/kernel/src',
  'packages/table/src',
  ...gamesOf(root).flatMap(game =>
    ['rules', 'texts', 'bots', 'hosted'].map(part => `packages/games/${game}/${part}`),
  ),
];

/** The members of Math that every engine computes alike. The others are approximations, or chance. */
const EXACT = new Set(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc E LN2 LN10 LOG2E LOG10E PI SQRT1_2 SQRT2'.split(
    ' ',
  ),
);
const FORBIDDEN = /^(?:Date|Intl|toLocale\w*|localeCompare)$/;

const POWERS = new Set(['**', '**=']);

function* findings(source, file) {
  const nodes = nodesOf(source, file);
  /** `Math` where it is asked for an exact member. */
  const harmless = new Set();
  for (const { node, line } of nodes) {
    if (POWERS.has(node.operator)) yield { line, what: node.operator };
    if (node.type === 'MemberExpression' && node.object.name === 'Math' && !node.computed) {
      harmless.add(node.object);
      const { name } = node.property;
      if (!EXACT.has(name)) yield { line, what: `Math.${name}` };
    }
    if (node.type !== 'Identifier') continue;
    if (FORBIDDEN.test(node.name)) yield { line, what: node.name };
    if (node.name === 'Math' && !harmless.has(node)) yield { line, what: 'Math as a value' };
  }
}

export function checkDeterminism(root) {
  const files = deterministicIn(root).flatMap(folder => filesUnder(root, folder));
  const problems = files.flatMap(file =>
    [...findings(readFileSync(join(root, file), 'utf8'), file)].map(
      ({ line, what }) => `${file}:${line} uses ${what}, which is not the same everywhere`,
    ),
  );
  return { checked: files.length, what: 'files', problems };
}
