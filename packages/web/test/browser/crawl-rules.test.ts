/** What DIE in the Dungeon! means by its words: looked up, explained at the table, never mixed with the other game. */

import { gameAt, isAsked } from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { openPage } from './support/page.ts';
import { importText, saves } from './support/shelf.ts';
import { SIZES, type Size } from './support/sizes.ts';

const told = words.rules;

test.each<Size>(['wide', 'phone'])('both games are looked up apart from each other (%s)', async size => {
  const { page } = await openPage({ size, path: '/rules' });
  const search = page.getByRole('searchbox', { name: told.search });
  const found = page.locator('.rule');
  await search.fill('DieMinion');
  await page.getByText(told.found(0, 'DieMinion')).waitFor();
  await page.getByRole('radio', { name: words.crawl.game }).check();
  await found.first().waitFor();
  expect(await found.first().locator('h3').textContent()).toContain('DieMinion');
  const sources = await page.locator('.rule-source .clause-id').allTextContents();
  expect(sources.length).toBeGreaterThan(3);
  for (const id of sources) expect(id).toMatch(/^DIE-/);
  expect(await page.getByRole('group', { name: told.edition }).count()).toBe(0);

  // A ruling that a clause rests on is one tap away.
  await search.fill('DIE-STAT-02');
  await found.getByText('Time is always on a d20').waitFor();
  await search.fill('DIE-STAT-06');
  await found.getByRole('link', { name: 'DIE-R-02' }).click();
  await found.first().getByText('which tracks?').waitFor();

  await search.fill('');
  await page
    .locator('.chapter')
    .filter({ hasText: words.books.crawl.chapters.TRAP })
    .locator('summary')
    .click();
  await found.filter({ hasText: 'DIE-TRAP-01' }).waitFor();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES[size].width);

  await page.getByRole('radio', { name: words.fightPage.name }).check();
  await page.getByRole('group', { name: told.edition }).waitFor();
  await search.fill('scar');
  expect(await page.locator('.rule-source .clause-id').first().textContent()).toMatch(/^DF2-/);
});

test('creatures, abilities, heroes, tiles, traps, tokens, stats and maps are explained', async () => {
  const { page } = await openPage({ path: '/rules/die-in-the-dungeon:' });
  const search = page.getByRole('searchbox', { name: told.search });
  const best = page.locator('.rule').first();
  const wanted = [
    ['deyeroller', 'Eye Modify'],
    ['fire strike', 'Ability point'],
    ['fighter', 'Level 2: 6/4/2'],
    ['Patriarch', 'exactly 1'],
    ['the slow corridor', 'Time'],
    ['trap', 'Stat Check'],
    ['Health token', '2 points'],
    ['magic', 'never falls below 1'],
    ['census', 'one player'],
  ] as const;
  for (const [word, text] of wanted) {
    await search.fill(word);
    await best.filter({ hasText: text }).waitFor();
  }
  await search.fill('');
  await page.locator('.chapter').filter({ hasText: 'The Dierake' }).locator('summary').click();
  await page.locator('.rule').nth(6).waitFor();
  expect(await page.locator('.rule').count()).toBe(7);
  expect(await page.locator('.rule-picture').count()).toBe(7);
});

test('what is tapped at the table explains itself and leads into the rules', async () => {
  const { page } = await openPage({ path: '/continue', settings: { speed: 'instant', sound: false } });
  await importText(page, gameAt({ map: 'training', players: ['diemon'] }, isAsked('attack')).text);
  await saves(page).getByRole('link', { name: words.saves.open }).click();
  await page.getByRole('button', { name: words.crawl.play.explain }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Your attack' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.hero-face').first().click();
  const hero = (await page.getByRole('dialog').getByRole('heading').textContent()) ?? '';
  await page.getByRole('link', { name: words.crawl.play.inRules }).click();
  await page.locator('.rule').first().getByRole('heading', { name: hero }).waitFor();
  await page.goBack();
  await page.locator('[data-choice=attack]').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: words.crawl.play.menu }).click();
  await page.getByRole('link', { name: words.crawl.play.rules }).click();
  await page.locator('.chapter').filter({ hasText: words.books.crawl.chapters.RANDOM }).waitFor();
});
