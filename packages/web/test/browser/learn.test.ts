/** The lesson: read, throw, win, and the game is the player's. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { flick, Person } from './support/flick.ts';
import { openPage } from './support/page.ts';
import { inputsOf } from './support/player.ts';
import { SIZES, type Size } from './support/sizes.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true, seenHints: ['sitting'] };
const { learn } = words;
const coach = (page: Page) => page.locator('.coach');
const beatOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.coach')?.dataset['beat']);

interface Duty {
  readonly beat: string | undefined;
  readonly deed: 'wait' | 'coach' | 'throw' | 'answer';
}

/** What is told and what there is to do, once both have come to the screen. Runs in the page. */
async function lookAround(): Promise<Duty> {
  // The coach looks at the table first and speaks a moment later.
  const look = () => document.querySelector('.table-screen')?.getAttribute('data-inputs');
  let before: string | null | undefined;
  do {
    before = look();
    await new Promise(resolve => setTimeout(resolve, 50));
  } while (look() !== before);
  const prompt = document.querySelector('.prompt');
  const told = document.querySelector<HTMLElement>('.coach');
  const beat = told?.dataset['beat'];
  if (!prompt || prompt.getAttribute('aria-busy') === 'true') return { beat, deed: 'wait' };
  if (told?.querySelector('.coach-buttons .button')) return { beat, deed: 'coach' };
  if (document.querySelector('.throw-pad') !== null) return { beat, deed: 'throw' };
  // A die that may be chosen will lie in the hand in a moment.
  const isAsked =
    prompt.querySelector('[data-choice]') !== null && prompt.querySelector('.answer-die') === null;
  return { beat, deed: isAsked ? 'answer' : 'wait' };
}

/** Reads, takes every second chance, and throws until the coach has nothing more to say. */
async function follow(page: Page, throwDie: () => Promise<void>): Promise<Set<string>> {
  const beats = new Set<string>();
  const until = Date.now() + PATIENCE.page;
  for (;;) {
    expect(Date.now(), `the lesson ends; so far: ${[...beats].join(', ')}`).toBeLessThan(until);
    const { beat, deed } = await page.evaluate(lookAround);
    if (beat !== undefined) beats.add(beat);
    if (beat === 'end' || beat === 'lost') return beats;
    const inputs = await inputsOf(page);
    if (deed === 'wait') continue;
    if (deed === 'coach') await coach(page).locator('.coach-buttons .button').first().click();
    else {
      if (deed === 'throw') await throwDie();
      else await page.locator('.prompt [data-choice]').first().click();
      await expect.poll(() => inputsOf(page), { timeout: PATIENCE.page }).toBeGreaterThan(inputs);
    }
  }
}

test.for(Object.keys(SIZES) as Size[])('a first combat is taught and let go on a %s', async size => {
  const { page, go } = await openPage({ size, settings: QUICK });
  await page.getByRole('link', { name: learn.title }).click();
  await coach(page).waitFor();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES[size].width);
  const pointer = size === 'phone' ? 'touch' : 'mouse';
  const person = new Person(`learns on a ${size}`);
  const beats = await follow(page, () => flick(page, pointer, person.medium()));
  for (const beat of [
    'foe',
    'flick',
    'felled',
    'demand',
    'trick',
    'victory',
    'icon',
    'retrieve',
    'weapons',
    'end',
  ])
    expect(beats).toContain(beat);
  await expectAccessible(page);
  await coach(page).getByRole('button', { name: learn.play }).click();
  await page.waitForURL(/#\/play\/.+/);
  await page.locator('.prompt [data-choice]').first().waitFor();
  await go('/continue');
  await page.getByText('Wilrond').first().waitFor();
});

test('the lesson goes by keys alone, and one that is left leaves no game behind', async () => {
  const { page, go } = await openPage({ path: '/learn', settings: QUICK });
  await coach(page).waitFor();
  for (let i = 0; i < 1; i++) {
    const before = await beatOf(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      beat => document.querySelector('.coach')?.getAttribute('data-beat') !== beat,
      before,
    );
  }
  expect(await beatOf(page)).toBe('flick');
  await page.locator('.throw-pad').waitFor();
  const until = Date.now() + PATIENCE.page;
  while ((await page.locator('.verdict').count()) === 0) {
    expect(Date.now(), 'nothing is thrown by keys').toBeLessThan(until);
    await page.keyboard.press('Space');
    await page.waitForTimeout(20);
  }
  await go('/continue');
  await page.getByText(words.saves.none).waitFor();
});
