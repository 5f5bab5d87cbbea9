/** Installs what package-lock.json names, once for each version of that file. Needs nothing but Node and npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = [20, 19];

export const isNodeTooOld = version => {
  const [major, minor] = version.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
};

function wantedStamp(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function install(folder) {
  console.log('Installing packages (npm ci) …');
  const { status, error, stdout, stderr } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return undefined;
  if (error) return `Cannot install packages: npm does not start (${error.code}).`;
  process.stderr.write(stdout + stderr);
  return `Cannot install packages: npm ci ended with ${status}; its messages are above.`;
}

/** Makes the folder ready to run. Returns one line saying what is wrong, or nothing. */
export function setup(folder = root) {
  if (isNodeTooOld(process.versions.node)) {
    return `Tumblekeep needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`;
  }
  if (!existsSync(join(folder, 'package-lock.json')))
    return 'Cannot install packages: package-lock.json is missing.';
  const stamp = join(folder, 'node_modules', '.tumblekeep-setup');
  const wanted = wantedStamp(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;
  const problem = install(folder);
  if (!problem) writeFileSync(stamp, wanted);
  return problem;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = setup();
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  }
}
