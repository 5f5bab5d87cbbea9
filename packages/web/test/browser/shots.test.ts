/** A throw is kept, sent as a link, and seen elsewhere as the identical flight. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { saved } from './support/download.ts';
import { flick } from './support/flick.ts';
import { openPage } from './support/page.ts';
import { SIZES } from './support/sizes.ts';

const told = words.shots;
const SETTINGS = { flatTable: true, sound: false, speed: 'instant' } as const;

/** Of the flight that the page has made itself. */
const flightOf = (page: Page): Promise<string | null> =>
  page.locator('[data-flight]').getAttribute('data-flight');

async function expectNarrow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES.phone.width);
}

test('a throw of Practice is kept, and its link shows the same flight on another device', async () => {
  const { page, go } = await openPage({ size: 'phone', path: '/practice', settings: SETTINGS });
  await page.locator('.throw-pad').waitFor();
  await flick(page, 'touch', { speed: 1400 });
  const link = page.getByRole('textbox', { name: told.link });
  await link.waitFor();
  const address = await link.inputValue();
  await page.getByRole('button', { name: told.keep }).click();
  await page.getByRole('link', { name: told.toShots }).click();
  await page.locator('.flight-picture').waitFor();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.locator('.kept-picture').click();
  await page.locator('[data-phase="seen"]').waitFor();
  const here = await flightOf(page);
  const clip = await saved(page, () => page.getByRole('button', { name: told.clip }).click());
  expect(clip.name).toMatch(/\.(webm|mp4)$/);
  expect(clip.bytes.slice(0, 12)).toContain(clip.name.endsWith('webm') ? 'E\xdf\xa3' : 'ftyp');

  const path = address.slice(address.indexOf('#') + 1);
  const elsewhere = await openPage({ size: 'phone', path, settings: SETTINGS });
  await elsewhere.page.locator('[data-phase="seen"]').waitFor();
  expect(await flightOf(elsewhere.page)).toBe(here);
  expect(here).toMatch(/^[0-9a-f]{16}$/);
  await elsewhere.page.getByText(told.asPromised(here as string)).waitFor();
  await expectAccessible(elsewhere.page);
  await expectNarrow(elsewhere.page);

  await elsewhere.page.getByRole('button', { name: told.tryIt }).click();
  await elsewhere.page.locator('.throw-pad').waitFor();
  await flick(elsewhere.page, 'touch', { speed: 1400 });
  await elsewhere.page.getByText(/^You: [01] of 1 try\.$/).waitFor();

  await go('/shots');
  await page.getByRole('button', { name: told.letGo }).click();
  await page.locator('dialog[open]').getByRole('button', { name: told.letGo }).click();
  await page.getByText(told.none).waitFor();
});

test('a link that is no shot is refused in words', async () => {
  const { page, go } = await openPage({ path: '/shot/hello', settings: SETTINGS });
  await page.getByRole('heading', { name: told.refused }).waitFor();
  await page.getByText(/no link of a shot/).waitFor();
  await go(`/shot/${'9'.repeat(5000)}`);
  await page.getByText(/at most 2400 letters/).waitFor();
  await go(
    '/shot/1~second~~red.at.0.150.-620.move.0.0.99999.spin.0.0.0.pose.0.0.0.1000.hold.0~~~0123456789abcdef',
  );
  await page.getByText(/such a throw cannot be made/i).waitFor();
  await go(
    '/shot/1~second~~red.at.0.150.-620.move.0.0.2000.spin.0.0.0.pose.0.0.0.1000.hold.0~~~0123456789abcdef',
  );
  await page.getByText(told.otherwise).waitFor();
});
