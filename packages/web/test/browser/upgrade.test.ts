/** A server is replaced by another version while somebody sits at its table. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL_VERSION } from '@tumblekeep/protocol';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { makeWorld, openTable, quickGame } from '../../../server/test/support/world.ts';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { sit } from './support/company.ts';
import { openPage } from './support/page.ts';
import { QUICK } from './support/player.ts';

const { company, app } = words;

const PAGE = fileURLToPath(new URL('../../dist', import.meta.url));
const HELLO = `type:\`hello\`,version:${PROTOCOL_VERSION},`;
const MINUTE = 60_000;

/** The same page of the next version: every file has another name, and it speaks otherwise. */
function newerPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-newer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(PAGE, folder, { recursive: true });
  renameSync(join(folder, 'assets'), join(folder, 'newer'));
  let hellos = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // The server would rather give the packed twin of what was there before.
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    if (!/\.(js|css|html)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    hellos += text.split(HELLO).length - 1;
    const changed = text
      .replaceAll('assets/', 'newer/')
      .replaceAll(HELLO, HELLO.replace(/\d+/, String(PROTOCOL_VERSION + 1)))
      .replace(/(url:"index.html",revision:")\w+/, '$1newer');
    writeFileSync(file, changed);
  }
  expect(hellos).toBe(1);
  return folder;
}

const isNewer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('script[src*="/newer/"]') !== null);

/** Whether it loads itself anew, which takes a while. */
const hasBegun = (page: Page): Promise<boolean> => page.evaluate(() => sessionStorage.length > 0);

const only = (version: number) => ({ versions: { oldest: version, newest: version } });

test('a page that is too old loads the newer one in a calm moment and sits at its chair again; none loads itself twice', async () => {
  const newer = newerPage();
  const world = await makeWorld({ page: PAGE, ...only(PROTOCOL_VERSION) });
  onTestFinished(() => world.close());
  const order = { ...(await quickGame()), names: ['Bert'], startsWhenFull: true };
  const { table, key } = await openTable(world, order);
  const { page, go } = await openPage({
    address: `${world.url}/`,
    settings: QUICK,
    serviceWorkers: 'allow',
    losesNet: true,
  });
  // From here on the page comes from its copy on the device.
  await page.getByText(app.offlineReady).waitFor();
  await page.clock.install();
  await page.reload();
  await go(`/table/${table}/${key}`);
  await sit(page, 'Anna');
  const crawl = page.locator('.crawl');
  await crawl.waitFor();
  let loads = 0;
  page.on('load', () => void loads++);

  // Somebody is in the middle of a sentence, and there is no newer page at first.
  await page.getByRole('button', { name: /^The table/ }).click();
  await page.getByLabel(company.say).fill('Good ev');
  await world.restart({ page: PAGE, ...only(PROTOCOL_VERSION + 1) });
  const said = page.locator('[data-note="version"]');
  await said.filter({ hasText: company.noNewer }).waitFor();
  await world.restart({ page: newer, ...only(PROTOCOL_VERSION + 1) });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return said.textContent();
    })
    .toContain(company.newer);
  await page.clock.runFor(MINUTE);
  expect([loads, await hasBegun(page)]).toEqual([0, false]);
  expect(await page.getByLabel(company.say).inputValue()).toBe('Good ev');
  await page.getByRole('button', { name: app.close }).click();
  await expectAccessible(page);
  await expect.poll(() => isNewer(page).catch(() => false)).toBe(true);
  await crawl.waitFor();
  await page.getByRole('button', { name: /^The table/ }).click();
  const chair = page.locator('.chair').filter({ hasText: 'Anna' });
  await chair.filter({ hasText: company.you }).waitFor();
  await page.getByRole('button', { name: app.close }).click();
  expect([loads, await said.count()]).toEqual([1, 0]);

  // A server that has another page, which it does not understand either.
  await world.restart({ page: PAGE, ...only(PROTOCOL_VERSION + 2) });
  await expect.poll(() => isNewer(page).catch(() => true)).toBe(false);
  await said.filter({ hasText: company.noNewer }).waitFor();
  await world.restart({ page: newer, ...only(PROTOCOL_VERSION + 2) });
  for (let i = 0; i < 10; i++) {
    await page.clock.runFor(MINUTE);
    // Whatever the page has asked meanwhile was answered before this.
    await page.evaluate(async () => (await fetch('./?', { cache: 'no-store' })).text());
  }
  expect([loads, await said.textContent()]).toEqual([2, expect.stringContaining(company.noNewer)]);
  // Whoever wants to tries again, and is back.
  await world.restart({ page: newer, ...only(PROTOCOL_VERSION + 1) });
  await said.getByRole('button', { name: app.reload }).click();
  await expect.poll(() => isNewer(page).catch(() => false)).toBe(true);
  await crawl.waitFor();
  expect(loads).toBe(3);
});
