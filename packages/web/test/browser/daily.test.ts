/** The dungeon of a day is the same in two browsers, one attempt counts, and its result is told in squares. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { saved } from './support/download.ts';
import { openPage } from './support/page.ts';
import { saves } from './support/shelf.ts';
import { SIZES } from './support/sizes.ts';

const told = words.daily;
const SETTINGS = { flatTable: true, sound: false, speed: 'instant' } as const;
const DAY = '2026-11-18';

const short = (page: Page) => page.getByRole('region', { name: told.forms.short.name });

/** Begins the short one; the seed that the page names, the log it writes, and what stands on the table. */
async function attempt(size: 'phone' | 'wide') {
  const { page, go } = await openPage({ size, path: `/daily/${DAY}`, settings: SETTINGS });
  await short(page).waitFor();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES[size].width);
  const seed = await short(page).getAttribute('data-seed');
  await short(page).getByRole('button', { name: told.begin }).click();
  await page.locator('[data-table]').waitFor();
  await page.locator('.answer-card').first().waitFor();
  const doors = await page.locator('.card-row').first().textContent();
  await go('/continue');
  const { text } = await saved(page, () =>
    saves(page).first().getByRole('button', { name: words.saves.export }).click(),
  );
  return { page, go, seed, doors, log: text.split('\n').map(line => line && JSON.parse(line)) };
}

test('two browsers meet the same dungeon', async () => {
  const [one, other] = [await attempt('phone'), await attempt('wide')];
  expect(one.seed).toBe(`daily ${DAY} short`);
  expect(other.seed).toBe(one.seed);
  const [header] = one.log;
  expect(header).toMatchObject({ seed: one.seed, options: { beginning: 'short', handicap: 2 } });
  expect(other.log).toEqual(one.log);
  expect(other.doors).toBe(one.doors);

  await one.go(`/daily/${DAY}`);
  await short(one.page).getByRole('link', { name: told.goOn }).waitFor();
  expect(await short(one.page).getByRole('button', { name: told.begin }).count()).toBe(0);
  await one.go('/daily/2026-02-30');
  await one.page.getByText(told.refused).waitFor();
});
