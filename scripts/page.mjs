/** Builds the page into packages/web/dist, if its sources changed since the last time. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder, packagesOf, sourcesOf } from './files.mjs';
import { root } from './setup.mjs';

export const DIST = 'packages/web/dist';
const STAMP = '.tumblekeep-build';

/** The page as people get it. */
const FINISHED = { dist: DIST, mode: 'production' };
/** The page as its makers read it: React says aloud what it finds wrong. */
export const OUTSPOKEN = { dist: 'packages/web/dist-outspoken', mode: 'development' };
const WEB = 'packages/web';
const ANY = /./;

/** Everything that the built page depends on. */
const ingredientsOf = folder => [
  ...packagesOf(folder).flatMap(name => [`packages/${name}/package.json`, ...sourcesOf(folder, name, ANY)]),
  ...['public', 'build'].flatMap(part => filesUnder(folder, `${WEB}/${part}`, ANY)),
  ...filesUnder(folder, 'docs/rules', /\.md$/),
  `${WEB}/index.html`,
  `${WEB}/vite.config.mjs`,
  'package-lock.json',
];

export function stampOf(folder) {
  const hash = createHash('sha256');
  for (const file of ingredientsOf(folder)) {
    const path = join(folder, file);
    if (existsSync(path) && statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return `${hash.digest('hex')}\n`;
}

export function isBuilt(folder = root, wanted = stampOf(folder), { dist } = FINISHED) {
  const stamp = join(folder, dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function runVite(folder, { dist, mode }) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', mode, '--outDir', join(folder, dist), '--logLevel', 'warn', '--emptyOutDir'],
    {
      cwd: join(folder, WEB),
      // Vite believes this before its mode, and test runners set it: a page for people would come out as one for makers.
      env: { ...process.env, NODE_ENV: mode },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  if (status === 0) return undefined;
  process.stderr.write(stdout + stderr);
  return `Cannot build the page: vite ended with ${status}; its messages are above.`;
}

/** Returns one line saying what is wrong, or nothing. The sources are read first: what changes meanwhile is built next time. */
export async function buildPage(folder = root, kind = FINISHED) {
  const wanted = stampOf(folder);
  if (isBuilt(folder, wanted, kind)) return undefined;
  console.log('Building the page …');
  const problem = runVite(folder, kind);
  if (problem) return problem;
  if (kind === FINISHED) {
    const { compress } = await import('../packages/web/build/compress.mjs');
    await compress(join(folder, kind.dist));
  }
  writeFileSync(join(folder, kind.dist, STAMP), wanted);
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = await buildPage();
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  }
}
