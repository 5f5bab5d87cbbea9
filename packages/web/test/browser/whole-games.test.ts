/** Whole games of every rule set, from the choice of the party to the score. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { openPage } from './support/page.ts';
import { playToTheEnd, QUICK } from './support/player.ts';
import { slownessOf, tasksDuring } from './support/tasks.ts';

const told = words.newGame;
type RuleSet = keyof typeof told.ruleSets;

const GAME_SECONDS = (PATIENCE.test - 2 * PATIENCE.page) / 1000;
/** Milliseconds of work after which a page feels stuck, on a machine as people have it. */
const LONGEST_TASK = 100;

/** Two heroes, the first played by a person, the other by a bot. */
async function begin(page: Page, rules: RuleSet): Promise<void> {
  await page.getByRole('radio', { name: told.ruleSets[rules].name }).check();
  const heroes = page.locator('.hero-pick').getByRole('checkbox');
  const chosen = page.locator('.hero-pick input:checked');
  await heroes.first().waitFor();
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  for (const i of [0, 1]) await heroes.nth(i).check();
  await page.locator('.seat').nth(1).locator('select').first().selectOption('sensible');
  await page.getByRole('button', { name: told.begin }).click();
  await page.waitForURL(/#\/play\/.+/);
}

test.for(Object.keys(told.ruleSets) as RuleSet[])(
  'a whole game of the rule set %s with one person and one bot, and the page is never stuck',
  async rules => {
    const { page } = await openPage({ path: '/new', settings: QUICK, finished: true });
    await page.evaluate(() => history.replaceState(null, '', `?seed=whole${location.hash}`));
    await begin(page, rules);
    const before = await slownessOf(page);
    const tasks = await tasksDuring(page, () => playToTheEnd(page, GAME_SECONDS));
    const slowness = Math.max(before, await slownessOf(page));
    expect(tasks.length).toBeGreaterThan(1000);
    expect(Math.max(...tasks)).toBeLessThan(LONGEST_TASK * slowness);
    await page.getByRole('link', { name: words.play.toScore }).click();
    await page.waitForURL(/#\/score\/.+/);
    await page.locator('.score-heroes').waitFor();
    expect(await page.locator('h1').textContent()).toMatch(
      new RegExp(`^(${words.score.victory}|${words.score.defeat})$`),
    );
    expect(await page.locator('.score-board svg').count(), 'where dice came to rest').toBe(1);
    await page.getByRole('link', { name: words.score.replay }).click();
    await page.locator('.replay-slider').waitFor();
  },
);
