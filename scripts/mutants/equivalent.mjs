/** Mutants that change nothing anybody could see, as docs/mutants.md lists them with their reasons. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LIST = 'docs/mutants.md';

const FILE = /^### `(.+)`$/;
const ENTRY = /^- `(.*?)`: (`+) ?(.+?) ?\2 → (`+) ?(.*?) ?\4$/;
const REASON = /^ {2}(\S.*)$/;

/** Reads entries `- \`function\`: \`before\` → \`after\`` under a heading with the file, each with its reason below it. */
export function readEquivalents(text) {
  const found = new Map();
  let file = '';
  let key;
  for (const line of text.split('\n')) {
    const [, heading] = FILE.exec(line) ?? [];
    const entry = ENTRY.exec(line);
    const [, reason] = REASON.exec(line) ?? [];
    if (line.startsWith('#')) file = heading ?? '';
    if (entry !== null && file !== '') {
      key = `${file} ${entry[1]} ${entry[3]} → ${entry[5]}`;
      found.set(key, '');
    } else if (reason !== undefined && key !== undefined)
      found.set(key, `${found.get(key)} ${reason}`.trim());
    else key = undefined;
  }
  return found;
}

export const equivalentsOf = root => {
  const path = join(root, LIST);
  return existsSync(path) ? readEquivalents(readFileSync(path, 'utf8')) : new Map();
};

const quote = text => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** The same entry, to be put into the list. */
export const printEntry = ({ where, before, after }) => `- \`${where}\`: ${quote(before)} → ${quote(after)}`;
