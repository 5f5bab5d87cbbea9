/** Skill is noise on the release: the same aim, steadier or shakier hands. */
import { makeStream } from '@tumblekeep/kernel';
import type { Engine } from '../engine/port.ts';
import type { Release } from '../release.ts';
import { type JudgedThrow, throwChecked } from '../throw.ts';
import type { Requirements } from '../throws/compose.ts';
import { addTremor, type Noise, scaleNoise, shake } from '../tremor.ts';
import type { Die, Skill } from '../vocabulary.ts';
import type { Attempt } from './propose.ts';
import { type Aim, type AimOptions, finish, seekAim } from './solve.ts';

const AVERAGE: Noise = { speed: 0.19, direction: 0.125, place: 12, spin: 8000, pose: 0.7 };

/** A perfect hand has only the tremor that everybody has. */
export const LEVELS: Readonly<Record<Skill | 'perfect', number>> = {
  perfect: 0,
  deadly: 0.16,
  skilled: 0.38,
  average: 1,
  clumsy: 1.85,
};
export type Level = keyof typeof LEVELS;

export const noiseOf = (level: Level, requirements: Requirements): Noise =>
  scaleNoise(AVERAGE, LEVELS[level] * requirements.shake);

/** Who never trembles rather hits always than highest. */
const SURE: AimOptions = { perHit: 4 };

/** The search for what hands of one level aim at. */
export const seekAimOf = (
  engine: Engine,
  requirements: Requirements,
  level: Level,
  options: AimOptions = {},
): Generator<undefined, Aim | undefined> =>
  level === 'perfect'
    ? seekAim(engine, requirements, scaleNoise(AVERAGE, 0.025), { ...SURE, ...options })
    : seekAim(engine, requirements, noiseOf(level, requirements), options);

/** The release of hands of one level: the same seed gives the same. */
export function releaseFrom(
  aim: Attempt,
  requirements: Requirements,
  level: Level,
  die: Die,
  seed: string,
): Release {
  const noise = noiseOf(level, requirements);
  const committed = shake({ ...aim.release, die }, noise, makeStream(seed, 'hand'));
  return addTremor(committed, makeStream(seed, 'tremor'));
}

/** Draws throws of one level: the same seed gives the same throws. */
export function makeThrower(
  engine: Engine,
  requirements: Requirements,
  level: Level,
  { die = 'red', ...options }: AimOptions & { readonly die?: Die } = {},
): ((seed: string) => JudgedThrow & Attempt) | undefined {
  const aim = finish(seekAimOf(engine, requirements, level, options));
  if (aim === undefined) return undefined;
  return seed => {
    const release = releaseFrom(aim, requirements, level, die, seed);
    return { ...throwChecked(engine, requirements, aim.scene, release), release, scene: aim.scene };
  };
}
