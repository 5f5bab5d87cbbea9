/**
 * Where and how a set of throws naturally begins. Found by trying out what an average hand does best; editions keep
 * it for every single throw (scripts/natural.ts).
 */
import { makeStream } from '@tumblekeep/kernel';
import {
  type AimOptions,
  type Attempt,
  type Engine,
  type Natural,
  noiseOf,
  propose,
  type Requirements,
  scaleNoise,
  seekAim,
} from '@tumblekeep/table';

/** A hit is worth this much besides its points when ways to throw are compared. */
const PER_HIT = 3;

/** Noise of a hand on a screen against that of an average hand; what makes a throw wild comes with its control. */
const HANDS = 0.7;

/** A search for which a player can wait: about four hundred throws. */
const BRIEFLY: AimOptions = {
  candidates: 30,
  rounds: [
    { keep: 8, throws: 8, neighbours: 0 },
    { keep: 3, throws: 16, neighbours: 2 },
    { keep: 3, throws: 30, neighbours: 0 },
  ],
};

/** The symmetrical part: whoever swings straight throws straight. */
const symmetric = ({ release: { at, velocity, spin }, scene }: Attempt, isTop: boolean): Natural => ({
  height: at[1],
  z: at[2],
  rise: velocity[1],
  forward: velocity[2],
  roll: spin[0],
  top: isTop ? spin[1] : 0,
  props: scene.props,
});

export const keyOf = ({ throws }: Requirements): string => throws.join(' ');

/** Takes seconds, and stops after each throw it tries for whoever has something else to do. */
export function* seekNatural(
  engine: Engine,
  requirements: Requirements,
  options: Pick<AimOptions, 'candidates' | 'rounds' | 'seed'> = BRIEFLY,
): Generator<undefined, Natural> {
  const noise = scaleNoise(noiseOf('average', requirements), HANDS / Math.max(1, requirements.shake));
  const aim = yield* seekAim(engine, requirements, noise, { ...options, perHit: PER_HIT });
  return aim === undefined ? guessNatural(requirements) : symmetric(aim, requirements.top !== undefined);
}

/** Of the plain throw and of single throws. */
export const knownNatural = (requirements: Requirements): Natural | undefined =>
  requirements.throwing.naturals?.beginnings[keyOf(requirements)];

const ANYHOW: Natural = { height: 200, z: -480, rise: -1100, forward: 1450, roll: 8000, top: 0, props: [] };

/** Something plausible at once, when nobody has tried these throws together. */
export function guessNatural(requirements: Requirements): Natural {
  const attempt = propose(requirements, makeStream('natural', keyOf(requirements)));
  return attempt === undefined ? ANYHOW : symmetric(attempt, requirements.top !== undefined);
}
