/** Whole games of every rule set, from the choice of the party to the score. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../src/strings/index.ts';
import { openPage } from './support/page.ts';
import { playToTheEnd, QUICK } from './support/player.ts';

const told = words.newGame;

/** Two heroes, the first played by a person, the other by a bot; the hardest way is the shortest. */
async function begin(page: Page, rules: keyof typeof told.ruleSets): Promise<void> {
  await page.getByRole('radio', { name: told.ruleSets[rules].name }).check();
  await page.locator('.seat select').first().waitFor();
  const seats = page.locator('.seat');
  await seats.nth(0).locator('select').first().selectOption('human');
  await seats.nth(1).locator('select').first().selectOption('sensible');
  await page.getByRole('button', { name: told.begin }).click();
  await page.waitForURL(/#\/play\/.+/);
}

test.for(Object.keys(told.ruleSets) as (keyof typeof told.ruleSets)[])(
  'a whole game of the rule set %s with one person and one bot',
  async rules => {
    const { page } = await openPage({ path: '/new', settings: QUICK });
    await begin(page, rules);
    await playToTheEnd(page, 110);
    await page.getByRole('link', { name: words.play.toScore }).click();
    await page.waitForURL(/#\/score\/.+/);
    await page.locator('.score-heroes').waitFor();
    expect(await page.locator('h1').textContent()).toMatch(
      new RegExp(`^(${words.score.victory}|${words.score.defeat})$`),
    );
    expect(await page.locator('.score-board circle, .score-board [data-dot]').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: words.score.replay }).click();
    await page.locator('.replay-slider').waitFor();
  },
);
