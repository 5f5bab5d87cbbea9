/** Which ability a scar may cover. */
import type { Ability, Action } from '../../rules/index.ts';
import { abilityNamed, best, heroNamed, type Mind, ofType, sheetOf } from './mind.ts';

const HEALED = { party: 2, thrower: 0.8, hero: 1 } as const;

/** What an ability brings each time its icon comes up, roughly. */
function abilityWorth(ability: Ability): number {
  let worth = 0;
  if (ability.heal !== undefined) worth += ability.heal.amount * HEALED[ability.heal.whom];
  if (ability.coins !== undefined) worth += 2 * ability.coins;
  if (ability.steal) worth += 3;
  if (ability.rethrow) worth += 2.2;
  if (ability.token !== undefined) worth += ability.token.healByLevel ? 5 : 1.5;
  if (ability.secondThrow !== undefined) worth += 1.8;
  if (ability.parry !== undefined) worth += (ability.parry.deal * 1.5 + 2) * 0.4;
  if (ability.sectionAtLeast !== undefined) worth += 2.3;
  if (ability.sectionBonus !== undefined) worth += 1.8;
  if (ability.damage !== undefined) worth += 1.8;
  if (ability.sectionIs !== undefined) worth += 2.2;
  if (ability.multiply !== undefined) worth += 1.8;
  if (ability.healByDamage) worth += 2.5;
  if (ability.marker !== undefined) worth += ability.marker.hitBonus === undefined ? 2 : 3;
  return worth;
}

export function chooseScar(mind: Mind, legal: readonly Action[]): Action {
  return best(ofType(legal, 'scar'), ({ hero, color }) => {
    const { abilities } = sheetOf(mind, heroNamed(mind, hero));
    return -abilityWorth(abilityNamed(mind, abilities[color]));
  });
}
