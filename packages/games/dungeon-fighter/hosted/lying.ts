/** Which dice lie on the table by the rules: neither in somebody's hand nor put away. */

import type { LyingDie } from '@tumblekeep/table';
import type { CombatState, Event } from '../rules/index.ts';
import type { Flight } from './flight.ts';

/** After this the die that was thrown last is in a hand again; it has to be remembered after a flight. */
export const isAboutDice = ({ type }: Event): boolean => type === 're-thrown' || type === 'second-throw';

/** `since` is what happened from the landing of the last flight on. */
export function lyingDice(
  combat: CombatState | null,
  { after, rest }: Pick<Flight, 'after' | 'rest'>,
  since: readonly Event[],
): readonly LyingDie[] {
  if (combat === null || combat.throws === 0) return [];
  const isPickedUp = since.some(isAboutDice);
  const flying = combat.throw?.zone === null ? combat.throw.die : undefined;
  const lying = after.filter(
    one =>
      !(one === rest && isPickedUp) &&
      (one.die === 'white' || (one.die !== flying && !combat.dice.includes(one.die))),
  );
  // There are several bonus dice, and those that the rules have taken back lie no longer.
  const thrown = combat.bonusDiceThrown - (flying === 'white' ? 1 : 0);
  let tooMany = lying.filter(({ die }) => die === 'white').length - thrown;
  return tooMany <= 0 ? lying : lying.filter(({ die }) => die !== 'white' || tooMany-- <= 0);
}
