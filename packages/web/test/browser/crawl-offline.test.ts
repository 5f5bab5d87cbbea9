import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { openPage } from './support/page.ts';
import { saves } from './support/shelf.ts';

test('after the first visit a crawl is played, saved, seen again and looked up without a network', async () => {
  const { page, context, go } = await openPage({
    path: '/crawl/new/training',
    finished: true,
    serviceWorkers: 'allow',
    settings: { speed: 'instant', sound: false },
  });
  await page.getByRole('button', { name: words.crawl.newGame.begin }).click();
  await page.locator('.cell-offered').first().waitFor();
  // News is told where nobody plays.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.locator('.toast').count()).toBe(0);
  await go('/');
  await page.getByText(words.app.offlineReady).waitFor();
  await context.setOffline(true);
  await go('/crawl/new/training');
  await page.reload();
  await page.getByRole('button', { name: words.crawl.newGame.begin }).click();
  await page.locator('.cell-offered').first().click();
  await page.locator('.cell-explored').nth(1).or(page.locator('.encounter')).first().waitFor();
  await page.getByRole('button', { name: words.crawl.play.hint }).click();
  await page.locator('.hint li').first().waitFor();
  await go('/continue');
  await saves(page).first().getByRole('link', { name: words.saves.replay }).click();
  await page.locator('.replay-slider').waitFor();
  await go('/rules/die-in-the-dungeon:patriarch');
  await page.locator('.rule').first().waitFor();
});
