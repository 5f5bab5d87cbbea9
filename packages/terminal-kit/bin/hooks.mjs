/**
 * Strips types on load and changes nothing else, so that sources run at the speed of plain JavaScript. What came of a source
 * is kept beside the installed packages, by what is in it: every process and every thread loads them all.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { version } = require('esbuild/package.json');
const FOLDER = join(dirname(require.resolve('esbuild/package.json')), '..', '.cache', 'tumblekeep-types');
const OPTIONS = { loader: 'ts', format: 'esm', target: 'node20.19', sourcemap: 'inline' };

let written = 0;

/** Somewhere that cannot be written nothing is kept. A file is whole or not there. */
async function keep(file, code) {
  try {
    const fresh = `${file}.${process.pid}-${performance.now()}-${written++}`;
    await mkdir(FOLDER, { recursive: true });
    await writeFile(fresh, code);
    await rename(fresh, file);
  } catch {
    // The next one does it again.
  }
}

async function strip(source, sourcefile) {
  const { transform } = await import('esbuild');
  return (await transform(source, { ...OPTIONS, sourcefile })).code;
}

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const sourcefile = fileURLToPath(url);
  const source = await readFile(sourcefile, 'utf8');
  const name = createHash('sha256')
    .update(JSON.stringify([version, OPTIONS, sourcefile, source]))
    .digest('hex');
  const file = join(FOLDER, `${name}.js`);
  let code = await readFile(file, 'utf8').catch(() => undefined);
  if (code === undefined) {
    code = await strip(source, sourcefile);
    await keep(file, code);
  }
  return { format: 'module', source: code, shortCircuit: true };
}
