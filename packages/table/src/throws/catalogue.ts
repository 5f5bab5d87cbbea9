/** The specific throws with each edition's reading (docs/rules/throws.md). The records are the list. */
import { equalPlain } from '@tumblekeep/kernel';
import { EDITIONS, type EditionId } from '../vocabulary.ts';
import { LAUNCH_THROWS } from './launch.ts';
import { PATH_THROWS } from './path.ts';
import { POSTURE_THROWS } from './posture.ts';
import type { SpecificThrow } from './types.ts';

export type Throw = keyof typeof LAUNCH_THROWS | keyof typeof PATH_THROWS | keyof typeof POSTURE_THROWS;

export const SPECIFIC_THROWS: Readonly<Record<Throw, SpecificThrow>> = {
  ...LAUNCH_THROWS,
  ...PATH_THROWS,
  ...POSTURE_THROWS,
};

/** In the order of the alphabet, like the catalogue of the rules. */
export const THROWS = Object.keys(SPECIFIC_THROWS).sort() as readonly string[] as readonly Throw[];

/** The first edition that asks the same of the die; what is asked of the thrower does not change its path. */
export function twinOf(id: Throw, edition: EditionId): EditionId {
  const { readings } = SPECIFIC_THROWS[id];
  const mine = readings[edition];
  const isTwin = (other: EditionId): boolean => {
    const its = readings[other];
    if (mine === undefined || its === undefined) return false;
    if (mine.judge !== its.judge || mine.shake !== its.shake) return false;
    return equalPlain([mine.limits, mine.props], [its.limits, its.props]);
  };
  return EDITIONS.find(isTwin) ?? edition;
}
