/** What the desk of DIE in the Dungeon! says about dice and last moments, and the set-up about easier games. */
import { CONTENT, dieOf, type State, texts } from '@tumblekeep/die-in-the-dungeon';
import {
  GAME,
  gameAt,
  isAsked,
  type PlayedGame,
} from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { openPage } from './support/page.ts';
import { importText, saves } from './support/shelf.ts';

const QUICK = { speed: 'instant', sound: false } as const;

async function openGame(page: Page, { text }: PlayedGame): Promise<void> {
  await importText(page, text);
  await saves(page).first().getByRole('link', { name: words.saves.open }).click();
  await page.locator('.desk-question').waitFor();
}

const isGazing = (state: State): boolean =>
  isAsked('attack')(state, []) &&
  state.creatures[state.active]?.boons.some(({ ability }) => ability === 'eye-gaze') === true &&
  state.combat?.heroes.every(({ hero }) => hero !== 'patriarch') === true;

test('an attack under Eye Gaze shows two dice, on its button and in the fight', async () => {
  const game = gameAt(
    ['cellar', 'two-thrones'].map(map => ({ map, players: ['deyeroller'] })),
    isGazing,
  );
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openGame(page, game);
  const { combat } = GAME.view(game.state, '');
  const attacks = page.locator('.choice-of-attack');
  await attacks.first().waitFor();
  expect(await attacks.first().locator('.choice-die > *').count()).toBe(2);
  expect(await page.locator('.sum-yours .sum-die').first().locator('> *').count()).toBe(2);
  const own = combat?.own.might;
  expect(own?.dice).toBe(2);
  expect(await attacks.first().textContent()).toContain(`2${dieOf(own?.die ?? 4)}`);
});

test('before the last Health is lost the desk asks for the token, and says what it does', async () => {
  const courses = ['training', 'larder', 'long-gallery', 'three-ring-circus'].flatMap(map =>
    CONTENT.tables.creatures.map(({ id }) => ({ map, players: [id], hoards: true as const })),
  );
  const game = gameAt(courses, isAsked('loss'));
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: QUICK });
  await openGame(page, game);
  const question = page.locator('.desk-question');
  const asked = texts.questionText(CONTENT, GAME.view(game.state, ''))?.text ?? '';
  expect(await question.textContent()).toContain(asked);
  await expectAccessible(page);
  expect(await page.locator('[data-choice=take]').count()).toBe(1);
  const token = page.locator('[data-choice=token]').filter({ hasText: 'Health' });
  await token.click();
  await token.waitFor({ state: 'detached' });
  await page.locator('[data-choice=take]').click();
  await question.filter({ hasNotText: asked }).waitFor();
  expect(await page.locator('.ending-lost').count()).toBe(0);
});

test('a map that can do without its worst tiles offers so, and the game has none of them', async () => {
  const { page } = await openPage({ path: '/crawl/new/two-thrones', settings: QUICK });
  const easier = page.locator('.easier-map');
  await easier.getByLabel(words.crawl.newGame.upTo(5)).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.crawl.newGame.begin }).click();
  await page.locator('.desk-question').waitFor();
  expect(await page.locator('body').textContent()).toContain(texts.mapName(CONTENT, 'two-thrones-up-to-5'));
});
