import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files.mjs';
import { tokensOf } from './source.mjs';

/** Packages whose results must be equal bit for bit in every engine. */
const DETERMINISTIC = ['kernel', 'dungeon-fighter', 'die-in-the-dungeon', 'table'];

/** The members of Math that every engine computes alike. The others are approximations, or chance. */
const EXACT = new Set(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc E LN2 LN10 LOG2E LOG10E PI SQRT1_2 SQRT2'.split(
    ' ',
  ),
);
const FORBIDDEN = /^(?:Date|Intl|toLocale\w*|localeCompare)$/;

function* findings(source, file) {
  const tokens = tokensOf(source, file);
  for (const [i, { kind, text, line }] of tokens.entries()) {
    if (kind === 'mark' && text.startsWith('**')) yield { line, what: text };
    if (kind !== 'word') continue;
    if (FORBIDDEN.test(text)) yield { line, what: text };
    if (text !== 'Math') continue;
    const member = tokens[i + 1]?.text === '.' ? tokens[i + 2]?.text : undefined;
    if (member === undefined || !EXACT.has(member))
      yield { line, what: member ? `Math.${member}` : 'Math as a value' };
  }
}

export function checkDeterminism(root) {
  const files = DETERMINISTIC.flatMap(name => filesUnder(root, `packages/${name}/src`));
  const problems = files.flatMap(file =>
    [...findings(readFileSync(join(root, file), 'utf8'), file)].map(
      ({ line, what }) => `${file}:${line} uses ${what}, which is not the same everywhere`,
    ),
  );
  return { checked: files.length, what: 'files', problems };
}
