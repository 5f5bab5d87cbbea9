/** People at several devices and one real server. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { type Opening, openPage } from './support/page.ts';
import { inputsOf, QUICK } from './support/player.ts';

const told = words.together;
const company = words.company;

const comeTo = async (path: string, opening: Opening = {}): Promise<Page> =>
  (await openPage({ path, finished: true, settings: QUICK, ...opening })).page;

/** What stands behind the `#` of the link to this table. */
async function linkOf(page: Page): Promise<string> {
  const link = await page.getByLabel(told.link).inputValue();
  expect(link.startsWith(inject('finished'))).toBe(true);
  return link.slice(link.indexOf('#') + 1);
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel(company.name).first().fill(name);
  await page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
}

const atTable = (page: Page): Promise<void> => page.locator('.table-screen .prompt').waitFor();

const note = (page: Page, kind: string) => page.locator(`.company-note[data-note="${kind}"]`);

/** Both have seen as much; whoever lags catches up. */
const expectAlike = (one: Page, other: Page): Promise<void> =>
  expect.poll(async () => (await inputsOf(one)) - (await inputsOf(other))).toBe(0);

test('four clicks to two people at one table; a watcher, reload, talk, and a seat on a phone', async () => {
  const anna = await comeTo('/');
  await anna.getByRole('link', { name: told.title }).click();
  await expectAccessible(anna);
  await anna.getByRole('button', { name: told.quick(words.fightPage.name) }).click();
  await anna.locator('.chairs').waitFor();
  await anna.locator('.qr-code').waitFor();
  await expectAccessible(anna);
  const link = await linkOf(anna);
  const bert = await comeTo(link);
  await sit(bert, 'Bert');
  await anna.getByRole('button', { name: told.start, disabled: false }).click();
  await Promise.all([anna, bert].map(atTable));
  const watcher = await comeTo(link, { size: 'phone' });
  await atTable(watcher);

  expect(await watcher.locator('.throw-pad, [data-choice]').count()).toBe(0);

  await bert.reload();
  await atTable(bert);
  await expectAlike(bert, anna);

  await bert.getByRole('button', { name: /^The table/ }).click();
  await bert.getByLabel(company.say).fill('Good evening <b>all</b>');
  await bert.getByRole('button', { name: company.send }).click();
  await note(anna, 'talk').filter({ hasText: 'Good evening <b>all</b>' }).waitFor();
  await expectAccessible(bert);
  await bert.getByRole('button', { name: /^Move .+ to another device/ }).click();
  const seat = await bert
    .getByLabel(/^Move .+ to another device/)
    .locator('input')
    .inputValue();
  await bert.getByRole('button', { name: words.app.close }).click();
  const phone = await comeTo(seat.slice(seat.indexOf('#') + 1), { size: 'phone' });
  await atTable(phone);
  await expectAlike(anna, phone);
  await expectAlike(watcher, phone);
});

/** Gives the first answer that lies on the desk, and says whether there was one. */
const answer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const choice = document.querySelector<HTMLElement>('.crawl-desk [data-choice]:not(:disabled)');
    choice?.click();
    return choice === null ? 0 : 1;
  });

test('a crawl of two, each at their own device', async () => {
  const anna = await comeTo('/together');
  await anna.getByRole('button', { name: told.quick(words.crawlPage.name) }).click();
  const bert = await comeTo(await linkOf(anna));
  await sit(bert, 'Bert');
  await anna.getByRole('button', { name: told.start, disabled: false }).click();
  const title = async (page: Page): Promise<string> => (await page.locator('.bar-title').textContent()) ?? '';
  await Promise.all([anna, bert].map(page => page.locator('.crawl').waitFor()));
  // Whoever is asked answers, and both are told.
  await expect.poll(async () => (await answer(anna)) + (await answer(bert))).toBeGreaterThan(0);
  await expect.poll(async () => (await title(anna)) === (await title(bert))).toBe(true);
});
