import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { FLAT, openPage, playNow } from './support/page.ts';

test('after the first visit everything works without a network', async () => {
  const { page, context } = await openPage({
    finished: true,
    serviceWorkers: 'allow',
    settings: FLAT,
  });
  await page.getByText(words.app.offlineReady).waitFor();
  await context.setOffline(true);
  await page.reload();
  await playNow(page);
  await page.goto(page.url().replace(/#.*/, '#/rules/scar'));
  await page.locator('.rule').first().waitFor();
  expect(await page.locator('.rule').count()).toBeGreaterThan(3);
});
