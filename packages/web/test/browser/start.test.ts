import { expect, test } from 'vitest';
import { THROWS } from '../../../table/test/support/editions.ts';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { flick } from './support/flick.ts';
import { FLAT, openPage, playNow } from './support/page.ts';
import { inputsOf } from './support/player.ts';
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

test.for(Object.keys(SIZES) as Size[])('Play now is one click from a throw on a %s', async size => {
  const { page } = await openPage({ size, settings: { ...FLAT, speed: 'instant', seenHints: THROWS } });
  await playNow(page);
  expect(await page.title()).toContain(words.start.title);
  await page.locator('.throw-pad').waitFor();
  expect(await page.locator('.answer-die[aria-pressed="true"]').count()).toBe(1);
  await expectAccessible(page);
});

test('a door that was opened for somebody is closed again for nothing', async () => {
  const { page } = await openPage({ settings: { ...FLAT, seenHints: THROWS } });
  await playNow(page);
  await page.locator('.throw-pad').waitFor();
  const doors = page.locator('.prompt .answer-card');
  expect(await doors.count()).toBe(0);
  await page.reload();
  await page.locator('.throw-pad').waitFor();
  for (let n = await inputsOf(page); n > 0; n = await inputsOf(page)) {
    await page.keyboard.press('u');
    await expect.poll(() => inputsOf(page)).toBeLessThan(n);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  await doors.nth(1).waitFor();
  expect(await doors.count()).toBe(2);
});

test('a die is changed and thrown in one go', async () => {
  const { page } = await openPage({ settings: { ...FLAT, speed: 'instant', seenHints: THROWS } });
  await page.goto(`${page.url().split('#')[0]}#/learn`);
  await page.getByRole('button', { name: words.learn.skip }).click();
  await page.waitForURL(/#\/play\/.+/);
  await page.locator('.throw-pad').waitFor();
  const before = await page.locator('.log li').count();
  await page.keyboard.press('2');
  await page.locator('.answer-green[aria-pressed="true"]').waitFor();
  await flick(page, 'mouse', { speed: 1400 });
  await page.locator('.verdict').waitFor();
  expect(await page.locator('.log li').count()).toBe(before + 2);
  expect(await page.locator('.log').innerText()).toContain('green die');
});

test('the hall offers the lesson to newcomers, and the newest game to everybody else', async () => {
  const { page, go } = await openPage({ settings: FLAT });
  const lesson = page.getByRole('link', { name: words.fightPage.firstVisit });
  await lesson.waitFor();
  await playNow(page);
  const address = page.url();
  await go('/');
  const onward = page.getByRole('link', { name: words.start.goOn });
  await onward.waitFor();
  expect(await lesson.count()).toBe(0);
  await onward.click();
  await page.waitForURL(address);
});

test('Tab goes through the hall from Play now to the credits', async () => {
  const { page } = await openPage();
  await page.getByRole('link', { name: words.fightPage.firstVisit }).waitFor();
  const seen: string[] = [];
  const wanted = words.start.credits;
  for (let i = 0; i < 14 && !seen.at(-1)?.startsWith(wanted); i++) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(seen[0]).toContain(words.start.playNow);
  expect(seen[1]).toBe(words.fightPage.firstVisit);
  expect(seen.slice(2).map(text => text.slice(0, 8))).toEqual([
    ...[
      words.fightPage.newGame.name,
      words.fightPage.daily.name,
      words.crawlPage.name,
      words.together.title,
      words.start.continue,
      words.fightPage.practice.name,
      words.fightPage.learn.name,
      words.start.rules,
    ].map(name => expect.stringContaining(name.slice(0, 5))),
    words.start.settings,
    words.start.credits,
  ]);
});
