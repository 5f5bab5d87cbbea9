/**
 * Every throw, done by somebody who knows nothing but what the screen shows: the way of the ghost hand, the sentence for
 * this device, the gauge, and what is said when a gesture cannot count.
 */
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { ruleSetName } from '@tumblekeep/dungeon-fighter/page/rule-set-name.ts';
import { ghostOf } from '@tumblekeep/dungeon-fighter/page/throwing/ghost.ts';
import { sentenceOf } from '@tumblekeep/dungeon-fighter/page/throwing/instructions.ts';
import { type Plan, planOf } from '@tumblekeep/dungeon-fighter/page/throwing/plan.ts';
import { compose, type Device } from '@tumblekeep/table';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PATIENCE from '../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../support/words.ts';
import type { Pointer } from './support/flick.ts';
import { follow, type Place } from './support/gesture.ts';
import { drawInOrder } from './support/luck.ts';
import { openPage } from './support/page.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true, seenHints: [] };
const { practice, throwing } = words;
/** A throw that is done right still may miss the board. */
const TRIES = 12;
/** Milliseconds. */
const STEP = 48;
const MINUTE = 60_000;
const SETTLED = 1500;
/** Milliseconds that a die is kept on a nose, and a little more. */
const BALANCED = 1300;
/** Pixels of a span of the pad. */
const SPAN = { least: 420, most: 620 } as const;

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
const ALL = [...SECOND, ...OLDER];

/** People who throw with a finger also tap with one. */
const press = (device: Device, what: Locator): Promise<void> =>
  device === 'touch' ? what.tap() : device === 'keys' ? what.press('Enter') : what.click();

/** Lets the clock of the page go on until something is so. */
async function until(page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const began = Date.now(); !(await isSo()); ) {
    if (Date.now() - began > PATIENCE.page)
      throw new Error(`waited in vain for ${what}: ${await page.locator('.practice-table').innerText()}`);
    await page.clock.runFor(STEP);
  }
}

/**
 * Nothing is left to luck: the tremor of a throw comes from its number, and the clock of the page goes on only when
 * it is told to, so that a busy machine is never late for a toss or a hop.
 */
async function openStill(device: Device): Promise<Page> {
  const { page } = await openPage({
    size: device === 'touch' ? 'phone' : 'wide',
    path: '/practice',
    settings: QUICK,
  });
  await page.locator('.throw-pad').waitFor();
  await drawInOrder(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(MINUTE);
  await page.getByRole('checkbox', { name: practice.steady }).check();
  return page;
}

/** A page that grows while it is tapped may be tapped beside the button. */
async function chooseThrow(page: Page, device: Device, what: Locator): Promise<void> {
  for (let i = 0; i < TRIES; i++) {
    if ((await what.getAttribute('aria-pressed')) === 'true') return;
    await press(device, what);
    await page.clock.runFor(STEP);
  }
  throw new Error(`${await what.innerText()} cannot be chosen`);
}

async function choose(page: Page, device: Device, { edition, name }: Special): Promise<void> {
  const radio = page.getByRole('radio', { name: ruleSetName(edition) });
  if (!(await radio.isChecked())) await radio.check();
  await chooseThrow(page, device, page.locator('.practice-throw').first());
  await press(device, page.locator('.practice-throw').filter({ hasText: new RegExp(`^${name}$`) }));
}

/** Where the die waits and where the hand of the ghost is drawn, in pixels of the window. */
interface Shown {
  readonly die: Pick<Place, 'x' | 'y'>;
  /** Pixels of a swing that is a span long. */
  readonly span: number;
  readonly places: readonly Place[];
}

async function shownIn(page: Page, plan: Plan): Promise<Shown> {
  const way = page.locator('.throw-ghost .ghost-way');
  await until(page, 'the ghost', async () => (await way.count()) > 0);
  // The eye takes its place while the hand waits.
  await page.clock.runFor(SETTLED);
  const pad = await page.locator('.throw-pad').boundingBox();
  const drawn = ((await way.getAttribute('d')) ?? '').slice(1).split(' L');
  if (pad === null) throw new Error('there is no hand on the screen');
  const moves = ghostOf(plan);
  const first = moves.findIndex(({ fingers }) => fingers > 0);
  expect(drawn).toHaveLength(moves.filter(({ fingers }) => fingers > 0).length);
  let at = 0;
  const places = moves.slice(first).map(({ t, fingers }): Place => {
    const [x = 0, y = 0] = (drawn[fingers > 0 ? at++ : Math.max(0, at - 1)] as string).split(' ').map(Number);
    return { t: t - (moves[first]?.t ?? 0), fingers, x: pad.x + x, y: pad.y + y };
  });
  // In the air there is no time to hold it for long.
  const skip = plan.hops ? (places[1]?.t ?? 0) : 0;
  const span = Math.max(SPAN.least, Math.min(SPAN.most, pad.height));
  const [taken] = places as [Place];
  return {
    die: { x: taken.x, y: taken.y - (moves[first]?.y ?? 0) * span },
    span,
    places: places.map(place => ({ ...place, t: Math.max(0, place.t - skip) })),
  };
}

/** As somebody throws who has not read a word: one finger, straight ahead. */
function plainFlick({ die, span }: Shown, length = 0.32): readonly Place[] {
  const held = Array.from({ length: 14 }, (_, i): Place => {
    const gone = i / 13;
    return { t: 60 + 130 * gone, x: die.x, y: die.y - gone * length * span, fingers: 1 };
  });
  const [end] = held.slice(-1) as [Place];
  return [{ ...die, t: 0, fingers: 1 }, ...held, { ...end, fingers: 0 }];
}

const gaugeOf = (page: Page) =>
  page.locator('.throw-gauge').evaluate(drawn => ({
    isInAir: drawn.hasAttribute('data-air'),
    share: Number(drawn.style.getPropertyValue('--gauge')),
  }));

/** Waits for the beginning of what the gauge says. */
async function waitForGauge(page: Page, { hops, isTossed }: Plan): Promise<void> {
  if (!hops && !isTossed) return;
  const isTime = async (): Promise<boolean> => {
    const { isInAir, share } = await gaugeOf(page);
    return hops ? isInAir : share > 0.9;
  };
  await until(page, 'the gauge to be low', async () => !(await isTime()));
  await until(page, 'the gauge', isTime);
}

const again = (page: Page): Locator => page.getByRole('button', { name: practice.again });
const note = (page: Page): Locator => page.locator('.throw-word[data-note]');

/** What the page says when the die lies, or why it is still in the hand. */
async function heard(page: Page): Promise<string> {
  const verdict = page.locator('.practice-verdict [role=status]');
  await until(
    page,
    'what became of it',
    async () => (await again(page).count()) + (await note(page).count()) > 0,
  );
  return (await note(page).count()) > 0 ? note(page).innerText() : verdict.innerText();
}

async function swing(page: Page, pointer: Pointer, places: readonly Place[]): Promise<string> {
  await follow(page, pointer, places, { pass: time => page.clock.runFor(time) });
  return heard(page);
}

const setDown = (page: Page): Locator => page.getByRole('button', { name: throwing.place.done });

/** Takes a throw up as for the first time: three pictures, and a sentence for this device. */
async function takeUp(page: Page, device: Device, special: Special): Promise<void> {
  await choose(page, device, special);
  const dialog = page.locator('dialog[open]');
  await until(page, 'the hint', async () => (await dialog.count()) > 0);
  expect(await dialog.locator('.hint-picture').count()).toBe(3);
  const sentence = sentenceOf(special.plan, device);
  expect(await dialog.innerText()).toContain(`${throwing.hint.doThis[device]}: ${sentence}`);
  await press(device, dialog.getByRole('button', { name: throwing.hint.understood }));
  if (special.plan.places.length > 0) await press(device, setDown(page));
  await expect.poll(() => page.locator('.throw-word').innerText()).toBe(sentence);
}

const { notes } = throwing;

/** Throws for which one finger straight ahead cannot count, and what is to be done instead. */
const REFUSED = new Map<string, string>(
  Object.entries({
    palms: notes['two-fingers'].mouse,
    'small-fingers': notes['two-fingers'].mouse,
    slam: notes['missed-toss'],
    head: notes['missed-toss'],
    blow: notes.breathe.mouse,
    flick: notes['start-below'],
    spin: notes['no-twirl'].mouse,
    dancing: notes['turn-more'],
    jump: notes.grounded,
    backwards: notes.away,
    'borrowed-hand': notes['let-go-early'],
    catapult: notes['bend-more'],
    far: notes['over-line'],
  }),
);

test('all 28 throws are done by mouse as they are shown, and what cannot count is not thrown', async () => {
  const page = await openStill('mouse');
  expect(ALL).toHaveLength(28);
  let thrown = 0;
  for (const special of ALL) {
    const { name, plan } = special;
    await takeUp(page, 'mouse', special);
    const shown = await shownIn(page, plan);
    const refused = REFUSED.get(plan.requirements.throws[0] as string);
    if (refused !== undefined) {
      if (plan.hops) {
        // Just landed: the whole flick is done before the next hop.
        await until(page, 'a hop', async () => (await gaugeOf(page)).isInAir);
        await until(page, 'the ground', async () => !(await gaugeOf(page)).isInAir);
      }
      const said = await swing(page, 'mouse', plainFlick(shown, plan.feel.hasLine ? 0.7 : undefined));
      expect(said, `${name} by a plain flick`).toBe(refused);
    }
    const said: string[] = [];
    while (!said.at(-1)?.startsWith('Hit') && said.length < TRIES) {
      if (said.length > 0) await again(page).click();
      if (said.length > 0 && plan.places.length > 0) await setDown(page).click();
      await waitForGauge(page, plan);
      said.push(await swing(page, 'mouse', shown.places));
      expect(said.at(-1), `${name}: ${said.join(' | ')}`).toMatch(/^(Hit|Miss)/);
      thrown++;
    }
    expect(said.at(-1), `${name}: ${said.join(' | ')}`).toMatch(/^Hit/);
  }
  const numbers = page.locator('.practice-numbers');
  await until(page, 'the last throw', async () => (await numbers.innerText()).includes(String(thrown)));
});

/** Steps of the marker to its end. */
const FAR = 12;

/** Does what the sentence for keys says. */
async function throwByKeys(page: Page, { plan }: Special): Promise<string> {
  const space = async (): Promise<void> => {
    await page.keyboard.press('Space');
    await page.clock.runFor(STEP);
  };
  await page.locator('.throw-pad').focus();
  await space();
  if (plan.tipsOff !== undefined) {
    await space();
    await page.clock.runFor(BALANCED);
  }
  if (plan.isTossed) {
    await waitForGauge(page, plan);
    await space();
  }
  if (plan.turn > 0) {
    await page.keyboard.down('ArrowRight');
    await until(page, 'the turn', async () => (await page.locator('[data-step=turn]').count()) === 0);
    await page.keyboard.up('ArrowRight');
  }
  for (let stop = 0; stop < 3; stop++) await space();
  for (let i = 0; plan.feel.isTwisted && i < FAR; i++) await page.keyboard.press('ArrowRight');
  if (plan.hops) await waitForGauge(page, plan);
  await space();
  if (plan.launch === 'pair') {
    await page.getByText(throwing.keys.pair).waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
  }
  return heard(page);
}

test('all 28 throws are done by keys as they are told', async () => {
  const page = await openStill('keys');
  for (const special of ALL) {
    await takeUp(page, 'keys', special);
    const said: string[] = [];
    const isDone = (): boolean =>
      /^(Hit|Miss)/.test(said.at(-1) ?? '') && !said.at(-1)?.includes(`${special.name} not fulfilled`);
    while (!isDone() && said.length < TRIES) {
      if ((await again(page).count()) > 0) {
        await again(page).press('Enter');
        if (special.plan.places.length > 0) await setDown(page).press('Enter');
      }
      said.push(await throwByKeys(page, special));
    }
    expect(isDone(), `${special.name}: ${said.join(' | ')}`).toBe(true);
  }
});
