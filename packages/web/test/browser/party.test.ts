/** One screen that everybody looks at, and a phone for each: a fight by touch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { atHome, atTable, comeTo, expectAlike, openGentleTable, sit } from './support/company.ts';
import { type Box, flick, Person } from './support/flick.ts';
import { QUICK } from './support/player.ts';
import { moveThumb, watchEyes, watchFlights } from './support/thumb.ts';

const told = words.party;

const TELEVISION = { width: 1920, height: 1080 };

/** From now on the phone is pushed ahead: its sensors say so all the time. */
const push = (phone: Page): Promise<void> =>
  phone.evaluate(() => {
    const acceleration = { x: 0, y: 6, z: 0 };
    setInterval(() => dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration })), 16);
  });

/** Holds the button for as long as a swing lasts. */
async function swing(phone: Page): Promise<void> {
  const hold = await phone.locator('.motion-hold').boundingBox();
  if (hold === null) throw new Error('there is nothing to hold');
  await phone.mouse.move(hold.x + hold.width / 2, hold.y + hold.height / 2);
  await phone.mouse.down();
  await phone.evaluate(async () => {
    const told = new Promise<void>(resolve => {
      let left = 30;
      addEventListener('devicemotion', () => --left === 0 && resolve());
    });
    await told;
  });
  await phone.mouse.up();
}

/** Gets to know the arm by three swings, then throws by a fourth. */
async function throwBySwinging(phone: Page): Promise<void> {
  const told = words.throwing.motion;
  await push(phone);
  await phone.getByRole('button', { name: told.choose }).tap();
  await phone.getByRole('button', { name: told.begin }).tap();
  for (const number of [1, 2, 3]) {
    await phone.getByText(told.trial(number, 3)).waitFor();
    await swing(phone);
  }
  await phone.locator('dialog').waitFor({ state: 'detached' });
  await phone.locator('.motion-hold').waitFor();
  await swing(phone);
  await phone.locator('.throw-pad').waitFor({ state: 'detached' });
}

test('three phones throw on one stage, which tells no secrets and takes no answers', async () => {
  const heroes = ['brad', 'murka', 'wilrond'];
  const table = await openGentleTable('one stage', heroes);
  const stage = await comeTo(table.replace('/table/', '/stage/'), { settings: { ...QUICK, speed: 1 } });
  await stage.setViewportSize(TELEVISION);
  await stage.getByText(told.join).waitFor();
  await stage.locator('.qr-code').waitFor();
  await expectAccessible(stage);
  const phones = await Promise.all(
    heroes.map((_, i) =>
      comeTo(table.replace('/table/', '/pad/'), {
        size: 'phone',
        // Whoever looks up sees the flight at its own pace; so does the first phone.
        ...(i === 0 && { settings: { ...QUICK, speed: 1 } }),
      }),
    ),
  );
  for (const [i, phone] of phones.entries()) await sit(phone, `Player ${i + 1}`);
  await Promise.all([stage, ...phones].map(atTable));
  expect(new URL(stage.url()).hash).toContain('/play/stage.');
  expect(new URL(phones[0]?.url() as string).hash).toContain('/play/hand.');

  const flights = await watchFlights(stage);
  const hasLookedUp = await watchEyes(phones[0] as Page);
  const person = new Person('party');
  let swung = 0;
  const flickOnce = (phone: Page, hand: Box) => flick(phone, 'touch', person.medium(), hand);
  const swingOnce = async (phone: Page) => {
    await throwBySwinging(phone);
    swung++;
  };
  const foe = stage.locator('.table-left .foe-life');
  let thrown = 0;
  let moved = Date.now();
  while (!(swung > 0 && (await foe.count()) === 0))
    for (const phone of phones) {
      const done = await moveThumb(phone, phone === phones[1] && swung === 0 ? swingOnce : flickOnce);
      if (done !== 'nothing') moved = Date.now();
      expect(Date.now() - moved, 'nobody goes on').toBeLessThan(PATIENCE.page);
      if (done === 'thrown' && ++thrown === 1) {
        // The first die is seen flying up there; then the stage is switched off and on again, and waits for no more flights.
        await expect.poll(flights).toBeGreaterThan(0);
        await stage.evaluate(
          value => localStorage.setItem('tumblekeep settings', value),
          JSON.stringify(QUICK),
        );
        await stage.reload();
        await atTable(stage);
      }
      expect(await stage.locator('.throw-pad, [data-choice], .tool:visible').count()).toBe(0);
    }
  expect(thrown).toBeGreaterThan(0);
  expect(swung).toBe(1);
  expect(await hasLookedUp()).toBe(true);
  await expectAlike([stage, ...phones] as [Page, ...Page[]]);
  await expectAccessible(stage);
  await expectAccessible(phones[1] as Page);
});

/** Its hand, with the die that it may throw. */
async function phoneOf(table: string, name: string, address?: string): Promise<Page> {
  const phone = await comeTo(table.replace('/table/', '/pad/'), {
    size: 'phone',
    ...(address !== undefined && { address }),
  });
  await sit(phone, name);
  return phone;
}

test('a phone that may not be swung says why', async () => {
  const table = await openGentleTable('why not', ['brad', 'murka']);
  const insecure = await phoneOf(table, 'Anna', atHome());
  const silent = await phoneOf(table, 'Bo');
  const { choose, begin, sensors } = words.throwing.motion;
  const chip = (phone: Page) => phone.getByRole('button', { name: choose });
  const left = new Map([
    [insecure, sensors.insecure],
    [silent, sensors.none],
  ]);
  const person = new Person('why not');
  /** Whoever has heard why throws by a flick, so that it is the other one's turn. */
  const ask = async (phone: Page, hand: Box): Promise<void> => {
    const why = left.get(phone);
    if (why === undefined || (await chip(phone).count()) === 0)
      return flick(phone, 'touch', person.medium(), hand);
    await chip(phone).tap();
    await phone.getByRole('button', { name: begin }).tap();
    if (phone === silent) await phone.locator('.motion-hold').tap();
    await phone.getByText(why).waitFor();
    await expectAccessible(phone);
    await phone.keyboard.press('Escape');
    await phone.locator('dialog').waitFor({ state: 'detached' });
    left.delete(phone);
  };
  while (left.size > 0) for (const phone of [insecure, silent]) await moveThumb(phone, ask);
});
