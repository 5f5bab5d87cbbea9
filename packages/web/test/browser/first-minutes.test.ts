/** The first minutes of somebody who has never been here: from the hall to the throw of the second fight, by gestures. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { flick, Person, type Pointer } from './support/flick.ts';
import { openPage } from './support/page.ts';
import { inputsOf } from './support/player.ts';
import type { Size } from './support/sizes.ts';

/** A new device; only what is slow without a graphics card is left out. */
const NEW = { flatTable: true, speed: 'instant', sound: false };

interface Window {
  readonly size: Size;
  readonly pointer: Pointer;
  readonly viewport: { readonly width: number; readonly height: number };
}

const WINDOWS: readonly Window[] = [
  { size: 'wide', pointer: 'mouse', viewport: { width: 1280, height: 720 } },
  { size: 'phone', pointer: 'touch', viewport: { width: 390, height: 844 } },
];

/** What the screen offers now. Runs in the page. */
function look(): { readonly foe: string; readonly deed: 'wait' | 'read' | 'throw' | 'answer' } {
  const isSeen = (one: Element | null): boolean => (one as HTMLElement | null)?.offsetParent != null;
  const foe = [...document.querySelectorAll('.foe-name')].find(isSeen)?.textContent ?? '';
  if (document.querySelector('dialog[open] .button') !== null) return { foe, deed: 'read' };
  const prompt = document.querySelector('.prompt');
  if (!prompt || prompt.getAttribute('aria-busy') === 'true') return { foe, deed: 'wait' };
  if (document.querySelector('.throw-pad') !== null) return { foe, deed: 'throw' };
  // A die that may be chosen will lie in the hand in a moment.
  const isAsked = prompt.querySelector('.answer-die') === null;
  return { foe, deed: isAsked && isSeen(prompt.querySelector('[data-choice]')) ? 'answer' : 'wait' };
}

/** Whether the die has left the hand, or something has to be read first. Runs in the page. */
const isDone = (inputs: number): boolean =>
  Number(document.querySelector('.table-screen')?.getAttribute('data-inputs') ?? -1) > inputs ||
  document.querySelector('dialog[open]') !== null;

const demandsOn = (page: Page): Promise<string[]> => page.locator('.throw-how').allInnerTexts();

test.for(WINDOWS)('the first fights are thrown by $pointer on a new device', async window => {
  const { size, pointer, viewport } = window;
  const { page } = await openPage({ size, settings: NEW });
  await page.setViewportSize(viewport);
  const press = (selector: string): Promise<void> => {
    const one = page.locator(selector).first();
    return pointer === 'touch' ? one.tap() : one.click();
  };
  const now = page.getByRole('button', { name: words.start.playNow });
  await (pointer === 'touch' ? now.tap() : now.click());

  // One click, and the die is in the hand: no hint to read, nothing demanded.
  await page.locator('.throw-pad').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await demandsOn(page)).toEqual([]);
  const { foe: first } = await page.evaluate(look);
  expect(first).not.toBe('');

  const person = new Person(`begins by ${pointer}`);
  const until = Date.now() + PATIENCE.page;
  let thrown = 0;
  for (;;) {
    expect(Date.now(), `the second fight is reached; ${thrown} throws so far`).toBeLessThan(until);
    const { foe, deed } = await page.evaluate(look);
    const inputs = await inputsOf(page);
    if (deed === 'wait') await page.waitForTimeout(20);
    else if (deed === 'read') await press('dialog[open] .button');
    else if (deed === 'answer') await press('.prompt [data-choice]:visible');
    else {
      const isSecond = foe !== '' && foe !== first;
      expect(await demandsOn(page)).toHaveLength(isSecond ? 1 : 0);
      await flick(page, pointer, person.medium());
      // A hint may come up a moment after the die: then it is read first.
      await page.waitForFunction(isDone, inputs);
      if ((await inputsOf(page)) === inputs) continue;
      thrown++;
      if (isSecond) break;
    }
  }
  await page.locator('.verdict').waitFor();
  expect(thrown).toBeGreaterThan(1);
});
