/** How people come to one table, and what they find there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { atHome, atTable, comeTo, expectAlike, linkOf, note, sit } from './support/company.ts';
import { playNow } from './support/page.ts';
import { inputsOf } from './support/player.ts';

const told = words.together;
const company = words.company;

/** From now on every click of a person counts. */
const countClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener(
      'click',
      ({ isTrusted }) =>
        isTrusted && sessionStorage.setItem('clicks', `${sessionStorage.getItem('clicks') ?? ''}+`),
      true,
    );
  });

const clicksOf = (page: Page): Promise<number> =>
  page.evaluate(() => sessionStorage.getItem('clicks')?.length ?? 0);

test('four clicks to two people at one table; a watcher, reload, talk, and a seat on a phone', async () => {
  const anna = await comeTo('/');
  await countClicks(anna);
  await anna.getByRole('link', { name: told.title }).click();
  await expectAccessible(anna);
  await anna.getByRole('button', { name: told.quick(words.fightPage.name) }).click();
  await anna.locator('.chairs').waitFor();
  await anna.locator('.qr-code').waitFor();
  await expectAccessible(anna);
  const link = await linkOf(anna);
  const bert = await comeTo(link);
  await countClicks(bert);
  await sit(bert, 'Bert');
  await anna.getByRole('button', { name: told.start, disabled: false }).click();
  await Promise.all([anna, bert].map(atTable));
  expect((await clicksOf(anna)) + (await clicksOf(bert))).toBeLessThanOrEqual(4);
  const watcher = await comeTo(link, { size: 'phone' });
  await atTable(watcher);
  expect(await watcher.locator('.throw-pad, [data-choice]').count()).toBe(0);

  await bert.reload();
  await atTable(bert);
  await expectAlike([bert, anna]);

  await bert.getByRole('button', { name: /^The table/ }).click();
  await bert.getByLabel(company.say).fill('Good evening <b>all</b>');
  await bert.getByRole('button', { name: company.send }).click();
  await note(anna, 'talk').filter({ hasText: 'Good evening <b>all</b>' }).waitFor();
  await expectAccessible(bert);
  await bert.getByRole('button', { name: /^Move .+ to another device/ }).click();
  const seat = await bert.locator('.company-move input').inputValue();
  await bert.getByRole('button', { name: words.app.close }).click();
  const phone = await comeTo(seat.slice(seat.indexOf('#') + 1), { size: 'phone' });
  await atTable(phone);
  await expectAlike([anna, phone, watcher]);
});

test('a table is found by its code and, where its opener wants it, by everybody', async () => {
  const anna = await comeTo('/together');
  await anna.getByRole('button', { name: told.quick(words.crawlPage.name) }).click();
  const code = (await anna.locator('.together-code-shown b').textContent()) ?? '';
  const bert = await comeTo('/together', { size: 'phone' });
  await expectAccessible(bert);
  await bert.getByLabel(told.code).fill(code.toLowerCase());
  await bert.getByRole('button', { name: told.come }).click();
  await sit(bert, 'Bert');
  await expectAccessible(bert);
  await anna.locator('.chair').filter({ hasText: 'Bert' }).waitFor();

  const listed = anna.getByLabel(company.list);
  await listed.click();
  await expect.poll(() => listed.isChecked()).toBe(true);
  const cleo = await comeTo('/together');
  const row = cleo.locator('.together-tables li').filter({ hasText: 'Bert' });
  await row.getByRole('link', { name: told.goThere }).click();
  await cleo.getByText(company.youWatch).waitFor();
});

test('a game of one device goes online from where it stands, and back, also by plain http in a home network', async () => {
  const anna = await comeTo('/', { address: atHome() });
  expect(await anna.evaluate(() => isSecureContext)).toBe(false);
  await playNow(anna);
  await atTable(anna);
  const inputs = await inputsOf(anna);
  await anna.goto(anna.url().replace(/#.*/, '#/continue'));
  await anna.getByRole('button', { name: new RegExp(told.carry) }).click();
  const free = anna.getByRole('button', { name: /^Sit down/ });
  await free.first().waitFor();
  for (let chairs = await free.count(); chairs > 0; chairs--) await sit(anna, 'Anna');
  await anna.getByRole('button', { name: told.start, disabled: false }).click();
  await atTable(anna);
  expect(await inputsOf(anna)).toBeGreaterThanOrEqual(inputs);

  await anna.getByRole('button', { name: /^The table/ }).click();
  await anna.getByRole('button', { name: company.close }).click();
  await anna
    .getByRole('dialog', { name: company.closeTitle })
    .getByRole('button', { name: company.close })
    .click();
  await anna.getByRole('button', { name: words.app.close, exact: true }).click();
  await note(anna, 'closed').getByRole('button', { name: company.keep }).click();
  await anna.waitForURL(/#\/continue/);
  await expect.poll(() => anna.getByRole('button', { name: new RegExp(told.carry) }).count()).toBe(2);
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

  // In the hall each finds their table, and whoever is waited for is told so.
  const mine = (page: Page) => page.getByRole('list', { name: words.start.news }).getByRole('listitem');
  for (const page of [anna, bert]) {
    await page.goto(page.url().replace(/#.*/, '#/'));
    await mine(page).filter({ hasText: words.start.yourTable }).waitFor();
  }
  const turns = [anna, bert].map(page => mine(page).filter({ hasText: words.start.yourTurn }).count());
  expect((await Promise.all(turns)).some(count => count === 1)).toBe(true);
});
