/** What a device does with saved games: no room, games thrown away under the page, and a browser that ends. */

import { asks, gameAt } from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import { chromium, type Page, type Worker } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { FLAT, openPage, playNow } from './support/page.ts';
import { goOn, inputsOf, QUICK } from './support/player.ts';
import { folderOfTest, openFile, saves } from './support/shelf.ts';

const told = words.saves;
const TURN = gameAt({ rules: 'second', is: asks('turn'), heroes: 2 });

const gameWorkerOf = (page: Page): Worker => page.workers()[0] as Worker;

/** From now on the device has no room, until it has again. */
const setRoom = (page: Page, hasRoom: boolean): Promise<void> =>
  gameWorkerOf(page).evaluate(hasRoom => {
    const objects = IDBObjectStore.prototype as IDBObjectStore & { realPut?: IDBObjectStore['put'] };
    objects.realPut ??= objects.put;
    const { realPut } = objects;
    objects.put = hasRoom
      ? realPut
      : () => {
          throw new DOMException('no', 'QuotaExceededError');
        };
  }, hasRoom);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: told.notSaved });

async function untilRefused(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  const until = Date.now() + PATIENCE.page;
  while ((await dialog.count()) === 0) {
    expect(Date.now(), 'nothing was refused').toBeLessThan(until);
    await goOn(page);
    await page.waitForTimeout(50);
  }
}

test('where there is no room nothing happens, the game can be exported, and the hand works again', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openFile(page, TURN.file);
  const before = await inputsOf(page);
  await setRoom(page, false);
  await untilRefused(page);
  await dialogOf(page)
    .getByText(/no room left/)
    .waitFor();
  const downloading = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: told.exportNow }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^tumblekeep-.*\.jsonl$/);
  await dialogOf(page).getByRole('button', { name: told.tryAgain }).click();
  expect(await inputsOf(page)).toBe(before);
  await untilRefused(page);
  await setRoom(page, true);
  await dialogOf(page).getByRole('button', { name: told.tryAgain }).click();
  const until = Date.now() + PATIENCE.page;
  while ((await inputsOf(page)) === before) {
    expect(Date.now(), 'the hand does not work again').toBeLessThan(until);
    await goOn(page);
  }
});

test('a game that was thrown away under the page can still be exported', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openFile(page, TURN.file);
  await gameWorkerOf(page).evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tumblekeep');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['games', 'lines'], 'readwrite');
          transaction.objectStore('games').clear();
          transaction.objectStore('lines').clear();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await untilRefused(page);
  const downloading = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: told.exportNow }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^tumblekeep-.*\.jsonl$/);
});

test('the browser is asked to keep games as soon as there is one', async () => {
  const { page, context, go } = await openPage({ settings: FLAT });
  await context.addInitScript(() => {
    navigator.storage.persist = async () => {
      localStorage.setItem('asked', 'yes');
      return true;
    };
  });
  await page.reload();
  const asked = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('asked'));
  expect(await asked()).toBeNull();
  await playNow(page);
  await expect.poll(asked).toBe('yes');
  await go('/continue');
  await page.getByText(told.mayGo).or(page.getByText(told.kept)).waitFor();
});

test('the shelf survives the end of the browser', async () => {
  const folder = folderOfTest();
  const address = inject('outspoken');
  const start = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...inject('browserOptions'),
      reducedMotion: 'reduce',
    });
    return { context, page: await context.newPage() };
  };
  const first = await start();
  await first.page.goto(address);
  await first.page.evaluate(() => localStorage.setItem('tumblekeep settings', '{"flatTable":true}'));
  await first.page.reload();
  await playNow(first.page);
  await first.context.close();
  const second = await start();
  await second.page.goto(`${address}#/continue`);
  await saves(second.page).first().waitFor();
  expect(await saves(second.page).count()).toBe(1);
  await second.context.close();
});

test('a file of gigabytes is refused before it is read', async () => {
  const { page } = await openPage({ path: '/continue', settings: FLAT });
  await page.locator('.import input[type=file]').evaluate(element => {
    const file = new File(['x'], 'long.jsonl');
    Object.defineProperty(file, 'size', { value: 4e9 });
    Object.defineProperty(element, 'files', { value: [file] });
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByText(told.notImported(told.tooLong)).waitFor();
});
