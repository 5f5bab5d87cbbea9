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

const AVERAGE: Noise = { speed: 0.228, direction: 0.149, place: 14, spin: 9500, pose: 0.82 };

/** A perfect hand has only the tremor that everybody has. */
export const LEVELS: Readonly<Record<Skill | 'perfect', number>> = {
  perfect: 0,
  deadly: 0.14,
  skilled: 0.37,
  average: 1,
  clumsy: 1.7,
};
export type Level = keyof typeof LEVELS;

export const noiseOf = (level: Level, requirements: Requirements): Noise =>
  scaleNoise(AVERAGE, LEVELS[level] * requirements.shake);

/** What a hit is worth in itself: good hands go for points, shaky ones are glad to hit, and who never trembles hits always. */
const PER_HIT: Readonly<Record<Level, number>> = { perfect: 4, deadly: 0, skilled: 0, average: 1, clumsy: 1 };

/** The search for what hands of one level aim at. */
export const seekAimOf = (
  engine: Engine,
  requirements: Requirements,
  level: Level,
  options: AimOptions = {},
): Generator<undefined, Aim | undefined> =>
  seekAim(
    engine,
    requirements,
    level === 'perfect' ? scaleNoise(AVERAGE, 0.02) : noiseOf(level, requirements),
    { perHit: PER_HIT[level], ...options },
  );

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
