import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { BANDS, loadJolt, parseRelease, revisionOf, sayFindings, solve, type Throw } from '../src/index.ts';
import stored from './fixtures/throws.json' with { type: 'json' };
import {
  ALL_THROWING,
  compose,
  EDITIONS,
  type EditionId,
  isInEdition,
  THROWS,
  throwDie,
} from './support/editions.ts';
import type { ThrowFixture } from './support/fixtures.ts';

const engine = await loadJolt();
const fixtures = stored.fixtures as unknown as ThrowFixture[];

/** The clause of each edition's ledger that a fixture proves. */
const CLAUSES: Readonly<Record<Throw, readonly string[]>> = {
  backwards: ['DF0-THROW-20', 'DF1-THROW-16', 'DF2-THROW-01'],
  bank: ['DF0-THROW-07', 'DF1-THROW-01', 'DF2-THROW-04'],
  blind: ['DF0-THROW-02', 'DF1-THROW-05', 'DF2-THROW-07'],
  blow: ['DF0-THROW-06', 'DF1-THROW-03', 'DF2-THROW-10'],
  'borrowed-hand': ['DF0-THROW-18', 'DF1-THROW-10', 'DF2-THROW-11'],
  'card-carry': ['DF2-THROW-13'],
  'card-jump': ['DF0-THROW-14', 'DF1-THROW-11'],
  catapult: ['DF0-THROW-13', 'DF1-THROW-12'],
  dancing: ['DF1-THROW-21', 'DF2-THROW-16'],
  elbow: ['DF0-THROW-21', 'DF1-THROW-07', 'DF2-THROW-25'],
  far: ['DF0-THROW-12', 'DF1-THROW-22', 'DF2-THROW-05'],
  flick: ['DF0-THROW-11', 'DF1-THROW-02', 'DF2-THROW-08'],
  head: ['DF0-THROW-10', 'DF1-THROW-13', 'DF2-THROW-17'],
  'hot-potato': ['DF2-THROW-20'],
  jump: ['DF0-THROW-04', 'DF1-THROW-19', 'DF2-THROW-23'],
  nose: ['DF0-THROW-19', 'DF1-THROW-15', 'DF2-THROW-26'],
  'one-eye': ['DF2-THROW-14'],
  palms: ['DF0-THROW-16', 'DF1-THROW-08', 'DF2-THROW-03'],
  sitting: ['DF0-THROW-15', 'DF1-THROW-18', 'DF2-THROW-02'],
  slam: ['DF0-THROW-08', 'DF1-THROW-17', 'DF2-THROW-06'],
  'small-fingers': ['DF2-THROW-09'],
  spin: ['DF0-THROW-09', 'DF1-THROW-14', 'DF2-THROW-19', 'TH-R-02'],
  'two-bounce': ['DF0-THROW-03', 'DF1-THROW-06', 'DF2-THROW-22'],
  'under-the-leg': ['DF0-THROW-01', 'DF1-THROW-04', 'DF2-THROW-12'],
  'under-the-table': ['DF0-THROW-05', 'DF1-THROW-20', 'DF2-THROW-15'],
  'weak-hand': ['DF0-THROW-17', 'DF1-THROW-09', 'DF2-THROW-18'],
  'wrist-on-table': ['DF2-THROW-21'],
  'x-wrists': ['DF2-THROW-24'],
};
const PREFIX = { prototype: 'DF0', first: 'DF1', second: 'DF2' } as const;

test('the fixtures were made with this physics revision', () => {
  expect(stored.revision).toBe(revisionOf(engine));
  const wanted = THROWS.flatMap(id =>
    EDITIONS.filter(edition => isInEdition(id, edition)).map(edition => `${edition} ${id}`),
  );
  expect(fixtures.map(({ id, edition }) => `${edition} ${id}`)).toEqual(wanted);
});

describe.each(fixtures)('$edition $id', ({ id, edition, scene, fulfils, fails, why }) => {
  const clause = (CLAUSES[id] ?? [])
    .filter(name => name.startsWith(PREFIX[edition]) || name.startsWith('TH'))
    .join(' ');
  const judged = (text: string) => {
    const release = parseRelease(text);
    if (!release.ok) throw new Error(sayPlainly(release.error));
    const thrown = throwDie(engine, { release: release.value, scene, edition, throws: [id] });
    if (!thrown.ok) throw new Error(sayPlainly(thrown.error));
    return thrown.value.verdict;
  };
  test(`${clause} is fulfilled`, () => {
    const verdict = judged(fulfils);
    expect(verdict.requirements.filter(({ met }) => !met)).toEqual([]);
    expect(verdict.hit).toBe(true);
  });
  test(`${clause} is narrowly not fulfilled`, () => {
    const verdict = judged(fails);
    const finding = verdict.requirements.find(one => one.id === id);
    expect(finding?.met).toBe(false);
    expect(finding && sayFindings()(finding)).toBe(why);
    expect(verdict.hit).toBe(false);
  });
});

describe('the catalogue', () => {
  test('TH-R-11 has one record for each id, with the readings of the editions that know it', () => {
    const counts = EDITIONS.map(edition => THROWS.filter(id => isInEdition(id, edition)).length);
    expect(counts).toEqual([21, 22, 26]);
  });
  test('explains every throw by a text, pictures and a band of difficulty', () => {
    for (const { hint, reading, band } of ALL_THROWING.flatMap(({ throws }) => throws)) {
      expect(hint.length).toBeGreaterThan(1);
      expect(BANDS[band]).toHaveLength(2);
      expect(reading.text).toMatch(/^[A-Z].*\.$/);
    }
  });
});

const conflictsOf = (edition: 'prototype' | 'first' | 'second', ...ids: Throw[]): number => {
  const made = compose(edition, ids);
  return made.ok ? made.value.conflicts.length : -1;
};

describe('combining', () => {
  test('composes all four parts', () => {
    const made = compose('second', ['two-bounce', 'jump', 'blind']);
    expect(made.ok && made.value).toMatchObject({
      throws: ['blind', 'jump', 'two-bounce'],
      needs: { eyes: ['closed'], airborne: ['yes'] },
      views: ['dark', 'bobbing', 'plain'],
      conflicts: [],
    });
  });
  test('TH-R-13 lets one of two things do that exclude each other, and says so', () => {
    const made = compose('second', ['palms', 'small-fingers']);
    expect(made.ok && made.value).toMatchObject({
      needs: { launch: ['palms', 'little-fingers'] },
      conflicts: [{ between: ['palms', 'small-fingers'], instead: 'either will do' }],
    });
  });
  test('TH-R-13 lets a limit give way, only where the other throw is in force', () => {
    const limits = (edition: EditionId, ...ids: Throw[]) => {
      const made = compose(edition, ids);
      return made.ok ? made.value.limits : undefined;
    };
    expect(limits('first', 'blow')).toEqual({ speed: [0, 1700] });
    expect(limits('first', 'blow', 'far')).toEqual({ speed: [0, 3600], distance: [750, 2000] });
    expect(limits('prototype', 'far')).toEqual({ distance: [1500, 2000] });
    expect(limits('prototype', 'far', 'head')).toEqual({});
    expect(limits('prototype', 'far', 'slam')).toMatchObject({ distance: [750, 2000] });
    expect(limits('second', 'far', 'wrist-on-table')).toEqual({ height: [0, 190], distance: [-600, 0] });
    expect(limits('second', 'slam', 'under-the-table')).toEqual({ height: [-400, -1], distance: [0, 2000] });
  });
  test('reports what hardly goes together, as a hint', () => {
    expect(conflictsOf('second', 'sitting', 'jump')).toBe(1);
    expect(conflictsOf('first', 'backwards', 'dancing')).toBe(1);
    expect(conflictsOf('second', 'backwards', 'dancing')).toBe(0);
    expect(conflictsOf('first', 'under-the-leg', 'backwards')).toBe(1);
    expect(conflictsOf('first', 'blow', 'flick')).toBe(1);
    expect(conflictsOf('second', 'head', 'nose', 'elbow', 'flick')).toBe(0);
    expect(conflictsOf('second', 'blind', 'one-eye')).toBe(0);
    expect(conflictsOf('second', 'borrowed-hand', 'weak-hand')).toBe(0);
  });
  test('TH-R-06 two bounces may be split around the box', () => {
    const made = compose('second', ['bank', 'two-bounce']);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const solved = solve(engine, made.value, { within: 200, throws: 4000 });
    expect(solved.ok && solved.value.verdict.hit).toBe(true);
  });
  test('TH-R-10 TH-R-03 one bounce before the card, further ones beyond it', () => {
    const made = compose('first', ['card-jump', 'spin']);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const solved = solve(engine, made.value, { within: 200, throws: 4000 });
    expect(solved.ok && solved.value.verdict.hit).toBe(true);
  });
});
