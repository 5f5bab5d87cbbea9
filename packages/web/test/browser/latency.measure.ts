/**
 * Six phones and a stage: how long after a finger went up the die moves on the big screen. Everything that people wait for
 * is in it: the phone, the server that throws and stores, and the stage that simulates the same flight and draws it.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTable, comeTo, openTable, sit } from './support/company.ts';
import { flick, Person } from './support/flick.ts';
import { QUICK } from './support/player.ts';
import { moveThumb } from './support/thumb.ts';

const PHONES = 6;
const WANTED = Number(process.env['TUMBLEKEEP_THROWS'] ?? 60);
/** Milliseconds after which a flick has led to no flight: it was no throw, or has to be done otherwise. */
const NO_FLIGHT = 5000;
/** After so many looks at all phones without a throw a game goes on nowhere. */
const ROUNDS = 25;

/** What a page notes of the last finger up, or of the last flight that was seen to move. Milliseconds since 1970. */
const noted = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['noted'] ?? 0));

const noteFingers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = (): void => {
      document.documentElement.dataset['noted'] = String(performance.timeOrigin + performance.now());
    };
    addEventListener('pointerup', note, true);
  });

/** A flight moves in the first frame after it has begun; the next one says that people have seen it. */
const noteFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const note = (): void => {
      root.dataset['noted'] = String(performance.timeOrigin + performance.now());
    };
    const options = { subtree: true, attributes: true, attributeFilter: ['data-flying'] };
    new MutationObserver(changes => {
      if (!changes.some(({ target }) => (target as Element).hasAttribute('data-flying'))) return;
      requestAnimationFrame(() => requestAnimationFrame(note));
    }).observe(root, options);
  });

async function gather(number: number): Promise<{ readonly stage: Page; readonly phones: readonly Page[] }> {
  const table = await openTable({
    rules: 'second',
    options: { heroes: PHONES, beginning: 'gentle' },
    seed: `six phones ${number}`,
    seating: { dice: 'simulated', seats: {} },
  });
  const moves = { reducedMotion: false, settings: { ...QUICK, speed: 1 } };
  const stage = await comeTo(table.replace('/table/', '/stage/'), moves);
  await stage.setViewportSize({ width: 1920, height: 1080 });
  const phones: Page[] = [];
  for (let i = 1; i <= PHONES; i++) {
    const phone = await comeTo(table.replace('/table/', '/pad/'), { size: 'phone' });
    await sit(phone, `Player ${i}`);
    phones.push(phone);
  }
  await Promise.all([stage, ...phones].map(atTable));
  await noteFlights(stage);
  await Promise.all(phones.map(noteFingers));
  return { stage, phones };
}

/** Milliseconds from finger to stage; nothing where no flight came of it. */
async function timeOf(stage: Page, phone: Page, before: number): Promise<number | undefined> {
  for (const until = Date.now() + NO_FLIGHT; Date.now() < until; ) {
    const seen = await noted(stage);
    if (seen > before) return seen - (await noted(phone));
    await stage.waitForTimeout(20);
  }
  return undefined;
}

test(`${WANTED} throws of six phones on one stage`, async () => {
  const person = new Person('latency');
  const times: number[] = [];
  for (let number = 1; times.length < WANTED; number++) {
    const { stage, phones } = await gather(number);
    const isOver = async () => (await stage.evaluate(() => location.hash)).includes('/score/');
    // Whoever only flicks, and takes the first answer, does not get past everything: others begin again.
    for (let fruitless = 0; times.length < WANTED && fruitless < ROUNDS && !(await isOver()); fruitless++)
      for (const phone of phones) {
        // Whoever throws has seen the last die lie.
        await stage.locator('.stage[data-flying]').waitFor({ state: 'detached' });
        const before = await noted(stage);
        const done = await moveThumb(phone, (one, hand) => flick(one, 'touch', person.medium(), hand));
        // Whoever looks without a pause keeps the machine busy that is measured.
        if (done === 'nothing') await phone.waitForTimeout(30);
        if (done !== 'thrown') continue;
        const time = await timeOf(stage, phone, before);
        if (time === undefined) continue;
        times.push(time);
        fruitless = 0;
      }
    await Promise.all([stage, ...phones].map(page => page.close()));
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string =>
    `${Math.round(times[Math.ceil(share * times.length) - 1] as number)} ms`;
  console.log(
    `${times.length} throws: half within ${at(0.5)}, 95 of 100 within ${at(0.95)}, all within ${at(1)}`,
  );
  expect(times.length).toBeGreaterThanOrEqual(WANTED);
});
