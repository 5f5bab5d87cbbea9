/** Settings: each of them does something, and the device remembers it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { FLAT, openPage } from './support/page.ts';

const told = words.settings;

const dressOn = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => ({ ...document.documentElement.dataset }));

/** What a style sheet makes of a custom property. */
const token = (page: Page, name: string): Promise<string> =>
  page.evaluate(one => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name);

const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator('.choice')
    .filter({ hasText: new RegExp(`^${name}`) })
    .click();

test('what is for eyes and hands changes the page, and is remembered', async () => {
  const { page, go } = await openPage({ path: '/settings', settings: FLAT, reducedMotion: false });
  const ink = await token(page, '--ink-soft');
  await page.getByRole('checkbox', { name: told.contrast }).check();
  await page.getByRole('checkbox', { name: told.lessMotion }).check();
  await page.getByRole('checkbox', { name: told.haptics }).uncheck();
  await choose(page, told.hands.left.name);
  await choose(page, told.aimHelps.arc.name);
  await page.getByRole('slider', { name: told.sensitivity }).fill('1.6');
  expect(await dressOn(page)).toMatchObject({ contrast: 'high', motion: 'less', hand: 'left' });
  expect(await token(page, '--ink-soft')).not.toBe(ink);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('checkbox', { name: told.contrast }).waitFor();
  expect(await dressOn(page)).toMatchObject({ contrast: 'high', motion: 'less', hand: 'left' });
  expect(await page.getByRole('slider', { name: told.sensitivity }).inputValue()).toBe('1.6');

  // Practice begins with the chosen help, and the height lies on the other side.
  await go('/practice');
  await page.locator('.throw-height').waitFor();
  expect(await page.getByRole('radio', { name: words.practice.helps.arc }).isChecked()).toBe(true);
  const side = await page.evaluate(() => {
    const { left, width } = (document.querySelector('.throw-height') as Element).getBoundingClientRect();
    const stage = (document.querySelector('.throw-control') as Element).getBoundingClientRect();
    return left + width / 2 > stage.left + stage.width / 2 ? 'right' : 'left';
  });
  expect(side).toBe('right');
  const animated = await page.evaluate(() => {
    const one = document.createElement('i');
    one.style.cssText = 'animation: none 5s; transition: all 5s';
    document.body.append(one);
    return getComputedStyle(one).transitionDuration;
  });
  expect(animated).toBe('0s');
});
