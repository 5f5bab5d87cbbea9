/** What was done on two devices is put together on either, and nothing is lost by doing it twice. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { saved } from './support/download.ts';
import { openPage, playNow } from './support/page.ts';
import { QUICK, throwOnce } from './support/player.ts';
import { SIZES } from './support/sizes.ts';

const told = words.records;

const deedsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.deed-done').evaluateAll(all => all.map(one => one.getAttribute('data-deed') ?? '').sort());

const beastsOf = (page: Page): Promise<number> =>
  page.locator('details .bestiary li:not(.beast-unknown)').count();

/** Throws of all days, as the plot tells them. */
const throwsOf = (page: Page): Promise<number> =>
  page
    .locator('.records-plot title')
    .evaluateAll(all =>
      all.reduce((sum, one) => sum + Number(/of (\d+) hit/.exec(one.textContent ?? '')?.[1]), 0),
    );

const fileOf = async (page: Page): Promise<string> =>
  (await saved(page, () => page.getByRole('button', { name: told.save }).click())).text;

async function putIn(page: Page, text: string): Promise<void> {
  const file = { name: 'records.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Somebody who has thrown once. */
async function afterOneThrow(size: 'phone' | 'wide') {
  const { page, go } = await openPage({ size, settings: QUICK });
  await playNow(page);
  await throwOnce(page);
  await go('/records');
  await page.locator('.records-plot').waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES[size].width);
  const throws = await throwsOf(page);
  expect(throws).toBeGreaterThan(0);
  expect(await beastsOf(page)).toBeGreaterThan(0);
  return { page, throws, deeds: await deedsOf(page), text: await fileOf(page) };
}

test('records of two devices are put together without loss', async () => {
  const [one, other] = [await afterOneThrow('phone'), await afterOneThrow('wide')];
  await expectAccessible(one.page);
  await putIn(one.page, other.text);
  await putIn(other.page, one.text);
  for (const { page } of [one, other])
    await expect.poll(() => throwsOf(page)).toBe(one.throws + other.throws);
  expect(await deedsOf(one.page)).toEqual(expect.arrayContaining([...one.deeds, ...other.deeds]));
  expect(await deedsOf(other.page)).toEqual(await deedsOf(one.page));
  expect(await beastsOf(other.page)).toBe(await beastsOf(one.page));

  const whole = await fileOf(one.page);
  await putIn(one.page, other.text);
  await putIn(one.page, 'no records at all');
  await one.page.getByText(told.notRecords).waitFor();
  expect(await fileOf(one.page)).toBe(whole);
});
