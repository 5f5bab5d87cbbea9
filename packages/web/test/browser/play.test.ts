/** The table: decisions, throws by keyboard, real dice in two taps, and what a phone shows of it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../src/strings/index.ts';
import { expectAccessible } from './support/axe.ts';
import { openPage } from './support/page.ts';
import { SIZES, type Size } from './support/sizes.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true, seenHints: [] };

const prompt = (page: Page) => page.locator('.prompt');

async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.start.playNow }).click();
  await page.locator('.table-screen').waitFor({ timeout: 60_000 });
}

/** From the doors to the first die. */
async function toTheFight(page: Page): Promise<void> {
  await prompt(page).locator('.answer-card').first().click();
  await prompt(page).locator('.answer-die, .assign').first().waitFor();
  while ((await prompt(page).locator('.assign').count()) > 0) {
    await prompt(page).locator('.answer').first().click();
    await page.waitForTimeout(100);
  }
  await prompt(page).locator('.answer-die').first().waitFor();
}

test('doors, dice and a throw by keys alone lead to a verdict, and undo asks for consent after it', async () => {
  const { page } = await openPage({ settings: QUICK });
  await sitDown(page);
  await prompt(page).locator('.answer-card').first().waitFor();
  await page.keyboard.press('1');
  await toDice(page);
  const dice = await prompt(page).locator('.answer-die').count();
  expect(dice).toBe(3);
  await page.keyboard.press('1');
  await page.locator('.throw-pad').waitFor();
  await throwByKeys(page);
  await page.locator('.verdict').waitFor();
  expect(await page.locator('.log li').count()).toBeGreaterThan(2);
  await page.keyboard.press('u');
  await page.getByRole('dialog').getByText(words.play.undoTitle).waitFor();
});

async function toDice(page: Page): Promise<void> {
  await prompt(page).locator('.answer-die, .assign').first().waitFor();
  while ((await prompt(page).locator('.assign').count()) > 0) {
    await page.keyboard.press('1');
    await page.waitForTimeout(100);
  }
}

/** Closes hints, then stops the marker until the die has flown. */
async function throwByKeys(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await page.locator('.verdict').count()) > 0) return;
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    else await page.keyboard.press('Space');
    await page.waitForTimeout(200);
  }
}

test.for(Object.keys(SIZES) as Size[])(
  'the table has no serious accessibility finding and keeps its place on a %s',
  async size => {
    const { page } = await openPage({ size, settings: QUICK });
    await sitDown(page);
    await prompt(page).locator('.answer-card').first().waitFor();
    await expectAccessible(page);
    await toTheFight(page);
    await expectAccessible(page);
    const stage = await page.locator('.stage-box').boundingBox();
    expect(stage?.height).toBeGreaterThanOrEqual(SIZES[size].height / 2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(SIZES[size].width);
  },
);
