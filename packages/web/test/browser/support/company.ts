/** People at several devices and one real server. */
import { createServer, type Socket, connect as tcp } from 'node:net';
import { loadGames } from '@tumblekeep/games';
import { MemoryStore, Table } from '@tumblekeep/host';
import { freshSecret, type OpenedTable, PROTOCOL_VERSION } from '@tumblekeep/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { words } from '../../support/words.ts';
import { type Opening, openPage } from './page.ts';
import { goOn, inputsOf, QUICK } from './player.ts';

const told = words.together;
const company = words.company;

export const comeTo = async (path: string, opening: Opening = {}): Promise<Page> =>
  (await openPage({ path, finished: true, settings: QUICK, ...opening })).page;

/** The same server in a home network: plain http, which browsers do not trust. */
export function atHome(): string {
  const address = new URL(inject('finished'));
  address.hostname = 'home.test';
  return address.href;
}

/** What stands behind the `#` of the link to this table. */
export async function linkOf(page: Page): Promise<string> {
  const link = await page.getByLabel(told.link).inputValue();
  expect(link.startsWith(inject('finished'))).toBe(true);
  return link.slice(link.indexOf('#') + 1);
}

/** Takes the first free chair. */
export async function sit(page: Page, name: string): Promise<void> {
  const sitting = page.getByRole('button', { name: /^Sit down/ });
  await sitting.first().waitFor();
  await page.getByLabel(company.name).first().fill(name);
  const free = await sitting.count();
  await sitting.first().click();
  await expect.poll(() => sitting.count()).not.toBe(free);
}

export const atTable = (page: Page): Promise<void> => page.locator('.table-screen .prompt').waitFor();

export const note = (page: Page, kind: string): Locator => page.locator(`.company-note[data-note="${kind}"]`);

/** All have seen as much; whoever lags catches up. */
export const expectAlike = ([one, ...others]: readonly [Page, ...Page[]]): Promise<void> =>
  expect
    .poll(async () => {
      const inputs = await inputsOf(one);
      return (await Promise.all(others.map(inputsOf))).every(other => other === inputs);
    })
    .toBe(true);

/** One thing more, by whoever is asked; answers whether it was a throw. */
export async function oneMore(people: readonly [Page, ...Page[]]): Promise<'thrown' | 'answered' | 'over'> {
  for (let waited = 0; waited < MOST_ROUNDS; waited++)
    for (const page of people) {
      const sight = await goOn(page);
      if (sight === 'waiting') continue;
      if (sight !== 'hand') return sight;
      // A die in the hand is thrown at once: who dances has a moment only.
      while ((await goOn(page)) === 'hand');
      return 'thrown';
    }
  const asked = await Promise.all(people.map(page => page.locator('.prompt').textContent()));
  throw new Error(`nobody goes on; they are asked: ${asked.join(' | ')}`);
}

/** How often everybody is looked at before it is said that nobody goes on. */
const MOST_ROUNDS = 1000;

interface Wanted {
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  readonly seating?: unknown;
}

/** A table whose game is known from its beginning on; it begins when every chair is taken. */
export async function openTable({ rules, options, seed, seating }: Wanted): Promise<string> {
  const game = (await loadGames()).find(one => Object.hasOwn(one.rules, rules));
  if (game === undefined) throw new Error(`nobody knows ${rules}`);
  const hosted = await game.hosted(rules);
  const made = hosted.game.setup(options, seed);
  if (!made.ok) throw new Error(`no such game: ${made.error.sentence}`);
  const arranged = hosted.arrange(seating, hosted.seatsOf(made.value));
  const store = new MemoryStore();
  const pause = (): Promise<void> => new Promise(() => undefined);
  await Table.begin({ hosted, store, pause }, { options, seed, seating: arranged });
  const lines = await store.read();
  if (!lines.ok) throw new Error('there is no log');
  return carryTable(rules, lines.value.join(''));
}

/** A gentle beginning with these heroes, a person at each, and dice that the server throws. */
export const openGentleTable = (seed: string, heroes: readonly string[]): Promise<string> =>
  openTable({
    rules: 'second',
    options: { heroes, beginning: 'gentle' },
    seed,
    seating: { dice: 'simulated', seats: Object.fromEntries(heroes.map(hero => [hero, { kind: 'human' }])) },
  });

/** A table at which a game goes on that was begun elsewhere; it begins when every chair is taken. */
export async function carryTable(rules: string, log: string): Promise<string> {
  const key = freshSecret();
  const order = {
    version: PROTOCOL_VERSION,
    rules,
    log,
    key,
    opener: freshSecret(),
    chairs: [],
    listed: false,
    startsWhenFull: true,
  };
  const answer = await fetch(new URL('api/tables', inject('finished')), {
    method: 'POST',
    body: JSON.stringify(order),
  });
  const { table } = (await answer.json()) as OpenedTable;
  return `/table/${table}/${key}`;
}

/** Takes the chair of one seat. */
export async function sitAs(page: Page, name: string, seat: string): Promise<void> {
  const sitting = page.getByRole('button', { name: company.sit(seat), exact: true });
  await sitting.waitFor();
  await page.getByLabel(company.name).first().fill(name);
  await sitting.click();
  await sitting.waitFor({ state: 'detached' });
}

/** Asks to take back what was decided last. */
export const takeBack = (page: Page): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^(${words.bar.undoFree}|${words.bar.undoConsent})`) }).click();

/** Everybody who is asked whether something may be taken back says the same, until nobody is asked any more. */
export async function answerTakeback(people: readonly Page[], answer: string): Promise<void> {
  const asked = (page: Page): Locator => note(page, 'takeback').getByRole('button', { name: answer });
  await expect
    .poll(async () => (await Promise.all(people.map(page => asked(page).count()))).includes(1))
    .toBe(true);
  for (const page of people) {
    if ((await asked(page).count()) === 0) continue;
    await asked(page).click();
    await asked(page).waitFor({ state: 'detached' });
  }
}

/** A way to the server that can be cut. */
export async function makeWay(): Promise<{ readonly address: string; cut(): void; mend(): void }> {
  const { port, hostname } = new URL(inject('finished'));
  const open = new Set<Socket>();
  let isUp = true;
  const way = createServer(near => {
    if (!isUp) return void near.destroy();
    const far = tcp(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      // Cut on purpose, or by a page that was closed.
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>(resolve => void way.listen(0, '127.0.0.1', resolve));
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    drop();
    way.close();
  });
  return {
    address: `http://127.0.0.1:${(way.address() as { port: number }).port}/`,
    cut: () => {
      isUp = false;
      drop();
    },
    mend: () => {
      isUp = true;
    },
  };
}
