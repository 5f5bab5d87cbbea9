/** The 28 specific throws with each edition's reading (docs/rules/throws.md). */
import type { Throw } from '../vocabulary.ts';
import { LAUNCH_THROWS } from './launch.ts';
import { PATH_THROWS } from './path.ts';
import { POSTURE_THROWS } from './posture.ts';
import type { SpecificThrow } from './types.ts';

export const SPECIFIC_THROWS: Readonly<Record<Throw, SpecificThrow>> = {
  ...LAUNCH_THROWS,
  ...PATH_THROWS,
  ...POSTURE_THROWS,
};
