/** The gallery: every card of every game, found by filters, by name and without a mouse. */
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { openPage } from './support/page.ts';
import { SIZES, type Size } from './support/sizes.ts';

const told = words.rules;

test.each<Size>(['wide', 'phone'])('cards of all games are shown and sorted (%s)', async size => {
  const { page } = await openPage({ size, path: '/rules' });
  await page.getByRole('link', { name: told.gallery }).click();
  await page.getByRole('heading', { name: told.galleryTitle, level: 1 }).waitFor();
  const cards = page.locator('.gallery-card');
  const choose = (legend: string, name: string) =>
    page.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name, exact: true }).check();
  const countOf = async (): Promise<number> => cards.count();

  await cards.first().waitFor();
  const all = await countOf();
  await choose(told.kind, 'Monsters');
  await page.getByText(told.shown(48)).waitFor();
  expect(all).toBeGreaterThan(48);
  await choose(told.sort, 'Ooze');
  const oozes = await countOf();
  expect(oozes).toBeGreaterThan(5);
  expect(oozes).toBeLessThan(48);
  await page.getByRole('searchbox', { name: told.findCard }).fill('puddle');
  await page.getByText(told.shown(1)).waitFor();
  expect(await cards.locator('.picture').count()).toBe(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES[size].width);

  await choose(told.game, words.crawl.game);
  await page
    .getByRole('link', { name: /The Diemon/ })
    .first()
    .waitFor();
  await choose(told.kind, 'Tiles');
  await page.getByText(told.shown(56)).waitFor();
  await expectAccessible(page);
});

test('a card is chosen and looked up by keys alone', async () => {
  const { page } = await openPage({ path: '/gallery' });
  const search = page.getByRole('searchbox', { name: told.findCard });
  await search.focus();
  await page.keyboard.type('owlbear');
  await page.getByText(told.shown(1)).waitFor();
  const card = page.getByRole('link', { name: /Owlbear/ });
  for (let i = 0; i < 10 && !(await card.evaluate(one => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.rule').filter({ hasText: 'Owlbear' }).first().waitFor();
  expect(page.url()).toContain('/rules/');
});
