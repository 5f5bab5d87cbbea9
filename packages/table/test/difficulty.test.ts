/** How often people hit. `tumblekeep throw --all` throws more often and searches the aims anew. */

import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  BANDS,
  finish,
  LEVELS,
  type Level,
  loadJolt,
  parseRelease,
  printRelease,
  type Requirements,
  releaseFrom,
  revisionOf,
  seekAimOf,
  throwChecked,
} from '../src/index.ts';
import stored from './fixtures/aims.json' with { type: 'json' };
import { compose, EDITIONS, isInEdition, specificThrow, THROWS, twinOf } from './support/editions.ts';
import type { AimFixture } from './support/fixtures.ts';

const engine = await loadJolt();
const aims = stored.aims as unknown as AimFixture[];
const plain = aims.filter(({ id }) => id === 'plain');
const specific = aims.filter(({ id }) => id !== 'plain');

function requirementsOf({ edition, id }: AimFixture): Requirements {
  const made = compose(edition, id === 'plain' ? [] : [id]);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
}

function sample(aim: AimFixture, throws: number) {
  const release = parseRelease(aim.release);
  if (!release.ok) throw new Error(sayPlainly(release.error));
  const attempt = { release: release.value, scene: aim.scene };
  const requirements = requirementsOf(aim);
  let hits = 0;
  let points = 0;
  let bullseyes = 0;
  for (let i = 0; i < throws; i++) {
    const thrown = releaseFrom(attempt, requirements, aim.level, 'red', `difficulty ${i}`);
    const { verdict } = throwChecked(engine, requirements, aim.scene, thrown);
    if (!verdict.hit) continue;
    hits++;
    points += verdict.points;
    if (verdict.zone === 'bullseye') bullseyes++;
  }
  return { hits: hits / throws, mean: points / throws, bullseyes: bullseyes / throws };
}

test('the aims were found with this physics revision, for every level and every reading', () => {
  expect(stored.revision).toBe(revisionOf(engine));
  expect(plain.map(({ level }) => level)).toEqual(Object.keys(LEVELS));
  const wanted = THROWS.flatMap(id =>
    EDITIONS.filter(edition => isInEdition(id, edition) && twinOf(id, edition) === edition).map(
      edition => `${edition} ${id}`,
    ),
  );
  expect(specific.map(({ id, edition }) => `${edition} ${id}`)).toEqual(wanted);
});

test('the search for an aim still finds the stored one', () => {
  const aim = plain.find(({ level }) => level === 'perfect') as AimFixture;
  const found = finish(seekAimOf(engine, requirementsOf(aim), 'perfect'));
  expect(found && printRelease(found.release)).toBe(aim.release);
});

describe('skill decides', () => {
  const curve = plain.map(aim => ({ level: aim.level, ...sample(aim, 500) }));
  const at = (level: Level) => curve.find(found => found.level === level) as (typeof curve)[number];

  test('the better the hand, the more hits and points', () => {
    for (const [i, { hits, mean }] of curve.slice(1).entries()) {
      expect(hits).toBeLessThan(curve[i]?.hits as number);
      expect(mean).toBeLessThan(curve[i]?.mean as number);
    }
  });
  test('a perfect hand hits nearly always', () => {
    expect(at('perfect').hits).toBeGreaterThanOrEqual(0.95);
    expect(at('perfect').mean).toBeGreaterThanOrEqual(3.5);
    expect(at('perfect').bullseyes).toBeGreaterThanOrEqual(0.05);
  });
  test.each([
    ['skilled', 0.8, 2.6, 0.02],
    ['average', 0.6, 1.7, 0.01],
    ['clumsy', 0.4, 1, 0.005],
  ] as const)('%s hands hit about %d of all throws for about %d points', (level, hits, mean, bullseyes) => {
    expect(Math.abs(at(level).hits - hits)).toBeLessThan(0.06);
    expect(Math.abs(at(level).mean - mean)).toBeLessThan(0.25);
    expect(Math.abs(at(level).bullseyes - bullseyes)).toBeLessThan(0.015);
  });
});

describe('an average person', () => {
  test.each(specific)('does $id of the $edition edition within its band', aim => {
    const [low, high] = BANDS[specificThrow(aim.edition, aim.id).band];
    const { hits } = sample(aim, 250);
    expect(hits).toBeGreaterThanOrEqual(low);
    expect(hits).toBeLessThanOrEqual(high);
  });
});
