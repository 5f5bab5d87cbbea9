/**
 * Sets of requirements. What only makes the hand shake, like a weak hand, leaves the die its way: such a throw is
 * a plain one with more noise. Of requirements that shape the way the hardest two decide; a pair that nobody
 * measured takes the share of the hits that it takes by the readings of other rule sets, or that measured pairs take
 * on average.
 */

import { shakeOf } from '@tumblekeep/table';
import { THROWS, type Throw } from '../../rules/index.ts';
import { between, type Chances, chancesOf, withHits } from './rows.ts';
import {
  type MeasuredRules,
  type MeasuredTable,
  type MeasuredThrow,
  PAIR_SKILLS,
  type Row,
  SKILLS,
  type Skill,
} from './table.ts';

export const keyOf = (throws: readonly Throw[]): string => throws.join(' ');

interface Knot {
  readonly noise: number;
  readonly chances: Chances;
}

type PairSkill = (typeof PAIR_SKILLS)[number];
const ofPairSkill: Readonly<Record<Skill, PairSkill>> = {
  clumsy: 'average',
  average: 'average',
  skilled: 'skilled',
  deadly: 'skilled',
};

export type ChancesOfSet = (skill: Skill, requirements: readonly Throw[]) => Chances;

/** What was measured of one rule set. */
function measuredOf({ levels, noisier, rules }: MeasuredTable, name: string) {
  const measured = rules[name] as MeasuredRules;
  const levelOf = (skill: Skill): number => levels[SKILLS.indexOf(skill)] as number;
  const scales = [...levels, ...noisier.map(factor => factor * levelOf('clumsy'))];

  const knotsOf = ({ shake, rows }: MeasuredThrow, throws: readonly Throw[]): Knot[] =>
    rows
      .map((row, at) => ({ noise: shake * (scales[at] as number), chances: chancesOf(row, throws) }))
      .sort((a, b) => a.noise - b.noise);
  const plainKnots = knotsOf(measured.plain, []);
  const knots = new Map(
    THROWS.flatMap(one => {
      const found = measured.throws[one];
      return found?.shapes ? [[one, knotsOf(found, [one])]] : [];
    }),
  );
  const shapesWay = (one: Throw): boolean => knots.has(one);
  const plainAt = (noise: number): Chances => readOff(plainKnots, noise);
  const shapeAt = (one: Throw, noise: number): Chances => readOff(knots.get(one) as Knot[], noise);
  const noiseOf = (skill: Skill, throws: readonly Throw[]): number =>
    levelOf(skill) * shakeOf(throws.map(one => measured.throws[one]?.shake ?? 1));

  /** A row of just this set and level. */
  function directly(skill: Skill, throws: readonly Throw[]): Row | undefined {
    const [one] = throws;
    if (one === undefined) return measured.plain.rows[SKILLS.indexOf(skill)];
    if (throws.length === 1) return measured.throws[one]?.rows[SKILLS.indexOf(skill)];
    return pairRow(skill, throws);
  }

  /** Without hits, or with fewer than worse hands have, a row tells of a search that found no good aim. */
  function pairRow(skill: Skill, throws: readonly Throw[]): Row | undefined {
    const rows = measured.pairs[keyOf(throws)];
    const row = rows?.[(PAIR_SKILLS as readonly Skill[]).indexOf(skill)];
    if (rows === undefined || row === undefined) return undefined;
    const hits = chancesOf(row, throws).hit;
    return hits > 0 && hits >= chancesOf(rows[0] as Row, throws).hit ? row : undefined;
  }

  /** How the hits of a measured pair compare with those of its harder half under the same noise. */
  function measuredShare(skill: PairSkill, pair: readonly Throw[]): number | undefined {
    const row = pairRow(skill, pair);
    if (row === undefined || !pair.every(shapesWay)) return undefined;
    const noise = noiseOf(skill, pair);
    const harder = Math.min(...pair.map(one => shapeAt(one, noise).hit));
    return harder === 0 ? undefined : chancesOf(row, pair).hit / harder;
  }

  return { measured, shapesWay, plainAt, shapeAt, noiseOf, directly, measuredShare };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Requirements are given in the order of the catalogue, each once. */
export function makeSets(table: MeasuredTable, name: string): ChancesOfSet {
  const { measured, shapesWay, plainAt, shapeAt, noiseOf, directly, measuredShare } = measuredOf(table, name);
  const others = Object.keys(table.rules)
    .filter(other => other !== name)
    .map(other => measuredOf(table, other));

  const typicalShares = PAIR_SKILLS.map(skill => {
    const shares = Object.keys(measured.pairs).flatMap(
      key => measuredShare(skill, key.split(' ') as Throw[]) ?? [],
    );
    return shares.length === 0 ? 1 : meanOf(shares);
  });

  function shareOf(skill: Skill, pair: readonly Throw[]): number {
    const near = ofPairSkill[skill];
    const own = measuredShare(near, pair);
    if (own !== undefined) return own;
    const elsewhere = others.flatMap(other => other.measuredShare(near, pair) ?? []);
    return elsewhere.length > 0 ? meanOf(elsewhere) : (typicalShares[PAIR_SKILLS.indexOf(near)] as number);
  }

  function hardestOf(skill: Skill, shaping: readonly Throw[], noise: number): Chances {
    const alone = shaping.map(one => shapeAt(one, noise));
    const hardest = alone.reduce((least, each) => (each.hit < least.hit ? each : least));
    let hit = shaping.length === 1 ? hardest.hit : 1;
    for (const [i, one] of shaping.entries())
      for (let j = i + 1; j < shaping.length; j++) {
        const harder = Math.min((alone[i] as Chances).hit, (alone[j] as Chances).hit);
        hit = Math.min(hit, harder * shareOf(skill, [one, shaping[j] as Throw]));
      }
    return withHits(hardest, hardest.requirements, hit);
  }

  return (skill, requirements) => {
    const row = directly(skill, requirements);
    if (row !== undefined) return chancesOf(row, requirements);
    const noise = noiseOf(skill, requirements);
    const shaping = requirements.filter(shapesWay);
    const base = shaping.length === 0 ? plainAt(noise) : hardestOf(skill, shaping, noise);
    return withHits(base, requirements, base.hit);
  };
}

/** Knots by rising noise, at least one; outside of them the nearest counts. */
function readOff(knots: readonly Knot[], noise: number): Chances {
  const above = knots.findIndex(knot => knot.noise >= noise);
  const [low, high] = [knots[above - 1], knots[above]];
  if (high === undefined) return (knots.at(-1) as Knot).chances;
  if (low === undefined) return high.chances;
  return between(low.chances, high.chances, (noise - low.noise) / (high.noise - low.noise));
}
