/** What each edition asks of the thrower, fact by fact: a good throw with one fact wrong, and which editions mind. */

import { describe, expect, test } from 'vitest';
import {
  type Gesture,
  judge,
  loadJolt,
  parseRelease,
  type Release,
  simulate,
  type Throw,
} from '../src/index.ts';
import stored from './fixtures/throws.json' with { type: 'json' };
import { compose, EDITIONS, type EditionId, isInEdition, THROWS } from './support/editions.ts';
import type { ThrowFixture } from './support/fixtures.ts';

const engine = await loadJolt();
const fixtures = stored.fixtures as unknown as ThrowFixture[];

type Editions = readonly EditionId[];
const ALL: Editions = EDITIONS;
const OLDER: Editions = ['prototype', 'first'];
const LATER: Editions = ['first', 'second'];
const ONLY = (edition: EditionId): Editions => [edition];

/** The catalogue of docs/rules/throws.md as facts: id, what is wrong, the editions in which that spoils the throw. */
const WRONG: readonly (readonly [Throw, Partial<Gesture>, Editions])[] = [
  ['backwards', { facing: 'board' }, ALL],
  ['backwards', { posture: 'sitting' }, LATER],
  ['blind', { eyes: 'open' }, ALL],
  ['blind', { eyes: 'one-closed' }, ALL],
  ['blow', { launch: 'hand' }, ALL],
  ['blow', { support: 'none' }, OLDER],
  ['borrowed-hand', { owner: 'self' }, ALL],
  ['borrowed-hand', { owner: 'fellow' }, LATER],
  ['borrowed-hand', { owner: 'left-neighbor' }, ONLY('second')],
  ['borrowed-hand', { owner: 'right-neighbor' }, ONLY('first')],
  ['card-carry', { launch: 'hand' }, ALL],
  ['card-carry', { support: 'hand' }, ALL],
  ['card-jump', { hand: 'weak' }, ONLY('first')],
  ['catapult', { launch: 'hand' }, ALL],
  ['catapult', { support: 'table' }, ALL],
  ['dancing', { turned: 179 }, LATER],
  ['dancing', { turned: 359 }, ONLY('second')],
  ['dancing', { delay: 501 }, ONLY('second')],
  ['dancing', { airborne: 'no' }, ONLY('first')],
  ['dancing', { facing: 'away' }, ONLY('first')],
  ['elbow', { launch: 'hand', onElbow: 'no' }, ALL],
  ['elbow', { launch: 'hand', onElbow: 'yes' }, OLDER],
  ['far', { posture: 'sitting' }, OLDER],
  ['flick', { launch: 'hand' }, ALL],
  ['flick', { support: 'none' }, OLDER],
  ['head', { toss: 'none' }, OLDER],
  ['head', { onHead: 'no' }, ONLY('second')],
  ['hot-potato', { toss: 'none' }, ALL],
  ['hot-potato', { toss: 'self' }, ALL],
  ['hot-potato', { delay: 1001 }, ALL],
  ['jump', { airborne: 'no' }, ALL],
  ['nose', { launch: 'hand', onNose: 'no' }, ALL],
  ['nose', { launch: 'hand', onNose: 'yes' }, OLDER],
  ['one-eye', { eyes: 'open' }, ALL],
  ['one-eye', { eyes: 'closed' }, []],
  ['palms', { launch: 'hand' }, ALL],
  ['palms', { apart: 101 }, ONLY('prototype')],
  ['sitting', { posture: 'standing' }, ALL],
  ['sitting', { eyeHeight: 0 }, OLDER],
  ['sitting', { eyeHeight: -91 }, ONLY('second')],
  ['slam', { launch: 'hand' }, ALL],
  ['slam', { toss: 'none' }, OLDER],
  ['small-fingers', { launch: 'hand' }, ALL],
  ['under-the-leg', { leg: 'no' }, OLDER],
  ['weak-hand', { hand: 'strong' }, ALL],
  ['x-wrists', { launch: 'hand' }, ALL],
];

/** Limits of the release: what is the last thing allowed, what the first that is not. */
const LIMITS: readonly (readonly [Throw, Editions, (value: number) => Partial<Release>, number, number])[] = [
  ['blow', ALL, speed => ({ velocity: [0, 0, speed] }), 1700, 1701],
  ['catapult', ALL, height => ({ at: [0, height, -640], velocity: [0, 2000, 900] }), 80, 81],
  ['catapult', ALL, away => ({ at: [0, 40, -600 - away], velocity: [0, 2000, 900] }), 90, 91],
  ['catapult', ALL, level => ({ at: [0, 40, -640], velocity: [0, 750, level] }), 1000, 1001],
  ['elbow', ONLY('first'), speed => ({ velocity: [0, 0, speed] }), 1500, 1501],
  ['far', ONLY('prototype'), away => ({ at: [0, 100, -600 - away] }), 1500, 1499],
  ['far', LATER, away => ({ at: [0, 100, -600 - away] }), 750, 749],
  ['flick', OLDER, height => ({ at: [0, height, -620] }), 20, 19],
  ['nose', ONLY('first'), speed => ({ velocity: [0, 0, speed] }), 1500, 1501],
  ['slam', ALL, rise => ({ velocity: [0, rise, 900] }), -900, -899],
  ['under-the-table', ALL, height => ({ at: [0, height, -640] }), -1, 0],
  ['under-the-table', ALL, away => ({ at: [0, -50, -600 - away] }), 0, -1],
  ['wrist-on-table', ALL, height => ({ at: [0, height, -580] }), 190, 191],
  ['wrist-on-table', ALL, inward => ({ at: [0, 60, -600 + inward] }), 0, -1],
];

interface Good {
  readonly isMet: (change: Partial<Release>) => boolean;
  readonly gesture: Gesture;
}

/** A throw that does all that is asked; only what the release says is changed, the path stays. */
function goodThrow(id: Throw, edition: EditionId): Good {
  const fixture = fixtures.find(found => found.id === id && found.edition === edition) as ThrowFixture;
  const release = parseRelease(fixture.fulfils);
  const requirements = compose(edition, [id]);
  if (!release.ok || !requirements.ok) throw new Error(`no good throw for ${id}`);
  const trajectory = simulate(engine, fixture.scene, release.value);
  return {
    gesture: release.value.gesture,
    isMet: change => {
      const changed = { ...release.value, ...change };
      const verdict = judge(requirements.value, fixture.scene, changed, trajectory);
      return verdict.requirements.find(finding => finding.id === id)?.met === true;
    },
  };
}

const GOOD = new Map(
  fixtures.map(({ id, edition }) => [`${edition} ${id}`, goodThrow(id, edition)] as const),
);
const good = (id: Throw, edition: EditionId): Good => GOOD.get(`${edition} ${id}`) as Good;
const knowing = (id: Throw): EditionId[] => EDITIONS.filter(edition => isInEdition(id, edition));

describe('one wrong fact', () => {
  test.each(WRONG)('TH-G-03 %s with %j', (id, wrong, editions) => {
    const spoiled = knowing(id).filter(edition => {
      const { isMet, gesture } = good(id, edition);
      expect(isMet({})).toBe(true);
      return !isMet({ gesture: { ...gesture, ...wrong } });
    });
    expect(spoiled).toEqual(knowing(id).filter(edition => editions.includes(edition)));
  });
});

describe('a limit', () => {
  test.each(LIMITS)('of %s in %j', (id, editions, change, last, first) => {
    for (const edition of knowing(id).filter(known => editions.includes(known))) {
      expect(good(id, edition).isMet(change(last))).toBe(true);
      expect(good(id, edition).isMet(change(first))).toBe(false);
    }
  });
  test.each([
    ['elbow', ['prototype', 'second'], { velocity: [0, 0, 1501] }],
    ['nose', ['prototype', 'second'], { velocity: [0, 0, 1501] }],
    ['flick', ['second'], { at: [0, 19, -620] }],
  ] as const)('of %s does not bind in %j', (id, editions, change) => {
    for (const edition of editions) expect(good(id, edition).isMet(change)).toBe(true);
  });
});

test('every throw is in one of the tables or told by the path of the die alone', () => {
  const told = new Set<Throw>([...WRONG, ...LIMITS].map(([id]) => id));
  expect(THROWS.filter(id => !told.has(id))).toEqual(['bank', 'spin', 'two-bounce']);
});

describe('TH-R-09 with nobody to help', () => {
  const isDone = (id: Throw, edition: EditionId, alone: boolean, facts: Partial<Gesture>): boolean => {
    const requirements = compose(edition, [id], { alone });
    const fixture = fixtures.find(found => found.id === id && found.edition === edition) as ThrowFixture;
    const release = parseRelease(fixture.fulfils);
    if (!requirements.ok || !release.ok) throw new Error(`no ${id}`);
    const trajectory = simulate(engine, fixture.scene, release.value);
    const changed = { ...release.value, gesture: { ...release.value.gesture, ...facts } };
    return judge(requirements.value, fixture.scene, changed, trajectory).hit;
  };
  test.each(EDITIONS)('the own other hand is borrowed, in the %s edition', edition => {
    const ownOther = { owner: 'self', hand: 'weak' } as const;
    expect(isDone('borrowed-hand', edition, true, ownOther)).toBe(true);
    expect(isDone('borrowed-hand', edition, true, { owner: 'self', hand: 'strong' })).toBe(false);
    expect(isDone('borrowed-hand', edition, false, ownOther)).toBe(false);
  });
  test('the thrower tosses the hot potato to themself', () => {
    expect(isDone('hot-potato', 'second', true, { toss: 'self' })).toBe(true);
    expect(isDone('hot-potato', 'second', true, { toss: 'self', delay: 1001 })).toBe(false);
    expect(isDone('hot-potato', 'second', false, { toss: 'self' })).toBe(false);
  });
});
