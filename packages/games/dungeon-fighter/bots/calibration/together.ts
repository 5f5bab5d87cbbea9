/** Whether sets of requirements can be fulfilled at once, and how often a deadly hand does. */

import {
  type Aim,
  type AimOptions,
  type Engine,
  finish,
  obedientGesture,
  releaseFrom,
  seekAimOf,
  solve,
  throwChecked,
} from '@tumblekeep/table';
import type { Edition, Throw } from '../../rules/index.ts';
import { keyOf } from '../skill/sets.ts';
import { requirementsOf, shapesWay } from './readings.ts';
import { compulsoryPairs, type ThrowSet } from './sources.ts';

export interface Together {
  readonly rules: string;
  readonly throws: ThrowSet;
  /** A release is known that fulfils all of it and hits. */
  readonly known: boolean;
  /** Share of the throws of a deadly hand that hit; only where it was measured. */
  readonly hits?: number;
}

/** A deadly hand hardly shakes, so that a brief search serves it. */
const BRIEFLY: AimOptions = {
  candidates: 24,
  perHit: 4,
  rounds: [
    { keep: 6, throws: 6, neighbours: 0 },
    { keep: 3, throws: 10, neighbours: 1 },
    { keep: 2, throws: 16, neighbours: 0 },
  ],
};

const LONG: AimOptions = { candidates: 600, perHit: 4 };
const WIDE = 300;

/** Sets of one edition; what only asks something of the body shares the aim of what shapes the way. */
export function makeTogether(engine: Engine, rules: string, seed: string) {
  const aims = new Map<string, Aim | undefined>();
  const solved = new Map<string, boolean>();
  const shaping = (throws: ThrowSet): Throw[] => throws.filter(one => shapesWay(rules, one));

  function aimOf(throws: ThrowSet, options: AimOptions): Aim | undefined {
    const way = shaping(throws);
    const key = `${keyOf(way)} ${options.candidates}`;
    if (!aims.has(key))
      aims.set(key, finish(seekAimOf(engine, requirementsOf(rules, way), 'deadly', { ...options, seed })));
    return aims.get(key);
  }

  /** Whether the solver finds a release within so many throws. */
  function isKnown(throws: ThrowSet, most: number): boolean {
    const way = shaping(throws);
    const key = keyOf(way);
    const known =
      solved.get(key) ?? solve(engine, requirementsOf(rules, way), { within: WIDE, throws: most, seed }).ok;
    solved.set(key, known);
    return known;
  }

  /** Where a brief look for an aim finds nothing a long one may. */
  const hitsOf = (throws: ThrowSet, count: number): number =>
    hitsWith(aimOf(throws, BRIEFLY), throws, count) || hitsWith(aimOf(throws, LONG), throws, count);

  function hitsWith(aim: Aim | undefined, throws: ThrowSet, count: number): number {
    if (aim === undefined) return 0;
    const requirements = requirementsOf(rules, throws);
    const gesture = obedientGesture(requirements);
    let hits = 0;
    for (let i = 0; i < count; i++) {
      const release = releaseFrom(aim, requirements, 'deadly', 'red', `${seed}/${keyOf(throws)}/${i}`);
      if (throwChecked(engine, requirements, aim.scene, { ...release, gesture }).verdict.hit) hits++;
    }
    return hits / count;
  }
  return { isKnown, hitsOf };
}

/** Pairs of monster and room that no throw fulfils as they are written: they bend, or nobody knows how to do them. */
export const excludingPairs = (edition: Edition, unknown: ReadonlySet<string>): readonly ThrowSet[] =>
  compulsoryPairs(edition).filter(
    pair => requirementsOf(edition.id, pair).conflicts.length > 0 || unknown.has(keyOf(pair)),
  );
