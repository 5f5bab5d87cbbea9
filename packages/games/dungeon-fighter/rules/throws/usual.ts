/** What the specific throws are like wherever they are asked for; an edition says what it asks, and where it differs. */
import type { Throw } from '../vocabulary.ts';
import { HAND } from './usual/hand.ts';
import { LAUNCH } from './usual/launch.ts';
import { PATH } from './usual/path.ts';
import { POSTURE } from './usual/posture.ts';
import { SIGHT } from './usual/sight.ts';
import type { UsualThrow } from './usual/usual-throw.ts';

export const USUAL = {
  ...LAUNCH,
  ...HAND,
  ...POSTURE,
  ...SIGHT,
  ...PATH,
} satisfies { readonly [Name in Throw]: UsualThrow & { readonly id: Name } };
