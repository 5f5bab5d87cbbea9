/** Two creatures, one device: turns alternate, and the page says who is to have it. */
import { type Action, CONTENT, type Event, type State, texts } from '@tumblekeep/die-in-the-dungeon';
import { choicesOf, isRevealing } from '@tumblekeep/die-in-the-dungeon/hosted';
import { groupsOf } from '@tumblekeep/die-in-the-dungeon/page/desk/groups.ts';
import {
  GAME,
  gameAt,
  isAsked,
  type PlayedGame,
} from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import { equalPlain } from '@tumblekeep/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { answer, clickThrough, eager } from './support/crawl.ts';
import { openPage } from './support/page.ts';
import { importText, saves } from './support/shelf.ts';
import type { Size } from './support/sizes.ts';

const told = words.crawl.play;
const QUICK = { speed: 'instant', sound: false } as const;

const DUEL = { map: 'neighbours', players: ['diemon', 'dierake'] } as const;

async function openDuel(page: Page, { text }: PlayedGame): Promise<void> {
  await importText(page, text);
  await saves(page).getByRole('link', { name: words.saves.open }).click();
  await page.locator('.crawl').waitFor();
}

/** Whose turn it is, and who waits. */
async function playersOf(page: Page): Promise<readonly [string, string]> {
  const active = await page.locator('.board-who.is-active').textContent();
  const [one, other] = DUEL.players.map(id => texts.creatureName(CONTENT, id)) as [string, string];
  return active === one ? [one, other] : [other, one];
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

/** Both have a turn and live, if both are eager. */
function goesRound(state: State, legal: readonly Action[]): boolean {
  if (!isAsked('rest')(state, legal)) return false;
  const later = GAME.clone(state);
  for (const active of [state.active, 1 - state.active])
    while (later.result === null && later.active === active) answer(later, eager);
  return later.result === null;
}

test('two players take their turns on one device', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openDuel(page, gameAt(DUEL, goesRound));
  const [first, second] = await playersOf(page);
  await expectTurnOf(page, first);
  expect(await page.locator('.standee').count()).toBe(2);
  const looks = await page
    .locator('.standee')
    .evaluateAll(all => all.map(one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]));
  expect(looks[0]?.[0]).not.toBe(looks[1]?.[0]);
  expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
  for (const next of [second, first]) {
    const ribbon = page.locator('.hand-over').filter({ hasText: told.handOver(next) });
    await clickThrough(page, eager, async () => (await ribbon.count()) > 0);
    await ribbon.waitFor();
    await expectTurnOf(page, next);
  }
});

/** An answer that gives the turn to the other player, by luck or without it. */
const lastOfTurn = (state: State, legal: readonly Action[], isLuck: boolean): Action | undefined =>
  legal.find(action => {
    const after = GAME.clone(state);
    const events: Event[] = [];
    GAME.apply(after, action, event => void events.push(event));
    return after.active !== state.active && after.result === null && events.some(isRevealing) === isLuck;
  });

async function handOver(page: Page, isLuck: boolean): Promise<readonly [before: string, next: string]> {
  const game = gameAt(DUEL, (state, legal) => lastOfTurn(state, legal, isLuck) !== undefined);
  const last = lastOfTurn(game.state, GAME.legal(game.state), isLuck);
  const desk = groupsOf(choicesOf(GAME, game.state)).flatMap(([, own]) => own.map(({ action }) => action));
  await openDuel(page, game);
  const [before, next] = await playersOf(page);
  await page
    .locator('.crawl-desk [data-choice]')
    .nth(desk.findIndex(action => equalPlain(action, last)))
    .click();
  await page.locator('.hand-over').getByText(told.handOver(next)).waitFor();
  await expectTurnOf(page, next);
  return [before, next];
}

test.each<Size>(['wide', 'phone'])('the device is handed over (%s)', async size => {
  const { page } = await openPage({ size, path: '/continue', settings: QUICK });
  const [before, next] = await handOver(page, true);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'sideways scrolling').toBeLessThanOrEqual(0);
  // Whoever waits may look at the own board meanwhile.
  await page.locator('.board-who').filter({ hasText: before }).click();
  await page.getByRole('region', { name: told.board(before) }).waitFor();
  // What luck has decided stands (DIE-R-100), and a game that is opened again does not begin.
  expect(await page.getByRole('button', { name: told.undoNothing }).isDisabled()).toBe(true);
  await page.reload();
  await expectTurnOf(page, next);
  expect(await page.locator('.hand-over').count()).toBe(0);
});

test('the device is handed back with a step that luck had no part in', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  const [before, next] = await handOver(page, false);
  await page.keyboard.press('u');
  await expectTurnOf(page, before);
  const ribbon = page.locator('.hand-over').filter({ hasText: told.handOver(next) });
  expect(await ribbon.count()).toBe(0);
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
