/** Skill decides: simulated people throw through the page's own controls (scripts/people.ts prints all of it). */
import { makeStream } from '@tumblekeep/kernel';
import { BANDS, loadJolt, type Throw } from '@tumblekeep/table';
import { expect, test } from 'vitest';
import { specificThrow } from '../../../../../table/test/support/editions.ts';
import { AVERAGE, CLUMSY, type Person, SKILLED } from '../support/people.ts';
import { rateOf } from '../support/rates.ts';

const engine = await loadJolt();
const rate = (person: Person, ids: readonly Throw[], throws: number): number =>
  rateOf(engine, 'second', ids, person, throws, makeStream('people', ids.join(' '))).hits;

test('a plain throw is hit by skilled people more than by average ones, and by those more than by clumsy ones', () => {
  const [skilled = 0, average = 0, clumsy = 0] = [SKILLED, AVERAGE, CLUMSY].map(person =>
    rate(person, [], 150),
  );
  expect(skilled).toBeGreaterThan(average);
  expect(average).toBeGreaterThan(clumsy);
  expect(average).toBeGreaterThan(0.5);
  expect(average).toBeLessThan(0.72);
});

const byKeys = (person: Person, keys: 'quick' | 'slow' | 'set'): number =>
  rateOf(engine, 'second', [], person, 150, makeStream('keys', keys), { keys }).hits;

test.each(['quick', 'slow', 'set'] as const)(
  'by %s markers an average person hits about as often as by a flick',
  keys => {
    const hits = byKeys(AVERAGE, keys);
    expect(hits).toBeGreaterThan(0.5);
    expect(hits).toBeLessThan(0.8);
  },
);

test.each(['quick', 'slow'] as const)(
  'one key again and again, without a look at the %s markers, hits nothing',
  keys => {
    for (const mash of [8, 60, 120, 200])
      expect(byKeys({ ...AVERAGE, fault: { mash } }, keys), `every ${mash} ms`).toBeLessThan(0.1);
  },
);

/** One of each control. */
const SAMPLES: readonly Throw[] = [
  'weak-hand',
  'palms',
  'bank',
  'blow',
  'flick',
  'jump',
  'elbow',
  'head',
  'hot-potato',
];
/** Of a hundred throws in each sample. */
const CHANCE = 0.12;

test.each(SAMPLES)('%s is about as hard as its band', id => {
  const [low, high] = BANDS[specificThrow('second', id).band];
  const hits = rate(AVERAGE, [id], 100);
  expect(hits).toBeGreaterThan(low - CHANCE);
  expect(hits).toBeLessThan(high + CHANCE);
});
