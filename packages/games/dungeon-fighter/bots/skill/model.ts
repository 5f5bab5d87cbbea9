/** From counted throws to the chances of a throw, and to one throw. */

import { nextFraction, type Stream } from '@tumblekeep/kernel';
import {
  type Die,
  type Landing,
  THROWS,
  type Throw,
  ThrowSets,
  ZONES,
  type Zone,
} from '../../rules/index.ts';
import { measuredOrLikely } from './likely.ts';
import { MEASURED } from './measured.ts';
import { type Chances, NO_BOUNCE, TARGETS, UNMET } from './rows.ts';
import { makeSets } from './sets.ts';
import { type MeasuredTable, SKILLS, type Skill } from './table.ts';

/** The chances of a throw under a set of requirements. */
export interface Distribution {
  /** In the order of the catalogue, each once. */
  readonly requirements: readonly Throw[];
  /** Of every kind of outcome there is; see `Row`. */
  readonly outcomes: readonly number[];
  /** Of coming to rest in each of `ZONES`, whether the throw is good or not. */
  readonly zones: readonly number[];
  /** Of a good throw into each of `TARGETS`. */
  readonly targets: readonly number[];
  /** The sum of `targets`: a hit, unless the monster says otherwise. */
  readonly hit: number;
  /** The mean value of all throws, misses counting 0 and the bullseye 10. */
  readonly mean: number;
}

/** How people throw by the readings of one rule set. */
export interface SkillModel {
  distribution(skill: Skill, requirements: readonly Throw[]): Distribution;
  iconChance(die: Die): number;
  sampleLanding(stream: Stream, skill: Skill, requirements: readonly Throw[], die: Die): Landing;
}

export const VALUES = [1, 2, 3, 4, 5, 6, 10] as const;
/** Faces with the icon, of six. A die is held at random, so that they are as likely as the others. */
const ICONS = { coloured: 3, white: 1 } as const;
const MOST_KEPT = 4096;
const NOTHING_FAILED: readonly Throw[] = [];

const iconChance = (die: Die): number => (die === 'white' ? ICONS.white : ICONS.coloured) / 6;

export function makeSkillModel(table: MeasuredTable, rules: string): SkillModel {
  const chancesOfSet = makeSets(table, rules);
  const kept = SKILLS.map(() => new ThrowSets<Distribution>(MOST_KEPT));

  const distribution = (skill: Skill, demanded: readonly Throw[]): Distribution => {
    const ofSkill = kept[SKILLS.indexOf(skill)] as ThrowSets<Distribution>;
    const found = ofSkill.get(demanded);
    if (found !== undefined) return found;
    const requirements = THROWS.filter(name => demanded.includes(name));
    const inOrder = ofSkill.get(requirements) ?? makeDistribution(chancesOfSet(skill, requirements));
    ofSkill.keep(requirements, inOrder);
    return ofSkill.keep(demanded, inOrder);
  };

  return {
    distribution,
    iconChance,
    sampleLanding(stream, skill, demanded, die) {
      const { outcomes, zones, requirements } = distribution(skill, demanded);
      const outcome = pickFrom(stream, outcomes, 1);
      const face = nextFraction(stream) < iconChance(die) ? 'icon' : 'blank';
      const isBad = outcome >= NO_BOUNCE;
      const zone = ZONES[isBad ? pickTarget(stream, zones) : outcome] as Zone;
      const unmet = requirements[outcome - UNMET];
      const full = requirements.includes('two-bounce') ? 2 : 1;
      if (outcome === NO_BOUNCE) return { type: 'land', zone, face, bounces: 0, failed: NOTHING_FAILED };
      // Two bounces are counted, never reported as failed.
      if (unmet === 'two-bounce') return { type: 'land', zone, face, bounces: 1, failed: NOTHING_FAILED };
      const failed = unmet === undefined ? NOTHING_FAILED : [unmet];
      return { type: 'land', zone, face, bounces: full, failed };
    },
  };
}

/** The index of a weight, by its share of the total. */
function pickFrom(stream: Stream, weights: readonly number[], total: number): number {
  let rest = nextFraction(stream) * total;
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

function pickTarget(stream: Stream, zones: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < TARGETS.length; i++) total += zones[i] as number;
  return pickFrom(stream, zones.slice(0, TARGETS.length), total);
}

function makeDistribution({ requirements, cells, hit }: Chances): Distribution {
  const targets = cells.slice(0, TARGETS.length);
  const bad = cells.slice(NO_BOUNCE).reduce((sum, chance) => sum + chance, 0);
  // Bad throws onto a target are not told apart by target: they lie where good ones do.
  const onTarget = (chance: number, at: number): number =>
    hit === 0 ? (at === 0 ? bad : 0) : chance * (1 + bad / hit);
  return {
    requirements,
    outcomes: cells,
    zones: [...targets.map(onTarget), ...cells.slice(TARGETS.length, NO_BOUNCE)],
    targets,
    hit,
    mean: targets.reduce((sum, chance, at) => sum + chance * (VALUES[at] as number), 0),
  };
}

const models = new Map<string, SkillModel>();

/** The model of a rule set: as measured, or as one that nobody has measured yet is likely to be. */
export function skillModelOf(rules: string): SkillModel {
  let model = models.get(rules);
  if (model === undefined) {
    model = makeSkillModel(measuredOrLikely(MEASURED, rules), rules);
    models.set(rules, model);
  }
  return model;
}
