/** The lesson: flick, height, aim and a trick, each as often as wanted, and it always ends in a won fight. */

import { parseHand } from '@tumblekeep/dungeon-fighter/page/hand/read.ts';
import { countOf } from '@tumblekeep/dungeon-fighter/page/hand/record.ts';
import { HAND_KEY } from '@tumblekeep/dungeon-fighter/page/hand/store.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { goAlong } from './support/beginner.ts';
import { flick, Person } from './support/flick.ts';
import { WINDOWS } from './support/layout.ts';
import { openPage } from './support/page.ts';
import { inputsOf } from './support/player.ts';
import { SIZES } from './support/sizes.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true, seenHints: ['sitting'] };
const { learn } = words;
const coach = (page: Page) => page.locator('.coach');
const says = (page: Page, name: string) => coach(page).getByRole('button', { name, exact: true });

interface Duty {
  readonly beat: string | undefined;
  readonly deed: 'coach' | 'throw' | 'answer';
  readonly buttons: readonly string[];
}

/** What is told and what there is to do; nothing before both have come to the screen. Runs in the page. */
function lookAround(inputs: number): Duty | undefined {
  const prompt = document.querySelector('.prompt');
  const now = Number(document.querySelector('.table-screen')?.getAttribute('data-inputs') ?? -1);
  if (!prompt || prompt.getAttribute('aria-busy') === 'true') return undefined;
  // A swing that was no throw is said to be none, and done again.
  if (now === inputs && document.querySelector('.throw-word[data-note]') === null) return undefined;
  const told = document.querySelector<HTMLElement>('.coach');
  const beat = told?.dataset['beat'];
  const buttons = [...(told?.querySelectorAll('.coach-buttons .button') ?? [])].map(
    one => one.textContent ?? '',
  );
  if (buttons.length > 0) return { beat, deed: 'coach', buttons };
  if (document.querySelector('.throw-pad') !== null) return { beat, deed: 'throw', buttons };
  // A die that may be chosen will lie in the hand in a moment.
  const isAsked =
    prompt.querySelector('[data-choice]') !== null && prompt.querySelector('.answer-die') === null;
  return isAsked ? { beat, deed: 'answer', buttons } : undefined;
}

async function dutyOf(page: Page, inputsBefore = -1): Promise<Duty> {
  const found = await page.waitForFunction(lookAround, inputsBefore);
  return (await found.jsonValue()) as Duty;
}

/** Nothing lies on the die or before it, whatever the window. Runs in the page. */
function canTakeDie(): boolean {
  const pad = document.querySelector('.throw-pad');
  const { left, top, width, height } = pad?.getBoundingClientRect() ?? new DOMRect();
  return [0.78, 0.5].every(
    share => document.elementFromPoint(left + width / 2, top + height * share) === pad,
  );
}

/** More than any lesson takes: two misses at most before the coach throws, and foes of six life. */
const MOST = 120;

test('a first visit is offered a lesson, and a finger flicks, aims, does the trick and wins', async () => {
  const { page, go } = await openPage({ size: 'phone', settings: QUICK });
  await page.getByRole('link', { name: words.fightPage.firstVisit }).tap();
  await coach(page).waitFor();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES.phone.width);
  const person = new Person('learns with a finger');
  const told: string[] = [];
  let hasRepeated = false;
  let inputs = -1;
  for (let i = 0; ; i++) {
    expect(i, `the lesson ends; so far: ${told.join(', ')}`).toBeLessThan(MOST);
    const { beat, deed, buttons } = await dutyOf(page, inputs);
    inputs = -1;
    if (beat !== undefined && told.at(-1) !== beat) told.push(beat);
    if (beat === 'end') break;
    expect(beat, told.join(', ')).not.toBe('lost');
    if (deed === 'coach') {
      // Each step can be had again; the first hit is.
      const again: boolean = !hasRepeated && buttons.includes(learn.again);
      hasRepeated ||= again;
      const wanted = again
        ? learn.again
        : [learn.lend, learn.retry, learn.rise, learn.next].find(one => buttons.includes(one));
      const before = await inputsOf(page);
      await says(page, wanted ?? '').tap();
      // What the coach throws for them ends where their own throw did.
      if (wanted !== learn.next && wanted !== learn.lend) inputs = before;
    } else {
      inputs = await inputsOf(page);
      if (deed === 'throw') await flick(page, 'touch', person.medium());
      else await goAlong(page, 'touch', 'answer');
    }
  }
  expect(hasRepeated).toBe(true);
  const steps = ['foe', 'flick', 'height', 'aim', 'felled', 'demand', 'trick', 'victory', 'end'];
  const first = steps.map(step => told.indexOf(step));
  expect(first, told.join(', ')).not.toContain(-1);
  expect(first.toSorted((a, b) => a - b)).toEqual(first);
  await expectAccessible(page);
  await says(page, learn.play).tap();
  await page.waitForURL(/#\/play\/.+/);
  await page.locator('.prompt [data-choice]').first().waitFor();
  await go('/continue');
  await page.getByText('Wilrond').first().waitFor();
});

test('whoever misses is told why, helped by the coach and let go on; a lesson that is left leaves no game', async () => {
  const { page, go } = await openPage({ path: '/learn', settings: QUICK });
  await dutyOf(page);
  // By keys: the note is read, the die is in the hand.
  await page.keyboard.press('Enter');
  await page.locator('.coach[data-beat=flick]').waitFor();
  await page.locator('.throw-pad').waitFor();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.waitForFunction(canTakeDie);
  }
  await page.setViewportSize(SIZES.wide);
  await page.waitForFunction(canTakeDie);
  for (const isHelped of [false, true]) {
    const before = await inputsOf(page);
    await flick(page, 'mouse', { speed: 500 });
    expect(await dutyOf(page, before)).toMatchObject({ beat: 'miss' });
    const why = await coach(page).innerText();
    expect(Object.values(words.help.soft).filter(hint => why.includes(hint))).toHaveLength(1);
    await expect(says(page, learn.lend).count()).resolves.toBe(isHelped ? 1 : 0);
    if (isHelped) continue;
    const missed = await inputsOf(page);
    await says(page, learn.retry).click();
    expect(await dutyOf(page, missed)).toMatchObject({ beat: 'flick', deed: 'throw' });
  }
  await says(page, learn.lend).click();
  await page.locator('.coach[data-beat=hit]').waitFor();
  // What the coach threw is no news about this hand.
  const hand = await page.evaluate(key => localStorage.getItem(key), HAND_KEY);
  expect(parseHand(hand)?.kinds.map(countOf)).toEqual([2]);
  await says(page, learn.next).click();
  expect(await dutyOf(page)).toMatchObject({ beat: 'height', deed: 'throw' });
  // Whatever it comes to is told.
  const before = await inputsOf(page);
  await page.locator('.throw-pad').focus();
  while ((await inputsOf(page)) === before) await page.keyboard.press('Space', { delay: 30 });
  expect((await dutyOf(page, before)).beat).toMatch(/^(hit|miss|early|window)$/);
  await go('/continue');
  await page.getByText(words.saves.none).waitFor();
});
