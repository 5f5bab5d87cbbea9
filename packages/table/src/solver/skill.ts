/** Skill is noise on the release: the same aim, steadier or shakier hands. */
import { makeStream } from '@tumblekeep/kernel';
import type { Engine } from '../engine/port.ts';
import { type JudgedThrow, throwChecked } from '../throw.ts';
import type { Requirements } from '../throws/compose.ts';
import { addTremor, type Noise, scaleNoise, shake } from '../tremor.ts';
import type { Die, Skill } from '../vocabulary.ts';
import type { Attempt } from './propose.ts';
import { type Aim, type AimOptions, takeAim } from './solve.ts';

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

export interface ThrowerOptions extends AimOptions {
  readonly die?: Die;
}

export type Thrower = (seed: string) => JudgedThrow & Attempt;

/** What somebody of this level would try. */
export const aimOf = (
  engine: Engine,
  requirements: Requirements,
  level: Level,
  options: AimOptions = {},
): Aim | undefined =>
  takeAim(
    engine,
    requirements,
    level === 'perfect' ? scaleNoise(AVERAGE, 0.02) : noiseOf(level, requirements),
    {
      perHit: PER_HIT[level],
      ...options,
    },
  );

/** Throws that aim alike and go wrong by the level: the same seed gives the same throw. */
export function throwsOf(
  engine: Engine,
  requirements: Requirements,
  level: Level,
  { release: aimed, scene }: Attempt,
  die: Die = 'red',
): Thrower {
  const noise = noiseOf(level, requirements);
  return seed => {
    const committed = shake({ ...aimed, die }, noise, makeStream(seed, 'hand'));
    const release = addTremor(committed, makeStream(seed, 'tremor'));
    return { ...throwChecked(engine, requirements, scene, release), release, scene };
  };
}

export function makeThrower(
  engine: Engine,
  requirements: Requirements,
  level: Level,
  { die, ...options }: ThrowerOptions = {},
): Thrower | undefined {
  const aim = aimOf(engine, requirements, level, options);
  return aim && throwsOf(engine, requirements, level, aim, die);
}
