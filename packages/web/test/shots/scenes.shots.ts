/** What a throw sets in motion, picture by picture: a great landing, a foe that falls, a boss that enters, the end. */
import { type Staged, stagedGame } from '@tumblekeep/dungeon-fighter/test/page/support/staged.ts';
import type { Page } from 'playwright-core';
import { importText, saves } from '../browser/support/shelf.ts';
import type { Camera, Shot } from './shot.ts';

const SLOWEST = { flatTable: true, speed: 1, sound: false } as const;
/** Pictures of a scene, and the milliseconds between two of them. */
const PICTURES = 8;
const BETWEEN = 180;

const has =
  (type: Staged['events'][number]['type']) =>
  ({ events }: Staged): boolean =>
    events.some(event => event.type === type);

const SCENES: Readonly<Record<string, (step: Staged) => boolean>> = {
  bullseye: ({ flight }) => flight?.verdict.hit === true && flight.verdict.zone === 'bullseye',
  felled: step => has('defeated')(step) && step.flight !== undefined,
  hurt: step => has('hurt')(step) && step.flight !== undefined,
  boss: has('boss'),
  won: has('won'),
};

const watch =
  (is: (step: Staged) => boolean) =>
  async (page: Page, { snap }: Camera): Promise<void> => {
    await importText(page, await stagedGame(is));
    await saves(page).first().locator('.save-actions a').first().click();
    await page.locator('.stage[data-flying], .scene, .verdict').first().waitFor();
    for (let i = 1; i < PICTURES; i++) {
      await snap(`${i}`);
      await page.waitForTimeout(BETWEEN);
    }
  };

export const shots: readonly Shot[] = Object.entries(SCENES).map(([name, is]) => ({
  name: `scene-${name}`,
  path: '/continue',
  settings: SLOWEST,
  prepare: watch(is),
  anew: true,
  moves: true,
  windows: ['phone', 'sideways', 'laptop'],
}));
