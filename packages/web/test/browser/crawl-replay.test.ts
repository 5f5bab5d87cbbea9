/** A game of DIE in the Dungeon! seen again: map, fights and rolls, by slider, buttons and keys. */

import {
  gameAt,
  isAsked,
  isOver,
  type PlayedGame,
} from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import { type PlayedStep, stepsOf } from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-steps.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { openPage } from './support/page.ts';
import { importText, saves } from './support/shelf.ts';
import { SIZES, type Size } from './support/sizes.ts';

const told = words.replay;

async function openReplay(page: Page, { text }: PlayedGame): Promise<void> {
  await importText(page, text);
  await saves(page).first().getByRole('link', { name: words.saves.replay }).click();
  await page.locator('.replay-slider').waitFor();
}

async function goTo(page: Page, n: number, last: number): Promise<void> {
  await page.locator('.replay-slider').fill(String(n));
  await page.locator('.replay-place').getByText(told.place(n, last), { exact: true }).waitFor();
}

/** Dice, map and party on the screen are those of the step. */
async function expectTable(page: Page, { view }: PlayedStep): Promise<void> {
  const { tracks } = view.creatures[view.active] as (typeof view.creatures)[string];
  await page.locator('.bar-title').getByText(words.crawl.turn(view.turn)).waitFor();
  const shown = await page.locator('.tracks .hidden-text').allTextContents();
  expect(shown).toEqual(Object.values(tracks).map(({ value }) => `: ${value},`));
  if (view.here !== null) {
    // On a phone only the other way is offered.
    const fight = page.getByRole('button', { name: words.crawl.play.fight });
    if ((await fight.count()) > 0) await fight.click();
    await page.locator('.encounter').waitFor();
    expect(await page.locator('.hero-card').count()).toBe(view.combat?.heroes.length ?? 0);
    await page.getByRole('button', { name: words.crawl.play.map }).click();
  }
  const explored = Object.values(view.cells).filter(({ state }) => state === 'explored');
  expect(await page.locator('.cell-explored').count()).toBe(explored.length);
  expect(await page.locator('.cell-offered, [data-choice]').count()).toBe(0);
}

test.each<Size>(['wide', 'phone'])('a finished game is scrubbed (%s)', async size => {
  const game = gameAt({ map: 'training', players: ['dierake'] }, isOver);
  const last = game.inputs;
  const steps = stepsOf(game.text);
  const { page } = await openPage({ size, path: '/continue', settings: { sound: false } });
  await openReplay(page, game);
  await page.getByText(told.beginning, { exact: true }).waitFor();
  await expectTable(page, steps[0] as PlayedStep);
  await page.getByRole('button', { name: told.last }).click();
  await page.getByText(told.place(last, last)).waitFor();
  await expectTable(page, steps[last] as PlayedStep);

  const rolled = steps.findIndex(
    ({ events, view }) => events.some(({ type }) => type === 'rolled') && view.combat !== null,
  );
  await goTo(page, rolled, last);
  await page.locator('.replay-told .last-die').first().waitFor();
  await page
    .locator('.replay-told')
    .getByText(steps[rolled]?.lines[0] ?? '')
    .waitFor();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES[size].width);
  await expectTable(page, steps[rolled] as PlayedStep);

  // One step on is watched with its dice, and can be watched once more.
  await page.getByRole('button', { name: told.previous }).click();
  await page.getByText(told.place(rolled - 1, last)).waitFor();
  await page.getByRole('button', { name: told.next }).click();
  await page.locator('.theatre').waitFor();
  await page.locator('.theatre-hurry button').last().click();
  await page.locator('.theatre').waitFor({ state: 'detached' });
  await expectTable(page, steps[rolled] as PlayedStep);
  await page.getByRole('button', { name: words.crawl.replay.again }).click();
  await page.locator('.theatre').waitFor();
});

test('keys step through a game that is not over, and nothing of it changes', async () => {
  const game = gameAt({ map: 'neighbours', players: ['diemon', 'dierake'] }, isAsked('attack'));
  const last = game.inputs;
  const { page, go } = await openPage({ path: '/continue', settings: { speed: 'instant', sound: false } });
  await openReplay(page, game);
  // Nobody has to be given anything here.
  expect(await page.locator('.hand-over').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.getByText(told.place(1, last)).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(told.beginning, { exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.getByText(told.place(last, last)).waitFor();
  await page.keyboard.press('Home');
  await page.getByText(told.beginning, { exact: true }).waitFor();
  await page.keyboard.press('p');
  await page.getByText(told.place(last, last)).waitFor();
  await go('/continue');
  await saves(page).getByText(words.saves.inputs(last)).waitFor();
  await saves(page).getByRole('link', { name: words.saves.open }).click();
  await page.locator('[data-choice=attack]').first().waitFor();
});

test('a replay of no game says so', async () => {
  const { page } = await openPage({ path: '/crawl/replay/nothing' });
  await page.getByRole('heading', { name: told.refused }).waitFor();
  await page.getByText(/no such game/).waitFor();
});

test('on a phone held sideways the controls lie beside the map', async () => {
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: { sound: false } });
  await page.setViewportSize({ width: SIZES.phone.height, height: SIZES.phone.width });
  await openReplay(page, gameAt({ map: 'neighbours', players: ['diemon', 'dierake'] }, isAsked('rest')));
  const boxOf = async (what: string) => (await page.locator(what).boundingBox()) ?? expect.fail(what);
  const map = await boxOf('.dungeon-map');
  const controls = await boxOf('.replay-controls');
  expect(controls.x).toBeGreaterThanOrEqual(map.x + map.width);
  for (const { y, height } of [map, controls]) expect(y + height).toBeLessThanOrEqual(SIZES.phone.width);
});
