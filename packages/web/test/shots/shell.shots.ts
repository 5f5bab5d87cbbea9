import type { Page } from 'playwright-core';
import { words } from '../../src/strings/index.ts';
import type { Shot } from './shot.ts';

const openTable = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.start.playNow }).click();
  await page.waitForURL(/#\/play\/.+/);
  await page.locator('canvas').first().waitFor();
};

const leaveTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(page.url().replace(/#.*/, `#${path}`));
};

export const shots: readonly Shot[] = [
  { name: 'start' },
  {
    name: 'start-with-a-game',
    prepare: async page => {
      await openTable(page);
      await leaveTo(page, '/');
      await page.getByRole('link', { name: words.start.goOn }).waitFor();
    },
  },
  { name: 'new-game', path: '/new' },
  { name: 'new-game-whole', path: '/new', whole: true },
  {
    name: 'new-game-refused',
    path: '/new',
    prepare: page => page.locator('.hero-pick input:checked').first().uncheck(),
  },
  { name: 'continue-empty', path: '/continue' },
  {
    name: 'continue',
    prepare: async page => {
      await openTable(page);
      await leaveTo(page, '/continue');
      await page.locator('.save').first().waitFor();
    },
  },
  {
    name: 'continue-delete',
    prepare: async page => {
      await openTable(page);
      await leaveTo(page, '/continue');
      await page.getByRole('button', { name: words.saves.remove }).first().click();
    },
  },
  { name: 'rules', path: '/rules' },
  { name: 'rules-search', path: '/rules/scar' },
  { name: 'credits', path: '/credits' },
  { name: 'settings', path: '/settings' },
  { name: 'settings-largest-text', path: '/settings', settings: { textSize: 'largest' } },
  { name: 'lost', path: '/no/such/place' },
  { name: 'table', prepare: openTable },
];
