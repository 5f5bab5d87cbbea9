import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { words } from '../../src/strings/index.ts';
import { FLAT, openPage, playNow } from './support/page.ts';

const told = words.saves;

const folderOfTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/tumblekeep.mjs', import.meta.url));
const verify = (path: string): string =>
  execFileSync(process.execPath, [PROGRAM, 'verify', path], { encoding: 'utf8' });

const saves = (page: Page) => page.locator('.save');

async function exportFirst(page: Page, folder: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await saves(page).first().getByRole('button', { name: told.export }).click();
  const download = await downloading;
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

const importFile = (page: Page, path: string) => page.locator('.import input[type=file]').setInputFiles(path);

test('a game is exported, deleted after a question, and imported again', async () => {
  const { page, go } = await openPage({ settings: FLAT });
  await playNow(page);
  await go('/continue');
  await saves(page).first().waitFor();
  const party = await saves(page).locator('h2').first().textContent();
  const path = await exportFirst(page, folderOfTest());
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
  await page.evaluate(breakSave, broken);
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

/** What another version, a bug or a curious person may leave in storage. */
async function breakSave(id: string): Promise<void> {
  const opening = indexedDB.open('tumblekeep');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = db.transaction('lines', 'readwrite');
  transaction.objectStore('lines').put({ id, at: 0, text: '{"nonsense":true}\n' });
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  db.close();
}
