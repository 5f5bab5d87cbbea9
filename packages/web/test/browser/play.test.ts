/** The table: keys alone, real dice in two taps, taking back, and a reload while the die flies. */

import { asks, gameAt, realDice } from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { openPage } from './support/page.ts';
import { goOn, inputsOf, QUICK } from './support/player.ts';
import { openFile } from './support/shelf.ts';
import { SIZES } from './support/sizes.ts';

const TURN = gameAt({ rules: 'second', is: asks('turn'), heroes: 2 });
const LANDING = gameAt({ rules: 'second', is: asks('landing'), heroes: 2, table: realDice });

async function untilInputs(page: Page, is: (inputs: number) => boolean): Promise<void> {
  await expect.poll(() => inputsOf(page), { timeout: PATIENCE.page }).toSatisfy(is);
}

/** How many inputs the table has seen while a die is in the air, else less than none. */
const inputsInFlight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    document.querySelector('.stage[data-flying]') === null
      ? -1
      : Number(document.querySelector('.table-screen')?.getAttribute('data-inputs') ?? -1),
  );

/** Whether the page that comes up shows a flight whose landing is not told yet; otherwise it has been told before. */
async function isSeenAgain(page: Page, before: number): Promise<boolean> {
  const seen = await page.waitForFunction(before => {
    const inputs = Number(document.querySelector('.table-screen')?.getAttribute('data-inputs') ?? -1);
    if (inputs > before) return 'told';
    return inputs === before && document.querySelector('.stage[data-flying]') !== null ? 'flying' : false;
  }, before);
  return (await seen.jsonValue()) === 'flying';
}

/** Nothing but keys: numbers answer, the space bar throws, Escape closes hints. */
async function pressOn(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  else if ((await page.locator('.throw-pad:focus').count()) > 0) await page.keyboard.press('Space');
  else if ((await page.locator('.throw-pad').count()) === 0) await page.keyboard.press('1');
  await page.waitForTimeout(30);
}

test('a fight is fought to its end by keys alone', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openFile(page, TURN.file);
  const foe = await page.locator('.table-left .foe-name').textContent();
  const until = Date.now() + 4 * PATIENCE.page;
  const isFighting = async (): Promise<boolean> =>
    (await page.getByRole('link', { name: words.play.toScore }).count()) === 0 &&
    (await page.locator('.table-left .foe-name').allTextContents())[0] === foe;
  while (await isFighting()) {
    expect(Date.now(), 'the fight does not end').toBeLessThan(until);
    await pressOn(page);
  }
  expect(await page.locator('.log li').count()).toBeGreaterThan(3);
});

test('a proposal is taken back for nothing, a throw only with the consent of the table', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openFile(page, TURN.file);
  const before = await inputsOf(page);
  await page.locator('.asides summary').filter({ hasText: words.play.backDown }).click();
  await page.locator('.asides .answer').first().click();
  await untilInputs(page, inputs => inputs > before);
  await page.keyboard.press('u');
  await untilInputs(page, inputs => inputs === before);
  expect(await page.getByRole('dialog').count()).toBe(0);

  const until = Date.now() + PATIENCE.page;
  while ((await inputsOf(page)) === before) {
    expect(Date.now(), 'no die was thrown').toBeLessThan(until);
    await goOn(page);
  }
  await page.locator('.verdict').waitFor();
  const after = await inputsOf(page);
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.bar.undoTitle).waitFor();
  await dialog.getByRole('button', { name: words.app.cancel }).click();
  expect(await inputsOf(page)).toBe(after);
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: words.bar.undoYes }).click();
  await untilInputs(page, inputs => inputs === before);
});

test('a real die is reported in two taps, one more for a missing bounce, and the Leader may overrule', async () => {
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: QUICK });
  await openFile(page, LANDING.file);
  const before = await inputsOf(page);
  const report = page.locator('.report');
  const face = (name: string) => report.getByRole('button', { name });

  await report.getByRole('button', { name: words.play.zones['3'] }).tap();
  await face(words.play.blank).tap();
  await untilInputs(page, inputs => inputs > before);
  await page.locator('.verdict-hit').waitFor();

  await page.locator('.verdict-overrule button').tap();
  await untilInputs(page, inputs => inputs === before);
  await face(words.play.noBounce).tap();
  await report.getByRole('button', { name: words.play.zones['3'] }).tap();
  await face(words.play.blank).tap();
  await page.locator('.verdict-miss').waitFor();

  const after = await inputsOf(page);
  await page.getByRole('button', { name: words.bar.undoConsent }).tap();
  await page.getByRole('dialog').getByRole('button', { name: words.bar.undoYes }).tap();
  await untilInputs(page, inputs => inputs < after);
  await report.waitFor();
});

test('a reload in mid-air shows the flight once more and goes on behind it', async () => {
  const { page } = await openPage({
    path: '/continue',
    reducedMotion: false,
    settings: { ...QUICK, speed: 1 },
  });
  await openFile(page, TURN.file);
  const until = Date.now() + PATIENCE.page;
  let before = -1;
  // On a slow machine the die may have come to rest before the page was gone: then the next one is thrown.
  for (let isSeen = false; !isSeen; ) {
    expect(Date.now(), 'no flight was seen again').toBeLessThan(until);
    before = await inputsInFlight(page);
    if (before < 0) await goOn(page);
    else {
      await page.reload();
      isSeen = await isSeenAgain(page, before);
    }
  }
  await page.locator('.stage').click({ position: { x: 40, y: 40 } });
  await untilInputs(page, inputs => inputs > before);
  await page.locator('.verdict').waitFor();

  await page.reload();
  await page.locator('.table-screen').waitFor();
  await untilInputs(page, inputs => inputs > before);
  expect(await page.locator('.stage[data-flying]').count(), 'a flight that was seen is not shown again').toBe(
    0,
  );
});

test('on an upright phone the table keeps half of the screen', async () => {
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: QUICK });
  await openFile(page, TURN.file);
  const stage = await page.locator('.stage-box').boundingBox();
  expect(stage?.height).toBeGreaterThanOrEqual(SIZES.phone.height / 2);
});
