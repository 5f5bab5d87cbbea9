/** Skill is noise on the release: the same aim, steadier or shakier hands. */
import { makeStream } from '@tumblekeep/kernel';
import type { Engine } from '../engine/port.ts';
import { type JudgedThrow, throwChecked } from '../throw.ts';
import type { Requirements } from '../throws/compose.ts';
import { addTremor, type Noise, scaleNoise, shake } from '../tremor.ts';
import type { Die, Skill } from '../vocabulary.ts';
import type { Attempt } from './propose.ts';
import { type AimOptions, takeAim } from './solve.ts';

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

/** Draws throws of one level: the same seed gives the same throws. */
export function makeThrower(
  engine: Engine,
  requirements: Requirements,
  level: Level,
  { die = 'red', ...options }: AimOptions & { readonly die?: Die } = {},
): ((seed: string) => JudgedThrow & Attempt) | undefined {
  const noise = noiseOf(level, requirements);
  const aimed = level === 'perfect' ? scaleNoise(AVERAGE, 0.025) : noise;
  const aim = takeAim(engine, requirements, aimed, { ...(level === 'perfect' ? SURE : {}), ...options });
  if (aim === undefined) return undefined;
  return seed => {
    const committed = shake({ ...aim.release, die }, noise, makeStream(seed, 'hand'));
    const release = addTremor(committed, makeStream(seed, 'tremor'));
    return { ...throwChecked(engine, requirements, aim.scene, release), release, scene: aim.scene };
  };
}
