/** People at several devices and one real server. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { type Opening, openPage } from './support/page.ts';
import { goOn, inputsOf, QUICK } from './support/player.ts';

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

/** Everybody does the first thing that comes to mind until it is so. */
async function playUntil(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) for (const page of pages) await goOn(page);
}

/** Both have seen as much; whoever lags catches up. */
const expectAlike = (one: Page, other: Page): Promise<void> =>
  expect.poll(async () => (await inputsOf(one)) - (await inputsOf(other))).toBe(0);

const linesOf = (page: Page): Promise<string[]> => page.locator('.log-box .log li').allTextContents();

test('four clicks to two people at one table; reload, lost net, takeback, talk, and a seat on a phone', async () => {
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

  const people = [anna, bert];
  await playUntil(people, async () => (await inputsOf(anna)) >= 4);
  await expect.poll(() => inputsOf(watcher)).toBeGreaterThanOrEqual(4);
  expect(await watcher.locator('.throw-pad, [data-choice]').count()).toBe(0);

  await bert.reload();
  await atTable(bert);
  await expectAlike(bert, anna);

  await anna.context().setOffline(true);
  await anna.context().setOffline(false);
  const before = await inputsOf(bert);
  await playUntil(people, async () => (await inputsOf(bert)) > before + 2);
  await expectAlike(anna, bert);

  // Somebody takes back; the other one refuses, and then agrees.
  const question = note(bert, 'takeback');
  const takeBack = anna.getByRole('button', { name: words.bar.undoFree });
  /** Whoever alone is concerned is not asked, and sometimes there is nothing to take back: then they play on. */
  const askBack = async (): Promise<number> => {
    for (;;) {
      await expectAlike(anna, bert);
      const standing = await inputsOf(anna);
      if (await takeBack.isEnabled()) {
        await takeBack.click();
        const hasHappened = async () => (await question.count()) > 0 || (await inputsOf(anna)) !== standing;
        await expect.poll(hasHappened).toBe(true);
        if ((await question.count()) > 0) return standing;
      }
      const now = await inputsOf(anna);
      await playUntil(people, async () => (await inputsOf(anna)) > now);
    }
  };
  let standing = 0;
  for (const answer of [company.refuse, company.agree]) {
    standing = await askBack();
    await question.getByRole('button', { name: answer }).click();
    await question.waitFor({ state: 'detached' });
  }
  await expect.poll(() => inputsOf(bert)).toBeLessThan(standing);
  await expectAlike(anna, bert);

  await bert.getByRole('button', { name: /^The table/ }).click();
  await bert.getByLabel(company.say).fill('Good evening <b>all</b>');
  await bert.getByRole('button', { name: company.send }).click();
  await note(anna, 'talk').filter({ hasText: 'Good evening <b>all</b>' }).waitFor();
  await expectAccessible(bert);
  await bert.getByRole('button', { name: /^Move/ }).click();
  const seat = await bert.getByLabel(/^Move/).locator('input').inputValue();
  await bert.getByRole('button', { name: words.app.close }).click();
  const phone = await comeTo(seat.slice(seat.indexOf('#') + 1), { size: 'phone' });
  await atTable(phone);
  const then = await inputsOf(phone);
  await playUntil([anna, phone], async () => (await inputsOf(phone)) > then + 3);
  await expectAlike(watcher, phone);
  expect((await linesOf(anna)).length).toBeGreaterThan(0);
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
  const answers = new Map([
    [anna, 0],
    [bert, 0],
  ]);
  while (Math.min(...answers.values()) === 0)
    for (const [page, given] of answers) answers.set(page, given + (await answer(page)));
  await expect.poll(async () => (await title(anna)) === (await title(bert))).toBe(true);
});
