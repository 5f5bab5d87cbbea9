/** A game seen again: by slider, buttons and keys, with its flights, and without those of other physics. */

import { flownGame } from '@tumblekeep/dungeon-fighter/test/page/support/flown.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { openPage } from './support/page.ts';
import { importText, saves } from './support/shelf.ts';
import { SIZES, type Size } from './support/sizes.ts';

const told = words.replay;
const SETTINGS = { flatTable: true, sound: false } as const;

async function openReplay(page: Page, text: string): Promise<void> {
  await importText(page, text);
  await saves(page).first().getByRole('link', { name: words.saves.replay }).click();
  await page.locator('.replay-slider').waitFor();
}

const place = (page: Page) => page.locator('.replay-place');

test.for(Object.keys(SIZES) as Size[])('a game is scrubbed on a %s', async size => {
  const { file, inputs, firstThrow } = await flownGame();
  const { page } = await openPage({ size, path: '/continue', settings: SETTINGS });
  await openReplay(page, file);
  expect(await place(page).textContent()).toBe(told.beginning);
  await page.getByRole('button', { name: told.last }).click();
  await page.getByText(told.place(inputs, inputs)).waitFor();
  await page.locator('.replay-slider').fill(String(firstThrow - 1));
  await page.getByText(told.place(firstThrow - 1, inputs)).waitFor();
  expect(await page.getByRole('button', { name: told.previous }).isEnabled()).toBe(true);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES[size].width);

  await page.getByRole('button', { name: told.next }).click();
  await page.locator('.stage[data-flying]').waitFor();
  await page.locator('.replay-told').getByText(told.flying).waitFor();
  await page.locator('.stage').click();
  await page.locator('.replay-told').getByText(/die/).first().waitFor();
});

test('keys step through a game, and what is not to be seen again is said', async () => {
  const { file, firstThrow, inputs } = await flownGame('another table');
  const { page } = await openPage({ path: '/continue', settings: { ...SETTINGS, speed: 'instant' } });
  await openReplay(page, file);
  await page.keyboard.press('ArrowRight');
  await page.getByText(told.place(1, inputs)).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(told.beginning, { exact: true }).waitFor();
  for (let i = 0; i < firstThrow; i++) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(told.place(i + 1, inputs)).waitFor();
  }
  await page.getByText(told.otherPhysics).waitFor();
  await page.keyboard.press('End');
  await page.getByText(told.place(inputs, inputs)).waitFor();
  await page.keyboard.press('Home');
  await page.getByText(told.beginning, { exact: true }).waitFor();
  await page.keyboard.press('p');
  await page.getByText(told.place(inputs, inputs)).waitFor();
});
