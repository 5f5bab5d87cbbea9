/** The shipped shapes are those of the family: the kit's and those of every game. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UI_ICONS } from '../../packages/page-kit/src/icons/ui-names.ts';
import { pagesOfGames } from '../../packages/web/build/games.mjs';
import { shapesOf } from '../../packages/web/build/icons.mjs';

const KIT = new URL('../../packages/page-kit/src/icons/ui.json', import.meta.url);
const read = file => JSON.parse(readFileSync(file, 'utf8'));

test('the kit holds exactly the used shapes (else: npm run icons -w @tumblekeep/web)', () => {
  expect(read(KIT)).toEqual(JSON.parse(shapesOf(UI_ICONS)));
});

test.each(pagesOfGames().map(page => [page.pathname.split('/').at(-3), page]))(
  '%s holds exactly the used shapes (else: npm run icons -w @tumblekeep/web)',
  async (_game, page) => {
    const { ICONS } = await import(/* @vite-ignore */ new URL('icons.ts', page).pathname);
    expect(read(new URL('icons.json', page))).toEqual(JSON.parse(shapesOf(ICONS)));
  },
);
