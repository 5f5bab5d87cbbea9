/** DIE in the Dungeon! on the page, from choosing a creature to the story at the end. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { clickThrough, eager, findGame, lazy, openKnown } from './support/crawl.ts';
import { openPage } from './support/page.ts';
import type { Size } from './support/sizes.ts';

const QUICK = { speed: 'instant', sound: false } as const;
const told = words.crawl;

const stepsOn = (page: Page): Promise<number> => page.locator('.crawl-log li').count();
/** Some steps go without saying after another one. */
const untilMore = (page: Page, count: number) =>
  page.waitForFunction(n => document.querySelectorAll('.crawl-log li').length > n, count);

test('from the hall into a dungeon: creature, dice, a first tile with its show, and back', async () => {
  const { page } = await openPage({ settings: { sound: false }, reducedMotion: false });
  await page.getByRole('link', { name: words.crawlPage.name }).click();
  await page.getByText('The Dierake', { exact: true }).click();
  const slot = (name: RegExp) => page.getByRole('button', { name });
  await slot(/^Might d12/).click();
  await slot(/^Magic d6/).click();
  await slot(/^Magic d12/).waitFor();
  await page.getByRole('button', { name: told.newGame.begin }).click();
  await page.locator('.crawl').waitFor();
  await page.getByRole('button', { name: /^Magic ?: 12, d12/ }).waitFor();
  await page.getByRole('button', { name: /^Might ?: 6, d6/ }).waitFor();
  expect(await page.locator('.lesson').textContent()).toMatch(/This is home/);

  // A glowing tile is explored without rest; what is turned is shown, and can be hurried on.
  await page.locator('.cell-offered').click();
  await page.locator('.theatre-tile').getByText('The Slow Corridor').waitFor();
  // On a slow machine the show may be over before it is hurried on.
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('.theatre-hurry button')?.click());
  await page.locator('.theatre').waitFor({ state: 'detached' });
  await page.locator('.crawl-desk .desk-question').waitFor();
  await page.getByRole('button', { name: /^b3: The Slow Corridor, The Dierake here/ }).waitFor();

  // A tile was turned: that stands (DIE-R-100).
  expect(await page.getByRole('button', { name: told.play.undoNothing }).isDisabled()).toBe(true);
});

test.each<Size>(['wide', 'phone'])('the training map is played to its end by clicking (%s)', async size => {
  const game = findGame('training', 'diemon', eager, 'goal');
  const { page } = await openPage({ size, settings: QUICK, path: '/continue' });
  await openKnown(page, game);
  await expectAccessible(page);
  await clickThrough(page, eager, async () => (await page.locator('.sums').count()) > 0);
  await page.locator('.hero-card').first().waitFor();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'sideways scrolling').toBeLessThanOrEqual(0);
  await clickThrough(page, eager);
  await page.getByRole('heading', { name: told.play.won }).waitFor();
  await page.getByRole('link', { name: told.play.end }).click();
  await page.getByRole('heading', { name: told.end.won }).waitFor();
  expect(await page.locator('.end-points').textContent()).toContain(String(game.outcome.points['diemon']));
  await expectAccessible(page);
});

test('a game is lost by time, and the end says so', async () => {
  const game = findGame('larder', 'diemon', lazy, 'time');
  const { page, go } = await openPage({ settings: QUICK, path: '/continue' });
  await openKnown(page, game);
  await clickThrough(page, lazy);
  await page.getByRole('heading', { name: told.play.lost }).waitFor();
  await page.getByRole('link', { name: told.play.end }).click();
  await page.locator('.end-why').getByText('Time has run out').waitFor();
  await page.getByText(told.end.stories.time).waitFor();
  await go('/continue');
  await page.locator('.save').getByText(words.saves.over.lost).waitFor();
});

test('a reload goes on at the same place, keys answer, and a hint gives its reasons', async () => {
  const game = findGame('training', 'diemon', eager, 'goal');
  const { page } = await openPage({ settings: QUICK, path: '/continue' });
  await openKnown(page, game);
  const begun = await stepsOn(page);
  await page.keyboard.press('1');
  await untilMore(page, begun);
  const question = await page.locator('.desk-question').textContent();
  await page.reload();
  await page.locator('.crawl').waitFor();
  expect(await page.locator('.desk-question').textContent()).toBe(question);
  await clickThrough(page, eager, async () => (await page.locator('[data-choice=attack]').count()) > 0);
  expect(await page.locator('[data-choice=attack] .odds').first().textContent()).toMatch(/\d+ %/);
  await page.getByRole('button', { name: told.play.hint }).click();
  await page.locator('.hint li').first().waitFor();
  const before = await stepsOn(page);
  await page.getByRole('button', { name: told.play.doIt }).click();
  await untilMore(page, before);
});

test.each<Size>(['wide', 'phone'])('choosing is accessible (%s)', async size => {
  const { page } = await openPage({ size, path: '/crawl/new/neighbours' });
  await page.locator('.slots').nth(1).waitFor();
  await expectAccessible(page);
  await page.getByText(told.newGame.own, { exact: true }).click();
  await page.getByRole('textbox', { name: told.newGame.seed }).fill('no!');
  expect(await page.getByRole('button', { name: told.newGame.begin }).isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: told.newGame.seed }).fill('mushroom');
  await page.getByRole('button', { name: told.newGame.begin }).click();
  await page.locator('.crawl').waitFor();
});
