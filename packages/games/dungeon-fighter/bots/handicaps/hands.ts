/** Hands between the measured ones: 0 is clumsy, 1 average, 2 skilled and 3 deadly. */
import { makeStream, nextFraction } from '@tumblekeep/kernel';
import type { HeroId } from '../../rules/index.ts';
import { SKILLS, type Skill } from '../skill/table.ts';

/** A place on the scale of the `SKILLS`. */
export type Hand = number;

export const WORST_HAND: Hand = 0;
export const BEST_HAND: Hand = SKILLS.length - 1;

export const handOfSkill = (skill: Skill): Hand => SKILLS.indexOf(skill);

/** The measured hand that is most like it. */
export const nearestSkill = (hand: Hand): Skill =>
  SKILLS[Math.round(Math.min(BEST_HAND, Math.max(WORST_HAND, hand)))] as Skill;

/** The two measured hands that it lies between, and how much of the better one it has. */
export function neighboursOf(hand: Hand): {
  readonly low: Skill;
  readonly high: Skill;
  readonly share: number;
} {
  const within = Math.min(BEST_HAND, Math.max(WORST_HAND, hand));
  const at = Math.min(BEST_HAND - 1, Math.floor(within));
  return { low: SKILLS[at] as Skill, high: SKILLS[at + 1] as Skill, share: within - at };
}

/** For each throw one of the two measured hands, by chance as often as it is like them. */
export function mixedSkills(handOf: (hero: HeroId) => Hand, seed: string): (hero: HeroId) => Skill {
  const stream = makeStream(seed, 'hands');
  return hero => {
    const { low, high, share } = neighboursOf(handOf(hero));
    if (share === 0) return low;
    return share === 1 || nextFraction(stream) < share ? high : low;
  };
}
