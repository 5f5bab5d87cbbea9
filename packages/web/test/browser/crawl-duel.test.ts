/** Two creatures, one device: turns alternate, and the page says who is to have it. */
import { CONTENT, texts } from '@tumblekeep/die-in-the-dungeon';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../src/strings/index.ts';
import { gameAt, isAsked } from '../support/crawl-games.ts';
import { expectAccessible } from './support/axe.ts';
import { clickThrough, eager } from './support/crawl.ts';
import { openPage } from './support/page.ts';
import { importText, saves } from './support/shelf.ts';
import type { Size } from './support/sizes.ts';

const told = words.crawl.play;
const QUICK = { speed: 'instant', sound: false } as const;
const nameOf = (id: string): string => texts.creatureName(CONTENT, id);

async function openDuel(page: Page, players: readonly [string, string]): Promise<void> {
  const { text } = gameAt({ map: 'neighbours', players }, isAsked('rest'));
  await importText(page, text);
  await saves(page).getByRole('link', { name: words.saves.open }).click();
  await page.locator('.crawl').waitFor();
}

/** Clicks until the other one is to have the device. */
async function playTurn(page: Page, next: string): Promise<void> {
  const isHandedOver = async (): Promise<boolean> =>
    (await page
      .locator('.hand-over')
      .filter({ hasText: told.handOver(next) })
      .count()) > 0;
  await clickThrough(page, eager, isHandedOver);
  await page.locator('.hand-over').getByText(told.handOver(next)).waitFor();
}

/** Board, question and the map, where it is in sight, agree about whose turn it is. */
async function expectTurnOf(page: Page, name: string): Promise<void> {
  await page.locator('.desk-question').filter({ hasText: name }).waitFor();
  const board = page.locator('.board-who.is-active');
  expect(await board.textContent()).toBe(name);
  expect(await board.getAttribute('aria-pressed')).toBe('true');
  const standees = await page.locator('.standee').count();
  expect(await page.locator('.standee-active').count()).toBe(standees > 0 ? 1 : 0);
}

test.each<[Size, number]>([
  ['wide', 2],
  ['phone', 1],
])('two players take their turns on one device (%s, %i turns)', async (size, turns) => {
  const { page } = await openPage({ size, path: '/continue', settings: QUICK });
  const [one, other] = ['diemon', 'dierake'] as const;
  await openDuel(page, [one, other]);
  const first = (await page.locator('.board-who.is-active').textContent()) ?? '';
  const second = first === nameOf(one) ? nameOf(other) : nameOf(one);
  await expectTurnOf(page, first);
  expect(await page.locator('.standee').count()).toBe(2);
  const order = [first, second, first];
  for (const next of order.slice(1, turns + 1)) {
    await playTurn(page, next);
    await expectTurnOf(page, next);
  }
  const [before = '', now = ''] = order.slice(turns - 1);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'sideways scrolling').toBeLessThanOrEqual(0);
  // Whoever waits may look at the own board meanwhile.
  await page.locator('.board-who').filter({ hasText: before }).click();
  await page.getByRole('region', { name: told.board(before) }).waitFor();
  await page.locator('.board-who').filter({ hasText: now }).click();

  // The last step of a turn can be taken back, and then it is the other one's turn again.
  const isFree = (await page.getByRole('button', { name: told.undoFree }).count()) > 0;
  await page.keyboard.press('u');
  if (!isFree) await page.getByRole('button', { name: told.undoYes }).click();
  await expectTurnOf(page, before);
  expect(await page.locator('.hand-over').count()).toBe(0);
});

test('who begins can be chosen, and is told at the table', async () => {
  const { page } = await openPage({ path: '/crawl/new/neighbours', settings: QUICK });
  const first = page.getByLabel(words.crawl.newGame.first);
  const [, , second = ''] = await first.locator('option').allTextContents();
  await first.selectOption({ label: second });
  await page.getByRole('button', { name: words.crawl.newGame.begin }).click();
  await page.locator('.hand-over').getByText(told.begins(second)).waitFor();
  await expectTurnOf(page, second);
});
