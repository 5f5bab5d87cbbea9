/** Whether a throw can be made as it is demanded. */
import type { Demand, Edition } from '@tumblekeep/dungeon-fighter';
import { isOneOf } from '@tumblekeep/kernel';
import { compose, EDITIONS } from '@tumblekeep/table';

/** Throws that exclude each other, and how they bend; the party may rather back down. */
export function conflictsOf(edition: Edition, demands: readonly Demand[]): readonly string[] {
  if (!isOneOf(EDITIONS, edition.id)) return [];
  const composed = compose(
    edition.id,
    demands.map(({ id }) => id),
  );
  return composed.ok ? composed.value.conflicts.map(({ reason, instead }) => `${reason}: ${instead}`) : [];
}
