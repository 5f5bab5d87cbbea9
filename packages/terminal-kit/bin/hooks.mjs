/**
 * Strips types on load and changes nothing else, so that sources run at the speed of plain JavaScript. What came of a source
 * is kept beside the installed packages, by what is in it: every process and every thread loads them all.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { version } = require('esbuild/package.json');
const FOLDER = join(dirname(require.resolve('esbuild/package.json')), '..', '.cache', 'tumblekeep-types');
const OPTIONS = { loader: 'ts', format: 'esm', target: 'node20.19', sourcemap: 'inline' };

let written = 0;

/** Somewhere that cannot be written nothing is kept. A file is whole or not there. */
function keep(file, code) {
  try {
    const fresh = `${file}.${process.pid}-${performance.now()}-${written++}`;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fresh, code);
    renameSync(fresh, file);
  } catch {
    // The next one does it again.
  }
}

function kept(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function strip(source, sourcefile) {
  const { transform } = await import('esbuild');
  return (await transform(source, { ...OPTIONS, sourcefile })).code;
}

/** Sources name each other by their files: nothing has to be looked for. */
export async function resolve(specifier, context, nextResolve) {
  const isSource =
    specifier.startsWith('.') && specifier.endsWith('.ts') && context.parentURL?.startsWith('file:');
  if (!isSource) return nextResolve(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
}

/** This thread has nothing else to do: it reads without waiting for anybody. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const sourcefile = fileURLToPath(url);
  const source = readFileSync(sourcefile, 'utf8');
  const name = createHash('sha256')
    .update(JSON.stringify([version, OPTIONS, sourcefile, source]))
    .digest('hex');
  const file = join(FOLDER, `${name}.js`);
  let code = kept(file);
  if (code === undefined) {
    code = await strip(source, sourcefile);
    keep(file, code);
  }
  return { format: 'module', source: code, shortCircuit: true };
}
