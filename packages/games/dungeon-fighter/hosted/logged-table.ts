/** The table as a log keeps it: all that decides who chose and who threw, and nothing else. */

import { equalPlain, isOneOf } from '@tumblekeep/kernel';
import { botsRevision, type Skill } from '../bots/index.ts';
import type { HeroId } from '../rules/index.ts';
import { type DiceMode, readTable, type SeatKind, type Table } from './seats.ts';

/** How dice come to rest that nobody reports: thrown on the physical table, or drawn from the chances of a skill. */
export const LANDINGS = ['thrown', 'drawn'] as const;
export type Landings = (typeof LANDINGS)[number];

export interface LoggedTable {
  readonly dice: DiceMode;
  readonly landings: Landings;
  /** A skill only where it decides something. */
  readonly seats: Readonly<Record<HeroId, { readonly kind: SeatKind; readonly skill?: Skill }>>;
  /** The revision of the bots, where bots choose or skill throws. */
  readonly bots?: string;
}

export function logTable({ dice, seats }: Table, landings: Landings): LoggedTable {
  const drawsPeople = landings === 'drawn' && dice === 'simulated';
  const logged = Object.entries(seats).map(([hero, { kind, skill }]) => [
    hero,
    kind === 'human' && !drawsPeople ? { kind } : { kind, skill },
  ]);
  const hasBots = drawsPeople || Object.values(seats).some(({ kind }) => kind !== 'human');
  return {
    dice,
    landings,
    seats: Object.fromEntries(logged),
    ...(hasBots && { bots: botsRevision() }),
  };
}

/** A table that was in force for some lines of a log. */
export interface TableInForce {
  readonly table: Table;
  readonly landings: Landings;
  /** Whether the bots of today are those that sat there. */
  readonly hasOurBots: boolean;
}

/** Nothing when no such table is ever logged. */
export function readLoggedTable(value: unknown, heroes: readonly HeroId[]): TableInForce | undefined {
  const table = readTable(value, heroes);
  if (table === undefined) return undefined;
  const { landings, bots } = value as Record<string, unknown>;
  if (!isOneOf(LANDINGS, landings)) return undefined;
  const { bots: ours, ...same } = logTable(table, landings);
  if ((ours === undefined) !== (bots === undefined)) return undefined;
  if (bots !== undefined && typeof bots !== 'string') return undefined;
  if (!equalPlain({ ...same, ...(bots !== undefined && { bots }) }, value)) return undefined;
  return { table, landings, hasOurBots: bots === ours };
}
