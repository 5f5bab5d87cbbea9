/**
 * Reads the rule ledgers against tests and cards: which clause has no test, which test or card cites no clause.
 *
 *   npm run clauses [-- --all] [-- --json]
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { stringsOf } from './checks/source.mjs';
import { filesUnder, packagesOf, sourcesOf } from './files.mjs';
import { root as project } from './setup.mjs';

export const RULES = 'docs/rules';
const ID = '[A-Z][A-Z0-9]*-[A-Z]+-\\d{2,}';
/** A list item, a heading, a table row or a paragraph that begins with its id. */
const DEFINITION = new RegExp(`^(?:- \\*\\*|\\*\\*|#{2,6} |\\| (?:\\*\\*)?)(${ID})\\b`, 'gm');

const KINDS = ['clauses', 'examples', 'rulings'];
const kindOf = id => ({ R: 'rulings', EX: 'examples' })[id.split('-')[1]] ?? 'clauses';

export const readJson = (root, file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {};

export const readLedgers = root =>
  filesUnder(root, RULES, /\.md$/)
    .map(file => ({
      file,
      ids: [...readFileSync(join(root, file), 'utf8').matchAll(DEFINITION)].map(match => match[1]),
    }))
    .filter(({ ids }) => ids.length > 0);

/** Ids inside string literals. Only the prefixes the ledgers use make an id, so that other codes are left alone. */
export function citationsInCode(source, prefixes, file) {
  const id = new RegExp(`\\b(?:${prefixes.join('|')})-[A-Z]+-\\d+\\b`, 'g');
  // Most sources cite nothing, and parsing all of them takes its time.
  if (!id.test(source)) return [];
  return stringsOf(source, file).flatMap(({ text, line }) =>
    (text.match(id) ?? []).map(found => ({ id: found, line })),
  );
}

/** Everything listed under a `proves` key, at any depth. */
function citationsInScenario(value) {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'proves' ? [inner].flat().map(id => ({ id: String(id) })) : citationsInScenario(inner),
  );
}

/** `proofs` are those of tests and scenarios; what a card cites it does not prove. */
function readCitations(root, prefixes) {
  const cite = (files, read) =>
    files.flatMap(file =>
      read(readFileSync(join(root, file), 'utf8'), file).map(({ id, line }) => ({
        id,
        where: line === undefined ? file : `${file}:${line}`,
      })),
    );
  const packages = existsSync(join(root, 'packages')) ? packagesOf(root) : [];
  const tests = packages.flatMap(name => filesUnder(root, `packages/${name}/test`));
  const scenarios = packages.flatMap(name =>
    filesUnder(root, `packages/${name}/scenarios`, /\.(?:ya?ml|json)$/),
  );
  const inCode = (source, file) => citationsInCode(source, prefixes, file);
  const records = packages.flatMap(name => sourcesOf(root, name));
  const proofs = [
    ...cite([...tests, ...filesUnder(root, 'scripts/test')], inCode),
    ...cite(scenarios, text =>
      parseAllDocuments(text).flatMap(document => citationsInScenario(document.toJS())),
    ),
  ];
  return { proofs, records: cite(records, inCode) };
}

/** Ids in order as one line for each group: `DF2-HIT 01–03, 05`. */
function groupLines(ids) {
  const groups = new Map();
  for (const id of ids) {
    const [, group, digits] = /^(.*)-(\d+)$/.exec(id);
    const runs = groups.get(group) ?? [];
    const last = runs.at(-1);
    if (last && Number(last.at(-1)) + 1 === Number(digits)) last[1] = digits;
    else runs.push([digits]);
    groups.set(group, runs);
  }
  return [...groups].map(([group, runs]) => `${group} ${runs.map(run => run.join('–')).join(', ')}`);
}

const repeated = ids => ids.filter((id, i) => ids.indexOf(id) !== i);

export function checkClauses(root) {
  const ledgers = readLedgers(root);
  const ids = ledgers.flatMap(ledger => ledger.ids);
  const known = new Set(ids);
  const untestable = readJson(root, `${RULES}/untestable.json`);
  const complete = Object.entries(readJson(root, `${RULES}/complete.json`));
  const { proofs, records } = readCitations(root, [...new Set(ids.map(id => id.split('-')[0]))]);
  const cited = new Set(proofs.map(({ id }) => id));

  const covers = ([prefix, kinds], id) => id.startsWith(`${prefix}-`) && kinds.includes(kindOf(id));
  const isOpen = id => !cited.has(id) && !(id in untestable);
  const mustBeProved = id => complete.some(entry => covers(entry, id));

  const report = ledgers.map(ledger => {
    const kinds = KINDS.map(kind => {
      const all = ledger.ids.filter(id => kindOf(id) === kind);
      return {
        kind,
        total: all.length,
        cited: all.filter(id => cited.has(id)).length,
        untestable: all.filter(id => id in untestable).length,
        complete: all.length > 0 && all.every(mustBeProved),
        open: all.filter(isOpen),
      };
    });
    return { file: ledger.file, kinds: kinds.filter(({ total }) => total > 0) };
  });

  const problems = [
    ...repeated(ids).map(id => `${id} is defined twice`),
    ...complete
      .filter(entry => !ids.some(id => covers(entry, id)))
      .map(([prefix]) => `complete.json names ${prefix}, which covers nothing`),
    ...[...proofs, ...records]
      .filter(({ id }) => !known.has(id))
      .map(({ id, where }) => `${where} cites ${id}, which no ledger has`),
    ...Object.entries(untestable).flatMap(([id, reason]) => [
      ...(known.has(id) ? [] : [`untestable.json lists ${id}, which no ledger has`]),
      ...(cited.has(id) ? [`untestable.json lists ${id}, which a test cites`] : []),
      ...(reason ? [] : [`untestable.json gives no reason for ${id}`]),
    ]),
    ...groupLines(ids.filter(id => isOpen(id) && mustBeProved(id))).map(line => `no test cites ${line}`),
  ];
  return { checked: known.size, what: 'rules', problems, ledgers: report };
}

/** One line for each ledger and kind. Rulings are for information: nobody has to prove them. */
export function printTable(ledgers) {
  const rows = ledgers.flatMap(({ file, kinds }) =>
    kinds.map(({ kind, total, cited, untestable, complete, open }) => [
      basename(file, '.md'),
      kind,
      String(total),
      String(cited),
      String(untestable),
      kind === 'rulings' ? '' : String(open.length),
      complete ? 'must be complete' : '',
    ]),
  );
  const table = [['ledger', '', 'total', 'cited', 'untestable', 'open', ''], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map(row => row[column].length)));
  return table
    .map(row => row.map((cell, i) => (i < 2 || i === 6 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))))
    .map(row => row.join('  ').trimEnd())
    .join('\n');
}

function main() {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, json: { type: 'boolean' } } });
  const { problems, ledgers } = checkClauses(project);
  if (values.json) {
    console.log(JSON.stringify({ ledgers, problems }, null, 2));
  } else {
    console.log(printTable(ledgers));
    const open = ledgers.flatMap(({ kinds }) =>
      kinds.filter(({ kind, complete }) => kind !== 'rulings' && !complete).flatMap(kind => kind.open),
    );
    if (values.all && open.length > 0) console.log(['\nStill open:', ...groupLines(open)].join('\n  '));
    if (problems.length > 0) console.log(['\nProblems:', ...problems].join('\n  '));
  }
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
