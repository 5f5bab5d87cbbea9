/** Which dice lie on the table by the rules: neither in somebody's hand nor put away. */
import type { CombatState, Event, EventType } from '@tumblekeep/dungeon-fighter';
import type { LyingDie } from '@tumblekeep/table';
import type { Flight } from './flight.ts';

/** After these the die that was thrown last is in a hand again. */
const PICKED_UP: ReadonlySet<EventType> = new Set<EventType>(['re-thrown', 'second-throw']);

/** Another fight begins with an empty table. */
const CLEARED: ReadonlySet<EventType> = new Set<EventType>(['boss', 'monster']);

/** What has to be remembered after a flight. */
export const isAboutDice = ({ type }: Event): boolean => PICKED_UP.has(type) || CLEARED.has(type);

/** `since` is what happened from the landing of the last flight on. */
export function lyingDice(
  combat: CombatState | null,
  { after, rest }: Pick<Flight, 'after' | 'rest'>,
  since: readonly Event[],
): readonly LyingDie[] {
  if (combat === null || since.some(({ type }) => CLEARED.has(type))) return [];
  const isPickedUp = since.some(({ type }) => PICKED_UP.has(type));
  const flying = combat.throw?.zone === null ? combat.throw.die : undefined;
  // There are several bonus dice, but one die of each colour.
  const inHand = (die: LyingDie['die']): boolean =>
    die !== 'white' && (die === flying || combat.dice.includes(die));
  return after.filter(one => !(one === rest && isPickedUp) && !inHand(one.die));
}
