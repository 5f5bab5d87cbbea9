/** Who plays which creature, as a log keeps it. */

import { equalPlain } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import type { CreatureId, State } from '../rules/index.ts';

export const CRAWL_SEATS = ['human', 'search'] as const;
export type CrawlSeat = (typeof CRAWL_SEATS)[number];

export interface CrawlTable {
  readonly seats: Readonly<Record<CreatureId, CrawlSeat>>;
  /** The revision of the bots, where bots choose. */
  readonly bots?: string;
}

export const creaturesOf = ({ creatures }: State): CreatureId[] => creatures.map(({ creature }) => creature);

/** Everybody is a person. */
export const peopleOf = (creatures: readonly CreatureId[]): Readonly<Record<CreatureId, CrawlSeat>> =>
  Object.fromEntries(creatures.map(creature => [creature, 'human'])) as Record<CreatureId, CrawlSeat>;

/** `bots` is needed only where bots choose. */
export function logCrawlTable(
  seats: Readonly<Record<CreatureId, CrawlSeat>>,
  bots: () => string = () => '',
): CrawlTable {
  return Object.values(seats).includes('search') ? { seats, bots: bots() } : { seats };
}

const readOrder = reader(() => z.object({ seats: z.record(z.string(), z.enum(CRAWL_SEATS)) }));

/** Creatures that are not named come in the order that seats are given; where nothing is said a person sits. */
export function arrangeCrawl(
  value: unknown,
  creatures: readonly CreatureId[],
  bots: () => string,
): CrawlTable | undefined {
  if (value === undefined) return { seats: peopleOf(creatures) };
  const order = readOrder(value);
  if (order === undefined) return undefined;
  const given = Object.values(order.seats);
  const seats = creatures.map((creature, i) => [
    creature,
    (Object.hasOwn(order.seats, creature) ? order.seats[creature] : given[i]) ?? 'human',
  ]);
  return logCrawlTable(Object.fromEntries(seats) as CrawlTable['seats'], bots);
}

const readShape = reader(() =>
  z.object({ seats: z.record(z.string(), z.enum(CRAWL_SEATS)), bots: z.optional(z.string()) }),
);

/** Nothing when no such table is ever logged. */
export function readCrawlTable(value: unknown, creatures: readonly CreatureId[]): CrawlTable | undefined {
  const shape = readShape(value);
  if (shape === undefined) return undefined;
  const read: Record<string, CrawlSeat> = {};
  for (const creature of creatures) {
    const seat = shape.seats[creature];
    if (seat === undefined) return undefined;
    read[creature] = seat;
  }
  const table = logCrawlTable(read as CrawlTable['seats'], () => shape.bots ?? '');
  return equalPlain(table, value) ? table : undefined;
}
