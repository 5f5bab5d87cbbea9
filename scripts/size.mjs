/** What the page weighs on the wire, and whether that is too much: `npm run size`. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { servedFiles } from '../packages/web/build/compress.mjs';
import { buildPage, DIST } from './page.mjs';
import { root, setup } from './setup.mjs';

const KB = 1000;
/** Compressed bytes (gzip, which every browser takes): JavaScript of the start page, and everything. */
export const BUDGET = { start: 180 * KB, total: 2200 * KB };

/** Already compressed; a second time would change nothing. */
const PACKED = new Set(['.woff2', '.png', '.webp']);

const weightOf = path => {
  const raw = readFileSync(path);
  return PACKED.has(extname(path)) ? raw.length : gzipSync(raw, { level: 9 }).length;
};

/** The files a browser must have before the start page answers: the entry, its screen, and what they import. */
export function startFiles(manifest) {
  const found = new Set();
  const add = key => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  add('index.html');
  add('src/screens/start/index.tsx');
  return [...found];
}

export function measure(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const files = servedFiles(folder).map(file => ({ file, bytes: weightOf(join(folder, file)) }));
  const starting = new Set(startFiles(manifest));
  const sum = list => list.reduce((total, { bytes }) => total + bytes, 0);
  const kinds = groupBy(files, ({ file }) => extname(file));
  return {
    start: sum(files.filter(({ file }) => starting.has(file))),
    total: sum(files),
    kinds: [...kinds].map(([kind, list]) => ({ kind, files: list.length, bytes: sum(list) })),
    heaviest: files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12),
  };
}

/** Map.groupBy came with Node 21. */
function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const kb = bytes => `${(bytes / KB).toFixed(1).padStart(8)} kB`;

/** Sums past their budget, in words. */
export const excesses = ({ start, total }, budget = BUDGET) => [
  ...(start > budget.start
    ? [`JavaScript of the start page: ${kb(start).trim()}, at most ${kb(budget.start).trim()}`]
    : []),
  ...(total > budget.total ? [`everything: ${kb(total).trim()}, at most ${kb(budget.total).trim()}`] : []),
];

function printSizes({ start, total, kinds, heaviest }) {
  for (const { kind, files, bytes } of kinds.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${kb(bytes)}  ${String(files).padStart(3)} ${kind || 'other'}`);
  console.log('the heaviest:');
  for (const { file, bytes } of heaviest) console.log(`${kb(bytes)}  ${file}`);
  console.log(`${kb(start)}  JavaScript of the start page (at most ${kb(BUDGET.start).trim()})`);
  console.log(`${kb(total)}  everything (at most ${kb(BUDGET.total).trim()})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = setup() ?? (await buildPage());
  const sizes = problem ? undefined : measure(join(root, DIST));
  if (sizes) printSizes(sizes);
  const problems = problem ? [problem] : excesses(sizes);
  for (const line of problems) console.error(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
