import { EMPTY_HAND, handAfter } from '@tumblekeep/dungeon-fighter/page/hand/record.ts';
import { HAND_KEY } from '@tumblekeep/dungeon-fighter/page/hand/store.ts';
import type { Page } from 'playwright-core';
import { QUICK } from '../browser/support/player.ts';
import { words } from '../support/words.ts';
import type { Shot } from './shot.ts';

/** Not about the 3D table, which is slow without a graphics card. */
const FLAT = { flatTable: true } as const;

const openTable = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.start.playNow }).click();
  await page.waitForURL(/#\/play\/.+/);
  await page.locator('canvas').first().waitFor();
};

/** The table when it has been painted. */
const openSolidTable = async (page: Page): Promise<void> => {
  await openTable(page);
  await page.locator('.stage[data-stage="solid"] canvas[data-engine]').waitFor();
  const hint = page.locator('dialog[open] .button');
  await page.locator('.throw-pad, dialog[open]').first().waitFor();
  if ((await hint.count()) > 0) await hint.click();
  await page.locator('.throw-pad').waitFor();
  await page.waitForTimeout(PAINTING);
};

const leaveTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(page.url().replace(/#.*/, `#${path}`));
};

/** A hand that has thrown so often: three kinds of throws, most dice near the middle. */
async function remember(page: Page, throws: number): Promise<void> {
  const kinds = [[], ['blind'], ['nose', 'two-bounce']];
  let hand = EMPTY_HAND;
  for (let i = 0; i < throws; i++) {
    const angle = i * 2.4;
    const away = 130 * ((i * 37) % 100) ** 2 * 1e-4 * (1 + (i % 3)) + 12;
    const hit = away < 140;
    hand = handAfter(hand, {
      edition: 'second',
      throws: kinds[i % 7 === 3 ? 1 : i % 11 === 5 ? 2 : 0] ?? [],
      hit,
      zone: hit ? (away < 40 ? '5' : away < 80 ? '3' : '1') : 'outside',
      points: hit ? (away < 40 ? 5 : away < 80 ? 3 : 1) : 0,
      x: Math.round(20 + away * Math.cos(angle)),
      z: Math.round(15 + away * Math.sin(angle)),
    });
  }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    HAND_KEY,
    JSON.stringify(hand),
  ] as const);
  await page.reload();
  await page.locator('.heat-map').waitFor();
  await page.getByText(words.hand.like).waitFor();
}

/** Milliseconds in which even software has painted the hand over the table. */
const PAINTING = 6000;

export const shots: readonly Shot[] = [
  { name: 'start', isInReadme: true },
  {
    name: 'start-with-a-game',
    settings: FLAT,
    prepare: async page => {
      await openTable(page);
      await leaveTo(page, '/');
      await page.getByRole('link', { name: words.start.goOn }).waitFor();
    },
  },
  { name: 'new-game', path: '/new' },
  { name: 'new-game-whole', path: '/new', whole: true },
  {
    name: 'new-game-handicap',
    path: '/new',
    anew: true,
    prepare: async page => {
      await page.getByRole('button', { name: words.newGame.handicap.take('') }).waitFor();
      await page.locator('.handicap').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'new-game-refused',
    path: '/new',
    prepare: page => page.locator('.hero-pick input:checked').first().uncheck(),
  },
  { name: 'continue-empty', path: '/continue' },
  {
    name: 'continue',
    settings: FLAT,
    prepare: async page => {
      await openTable(page);
      await leaveTo(page, '/continue');
      await page.locator('.save').first().waitFor();
    },
  },
  {
    name: 'continue-delete',
    settings: FLAT,
    prepare: async page => {
      await openTable(page);
      await leaveTo(page, '/continue');
      await page.getByRole('button', { name: words.saves.remove }).first().click();
    },
  },
  { name: 'rules', path: '/rules' },
  { name: 'rules-search', path: '/rules/scar' },
  { name: 'gallery', path: '/gallery' },
  { name: 'credits', path: '/credits' },
  { name: 'settings', path: '/settings', whole: true },
  { name: 'settings-largest-text', path: '/settings', settings: { textSize: 'largest' } },
  { name: 'lost', path: '/no/such/place' },
  { name: 'table', prepare: openSolidTable, isInReadme: true },
  { name: 'hand-empty', path: '/hand' },
  { name: 'hand', path: '/hand', prepare: page => remember(page, 40) },
  { name: 'hand-whole', path: '/hand', prepare: page => remember(page, 300), whole: true },
  { name: 'practice', path: '/practice', settings: FLAT },
  { name: 'practice-whole', path: '/practice', settings: FLAT, whole: true },
  {
    name: 'practice-thrown',
    path: '/practice',
    settings: QUICK,
    prepare: async page => {
      await page.getByRole('button', { name: words.practice.show }).click();
      await page.getByRole('button', { name: words.practice.again }).waitFor();
    },
  },
];
