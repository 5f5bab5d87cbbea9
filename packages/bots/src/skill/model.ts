/** From the skill table to the chances of a throw, and to one throw. */
import {
  type Bounces,
  type Die,
  type Landing,
  SECTIONS,
  THROWS,
  type Throw,
  ZONES,
  type Zone,
} from '@tumblekeep/dungeon-fighter';
import { nextFraction, type Stream } from '@tumblekeep/kernel';
import { type BounceCounts, SKILL_TABLE, type Skill, type SkillAnchor, type SkillTable } from './table.ts';

/** The sections in rising order and the bullseye: the zones a throw can hit. */
export const TARGETS = [...SECTIONS, 'bullseye'] as const satisfies readonly Zone[];

/** The exact chances of a throw under a set of requirements. */
export interface Distribution {
  /** In the order of the catalogue, each once. */
  readonly requirements: readonly Throw[];
  /** Of coming to rest in each of `ZONES`, whether the throw is valid or not. */
  readonly zones: readonly number[];
  /** Of 0, 1 and 2 or more bounces. */
  readonly bounces: readonly number[];
  /** Of failing each requirement; 0 for what is counted from the bounces. */
  readonly slips: readonly number[];
  /** That bounces and requirements are as demanded. */
  readonly valid: number;
  /** Of a valid throw into each of `TARGETS`. */
  readonly targets: readonly number[];
  /** The sum of `targets`: a hit, unless the monster says otherwise. */
  readonly hit: number;
  /** The mean value of all throws, misses counting 0 and the bullseye 10. */
  readonly mean: number;
}

export interface SkillModel {
  readonly table: SkillTable;
  distribution(skill: Skill, requirements: readonly Throw[]): Distribution;
  iconChance(die: Die): number;
  sampleLanding(stream: Stream, skill: Skill, requirements: readonly Throw[], die: Die): Landing;
}

const PER = 10_000;
const BULLSEYE_VALUE = 10;
const MOST_KEPT = 4096;
const NOTHING_FAILED: readonly Throw[] = [];
const bitOf = Object.fromEntries(THROWS.map((name, index) => [name, 1 << index])) as Record<Throw, number>;

export function makeSkillModel(table: SkillTable): SkillModel {
  const kept = new Map<Skill, Map<number, Distribution>>();

  const distribution = (skill: Skill, requirements: readonly Throw[]): Distribution => {
    let ofSkill = kept.get(skill);
    if (ofSkill === undefined) {
      ofSkill = new Map();
      kept.set(skill, ofSkill);
    }
    let key = 0;
    for (const requirement of requirements) key |= bitOf[requirement];
    let found = ofSkill.get(key);
    if (found === undefined) {
      found = computeDistribution(table, skill, requirements);
      if (ofSkill.size >= MOST_KEPT) ofSkill.clear();
      ofSkill.set(key, found);
    }
    return found;
  };

  const iconChance = (die: Die): number => (die === 'white' ? table.icons.white : table.icons.coloured) / 6;

  return {
    table,
    distribution,
    iconChance,
    sampleLanding(stream, skill, requirements, die) {
      const { zones, bounces, slips, requirements: sorted } = distribution(skill, requirements);
      const zone = ZONES[pickFrom(stream, zones)] as Zone;
      const face = nextFraction(stream) < iconChance(die) ? 'icon' : 'blank';
      const bounced = pickFrom(stream, bounces) as Bounces;
      let failed = NOTHING_FAILED;
      for (let i = 0; i < slips.length; i++)
        if (nextFraction(stream) < (slips[i] as number)) failed = [...failed, sorted[i] as Throw];
      return { type: 'land', zone, face, bounces: bounced, failed };
    },
  };
}

/** The index of a weight, by its share of the sum of 1. */
function pickFrom(stream: Stream, weights: readonly number[]): number {
  let rest = nextFraction(stream);
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    if (weight === 0) continue;
    if (rest < weight) return i;
    rest -= weight;
    last = i;
  }
  return last;
}

export function qualityOf(table: SkillTable, skill: Skill, requirements: readonly Throw[]): number {
  let { quality } = table.levels[skill];
  for (const requirement of requirements) quality *= table.throws[requirement].factor;
  for (const { throws, factor } of table.clashes)
    if (requirements.includes(throws[0]) && requirements.includes(throws[1])) quality *= factor;
  return quality;
}

function computeDistribution(table: SkillTable, skill: Skill, demanded: readonly Throw[]): Distribution {
  const requirements = THROWS.filter(name => demanded.includes(name));
  const between = interpolation(table.anchors, qualityOf(table, skill, requirements));
  const wantsTwo = requirements.includes('two-bounce');
  const countsOf = (anchor: SkillAnchor): BounceCounts => (wantsTwo ? anchor.bouncesWhenTwo : anchor.bounces);
  const zones = ZONES.map(zone => between(anchor => anchor.zones[zone]));
  const bounces = ([0, 1, 2] as const).map(count => between(anchor => countsOf(anchor)[count]));
  const slips = requirements.map(
    requirement => (table.throws[requirement].slips * table.levels[skill].slips) / PER,
  );
  let valid = wantsTwo ? (bounces[2] as number) : (bounces[1] as number) + (bounces[2] as number);
  for (const slip of slips) valid *= 1 - slip;
  const targets = TARGETS.map((_, index) => (zones[index] as number) * valid);
  return {
    requirements,
    zones,
    bounces,
    slips,
    valid,
    targets,
    hit: targets.reduce((sum, chance) => sum + chance, 0),
    mean: targets.reduce((sum, chance, index) => sum + chance * (index < 6 ? index + 1 : BULLSEYE_VALUE), 0),
  };
}

/** Reads a number off the anchors at a quality. */
function interpolation(anchors: readonly SkillAnchor[], quality: number) {
  let upper = 1;
  while (upper < anchors.length - 1 && (anchors[upper] as SkillAnchor).quality < quality) upper++;
  const below = anchors[upper - 1] as SkillAnchor;
  const above = anchors[upper] as SkillAnchor;
  const share = Math.min(1, (quality - below.quality) / (above.quality - below.quality));
  return (read: (anchor: SkillAnchor) => number): number =>
    (read(below) + (read(above) - read(below)) * share) / PER;
}

/** The model of the table in use. */
export const SKILL_MODEL: SkillModel = makeSkillModel(SKILL_TABLE);
export const { distribution, iconChance, sampleLanding } = SKILL_MODEL;
