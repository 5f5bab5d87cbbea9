/**
 * Every throw, done by somebody who knows nothing but what the screen shows: the way of the ghost hand, the sentence for
 * this device, the gauge, and what is said when a gesture cannot count.
 */
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { ruleSetName } from '@tumblekeep/dungeon-fighter/page/rule-set-name.ts';
import { type GhostMove, ghostOf } from '@tumblekeep/dungeon-fighter/page/throwing/ghost.ts';
import { type Plan, planOf } from '@tumblekeep/dungeon-fighter/page/throwing/plan.ts';
import { compose } from '@tumblekeep/table';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import type { Pointer } from './support/flick.ts';
import { follow } from './support/gesture.ts';
import { openPage } from './support/page.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true, seenHints: [] };
const { practice, throwing } = words;
/** A busy machine may be late for a toss or a hop. */
const TRIES = 12;

interface Special {
  readonly edition: string;
  readonly name: string;
  readonly plan: Plan;
}

const specialsOf = (edition: string): readonly Special[] => {
  const { throwing: told } = (RULE_SETS[edition] as DungeonFighter).edition;
  return told.throws.map(({ id, name }) => {
    const requirements = compose(told, [id]);
    if (!requirements.ok) throw new Error(`${id} is no throw of ${edition}`);
    return { edition, name, plan: planOf(requirements.value) };
  });
};
const SECOND = specialsOf('second');
const known = new Set(SECOND.map(({ plan }) => plan.requirements.throws[0]));
/** What only older editions have. */
const OLDER = specialsOf('first').filter(({ plan }) => !known.has(plan.requirements.throws[0]));

const thrownSoFar = async (page: Page, name: string): Promise<number> => {
  const row = page.locator('.practice-numbers > div').filter({ has: page.getByText(name, { exact: true }) });
  return (await row.count()) === 0 ? 0 : Number.parseInt(await row.locator('dd').innerText(), 10);
};

/** People who throw with a finger also tap with one. */
const press = (pointer: Pointer, what: Locator): Promise<void> =>
  pointer === 'touch' ? what.tap() : what.click();

async function choose(page: Page, pointer: Pointer, { edition, name }: Special): Promise<void> {
  await page.getByRole('radio', { name: ruleSetName(edition) }).check();
  await press(pointer, page.getByRole('button', { name: practice.plain, exact: true }));
  await press(pointer, page.getByRole('button', { name, exact: true }));
}

/** Where the hand of the ghost is drawn, in pixels of the window. */
async function placesOf(page: Page, moves: readonly GhostMove[]) {
  const way = page.locator('.throw-ghost .ghost-way');
  await way.waitFor({ state: 'attached' });
  const pad = await page.locator('.throw-pad').boundingBox();
  const drawn = ((await way.getAttribute('d')) ?? '').slice(1).split(' L');
  if (pad === null) throw new Error('there is no hand on the screen');
  const held = moves.filter(({ fingers }) => fingers > 0);
  expect(drawn).toHaveLength(held.length);
  let at = 0;
  return moves.map(({ t, fingers }) => {
    const [x = 0, y = 0] = (drawn[fingers > 0 ? at++ : Math.max(0, at - 1)] as string).split(' ').map(Number);
    return { t, fingers, x: pad.x + x, y: pad.y + y };
  });
}

/** Seconds of the clock of the page when the gauge says that it is time. */
const timeOf = (page: Page, plan: Plan): Promise<number> =>
  page.evaluate(
    ([hops, isTossed]) =>
      new Promise<number>(resolve => {
        const gauge = document.querySelector<HTMLElement>('.throw-gauge');
        let wasBefore = false;
        const look = (now: number): void => {
          const share = Number(gauge?.style.getPropertyValue('--gauge') ?? 0);
          const isTime = hops ? gauge?.hasAttribute('data-air') : isTossed ? share >= 0.93 : true;
          // From its beginning: nobody jumps in when it is nearly over.
          if (isTime && (wasBefore || !(hops || isTossed))) resolve((performance.timeOrigin + now) / 1000);
          else {
            wasBefore ||= !isTime;
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
      }),
    [plan.hops, plan.isTossed] as const,
  );

/** Does what the ghost showed; whether the die left the hand. */
async function tryOnce(
  page: Page,
  pointer: Pointer,
  plan: Plan,
  places: Awaited<ReturnType<typeof placesOf>>,
) {
  const before = await thrownSoFar(page, practice.numbers.throws);
  const first = places.findIndex(({ fingers }) => fingers > 0);
  const began = await timeOf(page, plan);
  const early = places[first]?.t ?? 0;
  // In the air there is no time to hold it for long.
  const skip = plan.hops ? (places[first + 1]?.t ?? early) - early : 0;
  const rest = places.slice(first).map(place => ({
    ...place,
    t: Math.max(0, place.t - early - (place.t > early ? skip : 0)),
  }));
  await follow(page, pointer, rest, began);
  const said = page.locator('.throw-word[data-note]');
  const isThrown = async (): Promise<boolean> => (await thrownSoFar(page, practice.numbers.throws)) > before;
  await expect.poll(async () => (await isThrown()) || (await said.count()) > 0).toBe(true);
  return (await isThrown()) ? undefined : await said.innerText();
}

async function doThrow(page: Page, pointer: Pointer, special: Special): Promise<void> {
  const { plan, name } = special;
  console.log('DEBUG', pointer, name);
  await choose(page, pointer, special);
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  expect(await dialog.locator('.hint-picture').count()).toBe(3);
  const told = await dialog.innerText();
  expect(told).toContain(throwing.hint.doThis[pointer]);
  await press(pointer, dialog.getByRole('button', { name: throwing.hint.understood }));
  const heard: string[] = [];
  for (let i = 0; i < TRIES; i++) {
    const set = page.getByRole('button', { name: throwing.place.done });
    if ((await set.count()) > 0) await press(pointer, set);
    const places = await placesOf(page, ghostOf(plan));
    const said = await tryOnce(page, pointer, plan, places);
    console.log('DEBUG', pointer, name, said ?? 'thrown');
    if (said === undefined) return;
    heard.push(said);
  }
  throw new Error(`${name} never left the hand: ${heard.join(' | ')}`);
}

test.for(['mouse', 'touch'] as const)('all 28 throws leave the hand by %s, done as shown', async pointer => {
  const { page } = await openPage({
    size: pointer === 'touch' ? 'phone' : 'wide',
    path: '/practice',
    settings: QUICK,
  });
  await page.locator('.throw-pad').waitFor();
  for (const special of [...SECOND, ...OLDER]) await doThrow(page, pointer, special);
  expect(await thrownSoFar(page, practice.numbers.throws)).toBe(SECOND.length + OLDER.length);
  // Done exactly as shown about every second one hits; the trembling of the hand decides.
  expect(await thrownSoFar(page, practice.numbers.hits)).toBeGreaterThanOrEqual(4);
});

test('what cannot count is not thrown, and what to do instead is said for this device', async () => {
  const { page } = await openPage({ size: 'phone', path: '/practice', settings: QUICK });
  await page.locator('.throw-pad').waitFor();
  const prayer = SECOND.find(({ plan }) => plan.launchWord === 'palms') as Special;
  await choose(page, 'touch', prayer);
  await page.getByRole('button', { name: throwing.hint.understood }).tap();
  const places = await placesOf(page, ghostOf(prayer.plan));
  const one = places.map(place => ({ ...place, fingers: Math.min(1, place.fingers) as 0 | 1 }));
  await follow(page, 'touch', one, Date.now() / 1000);
  await page.getByText(throwing.notes['two-fingers'].touch).waitFor();
  // The same by keys is told in the words of keys.
  await page.locator('.throw-pad').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('Space');
  await page.getByText(throwing.keys.pair).waitFor();
  expect(await thrownSoFar(page, practice.numbers.throws)).toBe(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect.poll(() => thrownSoFar(page, practice.numbers.throws)).toBe(1);
});
