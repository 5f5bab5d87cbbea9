import { expect, test } from 'vitest';
import { words } from '../../src/strings/index.ts';
import { expectAccessible } from './support/axe.ts';
import { FLAT, openPage, playNow } from './support/page.ts';
import { SIZES, type Size } from './support/sizes.ts';

const SCREENS = [
  '/',
  '/new',
  '/continue',
  '/rules',
  '/rules/scar',
  '/credits',
  '/settings',
  '/no/such/place',
];

test.for(Object.keys(SIZES) as Size[])(
  'no serious accessibility finding, nothing wider than a %s',
  async size => {
    const { page, go } = await openPage({ size });
    for (const path of SCREENS) {
      await go(path);
      await page.locator('h1').waitFor();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(SIZES[size].width);
    }
  },
);

test('Play now is one click from the first decision', async () => {
  const { page } = await openPage();
  await playNow(page);
  expect(await page.title()).toContain(words.start.title);
  expect(await page.getByRole('button').count()).toBeGreaterThan(2);
});

test('the hall offers the newest game', async () => {
  const { page, go } = await openPage({ settings: FLAT });
  await playNow(page);
  const address = page.url();
  await go('/');
  await page.getByRole('link', { name: words.start.goOn }).click();
  await page.waitForURL(address);
});

test('Tab goes through the hall from Play now to the credits', async () => {
  const { page } = await openPage();
  const seen: string[] = [];
  const wanted = words.start.credits;
  for (let i = 0; i < 12 && !seen.at(-1)?.startsWith(wanted); i++) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(seen[0]).toContain(words.start.playNow);
  expect(seen.slice(1).map(text => text.slice(0, 8))).toEqual([
    ...[words.start.newGame, words.start.continue, words.start.practice, words.start.rules].map(name =>
      expect.stringContaining(name.slice(0, 5)),
    ),
    words.start.settings,
    words.start.credits,
  ]);
});
