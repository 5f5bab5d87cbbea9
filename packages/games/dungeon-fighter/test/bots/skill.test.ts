import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { makeStream } from '@tumblekeep/kernel';
import { BANDS, catalogueOf, type SpecificThrow, shakeOf } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { pairsOf, requirementsOf, shapingPairs } from '../../bots/calibration/index.ts';
import {
  type Distribution,
  MEASURED,
  type MeasuredRules,
  type MeasuredTable,
  makeSkillModel,
  PAIR_SKILLS,
  type Row,
  SKILLS,
  type Skill,
  skillModelOf,
} from '../../bots/index.ts';
import { measuredOrLikely } from '../../bots/skill/likely.ts';
import { type DungeonFighter, RULE_SETS, THROWS, type Throw, ZONES } from '../../rules/index.ts';

const RULES = Object.keys(RULE_SETS);
const editionOf = (rules: string) => (RULE_SETS[rules] as DungeonFighter).edition;
const measuredOf = (rules: string) => MEASURED.rules[rules] as MeasuredRules;
const throwsOf = (rules: string): Throw[] => THROWS.filter(name => editionOf(rules).throw.has(name));
const pairs = (throws: readonly Throw[]): Throw[][] =>
  throws.flatMap((first, at) => throws.slice(at + 1).map(second => [first, second]));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const average = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

describe.each(RULES)('the measured table of %s', rules => {
  const { plain, throws, pairs: measuredPairs } = measuredOf(rules);
  const isWhole = (row: Row, requirements: number, count: number): boolean =>
    row.length === 0 || (row.length === 12 + requirements && sum(row) === count);

  test('every row accounts for all of its throws', () => {
    const { level, noisier, pair } = MEASURED.throws;
    const countOf = (at: number): number => (at < SKILLS.length ? level : noisier);
    for (const [at, row] of plain.rows.entries()) expect(isWhole(row, 0, countOf(at))).toBe(true);
    for (const [name, { rows }] of Object.entries(throws))
      for (const [at, row] of rows.entries()) expect(isWhole(row, 1, countOf(at)), name).toBe(true);
    for (const [name, rows] of Object.entries(measuredPairs)) {
      expect(rows.length).toBeLessThanOrEqual(PAIR_SKILLS.length);
      for (const row of rows) expect(isWhole(row, 2, pair), name).toBe(true);
    }
  });

  test('has every throw of the edition, and pairs that noise does not tell', () => {
    expect(Object.keys(throws)).toEqual(throwsOf(rules));
    const shaping = shapingPairs(editionOf(rules)).map(pair => pair.join(' '));
    expect(shaping).toEqual(expect.arrayContaining(Object.keys(measuredPairs)));
    expect(Object.keys(measuredPairs).length).toBeGreaterThan(10);
  });

  test('hands shake as the table says, whatever is put together', () => {
    for (const pair of pairs(throwsOf(rules))) {
      const { shake } = requirementsOf(rules, pair);
      expect(shakeOf(pair.map(name => throws[name]?.shake as number)), pair.join(' ')).toBe(shake);
    }
  });
});

test('a browser has little to load', () => {
  const file = readFileSync(new URL('../../bots/skill/measured.ts', import.meta.url));
  expect(gzipSync(file).length).toBeLessThan(40_000);
});

describe.each(RULES)('distributions of %s', rules => {
  const { distribution } = skillModelOf(rules);
  const singles = throwsOf(rules).map(name => [name]);
  const triples = pairsOf(editionOf(rules))
    .filter((_, at) => at % 5 === 0)
    .map((pair, at) => [...pair, throwsOf(rules)[at % throwsOf(rules).length] as Throw]);

  test.each(SKILLS)('of %s throwers add up to 1', skill => {
    for (const requirements of [[], ...singles, ...pairs(throwsOf(rules)), ...triples]) {
      const { outcomes, zones, targets, hit } = distribution(skill, requirements);
      expect(sum(outcomes)).toBeCloseTo(1, 12);
      expect(sum(zones)).toBeCloseTo(1, 12);
      expect(sum(targets)).toBeCloseTo(hit, 12);
      for (const chance of [...zones, ...outcomes]) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  const isBare = !editionOf(rules).constants.board.bones;

  // Without bones on the rim nothing stops a low, straight throw.
  test.each([
    ['clumsy', 0.4, 1, 0, 0.015],
    ['average', 0.6, 1.7, 0.003, 0.02],
    ['skilled', isBare ? 0.9 : 0.8, isBare ? 3.2 : 2.6, 0.008, 0.04],
    ['deadly', 0.94, 4.2, 0.03, 0.12],
  ] as const)('a standard throw of a %s thrower', (skill, hit, mean, fewest, most) => {
    const standard = distribution(skill, []);
    expect(Math.abs(standard.hit - hit)).toBeLessThan(0.08);
    expect(Math.abs(standard.mean - mean)).toBeLessThan(0.4);
    expect(standard.targets[6]).toBeGreaterThanOrEqual(fewest);
    expect(standard.targets[6]).toBeLessThan(most);
  });

  test('every throw of an average thrower is as hard as its band says', () => {
    for (const name of throwsOf(rules)) {
      const [low, high] = BANDS[(catalogueOf(editionOf(rules).throwing).get(name) as SpecificThrow).band];
      const { hit } = distribution('average', [name]);
      expect(hit, name).toBeGreaterThanOrEqual(low - 0.03);
      expect(hit, name).toBeLessThanOrEqual(high + (isBare ? 0.1 : 0.03));
    }
  });

  test('better throwers hit more and higher', () => {
    for (let i = 1; i < SKILLS.length; i++) {
      const of = (requirements: readonly Throw[]): [Distribution, Distribution] => [
        distribution(SKILLS[i - 1] as Skill, requirements),
        distribution(SKILLS[i] as Skill, requirements),
      ];
      for (const requirements of [[], ...singles]) {
        const [worse, better] = of(requirements);
        // 800 throws tell a mean within about 0.15.
        expect(better.mean, requirements.join(' ')).toBeGreaterThan(worse.mean - 0.3);
      }
      const both = pairs(throwsOf(rules)).map(of);
      expect(average(both.map(([, better]) => better.hit))).toBeGreaterThan(
        average(both.map(([worse]) => worse.hit)) + 0.05,
      );
    }
  });

  test('a further requirement costs hits', () => {
    const rate = (sets: readonly (readonly Throw[])[]): number =>
      average(sets.map(set => distribution('average', set).hit));
    expect(rate(singles)).toBeLessThan(distribution('average', []).hit - 0.1);
    expect(rate(pairs(throwsOf(rules)))).toBeLessThan(rate(singles) - 0.1);
  });

  test('TH-R-13 no two throws are beyond a deadly hand', () => {
    const names = throwsOf(rules);
    for (const [i, one] of names.entries())
      for (const other of names.slice(i + 1))
        expect([one, other, distribution('deadly', [one, other]).hit > 0]).toEqual([one, other, true]);
  });

  test('the order of requirements does not matter', () => {
    expect(distribution('skilled', ['spin', 'bank'])).toBe(distribution('skilled', ['bank', 'spin']));
  });
});

describe('sets that nobody measured', () => {
  /** Half of all throws hit section 1 at noise 1, and fewer by a tenth at every further 1; the rest go outside. */
  const row = (noise: number, requirements: number, factor = 1): Row => {
    const hits = Math.round(1000 * factor * Math.max(0, 0.6 - 0.1 * noise));
    return [hits, 0, 0, 0, 0, 0, 0, 0, 0, 1000 - hits, 0, 0, ...Array<number>(requirements).fill(0)];
  };
  const levels = [2, 1, 0.5, 0.25];
  const curve = (shake: number, factor = 1, shapes = true) => ({
    shake,
    shapes,
    rows: [...levels, 4].map(level => row(level * shake, 1, factor)),
  });
  const table: MeasuredTable = {
    revision: 'none',
    seed: 'none',
    throws: { level: 1000, noisier: 1000, pair: 1000 },
    aims: 'own',
    levels,
    noisier: [2],
    rules: {
      made: {
        plain: { ...curve(1), rows: [...levels, 4].map(level => row(level, 0)) },
        throws: {
          bank: curve(1, 0.5),
          blind: curve(2, 1, false),
          far: curve(1, 0.8),
          jump: curve(1, 0.6),
          palms: curve(2, 1, false),
        },
        pairs: { 'bank far': [row(1, 2, 0.2), row(0.5, 2, 0.4)] },
      },
    },
  };
  const { distribution } = makeSkillModel(table, 'made');
  const hit = (skill: Skill, ...throws: Throw[]): number => distribution(skill, throws).hit;

  test('what only shakes the hand is a plain throw with the noise of both', () => {
    expect(hit('average', 'blind', 'palms')).toBeCloseTo(0.6 - 0.1 * (1 + Math.SQRT2), 3);
  });
  test('what only shakes the hand adds its noise to what shapes the way', () => {
    expect(hit('average', 'bank', 'blind')).toBeCloseTo(0.5 * (0.6 - 0.2), 3);
  });
  test('a measured pair is as measured, for other levels in proportion', () => {
    expect(hit('average', 'bank', 'far')).toBeCloseTo(0.1, 3);
    expect(hit('clumsy', 'bank', 'far')).toBeCloseTo(0.5 * 0.4 * (0.1 / 0.25), 3);
    expect(hit('deadly', 'bank', 'far')).toBeCloseTo(0.5 * 0.575 * (0.22 / 0.275), 3);
  });
  test('of several that shape the way the hardest two decide', () => {
    expect(hit('average', 'bank', 'blind', 'far')).toBeCloseTo(0.5 * 0.4 * (0.1 / 0.25), 3);
  });
  test('an unmeasured pair takes the typical share', () => {
    expect(hit('average', 'bank', 'jump')).toBeCloseTo(0.5 * 0.5 * (0.1 / 0.25), 3);
    expect(hit('skilled', 'bank', 'jump')).toBeCloseTo(0.5 * 0.55 * (0.22 / 0.275), 3);
  });
});

test('rules that nobody measured are told by name', () => {
  expect(() => skillModelOf('third')).toThrow('nobody has measured throws by the rules "third"');
});

/** The 99.9 % points of chi-square by degrees of freedom. */
const CRITICAL = [1e-6, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59];

function expectAgreement(observed: readonly number[], chances: readonly number[], throws: number): void {
  let statistic = 0;
  let cells = 0;
  for (let i = 0; i < chances.length; i++) {
    const expected = (chances[i] as number) * throws;
    if (expected < 1e-9) {
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
    ['second', 'clumsy', 'red', []],
    ['first', 'average', 'white', ['bank']],
    ['prototype', 'skilled', 'blue', ['two-bounce']],
    ['second', 'deadly', 'green', ['bank', 'spin', 'two-bounce']],
  ] as const)(
    'by the rules of %s of a %s thrower with the %s die agree with the distribution',
    (rules, skill, die, requirements) => {
      const { distribution, iconChance, sampleLanding } = skillModelOf(rules);
      const stream = makeStream('samples', `${skill} ${die}`);
      const { zones, targets, hit } = distribution(skill, requirements);
      const counted = { zones: ZONES.map(() => 0), targets: targets.map(() => 0), icons: 0 };
      const full = (requirements as readonly Throw[]).includes('two-bounce') ? 2 : 1;
      for (let i = 0; i < throws; i++) {
        const { zone, face, bounces, failed } = sampleLanding(stream, skill, requirements, die);
        const at = ZONES.indexOf(zone);
        counted.zones[at]! += 1;
        if (at < targets.length && bounces >= full && failed.length === 0) counted.targets[at]! += 1;
        if (face === 'icon') counted.icons++;
      }
      expectAgreement(counted.zones, zones, throws);
      expectAgreement([...counted.targets, throws - sum(counted.targets)], [...targets, 1 - hit], throws);
      expectAgreement(
        [counted.icons, throws - counted.icons],
        [iconChance(die), 1 - iconChance(die)],
        throws,
      );
    },
  );

  test('icons are as printed: three faces of a coloured die, one of a white one', () => {
    const { iconChance } = skillModelOf('second');
    expect([iconChance('red'), iconChance('white')]).toEqual([3 / 6, 1 / 6]);
  });

  test('two bounces are counted, never reported as failed', () => {
    const stream = makeStream('samples', 'two');
    const { sampleLanding } = skillModelOf('second');
    const bounces = new Set<number>();
    for (let i = 0; i < 4000; i++) {
      const landing = sampleLanding(stream, 'clumsy', ['two-bounce'], 'red');
      expect(landing.failed).toEqual([]);
      bounces.add(landing.bounces);
    }
    expect(bounces.has(1) && bounces.has(2)).toBe(true);
  });
});

test('the words for throws are those of all editions, in the order of the alphabet', () => {
  expect(THROWS).toEqual([...new Set(RULES.flatMap(throwsOf))].sort());
  for (const rules of RULES)
    expect([...catalogueOf(editionOf(rules).throwing).keys()]).toEqual(throwsOf(rules));
});

describe('rules that nobody has measured', () => {
  const unmeasured: MeasuredTable = {
    ...MEASURED,
    rules: { first: measuredOf('first'), prototype: measuredOf('prototype') },
  };
  const likely = measuredOrLikely(unmeasured, 'second').rules['second'] as MeasuredRules;

  test('throw like the measured ones that ask most alike', () => {
    expect(likely.plain).toBe(measuredOf('first').plain);
    expect(likely.throws['two-bounce']).toBe(measuredOf('first').throws['two-bounce']);
  });

  test('take what only other rules ask alike from those', () => {
    expect(likely.throws.bank).toBe(measuredOf('prototype').throws.bank);
  });

  test('shake by what nobody else asks, as the edition says', () => {
    expect(likely.throws['card-carry']).toEqual({ shake: 2.17, shapes: false, rows: [] });
    const model = makeSkillModel({ ...unmeasured, rules: { second: likely } }, 'second');
    const plain = model.distribution('average', []).hit;
    expect(model.distribution('average', ['card-carry']).hit).toBeLessThan(plain);
  });

  test('are left alone where they were measured, and refused where there are no such rules', () => {
    expect(measuredOrLikely(MEASURED, 'second')).toBe(MEASURED);
    expect(() => measuredOrLikely(MEASURED, 'ninth')).toThrow(/nobody has measured/);
  });
});

test('a pair that nobody has measured is told by what was measured of it elsewhere', () => {
  const strip = ({ pairs, ...rest }: MeasuredRules, pair: string): MeasuredRules => ({
    ...rest,
    pairs: Object.fromEntries(Object.entries(pairs).filter(([key]) => key !== pair)),
  });
  const offOf = (pair: string, isEverywhere: boolean): number => {
    const rules = Object.fromEntries(
      RULES.map(name => [
        name,
        isEverywhere || name === 'prototype' ? strip(measuredOf(name), pair) : measuredOf(name),
      ]),
    );
    const throws = pair.split(' ') as Throw[];
    const of = (table: MeasuredTable): number =>
      makeSkillModel(table, 'prototype').distribution('average', throws).hit;
    return Math.abs(of({ ...MEASURED, rules }) - of(MEASURED));
  };
  const known = Object.keys(measuredOf('prototype').pairs).filter(pair => measuredOf('first').pairs[pair]);
  expect(known.length).toBeGreaterThan(10);
  const [elsewhere, nowhere] = [false, true].map(isEverywhere =>
    average(known.map(pair => offOf(pair, isEverywhere))),
  ) as [number, number];
  expect(elsewhere).toBeLessThan(0.7 * nowhere);
});
