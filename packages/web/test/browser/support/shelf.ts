/** Games from files, as people bring them and take them away. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { words } from '../../support/words.ts';

export const folderOfTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const PROGRAM = fileURLToPath(new URL('../../../../cli/bin/tumblekeep.mjs', import.meta.url));

/** What `tumblekeep verify` says of a file. */
export const verify = (path: string): string =>
  execFileSync(process.execPath, [PROGRAM, 'verify', path], { encoding: 'utf8' });

/** Exports the game of a row and answers where the file is. */
export async function exportRow(page: Page, row: Locator, folder: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: words.saves.export }).click();
  const download = await downloading;
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** What another version, a bug or a curious person may leave in storage. Runs in the page. */
async function putLine(line: { id: string; at: number; text: string }): Promise<void> {
  const opening = indexedDB.open('tumblekeep');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = db.transaction('lines', 'readwrite');
  transaction.objectStore('lines').put(line);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  db.close();
}

export const breakSave = (page: Page, id: string): Promise<void> =>
  page.evaluate(putLine, { id, at: 0, text: '{"nonsense":true}\n' });

/** As if the cards had changed since the game was played. */
export async function ageSave(page: Page, id: string, text: string): Promise<void> {
  const changes = [{ revision: 'old' }, { hash: 'of older cards' }];
  for (const [at, line] of text.split('\n').slice(0, changes.length).entries())
    await page.evaluate(putLine, {
      id,
      at,
      text: `${JSON.stringify({ ...JSON.parse(line), ...changes[at] })}\n`,
    });
}

export const saves = (page: Page) => page.locator('.save');

export const importText = (page: Page, text: string): Promise<void> =>
  page
    .locator('.import input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Imports a game and opens it: at its table, or at its score when it is over; `sign` is what is to be seen there. */
export async function openFile(page: Page, text: string, sign = '.table-screen, .score-head'): Promise<void> {
  await page.goto(page.url().replace(/#.*/, '#/continue'));
  await page.locator('.saves, .panel').first().waitFor();
  const before = await saves(page).count();
  await importText(page, text);
  await saves(page).nth(before).waitFor();
  await saves(page).first().locator('.save-actions a').first().click();
  await page.locator(sign).waitFor();
}
