/** What serves every game names none, neither as a module nor as a string. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOf, packagesOf, sourcesOf } from '../files.mjs';
import { stringsOf } from './source.mjs';

/** As a folder is called, and as people say it. */
const namesGame = (text, game) =>
  text.includes(game) || text.toLowerCase().includes(game.replaceAll('-', ' '));

/** The list of games has to name them. */
const MAY_NAME = ['games'];

export function checkNames(root) {
  const games = gamesOf(root);
  const files = packagesOf(root)
    .filter(name => !MAY_NAME.includes(name) && !name.startsWith('games/'))
    .flatMap(name => sourcesOf(root, name));
  const problems = files.flatMap(file =>
    stringsOf(readFileSync(join(root, file), 'utf8'), file).flatMap(({ text, line }) =>
      games.filter(game => namesGame(text, game)).map(game => `${file}:${line} names the game ${game}`),
    ),
  );
  return { checked: files.length, what: 'files', problems };
}
