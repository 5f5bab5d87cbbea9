/** Whether a throw can be made as it is demanded. */

import { compose } from '@tumblekeep/table';
import type { Demand, Edition } from '../../../rules/index.ts';

/** Throws that exclude each other, and how they bend; the party may rather back down. */
export function conflictsOf(edition: Edition, demands: readonly Demand[]): readonly string[] {
  const composed = compose(
    edition.throwing,
    demands.map(({ id }) => id),
  );
  return composed.ok ? composed.value.conflicts.map(({ reason, instead }) => `${reason}: ${instead}`) : [];
}
