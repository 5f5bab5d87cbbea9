/** The lesson: read, throw, win, and the game is the player's. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../src/strings/index.ts';
import { expectAccessible } from './support/axe.ts';
import { flick } from './support/flick.ts';
import { openPage } from './support/page.ts';
import { SIZES, type Size } from './support/sizes.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true, seenHints: ['under-the-leg'] };
const { learn } = words;
const coach = (page: Page) => page.locator('.coach');
const beatOf = async (page: Page): Promise<string | null> =>
  (await coach(page).count()) === 0 ? null : coach(page).getAttribute('data-beat');

/** Reads and throws until the coach has nothing more to say. */
async function follow(page: Page, throwDie: () => Promise<void>): Promise<Set<string>> {
  const beats = new Set<string>();
  for (let i = 0; i < 90; i++) {
    const beat = await beatOf(page);
    if (beat !== null) beats.add(beat);
    if (beat === 'end' || beat === 'lost') break;
    const next = coach(page).getByRole('button', { name: learn.next, exact: true });
    const retry = coach(page).getByRole('button', { name: learn.retry });
    if ((await next.count()) > 0) await next.click();
    else if ((await retry.count()) > 0) await retry.click();
    else if ((await page.locator('.throw-pad').count()) > 0) await throwDie();
    else if ((await page.locator('.prompt [data-choice]').count()) > 0)
      await page.locator('.prompt [data-choice]').last().click();
    await page.waitForTimeout(150);
  }
  return beats;
}

test.for(Object.keys(SIZES) as Size[])('a first combat is taught and let go on a %s', async size => {
  const { page, go } = await openPage({ size, settings: QUICK });
  await page.getByRole('link', { name: learn.title }).click();
  await coach(page).waitFor();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES[size].width);
  const pointer = size === 'phone' ? 'touch' : 'mouse';
  const beats = await follow(page, () => flick(page, pointer, { speed: 1400 }));
  for (const beat of ['foe', 'board', 'demand', 'flick', 'icon', 'retrieve', 'weapons', 'victory', 'end'])
    expect(beats).toContain(beat);
  await expectAccessible(page);
  await coach(page).getByRole('button', { name: learn.play }).click();
  await page.waitForURL(/#\/play\/.+/);
  await page.locator('.prompt [data-choice]').first().waitFor();
  await go('/continue');
  expect(await page.getByText('Wilrond').count()).toBeGreaterThan(0);
});

test('the lesson goes by keys alone, and one that is left leaves no game behind', async () => {
  const { page, go } = await openPage({ path: '/learn', settings: QUICK });
  await coach(page).waitFor();
  for (let i = 0; i < 3; i++) {
    const before = await beatOf(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      beat => document.querySelector('.coach')?.getAttribute('data-beat') !== beat,
      before,
    );
  }
  expect(await beatOf(page)).toBe('flick');
  await page.locator('.throw-pad').waitFor();
  for (let i = 0; i < 60 && (await page.locator('.verdict').count()) === 0; i++) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(200);
  }
  await page.locator('.verdict').waitFor();
  await go('/continue');
  await page.locator('h1').waitFor();
  expect(await page.getByText('Wilrond').count()).toBe(0);
});
