/** The verdict at the die: where it stands, what it hides, and how it is skipped. */

import { asks, gameAt } from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { openPage } from './support/page.ts';
import { QUICK, throwOnce } from './support/player.ts';
import { openFile } from './support/shelf.ts';
import { SIZES, type Size } from './support/sizes.ts';
import { stopWaiting } from './support/stop-waiting.ts';

const TURN = gameAt({ rules: 'second', is: asks('turn'), heroes: 2 });
const sizes = Object.keys(SIZES) as Size[];

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('not to be seen');
  return box;
};

/** Where the die lies decides what is asked next; a die in the hand or cards on the table come after most throws. */
const MOST_THROWS = 8;

/** What comes when the landing was looked at: the next die with a line about the last one, a question, or a curtain before it. */
const next = (page: Page): Locator =>
  page.locator('.prompt .verdict-line, .prompt [data-choice], .curtain [data-choice]').first();

test.for(sizes)('stands beside the die, over no question, until somebody goes on, on a %s', async size => {
  const { page } = await openPage({ size, path: '/continue', settings: { ...QUICK, speed: 1 } });
  const line = page.locator('.prompt .verdict-line');
  for (let thrown = 0; (await line.count()) === 0; thrown++) {
    expect(thrown, 'no throw was followed by the next one').toBeLessThan(MOST_THROWS);
    // A page that is loaded again has its clock back.
    if (thrown > 0) await page.reload();
    await openFile(page, TURN.file);
    await stopWaiting(page);
    await throwOnce(page);
    const verdict = page.locator('.verdict-at[data-placed]');
    await verdict.waitFor();
    const [box, stage, prompt] = await Promise.all([
      boxOf(verdict),
      boxOf(page.locator('.stage-box')),
      boxOf(page.locator('.prompt')),
    ]);
    expect(box.x).toBeGreaterThanOrEqual(stage.x - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width + 1);
    expect(box.y + box.height).toBeLessThanOrEqual(Math.min(stage.y + stage.height, prompt.y) + 1);

    await verdict.locator('.verdict-face').click();
    await page.locator('.verdict-more p').last().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    // Time stands still: only the tap takes up the next die, lays out the next question, or draws the curtain before it.
    await page.locator('.stage-box').click({ position: { x: 12, y: 12 } });
    await next(page).waitFor();
  }
  expect(await page.locator('.verdict-at').count()).toBe(0);
  await page.locator('.prompt .verdict-who').waitFor();
});

test('at once means at once: nothing is waited for', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openFile(page, TURN.file);
  await stopWaiting(page);
  await throwOnce(page);
  await next(page).waitFor();
});

test('the last throw is seen again at a tap, and the hand is free afterwards', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK, reducedMotion: false });
  await openFile(page, TURN.file);
  await throwOnce(page);
  await page.getByRole('button', { name: words.bar.speed('at once') }).click();
  // The button leaves with the verdict, and a flight may be over before anybody looks.
  const isAsked = await page
    .getByRole('button', { name: words.verdict.again })
    .evaluateAll((buttons: HTMLElement[]) => {
      const root = document.documentElement;
      new MutationObserver(() => {
        if (document.querySelector('.stage[data-flying]') !== null) root.dataset['flew'] = 'true';
        if (document.querySelector('.past') !== null) root.dataset['past'] = 'true';
      }).observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-flying'],
      });
      // Somebody else's secrets come next: a curtain hangs before it.
      if (document.querySelector('.curtain') !== null) return false;
      buttons[0]?.click();
      return buttons.length > 0;
    });
  if (!isAsked) return;
  await page.locator('html[data-flew]').waitFor();
  // Nobody takes it for a new throw.
  await page.locator('html[data-past]').waitFor();
  await page.keyboard.press('Space');
  await page.locator('.stage:not([data-flying])').waitFor();
  await page.locator('.verdict').waitFor();
});
