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

/** Nothing is left to throw after it. */
const isLastDie = ({ flight, view: { combat, chest } }: Staged): boolean =>
  flight !== undefined && combat !== null && combat.dice.length === 0 && chest.dice === 0;

const SCENES: Readonly<Record<string, (step: Staged) => boolean>> = {
  bullseye: ({ flight }) => flight?.verdict.hit === true && flight.verdict.zone === 'bullseye',
  felled: step => has('defeated')(step) && step.flight !== undefined,
  hurt: step => has('hurt')(step) && step.flight !== undefined,
  'last-die': isLastDie,
  boss: has('boss'),
  won: has('won'),
  lost: has('lost'),
};
/** Whoever throws well enough for it. */
const skillFor = (name: string) => (name === 'lost' || name === 'last-die' ? 'average' : 'deadly');

async function open(page: Page, name: string): Promise<void> {
  const is = SCENES[name] as (step: Staged) => boolean;
  await importText(page, await stagedGame(is, skillFor(name)));
  await saves(page).first().locator('.save-actions a').first().click();
  await page.locator('.stage[data-flying], .scene, .verdict').first().waitFor();
}

async function film(page: Page, { snap }: Camera): Promise<void> {
  for (let i = 1; i < PICTURES; i++) {
    await snap(`${i}`);
    await page.waitForTimeout(BETWEEN);
  }
}

const watch =
  (name: string) =>
  async (page: Page, camera: Camera): Promise<void> => {
    await open(page, name);
    await film(page, camera);
  };

/** The die has come to rest, and somebody wants to see it again. */
async function watchAgain(page: Page, camera: Camera): Promise<void> {
  await open(page, 'hurt');
  // It moves along with the eye.
  await page.locator('.verdict-again').dispatchEvent('click');
  await page.locator('.stage[data-flying]').waitFor();
  await film(page, camera);
}

const scenes = Object.keys(SCENES).map(name => ({ name: `scene-${name}`, prepare: watch(name) }));

export const shots: readonly Shot[] = [...scenes, { name: 'scene-again', prepare: watchAgain }].flatMap(
  (scene): readonly Shot[] => {
    const shot = { ...scene, path: '/continue', settings: SLOWEST, anew: true } as const;
    return [
      { ...shot, moves: true, windows: ['phone', 'sideways', 'laptop'] },
      { ...shot, name: `${scene.name}-calm`, windows: ['phone', 'laptop'] },
      {
        ...shot,
        name: `${scene.name}-solid`,
        settings: { ...SLOWEST, flatTable: false },
        moves: true,
        windows: ['laptop'],
      },
    ];
  },
);
