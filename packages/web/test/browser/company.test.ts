/** Four people at three devices and somebody who watches, in a game that was begun elsewhere. */
import { RULE_SETS, texts } from '@tumblekeep/dungeon-fighter';
import {
  asks,
  gameAt,
  type Position,
  realDice,
} from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import {
  answerTakeback,
  atTable,
  carryTable,
  comeTo,
  expectAlike,
  makeWay,
  note,
  sitAs,
  takeBack,
} from './support/company.ts';
import { goOn, inputsOf, QUICK } from './support/player.ts';

const company = words.company;

const edition = RULE_SETS['second']?.edition;
const nameOf = (seat: string): string => (edition === undefined ? seat : texts.heroName(edition, seat));

/** The Leader looks at two paths; the Leader and a neighbour share a device. */
const PATH = gameAt({ rules: 'second', is: asks('path'), heroes: 4 });

const throwerOf = ({ view }: Position): string | undefined => view.seats[view.combat?.throw?.seat ?? -1];

/** Somebody else than the Leader has thrown a real die, and nobody is near the end. */
const REPORT = gameAt({
  rules: 'second',
  is: position => asks('landing')(position) && throwerOf(position) !== position.view.leader,
  heroes: 2,
  table: realDice,
});

/** Flights are watched as people watch them. */
const WATCHED = { settings: { ...QUICK, speed: 1 } } as const;

/** The Leader first. */
function seatsOf({ view }: Position): readonly [string, string, ...string[]] {
  const [second, ...others] = view.seats.filter(seat => seat !== view.leader);
  return [view.leader, second as string, ...others];
}

/** Tells that the die lies on section 5. */
async function report(page: Page): Promise<void> {
  const asked = page.locator('.report');
  await asked.getByRole('button', { name: words.play.zones['5'] }).click();
  await asked.getByRole('button', { name: words.play.blank }).click();
}

const isFlying = (page: Page) => page.locator('.stage[data-flying]');

test('a curtain for a shared device; takebacks; a flight through a reload and a lost net; a bot for the absent', async () => {
  const link = await carryTable('second', PATH.file);
  const [leader, neighbour, third = '', fourth = ''] = seatsOf(PATH);
  const way = await makeWay();
  const anna = await comeTo(link, WATCHED);
  const bert = await comeTo(link, { ...WATCHED, address: way.address, losesNet: true });
  const cleo = await comeTo(link, { ...WATCHED, size: 'phone' });
  const watcher = await comeTo(link, WATCHED);
  await sitAs(anna, 'Anna', nameOf(leader));
  await sitAs(anna, 'Emil', nameOf(neighbour));
  await sitAs(bert, 'Bert', nameOf(third));
  await expectAccessible(bert);
  await sitAs(cleo, 'Cleo', nameOf(fourth));
  const everybody = [anna, bert, cleo, watcher] as const;
  const people = [anna, bert, cleo] as const;
  await Promise.all(everybody.map(atTable));

  // Two people sit in front of the device: it shows nothing before the right one looks, and others see nothing at all.
  await anna.locator('.curtain').waitFor();
  await expectAccessible(anna);
  for (const other of [bert, cleo, watcher]) {
    await note(other, 'turn').waitFor();
    expect(await other.locator('.curtain, [data-choice]').count()).toBe(0);
  }
  const before = await inputsOf(anna);
  while ((await inputsOf(anna)) === before) await goOn(anna);
  await expectAlike(everybody);

  // Others ask to take back what the Leader has decided.
  const decided = await inputsOf(bert);
  await takeBack(bert);
  await answerTakeback(people, company.refuse);
  for (const page of everybody) await note(page, 'takeback').waitFor({ state: 'detached' });
  expect(await inputsOf(bert)).toBe(decided);
  await takeBack(bert);
  await answerTakeback(people, company.agree);
  await expect.poll(() => inputsOf(bert)).toBe(before);
  await expectAlike(everybody);

  // While a die flies one page is loaded anew and a player loses the net.
  let hasFlown = false;
  const flights = Promise.all([bert, watcher].map(page => isFlying(page).waitFor())).then(() => {
    hasFlown = true;
  });
  while (!hasFlown)
    // A flight is watched to its end: a touch would go on behind it, too.
    for (const page of people) if ((await isFlying(page).count()) === 0) await goOn(page);
  await flights;
  way.cut();
  await watcher.reload();
  await note(bert, 'lost').waitFor();
  await atTable(watcher);
  way.mend();
  await note(bert, 'lost').waitFor({ state: 'detached' });
  await expectAlike(everybody);

  // Who has left is played for by a bot until they are back.
  const phone = cleo.context();
  await cleo.close();
  for (const page of [anna, bert]) {
    await page.getByRole('button', { name: /^The table/ }).click();
    await page.getByRole('button', { name: company.letBot('Cleo') }).click();
  }
  const chair = anna.locator('.chair').filter({ hasText: 'Cleo' });
  await chair.filter({ hasText: company.standIn }).waitFor();
  await expectAccessible(anna);
  const back = await phone.newPage();
  await back.goto(watcher.url().replace(/#.*/, `#${link}`));
  await atTable(back);
  await chair.filter({ hasNotText: company.standIn }).waitFor();
});

test('the Leader objects to a report of a real die, and nobody else is asked', async () => {
  const link = await carryTable('second', REPORT.file);
  const [leader, other] = seatsOf(REPORT);
  const anna = await comeTo(link);
  const bert = await comeTo(link);
  await sitAs(anna, 'Anna', nameOf(leader));
  await sitAs(bert, 'Bert', nameOf(other));
  await Promise.all([anna, bert].map(atTable));
  const before = await inputsOf(anna);
  await report(bert);
  await expect.poll(() => inputsOf(anna)).toBeGreaterThan(before);
  await takeBack(anna);
  await expect.poll(() => inputsOf(bert)).toBe(before);
  expect(await note(bert, 'takeback').count()).toBe(0);
  await bert.locator('.report').waitFor();
});
