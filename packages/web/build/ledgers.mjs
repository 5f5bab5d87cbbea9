/**
 * The rule ledgers as data for the page: `import('virtual:ledger/<name>')` gives the chapters of docs/rules/<name>.md.
 * The ledgers in docs/rules stay the one place where the words are.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ITEM = /^- \*\*([A-Z0-9]+-[A-Z]+-\d+)\*\*\s*(?:–\s*)?(.+)$/;
/** Notes for those who keep the ledger: what rests on which ruling, what a simulation can prove. */
const NOTES = /\s*(?:_\([^)]*\)_|\[(?:die|body|both)\]|\((?:parameter )[^)]*\)|\(inferred\))/g;
const EMPHASIS = /(?<!\w)_([^_]+)_(?!\w)/g;

const plain = text => text.replace(NOTES, '').replace(EMPHASIS, '$1').replaceAll('`', '').trim();

/** Question and answer of a ruling; its reasons are for those who doubt it. */
const ruling = text => plain(text.split(' — ').slice(0, 2).join(' '));

/** `[{ title, clauses: [[id, text], …] }, …]` in the order of the ledger. */
export function chaptersOf(markdown) {
  const chapters = [];
  let part = '';
  for (const line of markdown.split('\n')) {
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading?.[1] === '##') part = heading[2];
    if (part === 'Clauses' && heading?.[1] === '###')
      chapters.push({ title: heading[2].replace(/ \(.*/, ''), clauses: [] });
    if (part === 'Rulings' && heading?.[1] === '##') chapters.push({ title: 'RULINGS', clauses: [] });
    const item = ITEM.exec(line);
    if (item === null) continue;
    if (part === 'Clauses') chapters.at(-1)?.clauses.push([item[1], plain(item[2])]);
    if (part === 'Rulings') chapters.at(-1)?.clauses.push([item[1], ruling(item[2])]);
  }
  return chapters.filter(({ clauses }) => clauses.length > 0);
}

const PREFIX = 'virtual:ledger/';

export function ledgers() {
  return {
    name: 'tumblekeep-ledgers',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const file = fileURLToPath(new URL(`../../../docs/rules/${name}.md`, import.meta.url));
      if (!existsSync(file)) throw new Error(`no ledger for ${id}`);
      this.addWatchFile(file);
      const chapters = JSON.stringify(chaptersOf(readFileSync(file, 'utf8')));
      return `export default JSON.parse(${JSON.stringify(chapters)});`;
    },
  };
}
