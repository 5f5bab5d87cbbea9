/**
 * Special throws, done by somebody who knows nothing but what the screen shows: the way of the ghost hand, the sentence
 * for this device, the gauge, and what is said when a gesture cannot count. Every throw is done by one device here; all
 * of them are done by all devices where TUMBLEKEEP_THROWS is `all` (`npm run throws`).
 */
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { ruleSetName } from '@tumblekeep/dungeon-fighter/page/rule-set-name.ts';
import { ghostOf } from '@tumblekeep/dungeon-fighter/page/throwing/ghost.ts';
import { sentenceOf } from '@tumblekeep/dungeon-fighter/page/throwing/instructions.ts';
import { type Plan, planOf } from '@tumblekeep/dungeon-fighter/page/throwing/plan.ts';
import { compose, type Device } from '@tumblekeep/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../support/words.ts';
import type { Pointer } from './support/flick.ts';
import { follow, type Place } from './support/gesture.ts';
import { drawInOrder } from './support/luck.ts';
import { openPage } from './support/page.ts';
import { StillClock } from './support/still-clock.ts';

const QUICK = { speed: 'instant', sound: false, flatTable: true, seenHints: [] };
const { practice, throwing } = words;
const { notes } = throwing;
/** What the die does on its way is a matter of some luck; what the hand does is not. */
const TRIES = 8;
/** Milliseconds between two throws: each begins at a time of its own, the same in every run. */
const ROUND = 60_000;
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
const idOf = ({ plan }: Special): string => plan.requirements.throws[0] as string;
const SECOND = specialsOf('second');
const NEW = new Set(SECOND.map(idOf));
const ALL = [...SECOND, ...specialsOf('first').filter(special => !NEW.has(idOf(special)))];

const isWhole = process.env['TUMBLEKEEP_THROWS'] === 'all';
const DEVICES = ['mouse', 'touch', 'keys'] as const;
const chosenFor = (device: Device): readonly Special[] =>
  ALL.filter((_, i) => isWhole || i % DEVICES.length === DEVICES.indexOf(device));

const press = (device: Device, what: Locator): Promise<void> =>
  device === 'touch' ? what.tap() : device === 'keys' ? what.press('Enter') : what.click();

interface Thrower {
  readonly page: Page;
  readonly clock: StillClock;
  readonly device: Device;
  /** Throws so far. */
  rounds: number;
}

async function come(device: Device): Promise<Thrower> {
  const size = device === 'touch' ? 'phone' : 'wide';
  const { page } = await openPage({ size, path: '/practice', settings: QUICK });
  await page.locator('.throw-pad').waitFor();
  await drawInOrder(page);
  await page.getByRole('checkbox', { name: practice.steady }).check();
  return { page, clock: await StillClock.of(page), device, rounds: 0 };
}

const setDown = (page: Page): Locator => page.getByRole('button', { name: throwing.place.done });
const again = (page: Page): Locator => page.getByRole('button', { name: practice.again });
const note = (page: Page): Locator => page.locator('.throw-word[data-note]');

/** Takes a throw up as for the first time: three pictures, and a sentence for this device. */
async function takeUp({ page, device }: Thrower, { edition, name, plan }: Special): Promise<void> {
  const radio = page.getByRole('radio', { name: ruleSetName(edition) });
  if (!(await radio.isChecked())) await radio.check();
  const plain = page.locator('.practice-throw').first();
  if ((await plain.getAttribute('aria-pressed')) !== 'true') await press(device, plain);
  await page.locator('.practice-throw[aria-pressed=true]').filter({ hasText: practice.plain }).waitFor();
  await press(device, page.locator('.practice-throw').filter({ hasText: new RegExp(`^${name}$`) }));
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  expect(await dialog.locator('.hint-picture').count()).toBe(3);
  const sentence = sentenceOf(plan, device);
  expect(await dialog.innerText()).toContain(`${throwing.hint.doThis[device]}: ${sentence}`);
  await press(device, dialog.getByRole('button', { name: throwing.hint.understood }));
  await dialog.waitFor({ state: 'hidden' });
  if (plan.places.length > 0) await press(device, setDown(page));
  await expect.poll(() => page.locator('.throw-word').innerText()).toBe(sentence);
}

/** Where the die waits and where the hand of the ghost is drawn, in pixels of the window. */
interface Shown {
  readonly die: Pick<Place, 'x' | 'y'>;
  /** Pixels of a swing that is a span long. */
  readonly span: number;
  readonly places: readonly Place[];
  /** The last place before the hand begins to move. */
  readonly held: Place;
}

/** The way as it is drawn when the eye has taken its place. */
async function wayOf(page: Page): Promise<string> {
  const way = page.locator('.throw-ghost .ghost-way');
  let [before, now] = ['', (await way.getAttribute('d')) ?? ''];
  while (before !== now) {
    before = now;
    await page.waitForTimeout(450);
    now = (await way.getAttribute('d')) ?? '';
  }
  return now;
}

async function shownIn(page: Page, plan: Plan): Promise<Shown> {
  const drawn = (await wayOf(page)).slice(1).split(' L');
  const pad = await page.locator('.throw-pad').boundingBox();
  if (pad === null) throw new Error('there is no hand on the screen');
  const moves = ghostOf(plan);
  const first = moves.findIndex(({ fingers }) => fingers > 0);
  expect(drawn).toHaveLength(moves.filter(({ fingers }) => fingers > 0).length);
  let at = 0;
  const places = moves.slice(first).map(({ t, fingers }): Place => {
    const [x = 0, y = 0] = (drawn[fingers > 0 ? at++ : Math.max(0, at - 1)] as string).split(' ').map(Number);
    return { t: t - (moves[first]?.t ?? 0), fingers, x: pad.x + x, y: pad.y + y };
  });
  const span = Math.max(SPAN.least, Math.min(SPAN.most, pad.height));
  const [taken] = places as [Place];
  const moved = places.findIndex(({ x, y }) => x !== taken.x || y !== taken.y);
  return {
    die: { x: taken.x, y: taken.y - (moves[first]?.y ?? 0) * span },
    span,
    places,
    held: places[moved < 0 ? 0 : moved - 1] as Place,
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

// What the gauge says. All of these run in the page.
const isInAir = (): boolean => document.querySelector('.throw-gauge')?.hasAttribute('data-air') === true;
const isOnGround = (): boolean => document.querySelector('.throw-gauge')?.hasAttribute('data-air') === false;
const isTossedHere = (): boolean =>
  Number(document.querySelector<HTMLElement>('.throw-gauge')?.style.getPropertyValue('--gauge')) > 0.92;
const isOnItsWay = (): boolean =>
  Number(document.querySelector<HTMLElement>('.throw-gauge')?.style.getPropertyValue('--gauge')) < 0.5;
const hasTurned = (): boolean => document.querySelector('[data-step=turn]') === null;
const isBalanced = (): boolean => document.querySelector('[data-step=balance]') === null;

const begin = (one: Thrower): Promise<void> => one.clock.stop(ROUND * ++one.rounds);

/** What the page says when the die lies, or why it is still in the hand. */
async function heard({ page, clock }: Thrower): Promise<string> {
  await clock.goOn();
  await again(page).or(note(page)).first().waitFor();
  if ((await note(page).count()) > 0) return note(page).innerText();
  return page.locator('.practice-verdict').first().innerText();
}

async function swing(
  one: Thrower,
  pointer: Pointer,
  places: readonly Place[],
  waitsAt: (place: Place) => (() => boolean) | undefined = () => undefined,
): Promise<string> {
  let gone = 0;
  const reach = async (place: Place): Promise<void> => {
    await one.clock.pass(place.t - gone);
    gone = place.t;
    const isSeen = waitsAt(place);
    if (isSeen !== undefined) await one.clock.passUntil(isSeen);
  };
  await follow(one.page, pointer, places, { reach });
  return heard(one);
}

/** The gesture of the ghost; a hop and a toss are waited for as the gauge shows them. */
async function doAsShown(one: Thrower, pointer: Pointer, { plan }: Special, shown: Shown): Promise<string> {
  await begin(one);
  const [taken] = shown.places;
  if (plan.isTossed) await one.clock.passUntil(isOnItsWay);
  if (plan.hops) await one.clock.passUntil(isOnGround);
  return swing(one, pointer, shown.places, place =>
    plan.isTossed && place === taken ? isTossedHere : plan.hops && place === shown.held ? isInAir : undefined,
  );
}

/** Throws for which one finger straight ahead cannot count, and what is to be done instead. */
const refusedBy = (pointer: Pointer): ReadonlyMap<string, string> =>
  new Map<string, string>(
    Object.entries({
      palms: notes['two-fingers'][pointer],
      'small-fingers': notes['two-fingers'][pointer],
      slam: notes['missed-toss'],
      head: notes['missed-toss'],
      blow: notes.breathe[pointer],
      flick: notes['start-below'],
      spin: notes['no-twirl'][pointer],
      dancing: notes['turn-more'],
      jump: notes.grounded,
      backwards: notes.away,
      'borrowed-hand': notes['let-go-early'],
      catapult: notes['bend-more'],
      far: notes['over-line'],
    }),
  );

/** One finger, straight ahead: refused before anything is thrown, with what to do instead. */
async function expectRefused(one: Thrower, pointer: Pointer, { name, plan }: Special, shown: Shown) {
  const refused = refusedBy(pointer).get(plan.requirements.throws[0] as string);
  if (refused === undefined) return;
  await begin(one);
  if (plan.hops) {
    // Just landed: the whole flick is done before the next hop.
    await one.clock.passUntil(isInAir);
    await one.clock.passUntil(isOnGround);
  }
  const places = plainFlick(shown, plan.feel.hasLine ? 0.7 : undefined);
  // A die that was tossed and not struck comes down again.
  const late = plan.launch === 'strike' ? [{ ...(places.at(-1) as Place), t: 1200 }] : [];
  expect(await swing(one, pointer, [...places, ...late]), `${name} by a plain flick`).toBe(refused);
}

/** As often as luck wants it: fulfilled, wherever the die came to rest. */
async function until(one: Thrower, { name, plan }: Special, attempt: () => Promise<string>): Promise<void> {
  const said: string[] = [];
  while (!said.at(-1)?.includes(`${name} fulfilled`)) {
    expect(said.length, `${name}: ${said.join(' | ')}`).toBeLessThan(TRIES);
    if ((await again(one.page).count()) > 0) {
      await press(one.device, again(one.page));
      if (plan.places.length > 0) await press(one.device, setDown(one.page));
    }
    said.push(await attempt());
  }
}

test('there are 28 of them', () => expect(ALL).toHaveLength(28));

/** One page for all throws of a device, or one for each where all of them are done. */
function by(device: Device, doIt: (one: Thrower, special: Special) => Promise<void>): void {
  const chosen = chosenFor(device);
  for (const specials of isWhole ? chosen.map(special => [special]) : [chosen])
    test(`by ${device}: ${specials.map(({ name }) => name).join(', ')}`, async () => {
      const one = await come(device);
      for (const special of specials) {
        await takeUp(one, special);
        await doIt(one, special);
      }
    });
}

describe('throws are done as they are shown, and what cannot count is not thrown', () => {
  for (const pointer of ['mouse', 'touch'] as const)
    by(pointer, async (one, special) => {
      const shown = await shownIn(one.page, special.plan);
      await expectRefused(one, pointer, special, shown);
      await until(one, special, () => doAsShown(one, pointer, special, shown));
    });
});

/** Steps of a marker to its end. */
const FAR = 12;

/** Does what the sentence for keys says. */
async function doAsTold(one: Thrower, { plan }: Special): Promise<string> {
  const { page, clock } = one;
  await begin(one);
  const space = async (): Promise<void> => {
    await page.keyboard.press('Space');
    await clock.pass(48);
  };
  await page.locator('.throw-pad').focus();
  await space();
  if (plan.tipsOff !== undefined) {
    await space();
    await clock.passUntil(isBalanced);
  }
  if (plan.isTossed) {
    await clock.passUntil(isOnItsWay);
    await clock.passUntil(isTossedHere);
    await space();
  }
  if (plan.turn > 0) {
    await page.keyboard.down('ArrowRight');
    await clock.passUntil(hasTurned);
    await page.keyboard.up('ArrowRight');
  }
  for (let stop = 0; stop < 3; stop++) await space();
  for (let i = 0; plan.feel.isTwisted && i < FAR; i++) await page.keyboard.press('ArrowRight');
  if (plan.hops) await clock.passUntil(isInAir);
  await space();
  if (plan.launch === 'pair') {
    await page.getByText(throwing.keys.pair).waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
  }
  return heard(one);
}

describe('throws are done as they are told', () => {
  by('keys', (one, special) => until(one, special, () => doAsTold(one, special)));
});
