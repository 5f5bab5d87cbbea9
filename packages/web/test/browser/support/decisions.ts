/** Every kind of decision of a rule set, reached by a file, looked at and answered. */
import { type DungeonFighter, RULE_SETS, texts } from '@tumblekeep/dungeon-fighter';
import {
  type Found,
  gameAt,
  POSITIONS,
  realDice,
} from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import PATIENCE from '../../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../../support/words.ts';
import { expectAccessible } from './axe.ts';
import { faultsAt, WINDOWS } from './layout.ts';
import { openPage } from './page.ts';
import { goOn, inputsOf, QUICK } from './player.ts';
import { openFile } from './shelf.ts';
import { SIZES, type Size } from './sizes.ts';

const found = new Map<string, Found>();
function positionOf(name: string): Found {
  const known = found.get(name) ?? gameAt(POSITIONS[name] as (typeof POSITIONS)[string]);
  found.set(name, known);
  return known;
}

/** What the page has to ask there; at a turn the die may lie in the hand already. */
function askedAt({ view }: Found): string | undefined {
  const { edition } = RULE_SETS[view.rules] as DungeonFighter;
  const question = texts.questionText(edition, view);
  return view.question?.at === 'turn' ? undefined : question && texts.capital(question.text);
}

async function expectRoom(page: Page, size: Size, name: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${name}: wider than the screen`).toBeLessThanOrEqual(SIZES[size].width);
}

/** Answers below the edge of the prompt are pointed out. */
async function expectSign(page: Page, name: string): Promise<void> {
  const hidden = await page
    .locator('.prompt')
    .evaluate(
      box => box.scrollHeight - box.clientHeight - Number.parseFloat(getComputedStyle(box).paddingBottom),
    );
  const sign = page.locator('.prompt .more');
  if (hidden > 12) await sign.waitFor();
  else if (hidden <= 0) expect(await sign.count(), `${name}: nothing lies below`).toBe(0);
}

/** Nothing is cut off, overlaps or lies out of reach, whatever the window. */
async function expectFit(page: Page, size: Size, name: string): Promise<void> {
  const found: Record<string, readonly string[]> = {};
  for (const window of WINDOWS) {
    const faults = await faultsAt(page, window);
    if (faults.length > 0) found[`${name} at ${window.width}×${window.height}`] = faults;
  }
  expect(found).toEqual({});
  await page.setViewportSize(SIZES[size]);
}

async function decide(page: Page, size: Size, name: string): Promise<void> {
  const position = positionOf(name);
  await openFile(page, position.file);
  if (position.view.question?.at === 'path') {
    expect(await page.locator('.answer-card').count(), `${name}: doors before the curtain`).toBe(0);
    await page.locator('.curtain button').click();
  }
  const asked = askedAt(position);
  if (asked !== undefined) await page.locator('.prompt-text').filter({ hasText: asked }).waitFor();
  // The die that may be chosen comes into the hand, with all that lies around it.
  const isInHand = POSITIONS[name]?.table !== realDice && (await page.locator('.answer-die').count()) > 0;
  if (isInHand) await page.locator('.throw-pad').waitFor();
  await expectRoom(page, size, name);
  await expectSign(page, name);
  await expectAccessible(page);
  if (size === 'wide') await expectFit(page, size, name);
  const before = await inputsOf(page);
  const until = Date.now() + PATIENCE.page;
  while ((await inputsOf(page)) === before) {
    expect(Date.now(), `${name}: cannot be answered`).toBeLessThan(until);
    await goOn(page);
  }
}

async function lookAtScore(page: Page, size: Size, name: string): Promise<void> {
  const { outcome, file } = positionOf(name);
  await openFile(page, file);
  const title = outcome?.won ? words.score.victory : words.score.defeat;
  await page.getByRole('heading', { name: title }).waitFor();
  await page.locator('.score-heroes').waitFor();
  await expectRoom(page, size, name);
  await expectAccessible(page);
  if (size === 'wide') await expectFit(page, size, name);
}

/** Whoever looks would have seen it. */
async function expectSharpEyes(page: Page): Promise<void> {
  for (const content of [
    '.table-screen .answer { width: 200vw }',
    '.table-screen .prompt { margin-top: -9rem }',
    '.table-screen .stage-box { height: 20% }',
    '.table-screen .bar { z-index: 9; height: 40rem; margin-bottom: -38rem }',
  ]) {
    const broken = await page.addStyleTag({ content });
    expect(await faultsAt(page, WINDOWS[0]), content).not.toEqual([]);
    await broken.evaluate(style => (style as Element).remove());
  }
}

/** Opens every position of a rule set, one after the other. */
export async function decideAll(size: Size, rules: string): Promise<void> {
  const { page } = await openPage({ size, path: '/continue', settings: QUICK });
  const names = Object.keys(POSITIONS).filter(name => POSITIONS[name]?.rules === rules);
  for (const name of names) {
    if (positionOf(name).outcome === undefined) await decide(page, size, name);
    else await lookAtScore(page, size, name);
  }
  if (size === 'wide') {
    await openFile(page, positionOf(`${rules} again`).file);
    await expectSharpEyes(page);
  }
}
