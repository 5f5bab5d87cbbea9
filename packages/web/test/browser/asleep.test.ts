/** A phone that falls asleep in the middle of a game, with its net gone, wakes in its chair and has missed nothing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  atTable,
  comeTo,
  expectAlike,
  makeWay,
  note,
  oneMore,
  openGentleTable,
  sit,
} from './support/company.ts';
import { openPage } from './support/page.ts';
import { goOn, inputsOf, QUICK } from './support/player.ts';

declare global {
  interface Window {
    /** How often the screen was asked to stay on, and how many of these wishes hold. */
    wakefulness: { asked: number; held: number };
  }
}

/** As browsers do it: a page that is hidden loses its lock. Runs in the page. */
function watchWakefulness(): void {
  window.wakefulness = { asked: 0, held: 0 };
  const request = async (): Promise<unknown> => {
    window.wakefulness.asked++;
    window.wakefulness.held++;
    let isHeld = true;
    const release = async (): Promise<void> => {
      if (isHeld) window.wakefulness.held--;
      isHeld = false;
    };
    document.addEventListener('visibilitychange', () => document.hidden && void release());
    return { release };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

/** A phone of its own way to the server. */
async function come(path: string) {
  const way = await makeWay();
  const opening = { size: 'phone', finished: true, losesNet: true, settings: QUICK } as const;
  const { page, go } = await openPage({ ...opening, address: way.address });
  await page.evaluate(watchWakefulness);
  await go(path);
  const session = await page.context().newCDPSession(page);
  const turn = async (isHidden: boolean): Promise<void> => {
    await page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      const state = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  };
  return {
    page,
    go,
    async fallAsleep() {
      await turn(true);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      way.cut();
    },
    async wake() {
      way.mend();
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await turn(false);
    },
  };
}

const expectWakefulness = (page: Page, asked: number, held: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.wakefulness)).toEqual({ asked, held });

const expectHere = (page: Page, people: number): Promise<void> =>
  expect.poll(() => page.locator('.company-tool .tool-word').textContent()).toBe(String(people));

test('a phone that slept without a net is in its chair again, and its screen stays on again', async () => {
  const table = await openGentleTable('asleep', ['brad', 'murka']);
  const path = table.replace('/table/', '/pad/');
  const stage = await comeTo(table.replace('/table/', '/stage/'));
  const phones = [await come(path), await come(path)] as const;
  for (const [i, { page }] of phones.entries()) await sit(page, `Player ${i + 1}`);
  const [one, other] = phones;
  await Promise.all([stage, one.page, other.page].map(atTable));
  const waiting = (): Promise<readonly number[]> =>
    Promise.all(phones.map(({ page }) => note(page, 'turn').count()));
  await expect.poll(async () => (await waiting()).join()).toMatch(/^(0,1|1,0)$/);
  const [asleep, awake] = (await waiting())[0] === 1 ? [one, other] : [other, one];
  await expectWakefulness(asleep.page, 1, 1);

  await asleep.fallAsleep();
  await expectHere(awake.page, 1);
  const before = await inputsOf(awake.page);
  await oneMore([awake.page]);
  await expect.poll(() => inputsOf(stage)).toBeGreaterThan(before);

  await asleep.wake();
  await expectAlike([awake.page, asleep.page, stage]);
  await expectHere(awake.page, 2);
  await expectWakefulness(asleep.page, 2, 1);
  while ((await goOn(asleep.page)) === 'waiting') await goOn(awake.page);
  await expectAlike([awake.page, asleep.page, stage]);

  await asleep.go('/');
  await expectWakefulness(asleep.page, 2, 0);
});
