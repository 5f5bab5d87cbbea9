/** A person who thinks of nothing: takes the first thing that is offered and lets every die go at once. */
import { THROWS } from '@tumblekeep/dungeon-fighter';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import PATIENCE from '../../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../../support/words.ts';

/** Quick and quiet, on the drawn table, for somebody who has read all hints. */
export const QUICK = { flatTable: true, speed: 'instant', sound: false, seenHints: THROWS } as const;

/** How many inputs the table has seen. */
export const inputsOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.table-screen').getAttribute('data-inputs')) ?? -1);

type Sight = 'waiting' | 'hand' | 'answered' | 'over';

/** Looks at the screen and, where something can be answered, answers it. Runs in the page. */
function lookAndAnswer(wordsOfScore: string): Sight {
  const dialog = document.querySelector<HTMLElement>('dialog[open] .button, dialog[open] .dialog-close');
  if (dialog !== null) {
    dialog.click();
    return 'answered';
  }
  const screen = document.querySelector<HTMLElement>('.table-screen');
  const prompt = screen?.querySelector('.prompt');
  if (!screen || !prompt || prompt.getAttribute('aria-busy') === 'true') return 'waiting';
  const score = [...screen.querySelectorAll('a')].find(link => link.textContent === wordsOfScore);
  if (score !== undefined) return 'over';
  const placed = screen.querySelector<HTMLElement>('.throw-place .primary');
  if (placed !== null) {
    placed.click();
    return 'answered';
  }
  const pad = screen.querySelector<HTMLElement>('.throw-pad');
  if (pad !== null) {
    pad.focus();
    return 'hand';
  }
  const choices = [...screen.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)')].filter(
    one => one.checkVisibility() && one.closest('.tile, .answer-weapon') === null,
  );
  // Cards can be bought and handed around for a long time.
  const isLong = prompt.querySelector('.handing, .shop') !== null;
  const answer = (isLong && choices.find(one => one.classList.contains('answer-calm'))) || choices[0];
  answer?.click();
  return answer === undefined ? 'waiting' : 'answered';
}

/** Presses the one key when the die of the neighbour is here. Runs in the page, where nobody is late. */
async function catchDie(): Promise<void> {
  const until = performance.now() + 3000;
  const share = (): number =>
    Number(document.querySelector<HTMLElement>('.throw-gauge')?.style.getPropertyValue('--gauge'));
  while (performance.now() < until && !(share() >= 0.95))
    await new Promise<unknown>(resolve => requestAnimationFrame(resolve));
  const key = { key: ' ', bubbles: true, cancelable: true };
  document.querySelector('.throw-pad')?.dispatchEvent(new KeyboardEvent('keydown', key));
}

/** Milliseconds in which whoever holds an arrow key has turned all the way round. */
const WHOLE_TURN = 1000;

/** What keys do about a die in the hand. */
export async function throwByKeys(page: Page): Promise<void> {
  const step = await page.evaluate(() => document.querySelector<HTMLElement>('.throw-pad')?.dataset['step']);
  if (step === 'turn') {
    await page.keyboard.down('ArrowRight');
    await page.waitForTimeout(WHOLE_TURN);
    await page.keyboard.up('ArrowRight');
  } else if (step === 'catch') await page.evaluate(catchDie);
  await page.keyboard.press('Space');
}

/** One more thing, if there is something to do. */
export async function goOn(page: Page): Promise<Sight> {
  const sight = await page.evaluate(lookAndAnswer, words.play.toScore);
  if (sight === 'hand') await throwByKeys(page);
  await page.waitForTimeout(sight === 'waiting' ? 40 : 5);
  return sight;
}

/** Goes on until a die has been thrown and something is said of it. */
export async function throwOnce(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE.page;
  while ((await page.locator('.verdict').count()) === 0) {
    expect(Date.now(), 'no die was thrown').toBeLessThan(until);
    // A flight is watched to its end: a touch would go on behind it, too.
    if ((await page.locator('.stage[data-flying]').count()) > 0) await page.waitForTimeout(50);
    else await goOn(page);
  }
}

/** Plays until there is nothing more to do. */
export async function playToTheEnd(page: Page, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while ((await goOn(page)) !== 'over') {
    if (Date.now() < until) continue;
    const asked = await page.locator('.prompt').textContent();
    throw new Error(`after ${seconds} seconds: ${await inputsOf(page)} inputs, asked: ${asked}`);
  }
}
