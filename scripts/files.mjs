/** The files and packages there are. Needs nothing but Node: it is used before anything is installed. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const CODE = /\.[cm]?[jt]sx?$/;

/** Paths of the files in a folder whose name matches, relative to `root`, with forward slashes, sorted. */
export function filesUnder(root, folder, name = CODE) {
  const top = join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && name.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.includes('node_modules/'))
    .sort();
}

/** Names of the packages that exist. */
export const packagesOf = root =>
  readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(root, 'packages', entry.name, 'package.json')))
    .map(entry => entry.name)
    .sort();
