/** Games that pages saved before there was one table, in the storage of a real browser. */

import { expect, test } from 'vitest';
import { cardOf, OLD_SAVES } from '../support/old-saves.ts';
import { words } from '../support/words.ts';
import { openPage } from './support/page.ts';
import { QUICK } from './support/player.ts';
import { saves } from './support/shelf.ts';

/** Puts games into storage as they lay there. Runs in the page. */
async function shelve(
  all: readonly { readonly card: object; readonly lines: readonly string[] }[],
): Promise<void> {
  const opening = indexedDB.open('tumblekeep');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = db.transaction(['games', 'lines'], 'readwrite');
  for (const { card, lines } of all) {
    transaction.objectStore('games').put(card);
    const { id } = card as { id: string };
    for (const [at, text] of lines.entries()) transaction.objectStore('lines').put({ id, at, text });
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  db.close();
}

/** Its table or, when it is over, its end. */
const SIGHT = {
  fight: { play: '.table-screen', over: '.score-heroes' },
  crawl: { play: '.crawl-desk', over: '.end-ways' },
} as const;

test('open where they were, one after another', async () => {
  const { page, go } = await openPage({ path: '/continue', settings: QUICK });
  await page.getByText(words.saves.none).waitFor();
  await page.evaluate(
    shelve,
    OLD_SAVES.map(save => ({ card: cardOf(save), lines: save.lines })),
  );
  await page.reload();
  await saves(page)
    .nth(OLD_SAVES.length - 1)
    .waitFor();
  expect(await saves(page).count()).toBe(OLD_SAVES.length);
  expect(await page.locator('.save-problem').count()).toBe(0);
  for (const { name, isCrawl, card, told } of OLD_SAVES) {
    await go('/continue');
    await page.locator(`.save-actions a[href$="${card.id}"]`).first().click();
    const sight = SIGHT[isCrawl ? 'crawl' : 'fight'][card.over === undefined ? 'play' : 'over'];
    await page.locator(sight).waitFor();
    if (sight !== SIGHT.fight.play) continue;
    // A flight that nobody has seen to its end is shown first, and bots go on by themselves.
    await expect
      .poll(async () => Number(await page.locator(sight).getAttribute('data-inputs')), { message: name })
      .toBeGreaterThanOrEqual(told.n);
  }
});
