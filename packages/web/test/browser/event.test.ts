/** A throw as an event: what flies and breaks, what helps after a miss, and how a game ends. */

import {
  asks,
  gameAt,
  type Position,
  realDice,
} from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { flick } from './support/flick.ts';
import { openPage } from './support/page.ts';
import { goOn, QUICK, throwOnce } from './support/player.ts';
import { openFile } from './support/shelf.ts';

const TURN = gameAt({ rules: 'second', is: asks('turn'), heroes: 2 });

/** A boss that the next real die defeats. */
const LAST_BLOW = gameAt({
  rules: 'second',
  is: (position: Position) => {
    const { combat } = position.view;
    return asks('landing')(position) && combat?.boss === true && combat.life <= 4;
  },
  table: realDice,
});

/** A monster that the next real die fells. */
const FELLED = gameAt({
  rules: 'second',
  is: (position: Position) => {
    const { combat } = position.view;
    return asks('landing')(position) && combat?.boss === false && combat.life <= 3;
  },
  table: realDice,
});

declare global {
  interface Window {
    /** Everything that has flown so far. */
    flown: string[];
  }
}

/** Things that fly are gone before a slow machine looks again: they are written down as they come. */
const writeDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.flown = [];
    const watch = new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) window.flown.push(node.className);
    });
    watch.observe(document.querySelector('.blows') as Element, { childList: true });
  });

const flown = (page: Page): Promise<string> => page.evaluate(() => window.flown.join(' '));

test.for([false, true])('a blow flies or a heart breaks (less motion: %s)', async reducedMotion => {
  const settings = { ...QUICK, speed: 4 };
  const { page } = await openPage({ path: '/continue', settings, reducedMotion });
  await openFile(page, TURN.file);
  await page.locator('.blows').waitFor({ state: 'attached' });
  await writeDown(page);
  const until = Date.now() + PATIENCE.page;
  // Not every throw hurts somebody: then the next one is thrown.
  while (!/blow-number|blow-heart/.test(await flown(page))) {
    expect(Date.now(), `nothing flew but: ${await flown(page)}`).toBeLessThan(until);
    if ((await page.locator('.stage[data-flying]').count()) > 0) await page.waitForTimeout(50);
    else await goOn(page);
  }
});

test('whoever is met in a game that was opened again falls, too', async () => {
  const { page } = await openPage({ path: '/continue', settings: { ...QUICK, speed: 4 } });
  await openFile(page, FELLED.file);
  await page.locator('.blows').waitFor({ state: 'attached' });
  await writeDown(page);
  const report = page.locator('.report');
  await report.getByRole('button', { name: words.play.zones['5'] }).click();
  await report.getByRole('button', { name: words.play.blank }).click();
  const until = Date.now() + PATIENCE.page;
  while (!/blow-number.*blow-fallen/.test(await flown(page))) {
    expect(Date.now(), `nothing fell but: ${await flown(page)}`).toBeLessThan(until);
    await goOn(page);
  }
});

test('at once nothing flies', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK, reducedMotion: false });
  await openFile(page, TURN.file);
  await page.locator('.blows').waitFor({ state: 'attached' });
  await writeDown(page);
  await throwOnce(page);
  expect(await flown(page)).toBe('');
});

test.for([true, false])(
  'a miss leaves a hint and the last swing on the gauge (wanted: %s)',
  async missHelp => {
    const { page } = await openPage({ path: '/continue', settings: { ...QUICK, missHelp } });
    await openFile(page, TURN.file);
    await page.locator('.throw-pad').waitFor();
    await flick(page, 'mouse', { speed: 1400, angle: 40 });
    await page.locator('.verdict-line.verdict-miss').waitFor();
    await page.locator('.throw-pad').waitFor();
    if (missHelp) {
      await page.locator('.throw-hint').waitFor();
      await page.locator('.throw-gauge[data-kept]').waitFor();
    } else {
      expect(await page.locator('.throw-hint').count()).toBe(0);
      expect(await page.locator('.throw-gauge[data-kept]').count()).toBe(0);
    }
  },
);

test('who throws by keys is led to the next question', async () => {
  const { page } = await openPage({ path: '/continue', settings: { ...QUICK, speed: 1 } });
  await openFile(page, TURN.file);
  await page.locator('.throw-pad').waitFor();
  const until = Date.now() + PATIENCE.page;
  while ((await page.locator('.stage[data-flying]').count()) === 0) {
    expect(Date.now(), 'no die was thrown').toBeLessThan(until);
    await goOn(page);
  }
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.classList.contains('prompt')))
    .toBe(true);
});

test('the last blow ends in a scene, and the way to the score stays free', async () => {
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: QUICK });
  await openFile(page, LAST_BLOW.file);
  const report = page.locator('.report');
  await report.getByRole('button', { name: words.play.zones['5'] }).tap();
  await report.getByRole('button', { name: words.play.blank }).tap();
  const until = Date.now() + PATIENCE.page;
  while ((await page.locator('.scene-won').count()) === 0) {
    expect(Date.now(), 'the boss stands').toBeLessThan(until);
    await goOn(page);
  }
  await page.getByRole('link', { name: words.play.toScore }).tap();
  await page.locator('.score-heroes').waitFor();
});
