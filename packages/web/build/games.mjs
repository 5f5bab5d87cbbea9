import { existsSync, readdirSync } from 'node:fs';

const GAMES = new URL('../../games/', import.meta.url);

/** The folders of the games' pages. */
export const pagesOfGames = () =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/page/`, GAMES))
    .filter(page => existsSync(page));
