/** ABILITY: what goes on for a while. */
import type { Ability, Boon } from '../../cards.ts';
import { me, type Play } from '../../play.ts';
import type { BoonState } from '../../state.ts';
import type { Duration } from '../../vocabulary.ts';
import { isWarded } from '../epic.ts';

const NONE: readonly BoonState[] = [];

/** What is at work now; a Patriarch suspends all of it (DIE-EPIC-17, DIE-R-89). */
export const boonsAtWork = (play: Play): readonly BoonState[] => {
  const { boons } = me(play);
  return boons.length === 0 || isWarded(play) ? NONE : boons;
};

export const boonOf = (play: Play, { ability }: BoonState): Boon =>
  (play.content.ability.get(ability) as Ability).boon as Boon;

function end(play: Play, boon: BoonState): void {
  const { boons } = me(play);
  boons.splice(boons.indexOf(boon), 1);
  play.sink?.({ type: 'ended', ability: boon.ability });
}

/** What is rolled, and not what is made of it afterwards: that alone counts for a roll that may not be modified. */
export const changesDice = ({ rungs, times }: Boon): boolean => rungs !== undefined || times !== undefined;

/** Ends what lasts no longer than this, unless it goes on waiting. */
export function endBoons(play: Play, lasts: Duration, isOver?: (boon: BoonState) => boolean): void {
  const { boons } = me(play);
  for (let i = boons.length - 1; i >= 0; i--) {
    const boon = boons[i] as BoonState;
    if (boon.lasts === lasts && isOver?.(boon) !== false) end(play, boon);
  }
}

/** Prepared protection takes points off the damage, and ends when it is used up; answers what is left. */
export function preventDamage(play: Play, amount: number): number {
  let left = amount;
  for (const boon of [...boonsAtWork(play)]) {
    const prevented = Math.min(left, boon.left);
    if (prevented === 0) continue;
    boon.left -= prevented;
    left -= prevented;
    play.sink?.({ type: 'prevented', amount: prevented, ability: boon.ability });
    if (boon.left === 0) end(play, boon);
  }
  return left;
}
