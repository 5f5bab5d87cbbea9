/** The dungeon of a day is the same in two browsers, one attempt counts, and its result is told in squares. */

import { dayOf } from '@tumblekeep/host';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { atTable } from './support/company.ts';
import { saved } from './support/download.ts';
import { openPage } from './support/page.ts';
import { inputsOf, playToTheEnd, QUICK, throwOnce } from './support/player.ts';
import { saves } from './support/shelf.ts';
import { SIZES } from './support/sizes.ts';

const told = words.daily;
const SETTINGS = { flatTable: true, sound: false, speed: 'instant' } as const;
const DAY = '2026-11-18';

const short = (page: Page) => page.getByRole('region', { name: told.forms.short.name, exact: true });

/** Begins the short one; the seed that the page names, the log it writes, and what stands on the table. */
async function attempt(size: 'phone' | 'wide') {
  const { page, go } = await openPage({ size, path: `/daily/${DAY}`, settings: SETTINGS });
  await short(page).waitFor();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES[size].width);
  const seed = await short(page).getAttribute('data-seed');
  await short(page).getByRole('button', { name: told.begin, exact: true }).click();
  await page.locator('[data-table]').waitFor();
  await page.locator('.answer-card').first().waitFor();
  const doors = await page.locator('.card-row').first().textContent();
  await go('/continue');
  const { text } = await saved(page, () =>
    saves(page).first().getByRole('button', { name: words.saves.export }).click(),
  );
  return { page, go, seed, doors, log: text.split('\n').map(line => line && JSON.parse(line)) };
}

test('two browsers meet the same dungeon', async () => {
  const [one, other] = [await attempt('phone'), await attempt('wide')];
  expect(one.seed).toBe(`daily ${DAY} short`);
  expect(other.seed).toBe(one.seed);
  const [header] = one.log;
  expect(header).toMatchObject({ seed: one.seed, options: { beginning: 'short', handicap: 2 } });
  expect(other.log).toEqual(one.log);
  expect(other.doors).toBe(one.doors);

  await one.go(`/daily/${DAY}`);
  await short(one.page).getByRole('link', { name: told.goOn }).waitFor();
  expect(await short(one.page).getByRole('button', { name: told.begin, exact: true }).count()).toBe(0);
  await one.go('/daily/2026-02-30');
  await one.page.getByText(told.refused).waitFor();
});

const board = (page: Page) => short(page).getByRole('region', { name: told.board });
const rows = (page: Page) => board(page).getByRole('listitem');

/** Somebody at the server, before the dungeon of today. */
async function comeDown(name: string, size: 'phone' | 'wide') {
  const day = dayOf(Date.now());
  const opened = await openPage({
    size,
    path: `/daily/${day}`,
    settings: QUICK,
    finished: true,
    losesNet: true,
  });
  await opened.page.getByLabel(told.name).fill(name);
  return { ...opened, day };
}

const begin = (page: Page): Promise<void> =>
  short(page).getByRole('button', { name: told.beginThere }).click();

/** The table, and the two doors on it. */
async function doorsOf(page: Page) {
  await atTable(page);
  await page.locator('.answer-card').first().waitFor();
  const [table = ''] = /online\.\w+/.exec(page.url()) ?? [];
  return { table, doors: await page.locator('.card-row').first().textContent() };
}

test('at the server one attempt counts, survives a lost answer and a reload, and stands on the board of all', async () => {
  const { page: ada, go, day } = await comeDown('Ada', 'phone');
  await expectAccessible(ada);
  // The server has heard it, but nobody hears the server.
  const asked: string[] = [];
  await ada.route('**/api/daily', async route => {
    asked.push(route.request().postData() ?? '');
    if (asked.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await begin(ada);
  await ada.locator('.toast').waitFor();
  await ada.reload();
  await begin(ada);
  const { table, doors } = await doorsOf(ada);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);

  await throwOnce(ada);
  const inputs = await inputsOf(ada);
  await ada.reload();
  await atTable(ada);
  expect(await inputsOf(ada)).toBeGreaterThanOrEqual(inputs);
  await go('/');
  await ada.getByRole('link', { name: new RegExp(`^${told.title}:`) }).click();
  await atTable(ada);
  await go(`/daily/${day}`);
  await short(ada).getByRole('link', { name: told.goOn }).click();
  await atTable(ada);
  expect(ada.url()).toContain(table);
  await playToTheEnd(ada, PATIENCE.page / 1000);

  const { page: bo, go: boGoes } = await comeDown('Bo', 'wide');
  const row = rows(bo).filter({ hasText: 'Ada' });
  await row.waitFor();
  expect(await row.getByText(told.you).count()).toBe(0);
  await begin(bo);
  const other = await doorsOf(bo);
  expect(other.doors).toBe(doors);
  expect(other.table).not.toBe(table);

  await ada.getByRole('link', { name: words.play.toScore }).click();
  await ada.getByRole('link', { name: words.daily.toBoard }).click();
  await rows(ada).filter({ hasText: told.you }).waitFor();
  expect(await short(ada).getByRole('button', { name: told.beginThere }).count()).toBe(0);
  const shared = await short(ada).getByLabel(told.resultText).inputValue();
  const throws = await short(ada).locator('.daily-row').first().locator('.square').count();
  expect(shared.match(/[🟨🟦🟩⬛🟥]/gu)).toHaveLength(throws);
  expect(shared).toContain(`#/daily/${day}`);
  await expectAccessible(ada);

  // The board while nobody answers, when nobody can be reached, and when they can again.
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve;
  });
  await bo.route('**/api/daily/**', async route => {
    await isAnswered;
    await route.abort();
  });
  await boGoes(`/daily/${day}`);
  await board(bo).getByText(told.asking).waitFor();
  answer();
  await board(bo).getByRole('alert').waitFor();
  expect(await short(bo).getByRole('button', { name: told.begin, exact: true }).count()).toBe(1);
  await bo.unroute('**/api/daily/**');
  await board(bo).getByRole('button', { name: told.lookAgain }).click();
  await rows(bo).filter({ hasText: 'Ada' }).waitFor();
  await short(bo).getByRole('link', { name: told.goOn }).waitFor();
});
