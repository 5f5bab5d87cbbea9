/** The desk of DIE in the Dungeon!: odds, warnings, taking back, hints, and a page that is opened again. */
import { type Action, cautionOf, lookAt, missing, type State, texts } from '@tumblekeep/die-in-the-dungeon';
import { type Choice, choicesOf } from '@tumblekeep/die-in-the-dungeon/hosted';
import { groupsOf, isAddition } from '@tumblekeep/die-in-the-dungeon/page/desk/groups.ts';
import {
  GAME,
  gameAt,
  isAsked,
  type PlayedGame,
} from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { openPage } from './support/page.ts';
import { importText, saves } from './support/shelf.ts';
import { SIZES, type Size } from './support/sizes.ts';

const told = words.crawl.play;
const QUICK = { speed: 'instant', sound: false } as const;
const SOLO = { map: 'training', players: ['diemon'] } as const;
const DUEL = { map: 'neighbours', players: ['diemon', 'dierake'] } as const;
const LAPTOP = { width: 1280, height: 800 } as const;
const SMALL = { width: 375, height: 667 } as const;
/** In any of the first dungeons with any creature: which one gets somewhere changes with the cards. */
const anybodyIn = (maps: readonly string[]) =>
  maps.flatMap(map => GAME.content.tables.creatures.map(({ id }) => ({ map, players: [id] })));
const ANYBODY = anybodyIn(['training', 'cellar']);
const ANYWHERE = anybodyIn(
  GAME.content.tables.maps.filter(({ players }) => players === 1).map(({ id }) => id),
);

async function openGame(page: Page, { text }: PlayedGame): Promise<void> {
  await page.goto(page.url().replace(/#.*/, '#/continue'));
  await page.locator('.saves, .panel').first().waitFor();
  const before = await saves(page).count();
  await importText(page, text);
  await saves(page).nth(before).waitFor();
  await saves(page).first().getByRole('link', { name: words.saves.open }).click();
  await page.locator('.desk-question').waitFor();
}

const has = (legal: readonly Action[], ...types: readonly Action['type'][]): boolean =>
  types.every(type => legal.some(action => action.type === type));

const isAgainst =
  (heroes: number) =>
  (state: State, legal: readonly Action[]): boolean =>
    isAsked('attack')(state, legal) && (state.combat?.heroes.length ?? 0) >= heroes;

/** A roll that fails by more than one, with DieMinions, pips and enough points at hand. */
function isRichRoll(state: State, legal: readonly Action[]): boolean {
  if (state.roll === null || !has(legal, 'minion', 'pips')) return false;
  const needed = missing(lookAt(GAME.content, state), state.roll);
  return needed > 1 && legal.some(action => action.type === 'spend' && action.points === needed);
}

function expectedOdds({ action, chance = 0, withHelp }: Choice): string {
  const { percent } = words.crawl;
  const withRest = (rest: number): string => `${percent(rest)} ${told.withRest}`;
  if (action.type !== 'minion') return chance === 1 ? told.certain : withRest(withHelp ?? 0);
  return `${percent(chance)}${withHelp === undefined ? '' : withRest(withHelp)}`;
}

test('every addition to a roll is offered with the odds it would give', async () => {
  const game = gameAt(ANYBODY, isRichRoll);
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openGame(page, game);
  const expected = groupsOf(choicesOf(GAME, game.state)).flatMap(([, own]) =>
    own.filter(({ action }) => isAddition(action)).map(expectedOdds),
  );
  const shown = await page
    .locator('.addition')
    .evaluateAll(all => all.map(one => one.querySelector('.odds')?.textContent ?? ''));
  expect(shown).toEqual(expected);
  expect(shown).toContain(told.certain);
  expect(shown.filter(odds => odds.includes('%')).length).toBeGreaterThan(1);
  await page.locator('.roll-missing').waitFor();
  await expectAccessible(page);
});

test.each<Size>(['wide', 'phone'])(
  'a dozen amounts are a few lines, each of them in reach (%s)',
  async size => {
    const isLong = (_: State, legal: readonly Action[]): boolean =>
      legal.filter(({ type }) => type === 'spend').length >= 8;
    const game = gameAt(
      ANYWHERE,
      (state, legal) => isLong(state, legal) && choicesOf(GAME, state).length > 8,
    );
    const { page } = await openPage({ size, path: '/continue', settings: QUICK });
    await openGame(page, game);
    const additions = page.locator('.addition');
    const tops = await additions.evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeLessThanOrEqual(tops.length / 2);
    const sides = await additions.evaluateAll(all =>
      all.flatMap(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(38);
    const spend = page.locator('[data-choice=spend]');
    const question = page.locator('.desk-question');
    const standing = (await question.textContent()) ?? '';
    await spend.last().focus();
    await page.keyboard.press('Enter');
    await question.filter({ hasNotText: standing }).waitFor();
  },
);

test('what nobody should do by mistake is said on its button', async () => {
  const isCareless = (state: State, legal: readonly Action[]): boolean =>
    legal.some(action => {
      const caution = cautionOf(GAME.content, state, action);
      return caution !== undefined && caution.code !== 'hopeless';
    });
  const game = gameAt(ANYBODY, isCareless);
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openGame(page, game);
  const cautions = choicesOf(GAME, game.state).flatMap(({ caution }) =>
    caution === undefined ? [] : [told.caution(texts.cautionText(caution))],
  );
  expect((await page.locator('.choice-button .caution').allTextContents()).sort()).toEqual(cautions.sort());
});

/** What cannot be touched in a corner, because something lies over it or it is off the screen. Runs in the page. */
function covered(selector: string): string[] {
  const isFree = (one: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one));
  };
  return [...document.querySelectorAll(selector)]
    .filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return ![left + 3, right - 3].every(x => [top + 3, bottom - 3].every(y => isFree(one, x, y)));
    })
    .map(one => one.textContent ?? '');
}

test('on a phone the whole fight with a large party is in sight, and a longer desk says that it goes on', async () => {
  // By this way the style sheets come in another order than from the shelf.
  const { page } = await openPage({ size: 'phone', path: '/crawl/new', settings: QUICK });
  await openGame(page, gameAt(ANYWHERE, isAgainst(4)));
  expect(await page.locator('.sum').count()).toBe(3);
  const fight = '.hero-card, .sum, .sum-theirs .sum-die, [data-choice=attack]';
  expect(await page.evaluate(covered, fight)).toEqual([]);
  const faces = page.locator('.hero-face');
  expect(await faces.evaluateAll(all => all.map(one => getComputedStyle(one).paddingLeft))).not.toContain(
    '0px',
  );

  // Three rows of heroes or words, and more answers than the desk can hold.
  const isCrowded = ({ roll, combat, tiles, here }: State): boolean =>
    roll !== null &&
    (combat?.heroes.length ?? 0) > 2 &&
    (GAME.content.tile.get(tiles[here] ?? '')?.text?.length ?? 0) > 42;
  await openGame(page, gameAt(ANYWHERE, isCrowded));
  expect(await page.evaluate(covered, '.hero-card, .sum'), 'crowded').toEqual([]);
  await openGame(page, gameAt(DUEL, isAgainst(3)));
  expect(await page.evaluate(covered, fight), 'duel').toEqual([]);
  const { width, height } = SIZES.phone;
  await page.setViewportSize({ width: height, height: width });
  expect(await page.evaluate(covered, '.sum-theirs, [data-choice=attack]'), 'sideways').toEqual([]);
  await page.setViewportSize(SIZES.phone);

  await page.setViewportSize(SMALL);
  await openGame(page, gameAt(ANYWHERE, isAgainst(4)));
  expect(await page.evaluate(covered, '.hero-card, .sum'), 'small phone').toEqual([]);
  await page.setViewportSize(SIZES.phone);

  await openGame(page, gameAt(SOLO, isAsked('attack')));
  await page.locator('.lesson').waitFor();
  const more = page.locator('.crawl-desk .more');
  await more.click();
  // The sign goes by itself when the end is near, perhaps between a look and a click.
  const goOn = () => document.querySelector<HTMLElement>('.crawl-desk .more')?.click();
  const readOn = () => page.evaluate(goOn).then(() => page.evaluate(covered, '.hint-ask'));
  await expect.poll(readOn).toEqual([]);
  await more.waitFor({ state: 'detached' });
});

test('on a phone the tiles of the largest dungeons are large enough for a finger', async () => {
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: QUICK });
  for (const course of [
    { map: 'long-gallery', players: ['diemon'] },
    { map: 'neighbours', players: ['diemon', 'dierake'] },
    { map: 'own-3-4-10-abc', players: ['diemon'] },
  ]) {
    await openGame(page, gameAt(course, isAsked('rest')));
    const sides = await page
      .locator('.cell')
      .evaluateAll(all => all.map(one => Math.min(one.clientWidth, one.clientHeight)));
    expect(Math.min(...sides), course.map).toBeGreaterThanOrEqual(44);
  }
});

test('on a small phone held sideways the largest dungeon for two is in sight', async () => {
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: QUICK });
  await page.setViewportSize({ width: SMALL.height, height: SMALL.width });
  const isLater = (state: State, legal: readonly Action[]): boolean =>
    state.turn > 2 && isAsked('rest')(state, legal);
  for (const moment of [isAsked('rest'), isLater]) {
    await openGame(page, gameAt(DUEL, moment));
    expect(await page.evaluate(covered, '.cell, .board-who, .crawl-bar .bar-title')).toEqual([]);
    const sides = await page
      .locator('.cell')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().width));
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(40);
  }
});

test('the whole board is there after a phone was turned into a wide window, and a fight fits a small one', async () => {
  const { page } = await openPage({ size: 'phone', path: '/continue', settings: QUICK });
  await openGame(page, gameAt(ANYWHERE, isAgainst(4)));
  const powers = page.locator('.powers').first();
  await powers.waitFor({ state: 'hidden' });
  await page.setViewportSize(LAPTOP);
  await powers.waitFor();
  expect(await page.evaluate(covered, '.hero-card, .sum, [data-choice=attack]')).toEqual([]);
});

test('a choice is taken back freely until a die is rolled or a tile is turned', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  const mayRest = (_: State, legal: readonly Action[]): boolean =>
    legal.some(action => action.type === 'rest' && action.points > 0);
  await openGame(page, gameAt(ANYBODY, mayRest));
  const question = page.locator('.desk-question');
  const resting = (await question.textContent()) ?? '';
  await page.locator('[data-choice=rest]').last().click();
  await question.filter({ hasNotText: resting }).waitFor();
  await page.locator('[data-choice=explore]').first().waitFor();
  await page.keyboard.press('u');
  await question.filter({ hasText: resting }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  // A tile was turned: that stands (DIE-R-100).
  await page.locator('.cell-offered').first().click();
  expect(await page.getByRole('button', { name: told.undoNothing }).isDisabled()).toBe(true);

  // Points are spent without luck, a DieMinion rolls a die.
  await openGame(page, gameAt(ANYBODY, isRichRoll));
  const standing = (await question.textContent()) ?? '';
  await page.locator('[data-choice=spend]').first().click();
  await question.filter({ hasNotText: standing }).waitFor();
  await page.keyboard.press('u');
  await question.filter({ hasText: standing }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('[data-choice=minion]').first().click();
  expect(await page.getByRole('button', { name: told.undoNothing }).isDisabled()).toBe(true);
});

test('a reload in mid-combat goes on at the same place, and a hint gives its reasons', async () => {
  const { page } = await openPage({ path: '/continue', settings: QUICK });
  await openGame(
    page,
    gameAt(SOLO, (state, legal) => state.combat !== null && isAsked('damage')(state, legal)),
  );
  const seen = async (): Promise<readonly (string | null)[]> =>
    Promise.all(['.desk-question', '.encounter', '.tracks'].map(one => page.locator(one).textContent()));
  const before = await seen();
  const steps = await page.locator('.crawl-log li').count();
  await page.reload();
  await page.locator('.desk-question').waitFor();
  expect(await seen()).toEqual(before);
  expect(await page.locator('.crawl-log li').count()).toBe(steps);

  await page.getByRole('button', { name: told.hint }).click();
  const hint = page.locator('.hint');
  await hint.getByText(/you win about \d+ %/).waitFor();
  expect(await hint.locator('li').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: told.doIt }).click();
  await page.waitForFunction(n => document.querySelectorAll('.crawl-log li').length > n, steps);
  expect(await hint.count()).toBe(0);
});
