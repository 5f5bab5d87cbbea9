import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { FLAT, openPage } from './support/page.ts';

const told = words.newGame;

const begin = (page: Page) => page.getByRole('button', { name: told.begin });
const heroes = (page: Page) => page.locator('.hero-pick');
const whyNot = (page: Page) => page.getByRole('status').filter({ hasText: '2 to 6 heroes' });
const chosen = (page: Page) => page.locator('.hero-pick input:checked');

async function chooseNobody(page: Page): Promise<void> {
  await heroes(page).first().waitFor();
  while ((await chosen(page).count()) > 0) await chosen(page).first().uncheck();
}

test('a drawn party is ready at once; the rules say why too few or too many cannot begin', async () => {
  const { page } = await openPage({ path: '/new' });
  await heroes(page).first().waitFor();
  expect(await chosen(page).count()).toBe(2);
  expect(await begin(page).isEnabled()).toBe(true);

  await chosen(page).first().uncheck();
  await whyNot(page).waitFor();
  expect(await begin(page).isDisabled()).toBe(true);

  for (const hero of await heroes(page).getByRole('checkbox').all()) await hero.check();
  await whyNot(page).waitFor();
  expect(await begin(page).isDisabled()).toBe(true);
});

test('another rule set has its own heroes, difficulties and rules for one player', async () => {
  const { page } = await openPage({ path: '/new' });
  await page.getByRole('radio', { name: told.ruleSets.first.name }).check();
  expect(await page.getByRole('radio', { name: 'Insane' }).count()).toBe(1);
  expect(await page.getByRole('radio', { name: 'Inferno' }).count()).toBe(0);

  await chooseNobody(page);
  await heroes(page).getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: told.solo }).check();
  expect(await begin(page).isEnabled()).toBe(true);
  await page.locator('.seat select').first().selectOption('sensible');
  expect(await page.getByRole('checkbox', { name: told.solo }).count()).toBe(0);
});

test('seats, bots, leader and real dice arrive at the table', async () => {
  const { page } = await openPage({ path: '/new', settings: FLAT });
  await chooseNobody(page);
  await page.getByRole('checkbox', { name: /Brad/ }).check();
  await page.getByRole('checkbox', { name: /Murka/ }).check();
  await page.getByLabel(told.who('Murka')).selectOption('sensible');
  await page.getByLabel(told.skill('Murka')).selectOption('deadly');
  await page.getByRole('combobox', { name: told.leader }).selectOption('brad');
  await page.getByRole('radio', { name: told.diceModes.real.name }).check();
  expect(await page.getByLabel(told.skill('Murka')).count(), 'nobody asks how a bot throws real dice').toBe(
    0,
  );
  await begin(page).click();
  await page.waitForURL(/#\/play\/.+/);

  await page.goto(page.url().replace(/#.*/, '#/continue'));
  const save = page.locator('.save').first();
  await save.waitFor();
  expect(await save.locator('h2').textContent()).toBe('Brad and Murka');
  expect(await save.textContent()).toContain(words.saves.realDice);
});

test('the handicap that is proposed for these hands makes an even fight, and is said at the table', async () => {
  const { page } = await openPage({ path: '/new', settings: FLAT });
  // Of two heroes who happen to be drawn nobody knows how they would fare.
  await chooseNobody(page);
  await page.getByRole('checkbox', { name: /Brad/ }).check();
  await page.getByRole('checkbox', { name: /Murka/ }).check();
  const { handicap } = told;
  await page.getByText(handicap.averageHand).waitFor();
  await page.getByText('of 100 such games').waitFor();
  const take = page.getByRole('button', { name: handicap.take('') });
  await take.click();
  await page.getByText(handicap.best).waitFor();
  const value = await page.locator('.handicap-value').textContent();
  expect(value).toMatch(/^\+[1-9]/);
  expect(await page.locator('.handicap-chance').textContent()).toContain('about an even fight');
  await expectAccessible(page);
  await begin(page).click();
  await page.waitForURL(/#\/play\/.+/);
  await page.getByText(handicap.value(value ?? '')).waitFor({ state: 'attached' });
});
