/** A flick as people do it, by mouse and by finger, throws the die where it was meant to go. */
import { THROWS as SEEN } from '@tumblekeep/dungeon-fighter';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { press } from './support/beginner.ts';
import { flick, Person, type Pointer } from './support/flick.ts';
import { drawInOrder } from './support/luck.ts';
import { openPage } from './support/page.ts';
import { SIZES, type Size } from './support/sizes.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true };
const POINTERS: Readonly<Record<Size, Pointer>> = { phone: 'touch', wide: 'mouse' };
const { practice, throwing } = words;
/** People hit with three of five; two of five are asked for. */
const THROWS = 15;
const HITS = 6;

const sizes = Object.keys(SIZES) as Size[];

const numberOf = async (page: Page, name: string): Promise<number> => {
  const row = page.locator('.practice-numbers > div').filter({ has: page.getByText(name, { exact: true }) });
  return Number.parseInt(await row.locator('dd').innerText(), 10);
};

/** On a phone by a tap right after the flick: it counts although a finger has just rushed over the table. */
async function takeUp(page: Page, pointer: Pointer): Promise<void> {
  const again = page.getByRole('button', { name: practice.again });
  if ((await again.count()) > 0) await press(pointer, again);
  await page.locator('.throw-pad').waitFor();
}

/**
 * Nothing left to luck: the tremor of a throw comes from a fresh id, and the trembling of the hand from its clock,
 * which begins with each flick here.
 */
const sameLuck = async (page: Page): Promise<void> => {
  await drawInOrder(page);
  await page.evaluate(() => {
    const clock = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get as () => number;
    let began = 0;
    Object.defineProperty(PointerEvent.prototype, 'timeStamp', {
      get(this: PointerEvent): number {
        const now = clock.call(this);
        if (this.type === 'pointerdown') began = now;
        return 1000 + Math.round(now - began);
      },
    });
  });
};

const landed = (page: Page): Promise<void> => page.getByRole('button', { name: practice.again }).waitFor();

test.for(sizes)('a medium flick towards the bullseye hits again and again on a %s', async size => {
  const { page } = await openPage({ size, path: '/practice', settings: QUICK });
  const person = new Person(size);
  await sameLuck(page);
  await page.locator('.throw-pad').waitFor();
  await expectAccessible(page);
  for (let i = 0; i < THROWS; i++) {
    await takeUp(page, POINTERS[size]);
    await flick(page, POINTERS[size], person.medium());
    await landed(page);
  }
  expect(await numberOf(page, practice.numbers.throws)).toBe(THROWS);
  expect(await numberOf(page, practice.numbers.hits)).toBeGreaterThanOrEqual(HITS);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES[size].width);

  const { hand } = words;
  await page.getByRole('link', { name: hand.title }).click();
  await page.locator('.hand-numbers').waitFor();
  expect(await page.locator('.hand-numbers dd').first().textContent()).toBe(String(THROWS));
  expect(await page.locator('.heat-map circle').count()).toBeGreaterThan(0);
  await page.getByText(hand.like).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: hand.forget }).click();
  await page.getByRole('button', { name: hand.forgetYes }).click();
  await page.getByText(hand.none).waitFor();
  await page.reload();
  await page.getByText(hand.none).waitFor();
});

test.for(sizes)('a gentle flick leaves the die in the hand and a wild one misses on a %s', async size => {
  const { page } = await openPage({ size, path: '/practice', settings: QUICK });
  const pointer = POINTERS[size];
  await sameLuck(page);
  await page.locator('.throw-pad').waitFor();
  await flick(page, pointer, { speed: 120 });
  await page.getByText(throwing.notes.slow).waitFor();
  await flick(page, pointer, { speed: 1400, angle: 178 });
  await page.getByText(throwing.notes.away).waitFor();
  for (const sloppy of [{ speed: 1400, angle: 38 }, { speed: 5200 }, { speed: 1400, angle: -38 }]) {
    await takeUp(page, pointer);
    await flick(page, pointer, sloppy);
    await landed(page);
  }
  expect(await numberOf(page, practice.numbers.throws)).toBe(3);
  expect(await numberOf(page, practice.numbers.hits)).toBe(0);
});

/**
 * Pixels between the red die on the drawn table, which is of a red that nothing beside it has, and what it must not lie
 * under: the words, or where they stand beside it the end of the pad. Nothing while there is no die or no hand.
 */
const roomBelowDie = (): number | undefined => {
  const canvas = document.querySelector<HTMLCanvasElement>('.stage-flat') as HTMLCanvasElement;
  const words = document.querySelector('.throw-foot')?.getBoundingClientRect();
  const pad = document.querySelector('.throw-pad')?.getBoundingClientRect();
  if (words === undefined || pad === undefined) return undefined;
  const isBeside = words.right < pad.left + pad.width / 2 - 20;
  const { top, width, height } = canvas.getBoundingClientRect();
  const scale = canvas.height / height;
  const middle = Math.round((width / 2) * scale);
  const column = canvas.getContext('2d')?.getImageData(middle - Math.round(9 * scale), 0, 1, canvas.height);
  for (let y = canvas.height - 1; y > canvas.height / 2; y--) {
    const [red = 0, green = 0, blue = 0] = column?.data.subarray(4 * y, 4 * y + 3) ?? [];
    if (red > 55 && green < red / 3 && blue < red / 3)
      return (isBeside ? pad.bottom : words.top) - (top + y / scale);
  }
  return undefined;
};

test.for(sizes)(
  'a die that begins far from the board is in sight, and no words lie on it, on a %s',
  async size => {
    const { page } = await openPage({ size, path: '/practice', settings: { ...QUICK, seenHints: SEEN } });
    for (const name of ['Under-the-Leg', 'Far']) {
      await page.locator('.practice-throw').filter({ hasText: name }).click();
      await page.locator('.throw-how').filter({ hasText: name }).waitFor();
      await expect.poll(() => page.evaluate(roomBelowDie)).toBeGreaterThan(0);
      await page.locator('.practice-throw').filter({ hasText: name }).click();
    }
  },
);

test('what a throw asks is read at a glance on a phone held sideways', async () => {
  const { page } = await openPage({ size: 'phone', path: '/practice', settings: QUICK });
  await page.setViewportSize({ width: 667, height: 375 });
  const hidden: string[] = [];
  for (const button of await page.locator('.practice-band .practice-throw').all()) {
    await button.click();
    const sheet = page.locator('dialog[open]');
    await sheet.locator('.hint-frames').waitFor();
    const below = await sheet
      .locator('.dialog-body')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    if (below > 0) hidden.push(`${await button.innerText()}: ${below} px`);
    await sheet.getByRole('button', { name: throwing.hint.understood }).click();
    await button.click();
  }
  expect(hidden).toEqual([]);
});

test('the die comes back into the hand by itself, unless somebody wants to be asked', async () => {
  const { page } = await openPage({ path: '/practice', settings: { ...QUICK, speed: 4 } });
  const again = page.getByRole('button', { name: practice.again });
  const person = new Person('practises');
  await sameLuck(page);
  for (const throws of [1, 2]) {
    await page.locator('.throw-pad').waitFor();
    await flick(page, 'mouse', person.medium());
    await expect.poll(() => numberOf(page, practice.numbers.throws), { timeout: PATIENCE.page }).toBe(throws);
  }
  await page.locator('.practice-table:has(.throw-pad) .practice-verdict [role=status]').waitFor();
  await page.getByRole('checkbox', { name: practice.wait }).check();
  await flick(page, 'mouse', person.medium());
  await again.click();
  await page.locator('.throw-pad').waitFor();
});

test('a medium flick is thrown on a machine so slow that its places are heard of together', async () => {
  const { page } = await openPage({ path: '/practice', settings: QUICK });
  await page.locator('.throw-pad').waitFor();
  // Every frame takes a tenth of a second: the moves of one flick arrive together.
  await page.evaluate(() => {
    const stall = (): void => {
      const until = performance.now() + 100;
      while (performance.now() < until);
      requestAnimationFrame(stall);
    };
    requestAnimationFrame(stall);
  });
  await flick(page, 'mouse', { speed: 1400 });
  await landed(page);
  expect(await numberOf(page, practice.numbers.throws)).toBe(1);
});
