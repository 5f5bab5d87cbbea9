import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { FLAT, openPage, playNow } from './support/page.ts';
import { breakSave, exportRow, folderOfTest, saves, verify } from './support/shelf.ts';

const told = words.saves;

const importFile = (page: Page, path: string) => page.locator('.import input[type=file]').setInputFiles(path);

test('a game is exported, deleted after a question, and imported again', async () => {
  const { page, go } = await openPage({ settings: FLAT });
  await playNow(page);
  await go('/continue');
  await saves(page).first().waitFor();
  await expectAccessible(page);
  expect(await saves(page).getByText(told.claimed).count()).toBe(0);
  const party = await saves(page).locator('h2').first().textContent();
  const path = await exportRow(page, saves(page).first(), folderOfTest());
  expect(verify(path)).toMatch(/ok: \d+ inputs?/);

  await saves(page).first().getByRole('button', { name: told.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.app.cancel }).click();
  expect(await saves(page).count()).toBe(1);
  await saves(page).first().getByRole('button', { name: told.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: told.removeYes }).click();
  await page.getByText(told.none).waitFor();

  await importFile(page, path);
  await saves(page).first().waitFor();
  expect(await saves(page).locator('h2').first().textContent()).toBe(party);
  await saves(page).getByText(`(${told.claimed})`).waitFor();
  await expectAccessible(page);
  await saves(page).getByRole('link', { name: told.replay }).click();
  await page.locator('.claimed').waitFor();
});

test('a file that is no game is refused in words, and nothing is lost', async () => {
  const { page, go } = await openPage({ settings: FLAT });
  await playNow(page);
  await go('/continue');
  await saves(page).first().waitFor();
  const path = join(folderOfTest(), 'shopping.jsonl');
  writeFileSync(path, 'two candles\nbread\n');
  await importFile(page, path);
  await page.getByText(told.notImported('').trim()).waitFor();
  expect(await saves(page).count()).toBe(1);
});

test('a game of a newer version is refused in words', async () => {
  const { page, go } = await openPage({ settings: FLAT });
  await go('/continue');
  const path = join(folderOfTest(), 'newer.jsonl');
  writeFileSync(
    path,
    '{"format":"tumblekeep-match","version":99,"rules":"second","seed":"x","options":{}}\n',
  );
  await importFile(page, path);
  await page.getByText(/newer version/).waitFor();
  expect(await saves(page).count()).toBe(0);
});

test('a broken save says why and can be exported; the others stay', async () => {
  const { page, go } = await openPage({ settings: FLAT });
  await playNow(page);
  await go('/');
  await playNow(page);
  const broken = page.url().split('/').at(-1) as string;
  await breakSave(page, broken);
  await page.reload();
  await go('/continue');
  await saves(page).nth(1).waitFor();
  const problem = page.locator('.save-problem');
  expect(await problem.count()).toBe(1);
  expect(((await problem.textContent()) ?? '').length).toBeGreaterThan(told.broken.length + 5);
  const row = saves(page).filter({ has: problem });
  expect(await row.getByRole('link', { name: told.open }).count()).toBe(0);
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: told.export }).click();
  await (await downloading).cancel();
  expect(await saves(page).getByRole('link', { name: told.open }).count()).toBe(1);
});
