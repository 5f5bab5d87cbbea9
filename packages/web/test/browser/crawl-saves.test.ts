/** Games of DIE in the Dungeon! on the shelf: out as files, in again, and told in words when they are broken. */
import { readFileSync } from 'node:fs';
import { gameAt, isAsked } from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { openPage } from './support/page.ts';
import { ageSave, breakSave, exportRow, folderOfTest, importText, saves, verify } from './support/shelf.ts';

const told = words.saves;
const QUICK = { speed: 'instant', sound: false } as const;
const SOLO = { map: 'training', players: ['diemon'] } as const;

async function takeIn(page: Page, text: string): Promise<void> {
  const before = await saves(page).count();
  await importText(page, text);
  await saves(page).nth(before).waitFor();
}

test('a game in mid-combat is exported, verified, deleted, imported again and goes on where it was', async () => {
  const game = gameAt(SOLO, isAsked('attack'));
  const { page, go } = await openPage({ path: '/continue', settings: QUICK });
  await takeIn(page, game.text);
  await saves(page).getByText(told.inputs(game.inputs)).waitFor();
  await saves(page).getByRole('link', { name: told.open }).click();
  await page.locator('[data-choice=attack]').first().click();
  await page.locator('.last-rolls').waitFor();
  const asked = await page.locator('.desk-question').textContent();

  await go('/continue');
  await saves(page).first().waitFor();
  const file = await exportRow(page, saves(page).first(), folderOfTest());
  expect(file).toMatch(/tumblekeep-die-in-the-dungeon-training\.jsonl$/);
  expect(verify(file)).toContain(`ok: ${game.inputs + 1} inputs`);

  await saves(page).first().getByRole('button', { name: told.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: told.removeYes }).click();
  await page.getByText(told.none).waitFor();
  await takeIn(page, readFileSync(file, 'utf8'));
  await saves(page)
    .getByText(told.inputs(game.inputs + 1))
    .waitFor();
  await saves(page).getByRole('link', { name: told.open }).click();
  await page.locator('.desk-question').waitFor();
  expect(await page.locator('.desk-question').textContent()).toBe(asked);
});

test('files of newer versions and damaged files are refused in words, and nothing is lost', async () => {
  const { text } = gameAt(SOLO, isAsked('attack'));
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await takeIn(page, text);
  const [header = '', ...lines] = text.split('\n');
  const headerWith = (change: object): string => JSON.stringify({ ...JSON.parse(header), ...change });
  const spoil = (file: string): string => file.replace('"hash":"', '"hash":"0');
  const refusals = [
    [[headerWith({ version: 99 }), ...lines].join('\n'), /newer version/],
    [spoil(text), /damaged/],
    [spoil([headerWith({ revision: 'old' }), ...lines].join('\n')), /older cards/],
    [[header, ...lines.slice(1)].join('\n'), /damaged/],
  ] as const;
  for (const [spoiled, why] of refusals) {
    await importText(page, spoiled);
    const toast = page.locator('.toast').filter({ hasText: why });
    await toast.first().waitFor();
    await toast.first().getByRole('button').click();
    await toast.first().waitFor({ state: 'detached' });
  }
  expect(await saves(page).count()).toBe(1);
  expect(await page.locator('.save-problem').count()).toBe(0);
});

test('a broken save says so on the shelf and at its address, can be exported, and the others stay', async () => {
  const { page, go } = await openPage({ path: '/continue', settings: QUICK });
  await takeIn(page, gameAt(SOLO, isAsked('attack')).text);
  await saves(page).getByRole('link', { name: told.open }).click();
  await page.locator('.crawl').waitFor();
  const broken = page.url().split('/').at(-1) as string;
  await go('/continue');
  await saves(page).first().waitFor();
  await takeIn(page, gameAt({ map: 'cellar', players: ['dierake'] }, isAsked('attack')).text);
  await breakSave(page, broken);
  await page.reload();
  const row = saves(page).filter({ has: page.locator('.save-problem') });
  await row.getByText(/damaged/).waitFor();
  expect(await row.getByRole('link').count()).toBe(0);
  const file = await exportRow(page, row, folderOfTest());
  expect(readFileSync(file, 'utf8')).toContain('{"nonsense":true}\n{"n":1,');
  for (const place of ['play', 'end']) {
    await go(`/crawl/${place}/${broken}`);
    await page.getByText(/damaged/).waitFor();
  }
  await go('/continue');
  await saves(page).getByRole('link', { name: told.open }).click();
  await page.locator('[data-choice=attack]').first().waitFor();
});

test('a game of older cards is told as such on the shelf, and nobody is asked to go on with it', async () => {
  const { text } = gameAt(SOLO, isAsked('attack'));
  const { page, go } = await openPage({ path: '/continue', settings: QUICK });
  await takeIn(page, text);
  await saves(page).getByRole('link', { name: told.open }).click();
  await page.locator('.crawl').waitFor();
  await ageSave(page, page.url().split('/').at(-1) as string, text);
  await page.reload();
  await page.getByRole('alert').getByText('It was made with older cards').waitFor();
  await page.getByRole('link', { name: told.shelf }).click();
  await saves(page)
    .getByText(/older cards/)
    .waitFor();
  expect(await saves(page).getByRole('link').count()).toBe(0);
  expect(await saves(page).getByRole('button').allTextContents()).toEqual([told.export, told.remove]);
  await go('/');
  await page.getByRole('link', { name: words.fightPage.newGame.name }).waitFor();
  expect(await page.locator('.start-go-on').count()).toBe(0);
});
