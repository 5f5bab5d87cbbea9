/** The same gesture is the same throw in Firefox and in Chromium: what one heard is done again in the other. */
import { expect, inject, onTestFinished, test } from 'vitest';
import { FIREFOX, Firefox } from './support/firefox.ts';
import { follow, type Place } from './support/gesture.ts';
import { openPage } from './support/page.ts';

const SETTINGS = { speed: 'instant', sound: false, flatTable: true };
/** Spans a second of a stranger, and how much of a first swing is learnt. */
const STRANGER = 2.4;
const LEARNT = 1 / 3;
const SPAN = { least: 420, most: 620 } as const;

interface Heard {
  readonly type: string;
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels a second of the only swing so far, as the page has measured it. */
const speedOf = (stored: string | null, height: number): number => {
  const { speed } = (JSON.parse(stored ?? '{}') as { mouse: { speed: number } }).mouse;
  const span = Math.max(SPAN.least, Math.min(SPAN.most, height));
  return (STRANGER + (speed - STRANGER) / LEARNT) * span;
};

const RECORD = `
  window.heard = [];
  for (const type of ['pointerdown', 'pointermove', 'pointerup'])
    document.querySelector('.throw-pad').addEventListener(type, event => {
      const all = event.getCoalescedEvents?.() ?? [];
      for (const { timeStamp, clientX, clientY } of all.length > 0 ? all : [event])
        window.heard.push({ type, t: timeStamp, x: clientX, y: clientY });
    }, true);
`;
const PAD = `const { left, top, width, height } = document.querySelector('.throw-pad').getBoundingClientRect();
  return { left, top, width, height, inner: [innerWidth, innerHeight] };`;
const PACE = `return localStorage.getItem('tumblekeep pace')`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly inner: readonly [number, number];
}

test.skipIf(FIREFOX === undefined).for([90, 150, 240])(
  `a swing of %d ms throws alike in Firefox and Chromium${FIREFOX === undefined ? ' (skipped: no Firefox; set TUMBLEKEEP_FIREFOX or install it)' : ''}`,
  async time => {
    const firefox = await Firefox.start(FIREFOX as string);
    onTestFinished(() => firefox.close());
    await firefox.go(inject('finished'));
    await firefox.run(
      `localStorage.setItem('tumblekeep settings', ${JSON.stringify(JSON.stringify(SETTINGS))})`,
    );
    await firefox.go(`${inject('finished')}?again#/practice`);
    await firefox.until(`return document.querySelector('.throw-pad') !== null`);
    await firefox.run(RECORD);
    const box = (await firefox.run(PAD)) as Box;
    const from = [box.left + box.width / 2, box.top + box.height * 0.78] as const;
    const way = 1.1 * time;
    // A machine that is busy may make it too slow for a throw; then the page says so.
    do {
      await firefox.swing(from, [from[0] + way / 12, from[1] - way], time);
      await firefox.until(`${PACE} !== null || document.querySelector('.throw-word[data-note]') !== null`);
    } while ((await firefox.run(PACE)) === null);
    const there = speedOf((await firefox.run(PACE)) as string, box.height);
    const heard = (await firefox.run('return window.heard')) as readonly Heard[];
    const first = heard.findLastIndex(({ type }) => type === 'pointerdown');
    const began = heard[first]?.t ?? 0;

    const { page } = await openPage({ path: '/practice', settings: SETTINGS, finished: true });
    await page.setViewportSize({ width: box.inner[0], height: box.inner[1] });
    await page.locator('.throw-pad').waitFor();
    const here = (await page.evaluate(new Function(PAD) as () => Box)) as Box;
    const places = heard.slice(first).map(
      ({ type, t, x, y }): Place => ({
        t: t - began,
        x: x - box.left - box.width / 2 + here.left + here.width / 2,
        y: y - box.top - box.height * 0.78 + here.top + here.height * 0.78,
        fingers: type === 'pointerup' ? 0 : 1,
      }),
    );
    await follow(page, 'mouse', places, { began: Date.now() / 1000 });
    await expect.poll(() => page.evaluate(new Function(PACE) as () => string | null)).not.toBeNull();
    const again = speedOf(await page.evaluate(new Function(PACE) as () => string | null), here.height);
    expect(there / again).toBeGreaterThan(0.95);
    expect(there / again).toBeLessThan(1.05);
  },
);
