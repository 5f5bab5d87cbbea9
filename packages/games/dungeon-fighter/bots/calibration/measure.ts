/** Really throws: the aim of the solver, the noise of the hand, the tremor, physics and the referee. */

import {
  type Engine,
  finish,
  judge,
  obedientGesture,
  releaseFrom,
  seekAimOf,
  throwChecked,
  type Verdict,
  ZONES,
} from '@tumblekeep/table';
import type { Throw } from '../../rules/index.ts';
import { NO_BOUNCE, TARGETS, UNMET } from '../skill/rows.ts';
import type { Row, Skill } from '../skill/table.ts';
import { requirementsOf } from './readings.ts';

export interface MeasuredNoise {
  /** Which of the rows of its set it is. */
  readonly at: number;
  /** Against that of an average hand without requirements. */
  readonly noise: number;
  readonly count: number;
}

/** Throws under one set of requirements that all aim alike. */
export interface Measurement {
  /** Rule sets that ask the same of the die; each throw is judged by all of them. */
  readonly rules: readonly string[];
  readonly throws: readonly Throw[];
  /** Whose aim it is. */
  readonly aim: Skill;
  readonly rows: readonly MeasuredNoise[];
  readonly seed: string;
}

/** Where in a row a verdict is counted. */
export function cellOf(
  { hit, zone, requirements }: Pick<Verdict, 'hit' | 'zone' | 'requirements'>,
  throws: readonly Throw[],
): number {
  const at = ZONES.indexOf(zone);
  if (hit || at >= TARGETS.length) return at;
  const unmet = requirements.find(({ met }) => !met)?.id;
  return unmet === 'bounce' ? NO_BOUNCE : UNMET + throws.indexOf(unmet as Throw);
}

/** For each row its counts by each of the rule sets; empty where no release is within the limits. */
export function measure(engine: Engine, { rules, throws, aim: level, rows, seed }: Measurement): Row[][] {
  const readings = rules.map(name => requirementsOf(name, throws));
  const gestures = readings.map(obedientGesture);
  const requirements = readings[0] as (typeof readings)[0];
  const options = throws.length > 1 ? { candidates: PAIR_CANDIDATES } : {};
  const aim = finish(seekAimOf(engine, requirements, level, options));
  return rows.map(({ noise, count }) => {
    if (aim === undefined) return rules.map(() => []);
    const counts = rules.map(() => Array<number>(UNMET + throws.length).fill(0));
    const shaken = { ...requirements, shake: noise };
    for (let i = 0; i < count; i++) {
      const name = `${seed}/${throws.join(' ')}/${noise}/${i}`;
      const release = releaseFrom(aim, shaken, 'average', 'red', name);
      const { trajectory } = throwChecked(engine, requirements, aim.scene, release);
      for (const [at, reading] of readings.entries()) {
        const gesture = gestures[at] as (typeof gestures)[0];
        const cell = cellOf(judge(reading, aim.scene, { ...release, gesture }, trajectory), throws);
        const row = counts[at] as number[];
        row[cell] = (row[cell] as number) + 1;
      }
    }
    return counts;
  });
}

/** Aims of sets are looked for among fewer: there are many sets. */
const PAIR_CANDIDATES = 80;
