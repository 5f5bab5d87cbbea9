/** One contract for every engine behind the port. */

import { describe, expect, test } from 'vitest';
import { loadRapier, measureQuality, studyReleases } from '../src/bench/index.ts';
import { BONED, EMPTY_SCENE, type Engine, loadJolt, RULES, simulate } from '../src/index.ts';

const ENGINES: readonly (readonly [string, Engine, boolean])[] = [
  ['jolt', await loadJolt(), true],
  ['rapier', await loadRapier(), false],
];

describe.each(ENGINES)('%s', (_, engine, shortcuts) => {
  const releases = studyReleases(40, 'contract');

  test('starts every throw from an equal world', () => {
    const once = releases.map(release => simulate(engine, EMPTY_SCENE, release, BONED, { shortcuts }).states);
    const backwards = [...releases]
      .reverse()
      .map(release => simulate(engine, EMPTY_SCENE, release, BONED, { shortcuts }).states);
    expect(backwards.reverse()).toEqual(once);
  });

  test('neither kicks at seams nor tunnels, and comes to rest', () => {
    const quality = measureQuality(engine, { shortcuts }, 60);
    expect(quality).toMatchObject({ seamKicks: 0, tunnelled: 0, timeouts: 0 });
    expect(quality.energyGain[1]).toBeLessThan(0.02);
    expect(Math.abs(quality.restitution[1] - 0.45)).toBeLessThan(0.1);
  });

  test('takes a bounded number of steps', () => {
    for (const release of releases.slice(0, 20)) {
      const { steps } = simulate(engine, EMPTY_SCENE, release, BONED, { shortcuts });
      expect(steps).toBeLessThanOrEqual(RULES.mostSteps);
    }
  });
});
