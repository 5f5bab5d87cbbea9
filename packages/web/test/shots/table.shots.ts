/** The table: every kind of decision, real dice, the end, and the game seen again. */
import { everybodyHuman } from '@tumblekeep/dungeon-fighter/hosted';
import { flownGame } from '@tumblekeep/dungeon-fighter/test/page/support/flown.ts';
import {
  asks,
  gameAt,
  POSITIONS,
  type Position,
} from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import type { Page } from 'playwright-core';
import { QUICK } from '../browser/support/player.ts';
import { importText, openFile, saves } from '../browser/support/shelf.ts';
import { words } from '../support/words.ts';
import type { Shot } from './shot.ts';

const decisions: readonly Shot[] = Object.entries(POSITIONS).map(([name, wanted]) => ({
  name: `play-${name.replaceAll(' ', '-')}`,
  path: '/continue',
  settings: QUICK,
  prepare: async page => {
    const { file, view } = gameAt(wanted);
    await openFile(page, file);
    if (view.question?.at === 'path') await page.locator('.curtain button').click();
    await page.locator('.prompt-text, .score-heroes').first().waitFor();
  },
}));

async function openRealDice(page: Page): Promise<void> {
  const table = (heroes: readonly string[]) => everybodyHuman(heroes, 'real');
  await openFile(page, gameAt({ rules: 'second', is: asks('landing'), table }).file);
}

export const shots: readonly Shot[] = [
  ...decisions,
  {
    name: 'play-hint',
    path: '/continue',
    settings: { ...QUICK, seenHints: [] },
    prepare: async page => {
      const is = (position: Position): boolean =>
        position.view.question?.at === 'landing' && position.view.combat?.throw?.requirements.length === 1;
      await openFile(page, gameAt({ rules: 'second', is }).file);
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'play-curtain',
    path: '/continue',
    settings: QUICK,
    prepare: async page => {
      await openFile(page, gameAt({ rules: 'second', is: asks('path') }).file);
      await page.locator('.curtain').waitFor();
    },
  },
  {
    name: 'play-real-dice',
    path: '/continue',
    settings: QUICK,
    prepare: async page => {
      await openRealDice(page);
      await page.locator('.report').waitFor();
    },
  },
  {
    name: 'play-real-dice-face',
    path: '/continue',
    settings: QUICK,
    prepare: async page => {
      await openRealDice(page);
      await page.getByRole('button', { name: words.play.zones['4'] }).last().click();
      await page.locator('.report-faces').waitFor();
    },
  },
  {
    name: 'play-verdict',
    path: '/continue',
    settings: QUICK,
    prepare: async page => {
      await openRealDice(page);
      await page.getByRole('button', { name: words.play.zones['4'] }).last().click();
      await page.locator('.report-faces').getByRole('button', { name: words.play.icon }).click();
      await page.locator('.verdict').waitFor();
    },
  },
  ...(['menu', 'heroes', 'table'] as const).map(drawer => ({
    name: `play-drawer-${drawer}`,
    path: '/continue',
    anew: true,
    settings: QUICK,
    prepare: async (page: Page) => {
      await openFile(page, gameAt({ rules: 'first', is: asks('turn') }).file);
      const tool = page.getByRole('button', {
        name: drawer === 'menu' ? words.bar.menu : words.play[drawer],
        exact: true,
      });
      if (await tool.isVisible()) await tool.click();
    },
  })),
  {
    name: 'play-explained',
    path: '/continue',
    settings: QUICK,
    prepare: async page => {
      await openFile(page, gameAt({ rules: 'second', is: asks('turn') }).file);
      await page.locator('.foe-art').locator('visible=true').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'replay',
    path: '/continue',
    settings: QUICK,
    prepare: async page => {
      const { file, firstThrow } = await flownGame();
      await importText(page, file);
      await saves(page).first().getByRole('link', { name: words.saves.replay }).click();
      await page.locator('.replay-slider').fill(String(firstThrow));
      await page.locator('.replay-again').waitFor();
    },
  },
  {
    name: 'score-with-landings',
    path: '/continue',
    settings: QUICK,
    prepare: async page => {
      const { file } = await flownGame();
      await importText(page, file);
      await saves(page).first().waitFor();
      const link = await saves(page).first().locator('.save-actions a').first().getAttribute('href');
      await page.goto(page.url().replace(/#.*/, `${link?.replace('play', 'score') ?? ''}`));
      await page.locator('.score-board').waitFor();
    },
  },
];
