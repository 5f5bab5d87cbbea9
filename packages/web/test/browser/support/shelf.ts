/** Games from files, as people bring them. */
import type { Page } from 'playwright-core';

export const saves = (page: Page) => page.locator('.save');

export const importText = (page: Page, text: string): Promise<void> =>
  page
    .locator('.import input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Imports a game and opens it: at its table, or at its score when it is over. */
export async function openFile(page: Page, text: string): Promise<void> {
  await page.goto(page.url().replace(/#.*/, '#/continue'));
  await page.locator('.saves, .panel').first().waitFor();
  const before = await saves(page).count();
  await importText(page, text);
  await saves(page).nth(before).waitFor();
  await saves(page).first().locator('.save-actions a').first().click();
  await page.locator('.table-screen, .score-head').waitFor();
}
