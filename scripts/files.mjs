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

const GAMES = 'games';

const packagesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter(entry => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'package.json')))
        .map(entry => entry.name)
        .sort()
    : [];

/** Names of the games that are packages of their own. */
export const gamesOf = root => packagesIn(root, `packages/${GAMES}`);

/** Folders under `packages` that are a package; a game is one in `games`. */
export const packagesOf = root => [
  ...packagesIn(root, 'packages'),
  ...gamesOf(root).map(name => `${GAMES}/${name}`),
];

/** The parts of a game that run; beside them it has tests, scenarios and counts. */
export const GAME_PARTS = ['rules', 'texts', 'bots', 'hosted', 'terminal', 'page'];

/** The record of a game, and the list of games. */
const ownFilesOf = (root, name) =>
  [`packages/${name}/${name === GAMES ? 'index' : 'game'}.ts`].filter(
    file => name.startsWith(GAMES) && existsSync(join(root, file)),
  );

/** Folders of a package with what runs. */
export const sourceFoldersOf = name =>
  (name.startsWith(`${GAMES}/`) ? GAME_PARTS : ['src']).map(part => `packages/${name}/${part}`);

/** Files of a package with what runs. */
export const sourcesOf = (root, name, files) => [
  ...ownFilesOf(root, name),
  ...sourceFoldersOf(name).flatMap(folder => filesUnder(root, folder, files)),
];
