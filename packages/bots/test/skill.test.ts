import { THROWS, type Throw, ZONES } from '@tumblekeep/dungeon-fighter';
import { makeStream } from '@tumblekeep/kernel';
import { describe, expect, test, vi } from 'vitest';
import { distribution, iconChance, SKILL_TABLE, SKILLS, type Skill, sampleLanding } from '../src/index.ts';

// Many throws on a busy machine take longer than a test usually may.
vi.setConfig({ testTimeout: 120_000 });

const SIMPLE: readonly Throw[] = ['weak-hand', 'far', 'sitting', 'palms'];
const WILD: readonly Throw[] = ['blind', 'backwards', 'head', 'nose', 'hot-potato', 'catapult', 'elbow'];
const TRICKY: readonly Throw[] = THROWS.filter(name => !SIMPLE.includes(name) && !WILD.includes(name));
const PAIRS: readonly (readonly [Throw, Throw])[] = THROWS.flatMap((first, at) =>
  THROWS.slice(at + 1).map(second => [first, second] as const),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('the skill table', () => {
  test('every anchor accounts for all of its throws', () => {
    for (const { zones, bounces, bouncesWhenTwo } of SKILL_TABLE.anchors) {
      expect(sum(Object.values(zones))).toBe(10_000);
      expect(sum(bounces)).toBe(10_000);
      expect(sum(bouncesWhenTwo)).toBe(10_000);
    }
  });

  test('anchors rise from 0 to the best level', () => {
    const qualities = SKILL_TABLE.anchors.map(anchor => anchor.quality);
    expect(qualities[0]).toBe(0);
    expect([...qualities].sort((a, b) => a - b)).toEqual(qualities);
    expect(qualities.at(-1)).toBe(Math.max(...Object.values(SKILL_TABLE.levels).map(level => level.quality)));
  });
});

describe('distributions', () => {
  test.each(SKILLS)('of %s throwers add up to 1', skill => {
    for (const requirements of [[], ...THROWS.map(name => [name]), ...PAIRS]) {
      const { zones, bounces, targets, hit } = distribution(skill, requirements);
      expect(sum(zones)).toBeCloseTo(1, 12);
      expect(sum(bounces)).toBeCloseTo(1, 12);
      expect(sum(targets)).toBeCloseTo(hit, 12);
      for (const chance of [...zones, ...bounces]) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([
    ['clumsy', 0.4, 1, 0, 0.01],
    ['average', 0.6, 1.7, 0.008, 0.012],
    ['skilled', 0.8, 2.6, 0.017, 0.023],
    ['deadly', 0.95, 3.5, 0.05, 0.06],
  ] as const)('a standard throw of a %s thrower', (skill, hit, mean, fewest, most) => {
    const standard = distribution(skill, []);
    expect(Math.abs(standard.hit - hit)).toBeLessThan(0.01);
    expect(Math.abs(standard.mean - mean)).toBeLessThan(0.1);
    expect(standard.targets[6]).toBeGreaterThanOrEqual(fewest);
    expect(standard.targets[6]).toBeLessThan(most);
  });

  test.each([
    ['simple', SIMPLE, 0.4, 0.55],
    ['tricky', TRICKY, 0.25, 0.45],
    ['wild', WILD, 0.15, 0.35],
  ] as const)('%s throws of an average thrower', (_, throws, least, most) => {
    for (const name of throws) {
      const { hit } = distribution('average', [name]);
      expect(hit, name).toBeGreaterThanOrEqual(least);
      expect(hit, name).toBeLessThanOrEqual(most);
    }
  });

  test('better throwers hit more and higher, whatever is demanded', () => {
    for (const requirements of [[], ...THROWS.map(name => [name]), ...PAIRS])
      for (let i = 1; i < SKILLS.length; i++) {
        const worse = distribution(SKILLS[i - 1] as Skill, requirements);
        const better = distribution(SKILLS[i] as Skill, requirements);
        expect(better.hit, requirements.join(' ')).toBeGreaterThan(worse.hit);
        expect(better.mean, requirements.join(' ')).toBeGreaterThan(worse.mean);
      }
  });

  test('a further requirement never helps', () => {
    for (const [first, second] of PAIRS) {
      const both = distribution('average', [first, second]).hit;
      expect(both).toBeLessThan(distribution('average', [first]).hit);
      expect(both).toBeLessThan(distribution('average', [second]).hit);
    }
  });

  test('the order of requirements does not matter', () => {
    expect(distribution('skilled', ['spin', 'bank'])).toBe(distribution('skilled', ['bank', 'spin']));
  });
});

/** The 99.9 % points of chi-square by degrees of freedom. */
const CRITICAL: Readonly<Record<number, number>> = { 0: 1e-6, 1: 10.83, 2: 13.82, 10: 29.59 };

function expectAgreement(observed: readonly number[], chances: readonly number[], throws: number): void {
  let statistic = 0;
  let cells = 0;
  for (let i = 0; i < chances.length; i++) {
    const expected = (chances[i] as number) * throws;
    if (expected === 0) {
      expect(observed[i]).toBe(0);
      continue;
    }
    cells++;
    statistic += ((observed[i] as number) - expected) ** 2 / expected;
  }
  expect(statistic).toBeLessThan(CRITICAL[cells - 1] as number);
}

describe('samples', () => {
  const throws = 40_000;

  test.each([
    ['clumsy', 'red', []],
    ['average', 'white', ['bank']],
    ['skilled', 'blue', ['two-bounce']],
    ['deadly', 'green', ['bank', 'spin', 'two-bounce']],
  ] as const)('of a %s thrower with the %s die agree with the distribution', (skill, die, requirements) => {
    const stream = makeStream('samples', `${skill} ${die}`);
    const chances = distribution(skill, requirements);
    const zones = ZONES.map(() => 0);
    const bounces = [0, 0, 0];
    const failed = new Map<Throw, number>();
    let icons = 0;
    for (let i = 0; i < throws; i++) {
      const landing = sampleLanding(stream, skill, requirements, die);
      zones[ZONES.indexOf(landing.zone)]! += 1;
      bounces[landing.bounces]! += 1;
      if (landing.face === 'icon') icons++;
      for (const name of landing.failed) failed.set(name, (failed.get(name) ?? 0) + 1);
    }
    expectAgreement(zones, chances.zones, throws);
    expectAgreement(bounces, chances.bounces, throws);
    expectAgreement([icons, throws - icons], [iconChance(die), 1 - iconChance(die)], throws);
    for (const [at, name] of requirements.entries()) {
      const slips = failed.get(name) ?? 0;
      const chance = chances.slips[at] as number;
      expectAgreement([slips, throws - slips], [chance, 1 - chance], throws);
    }
  });

  test('icons are as printed: three faces of a coloured die, one of a white one', () => {
    expect([iconChance('red'), iconChance('white')]).toEqual([3 / 6, 1 / 6]);
  });

  test('two bounces are counted, never reported as failed', () => {
    const stream = makeStream('samples', 'two');
    for (let i = 0; i < 2000; i++)
      expect(sampleLanding(stream, 'clumsy', ['two-bounce'], 'red').failed).toEqual([]);
  });
});
