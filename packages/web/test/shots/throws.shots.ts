/** Every special throw: its three pictures, and the table with the ghost hand and the body before the first try. */
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { ruleSetName } from '@tumblekeep/dungeon-fighter/page/rule-set-name.ts';
import type { Page } from 'playwright-core';
import { press } from '../browser/support/beginner.ts';
import { words } from '../support/words.ts';
import type { Camera, Shot } from './shot.ts';

const QUICK = { speed: 'instant', sound: false } as const;

/** Each throw in the newest edition that has it. */
const THROWS = new Map(
  ['prototype', 'first', 'second'].flatMap(edition =>
    (RULE_SETS[edition]?.edition.throwing.throws ?? []).map(
      ({ id, name }) => [id as string, { edition, name }] as const,
    ),
  ),
);

const choose =
  (edition: string, name: string) =>
  async (page: Page, { pointer }: Pick<Camera, 'pointer'>): Promise<void> => {
    await page.getByRole('radio', { name: ruleSetName(edition) }).check();
    const button = page.locator('.practice-throw').filter({ hasText: new RegExp(`^${name}$`) });
    await press(pointer, button);
    await page.locator('dialog[open]').waitFor();
  };

const takeUp =
  (edition: string, name: string) =>
  async (page: Page, camera: Camera): Promise<void> => {
    await choose(edition, name)(page, camera);
    await press(camera.pointer, page.getByRole('button', { name: words.throwing.hint.understood }));
    const set = page.getByRole('button', { name: words.throwing.place.done });
    if ((await set.count()) > 0) await press(camera.pointer, set);
    await page.locator('.throw-ghost').waitFor();
    await page.locator('.practice-table').scrollIntoViewIfNeeded();
  };

export const shots: readonly Shot[] = [...THROWS].flatMap(([id, { edition, name }]) => [
  {
    name: `throw-hint-${id}`,
    path: '/practice',
    settings: { ...QUICK, flatTable: true },
    prepare: choose(edition, name),
  },
  {
    name: `throw-flat-${id}`,
    path: '/practice',
    settings: { ...QUICK, flatTable: true },
    prepare: takeUp(edition, name),
    anew: true,
  },
  {
    name: `throw-solid-${id}`,
    path: '/practice',
    settings: QUICK,
    prepare: takeUp(edition, name),
    anew: true,
  },
]);
