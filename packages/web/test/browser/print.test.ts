/** The board leaves the page as a PDF and as SVG, for the chosen paper. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { saved } from './support/download.ts';
import { openPage } from './support/page.ts';
import { SIZES } from './support/sizes.ts';

const told = words.print;

const save = (page: Page, name: string) =>
  saved(page, () => page.getByRole('button', { name, exact: true }).click());

test('the board is printed from a game with real dice', async () => {
  const { page } = await openPage({ size: 'phone', path: '/new' });
  await page.getByRole('radio', { name: words.newGame.diceModes.real.name }).check();
  await page.getByRole('link', { name: told.title }).click();
  await page.locator('.print-sheet').first().waitFor();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES.phone.width);

  const a4 = await save(page, told.pdf);
  expect(a4.name).toBe('tumblekeep-board-a4.pdf');
  expect(a4.bytes).toMatch(
    /^%PDF-1\.4[\s\S]*\/Count 6 [\s\S]*MediaBox \[0 0 595\.2756 841\.8898\][\s\S]*%%EOF\n$/,
  );
  await page.getByRole('radio', { name: told.papers.a3 }).check();
  const a3 = await save(page, told.pdf);
  expect(a3.bytes).toMatch(/\/Count 3 [\s\S]*MediaBox \[0 0 841\.8898 1190\.5512\]/);
  expect((await save(page, told.svg)).text).toMatch(/^<svg [^>]*width="420mm" height="420mm"/);
});
